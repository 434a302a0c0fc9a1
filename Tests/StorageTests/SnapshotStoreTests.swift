import Digesting
import FactModel
import Storage
import TestSupport
import Testing

@Test func givesBackWhatWasPut() throws {
  let place = try TemporaryWorkspace()
  let stored = try place.put("# A\n", as: "apple/a")
  #expect(stored.digest == Digest(ofText: "# A\n"))
  #expect(try place.store().state(of: id("apple/a")) == .sound(stored, body: Array("# A\n".utf8)))
  #expect(place.directory.read("snapshots/apple/a.md") == Array("# A\n".utf8))
  #expect(place.directory.read("snapshots/apple/a.meta.json")?.last == UInt8(ascii: "\n"))
}

@Test func knowsNothingOfAPageThatWasNeverPut() throws {
  let place = try TemporaryWorkspace()
  #expect(try place.store().state(of: id("apple/a")) == .none)
  #expect(try place.store().metadata(of: id("apple/a")) == nil)
}

@Test func takesABodyWithoutMetadataForNothing() throws {
  let place = try TemporaryWorkspace()
  try place.directory.write("half done", to: "snapshots/apple/a.md")
  #expect(try place.store().state(of: id("apple/a")) == .none)
  var pages = try place.store().pages()
  #expect(try pages.next() == nil)
}

@Test func tellsABodyThatItsMetadataDoesNotDescribe() throws {
  let place = try TemporaryWorkspace()
  let stored = try place.put("# A\n", as: "apple/a")
  try place.directory.write("# B\n", to: "snapshots/apple/a.md")
  #expect(
    try place.store().state(of: id("apple/a"))
      == .damaged(stored, found: Digest(ofText: "# B\n")))
}

@Test func tellsABodyThatIsMissing() throws {
  let place = try TemporaryWorkspace()
  let stored = try place.put("# A\n", as: "apple/a")
  try place.workspace.folder.remove("snapshots/apple/a.md")
  #expect(try place.store().state(of: id("apple/a")) == .missingBody(stored))
}

@Test func keepsTheBodiesOfAnEvidenceSourceOutOfGit() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a", keep: .evidence)
  #expect(place.directory.read("snapshots/apple/a.md") == nil)
  #expect(place.directory.read("snapshots/apple/a.meta.json") != nil)
  #expect(place.directory.read(".docfacts/bodies/apple/a.md") == Array("# A\n".utf8))
}

@Test func leavesNoBodyBehindWhereASourceNoLongerKeepsBytes() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a", keep: .bytes)
  try place.put("# A\n", as: "apple/a", keep: .evidence)
  #expect(place.directory.read("snapshots/apple/a.md") == nil)
  #expect(place.directory.read(".docfacts/bodies/apple/a.md") != nil)
}

@Test func refusesMetadataOfAnotherPage() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a")
  let bytes = try #require(place.directory.read("snapshots/apple/a.meta.json"))
  try place.directory.write(bytes, to: "snapshots/apple/b.meta.json")
  #expect(throws: StorageError.self) { try place.store().metadata(of: id("apple/b")) }
}

@Test func refusesMetadataOfALaterSchema() throws {
  let place = try TemporaryWorkspace()
  try place.directory.write(#"{"schema": 2, "else": true}"#, to: "snapshots/apple/a.meta.json")
  let path = place.directory["snapshots/apple/a.meta.json"]
  #expect(throws: StorageError.laterSchema(path: path, schema: 2, known: 1)) {
    try place.store().metadata(of: id("apple/a"))
  }
}

@Test(arguments: ["", "{", "[]", "{\"schema\": 1}", "\u{0}\u{0}\u{0}", "{\"page\": \"../x\"}"])
func refusesMetadataThatIsNone(text: String) throws {
  let place = try TemporaryWorkspace()
  try place.directory.write(text, to: "snapshots/apple/a.meta.json")
  #expect(throws: StorageError.self) { try place.store().metadata(of: id("apple/a")) }
}

@Test func marksAPageGoneAndKeepsItsBytes() throws {
  let place = try TemporaryWorkspace()
  let stored = try place.put("# A\n", as: "apple/a")
  var batch = WriteBatch()
  let first = Timestamp(seconds: 100)
  #expect(try place.store().mark(id("apple/a"), goneSince: first, in: &batch))
  #expect(
    try !place.store().mark(id("apple/a"), goneSince: Timestamp(seconds: 200), in: &batch))
  #expect(try place.store().metadata(of: id("apple/a"))?.gone == first)
  #expect(try place.store().mark(id("apple/a"), goneSince: nil, in: &batch))
  #expect(try place.store().state(of: id("apple/a")) == .sound(stored, body: Array("# A\n".utf8)))
}

@Test func givesPagesInTheOrderOfTheirIds() throws {
  let place = try TemporaryWorkspace()
  let long = String(repeating: "m", count: 250)
  let ids = [
    "apple/a", "apple/a!b", "apple/a-b", "apple/a-b/c", "apple/a.b", "apple/a/A", "apple/a/b",
    "apple/a/b/c", "apple/a0", "apple/\(long)", "apple/\(long)/x", "apple/z/\(long)", "apple/~",
    "apple/\u{e9}", "apple/B", "apple/a:b",
  ]
  for name in ids.shuffled() { try place.put("# A\n", as: name) }
  try place.directory.write("x", to: "snapshots/apple/Foreign.meta.json")
  var pages = try place.store().pages()
  var found: [PageID] = []
  while let page = try pages.next() { found.append(page) }
  #expect(found == ids.compactMap(PageID.init(rawValue:)).sorted())
}
