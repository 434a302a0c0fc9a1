import FactModel
import RecordReading
import Testing

@Suite struct DamagedTextTests {
  private let text = """
    sources:
      - id: tea
        kind: html
        base: https://tea.example/
        pages:
          - "cups/é"
          - {path: pot, title: 'A pot'}
    page-sets:
      all: [tea/pot]

    """

  /// Whether the bytes are refused with a place within them, or can be edited.
  private func isReadOrRefused(_ bytes: [UInt8]) throws -> Bool {
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    do throws(RecordError) {
      _ = try SourceListReader(file: "s").read(bytes)
    } catch {
      return !error.problems.isEmpty && error.problems.allSatisfy { $0.place.line <= lines }
    }
    let page = try #require(PageID(rawValue: "tea/milk"))
    let edited = try SourceListEditor(file: "s").adding(
      page, to: String(decoding: bytes, as: UTF8.self))
    return try SourceListReader(file: "s").read(edited).pages.contains(page)
  }

  @Test func isReadOrRefusedWhereverTheTextIsCut() throws {
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      #expect(try isReadOrRefused(Array(bytes[..<end])), "cut at \(end)")
    }
  }

  @Test(arguments: [0x00, 0x09, 0x0A, 0x0D, 0x22, 0x23, 0x26, 0x2D, 0x3A, 0x5B, 0x7B, 0xC3, 0xFF])
  func isReadOrRefusedWhateverByteStandsInIt(byte: UInt8) throws {
    for index in text.utf8.indices.map({ text.utf8.distance(from: text.utf8.startIndex, to: $0) }) {
      var bytes = Array(text.utf8)
      bytes[index] = byte
      #expect(try isReadOrRefused(bytes), "byte \(index)")
    }
  }
}
