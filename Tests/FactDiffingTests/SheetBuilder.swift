import FactModel

/// A page id of the tests' own source.
func id(_ path: String) -> PageID {
  guard let id = PageID(rawValue: "kit/\(path)") else { preconditionFailure("bad path \(path)") }
  return id
}

/// A digest that differs where `text` does.
func digest(_ text: String) -> Digest {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let digits = String(hash, radix: 16)
  let rawValue = String(repeating: "0", count: 40 - digits.count) + digits
  guard let digest = Digest(rawValue: rawValue) else { preconditionFailure("bad digest") }
  return digest
}

/// A row as DocC writes it: `iOS: 8.0.0 - 26.0.0`.
func row(_ text: String) -> AvailabilityRow {
  let parts = text.split(separator: ":", maxSplits: 1)
  let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
    .map { Version($0.filter { $0 != " " }) }
  return AvailabilityRow(platform: String(parts[0]), introduced: ends[0], until: ends[1])
}

/// A sheet with `sentences` in one paragraph of the section Overview.
func sheet(
  at path: String = "tank", rows: [String]? = [], title: String = "Tank", _ sentences: String...,
  edit: (inout FactSheet) -> Void = { _ in }
) -> FactSheet {
  let symbol = PageHeader.Symbol(kind: "Class", modules: ["Kit"], preciseIdentifier: "s:3Kit")
  var sheet = FactSheet(
    page: id(path), kind: .doccMarkdown, snapshot: digest(""), extractor: 1,
    header: PageHeader(
      identifier: "/documentation/Kit/\(path)", title: title, documentType: "symbol",
      role: "Class", framework: "Kit", metadataVersion: "0.1.0", symbol: symbol,
      availability: rows?.map(row)),
    title: title, outline: ["## Overview"], blocks: [paragraph("Overview", sentences)])
  edit(&sheet)
  sheet.snapshot = digest(String(reflecting: sheet))
  return sheet
}

/// A paragraph of a section.
func paragraph(_ section: String, _ sentences: [String]) -> ProseBlock {
  ProseBlock(kind: .paragraph, section: [section], sentences: sentences.map(Sentence.text))
}
