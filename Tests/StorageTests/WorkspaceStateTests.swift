import Digesting
import FactModel
import ProcessRunning
import Storage
import TestSupport
import Testing

extension TemporaryWorkspace {
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let settings = ["user.name=A", "user.email=a@example.org", "commit.gpgsign=false"]
    let outcome = try Invocation(
      "git", settings.flatMap { ["-c", $0] } + arguments, in: workspace.path,
      environment: [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_COMMITTER_DATE": "2026-10-11T05:00:00Z",
      ]
    ).run()
    #expect(outcome.succeeded, "\(outcome.errorText)")
    return outcome.outputText
  }

  func commitAll() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "State")
  }

  func putSheet(_ title: String, of page: String) throws {
    var batch = WriteBatch()
    let sheet = FactSheet(
      page: try id(page), kind: .doccMarkdown, snapshot: Digest(ofText: title), extractor: 1,
      title: title)
    try FactSheetStore(workspace).put(sheet, in: &batch)
  }
}

private let long = "apple/" + String(repeating: "x", count: 300)

@Test func readsTheSamePagesFromACommitAsFromDisk() throws {
  let place = try TemporaryWorkspace()
  for page in ["apple/a/b", "apple/a-b", "apple/A:b", long] {
    try place.put("# \(page)\n", as: page)
    try place.putSheet(page, of: page)
  }
  try place.put("no sheet", as: "apple/plain")
  try place.git("init", "-q")
  try place.commitAll()
  let (disk, commit) = (place.workspace.state, try place.workspace.state(named: "HEAD"))
  let pages = try disk.pages()
  #expect(pages.count == 5 && pages.filter { $0.sheet == nil }.count == 1)
  #expect(try commit.pages() == pages)
  for page in pages {
    #expect(try commit.metadata(of: page) == disk.metadata(of: page))
    #expect(try commit.sheet(of: page) == disk.sheet(of: page))
    #expect(try commit.body(of: page) == disk.body(of: page))
  }
}

@Test func keepsTheStateOfACommitWhileTheFilesChange() throws {
  let place = try TemporaryWorkspace()
  try place.put("old", as: "apple/a")
  try place.git("init", "-q")
  try place.commitAll()
  try place.put("new", as: "apple/a", at: 5)
  try place.put("more", as: "apple/b")
  let (disk, commit) = (place.workspace.state, try place.workspace.state(named: "HEAD"))
  let (new, old) = (try disk.pages(), try commit.pages())
  #expect(new.map(\.page.rawValue) == ["apple/a", "apple/b"])
  #expect(old.map(\.page.rawValue) == ["apple/a"])
  #expect(new[0].metadata != old[0].metadata)
  #expect(try disk.body(of: new[0]) == Array("new".utf8))
  #expect(try commit.body(of: old[0]) == Array("old".utf8))
  #expect(commit.date?.description == "2026-10-11T05:00:00Z")
}

@Test func readsAWorkspaceThatIsAFolderOfItsRepository() throws {
  let outer = try TemporaryDirectory()
  try outer.write("sources: []\n", to: "docs/facts/sources.yml")
  try outer.write("{}", to: "snapshots/apple/other.meta.json")
  let place = TemporaryWorkspace(outer, at: try Workspace(at: outer["docs"]))
  try place.put("# A\n", as: "apple/a")
  try #require(try Invocation("git", ["init", "-q"], in: outer.path).run().succeeded)
  try place.commitAll()
  let pages = try place.workspace.state(named: "HEAD").pages()
  #expect(pages.map(\.page.rawValue) == ["apple/a"])
}

@Test func comparesWithAnotherDirectory() throws {
  let (one, other) = (try TemporaryWorkspace(), try TemporaryWorkspace())
  try one.put("# A\n", as: "apple/a")
  try other.put("# A\n", as: "apple/a")
  let state = try one.workspace.state(named: other.workspace.path)
  #expect(try state.pages() == one.workspace.state.pages())
}

@Test(arguments: ["--help", "-p", "", "no-such", "HEAD:snapshots", "HEAD\0", "HEAD..HEAD"])
func refusesWhatNamesNoCommit(revision: String) throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a")
  try place.git("init", "-q")
  try place.commitAll()
  #expect(throws: StorageError.unknownRevision(revision)) {
    try place.workspace.state(named: revision)
  }
}

@Test func saysThatThereIsNoRepository() throws {
  let place = try TemporaryWorkspace()
  #expect(GitRepository(at: place.workspace.path) == nil)
  let error = try #require(throws: StorageError.self) { try place.workspace.state(named: "HEAD") }
  #expect(error.description.contains("lies in no git repository"))
}

@Test func passesOverLinksThatACommitHolds() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a")
  try place.git("init", "-q")
  let link = try Invocation(
    "ln", ["-s", "/etc/passwd", "\(place.workspace.path)/snapshots/apple/b.meta.json"]
  ).run()
  try #require(link.succeeded)
  try place.commitAll()
  #expect(try place.workspace.state(named: "HEAD").pages().map(\.page.rawValue) == ["apple/a"])
  #expect(try place.workspace.state.pages().map(\.page.rawValue) == ["apple/a"])
}

@Test func givesNoBodyThatIsNotTheOneDescribed() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a")
  try place.put("# B\n", as: "apple/b", keep: .evidence)
  try place.directory.write("damaged", to: "snapshots/apple/a.md")
  let state = place.workspace.state
  let pages = try state.pages()
  #expect(try state.body(of: pages[0]) == nil)
  #expect(try state.body(of: pages[1]) == Array("# B\n".utf8))
}

@Test func namesABlobAsItsDigestSays() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\r\n\u{0}", as: "apple/a")
  try place.git("init", "-q")
  let printed = try place.git("hash-object", "--no-filters", "snapshots/apple/a.md")
  #expect(
    try place.store().metadata(of: id("apple/a"))?.digest.description == String(printed.dropLast()))
}
