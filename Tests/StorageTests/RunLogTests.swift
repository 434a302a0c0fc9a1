import FactModel
import Storage
import TestSupport
import Testing

private func record(_ second: Int64, unchanged: Int = 1) throws -> RunRecord {
  let source = try #require(SourceID(rawValue: "apple"))
  return RunRecord(
    at: Timestamp(seconds: second), version: "1.0.0",
    sources: [.init(id: source, unchanged: unchanged)])
}

@Test func appendsOneLineARun() throws {
  let place = try TemporaryWorkspace()
  let log = RecordLog(runsOf: place.workspace)
  #expect(try log.records() == [])
  try log.append(record(1))
  let first = try #require(place.directory.read("snapshots/runs.jsonl"))
  try log.append(record(2))
  let both = try #require(place.directory.read("snapshots/runs.jsonl"))
  #expect(both.starts(with: first) && both.count == 2 * first.count)
  #expect(try log.records() == [record(1), record(2)])
}

@Test(arguments: [#"{"at":"1970-01-0"#, "{", "\u{0}\u{0}\u{0}", "\u{FFFD}"])
func passesOverATornLastLineAndTakesItAway(torn: String) throws {
  let place = try TemporaryWorkspace()
  let log = RecordLog(runsOf: place.workspace)
  try log.append(record(1))
  let whole = try #require(place.directory.read("snapshots/runs.jsonl"))
  try place.directory.write(whole + Array(torn.utf8), to: "snapshots/runs.jsonl")
  #expect(try log.records() == [record(1)])
  try log.append(record(2))
  #expect(try log.records() == [record(1), record(2)])
}

@Test func keepsALastLineThatOnlyLostItsLineFeed() throws {
  let place = try TemporaryWorkspace()
  let log = RecordLog(runsOf: place.workspace)
  try log.append(record(1))
  let whole = try #require(place.directory.read("snapshots/runs.jsonl"))
  try place.directory.write(whole.dropLast(), to: "snapshots/runs.jsonl")
  #expect(try log.records() == [record(1)])
  try log.append(record(2))
  #expect(try log.records() == [record(1), record(2)])
}

@Test(arguments: ["", "{}", "<<<<<<< HEAD"])
func namesABadLineInTheMiddle(bad: String) throws {
  let place = try TemporaryWorkspace()
  let log = RecordLog(runsOf: place.workspace)
  try log.append(record(1))
  let whole = try #require(place.directory.read("snapshots/runs.jsonl"))
  try place.directory.write(whole + Array("\(bad)\n".utf8) + whole, to: "snapshots/runs.jsonl")
  let error = try #require(throws: StorageError.self) { try log.records() }
  #expect(error.description.contains("runs.jsonl:2: "))
}
