import FactModel

/// Turns the comment's JSON into a header; a known key of another type is an error, an unknown key
/// is kept.
struct HeaderDecoder {
  let root: JSONValue

  private static let known: Set<String> = [
    "availability", "documentType", "framework", "identifier", "metadataVersion", "role", "symbol",
    "title",
  ]
  private static let knownOfSymbol: Set<String> = ["kind", "modules", "preciseIdentifier"]

  func header() throws(HeaderFault) -> PageHeader {
    let object = try JSONObject(root, named: "the header")
    let symbol = try object["symbol"].map { value throws(HeaderFault) in
      try JSONObject(value, named: "symbol")
    }
    return PageHeader(
      identifier: try object.string("identifier"), title: try object.string("title"),
      documentType: try object.string("documentType"), role: try object.optionalString("role"),
      framework: try object.string("framework"),
      metadataVersion: try object.string("metadataVersion"), symbol: try symbol.map(decodeSymbol),
      availability: try object["availability"].map(rows), unknown: unknown(object, symbol))
  }

  private func decodeSymbol(_ object: JSONObject) throws(HeaderFault) -> PageHeader.Symbol {
    PageHeader.Symbol(
      kind: try object.string("kind"), modules: try object.strings("modules").map(\.text),
      preciseIdentifier: try object.string("preciseIdentifier"))
  }

  private func rows(_ list: JSONValue) throws(HeaderFault) -> [AvailabilityRow] {
    var rows: [AvailabilityRow] = []
    var platforms: Set<[UInt8]> = []
    for (text, offset) in try JSONObject.strings(list, named: "availability") {
      let row = try AvailabilityRowReader(text: text, offset: offset).row()
      guard platforms.insert(Array(row.platform.utf8)).inserted else {
        throw HeaderFault(.unexpected, "a second row for \(row.platform)", at: offset)
      }
      rows.append(row)
    }
    return rows
  }

  /// Keys of the symbol object stand with their path: `symbol.kind`.
  private func unknown(_ object: JSONObject, _ symbol: JSONObject?) -> [String: String]? {
    var unknown: [String: String] = [:]
    for member in object.members where !Self.known.contains(member.key) {
      unknown[member.key] = member.value.compactText
    }
    for member in symbol?.members ?? [] where !Self.knownOfSymbol.contains(member.key) {
      unknown["symbol.\(member.key)"] = member.value.compactText
    }
    return unknown.isEmpty ? nil : unknown
  }
}
