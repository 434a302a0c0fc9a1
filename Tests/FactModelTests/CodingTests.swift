import FactModel
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}

@Test func valuesOfOneTextAreWrittenAsStrings() throws {
  #expect(try json(#require(Version("26.0"))) == #""26.0""#)
  #expect(try json(#require(Day("2026-10-11"))) == #""2026-10-11""#)
  #expect(try json(Timestamp(seconds: 0)) == #""1970-01-01T00:00:00Z""#)
  #expect(try json(#require(PageID(rawValue: "a/b/c"))) == #""a/b/c""#)
}

@Test func valuesThatAreNoneAreRefused() {
  #expect(throws: DecodingError.self) { try read(Version.self, #""26.x""#) }
  #expect(throws: DecodingError.self) { try read(Version.self, "26.0") }
  #expect(throws: DecodingError.self) { try read(Day.self, #""2024-02-30""#) }
  #expect(throws: DecodingError.self) { try read(Timestamp.self, #""2026-10-11""#) }
  #expect(throws: DecodingError.self) { try read(PageID.self, #""a/../b""#) }
  #expect(throws: DecodingError.self) { try read(Digest.self, #""abc""#) }
}

@Test func aQuietRunIsAShortLineWithoutEmptyHints() throws {
  let source = try #require(SourceID(rawValue: "apple"))
  let record = RunRecord(
    at: Timestamp(seconds: 0), version: "1.0.0", sources: [.init(id: source, unchanged: 7)])
  let line = """
    {"at":"1970-01-01T00:00:00Z","schema":1,"sources":[{"changed":[],"failed":[],"gone":[],\
    "id":"apple","unchanged":7}],"version":"1.0.0"}
    """
  #expect(try json(record) == line)
  #expect(try read(RunRecord.self, line) == record)
}

@Test func aRunSaysWhatItCoveredAndWhatFailed() throws {
  let source = try #require(SourceID(rawValue: "apple"))
  let page = try #require(PageID(rawValue: "apple/a"))
  let record = RunRecord(
    at: Timestamp(seconds: 0), version: "1.0.0",
    sources: [
      .init(
        id: source, only: [page], except: [page], unconditional: true, changed: [page],
        gone: [page], failed: [.init(page: page, reason: "timed out")])
    ])
  #expect(try read(RunRecord.self, json(record)) == record)
}
