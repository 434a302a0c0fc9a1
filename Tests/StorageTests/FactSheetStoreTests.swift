import Digesting
import FactModel
import Storage
import TestSupport
import Testing

private func sheet(title: String = "A") throws -> FactSheet {
  FactSheet(
    page: try id("apple/a"), kind: .doccMarkdown, snapshot: Digest(ofText: "# A\n"), extractor: 3,
    title: title,
    blocks: [.init(kind: .abstract, section: [], sentences: [.text("One."), .text("a/b \u{e9}")])])
}

@Test func givesBackASheet() throws {
  let place = try TemporaryWorkspace()
  let store = FactSheetStore(place.workspace)
  var batch = WriteBatch()
  #expect(try store.sheet(of: id("apple/a")) == nil)
  #expect(try store.put(sheet(), in: &batch))
  #expect(try store.sheet(of: id("apple/a")) == sheet())
  #expect(try !store.put(sheet(), in: &batch))
}

@Test func writesASentenceALineAndSlashesPlain() throws {
  let place = try TemporaryWorkspace()
  var batch = WriteBatch()
  try FactSheetStore(place.workspace).put(sheet(), in: &batch)
  let text = String(
    decoding: try #require(place.directory.read("facts/pages/apple/a.json")), as: UTF8.self)
  let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
  #expect(lines.contains(#""One.","#) && lines.contains("\"a/b \u{e9}\""))
  #expect(text.utf8.suffix(2).elementsEqual("}\n".utf8))
}

@Test(arguments: ["A", "\n  \"extractor\" : 9,\n", #""snapshot" : "x""#])
func readsTheStampWhateverThePageSays(title: String) throws {
  let place = try TemporaryWorkspace()
  let store = FactSheetStore(place.workspace)
  var batch = WriteBatch()
  try store.put(sheet(title: title), in: &batch)
  #expect(
    try store.stamp(of: id("apple/a"))
      == SheetStamp(snapshot: Digest(ofText: "# A\n"), extractor: 3))
}

@Test(arguments: ["", "{}\n", "{\n  \"extractor\" : 3,\n  \"snapshot\" : \"ab\"\n}\n"])
func givesNoStampOfASheetItDidNotWrite(text: String) throws {
  let place = try TemporaryWorkspace()
  try place.directory.write(text, to: "facts/pages/apple/a.json")
  #expect(try FactSheetStore(place.workspace).stamp(of: id("apple/a")) == nil)
}
