import FactModel
import ProcessRunning
import Storage
import TestSupport
import Testing

@Test func isFoundFromAnyFolderBelow() throws {
  let place = try TemporaryWorkspace()
  try place.directory.write("x", to: "articles/deep/a.md")
  #expect(try Workspace.find(from: place.directory["articles/deep"]).path == place.directory.path)
  #expect(try Workspace.find(from: place.directory.path).path == place.directory.path)
}

@Test func isTheNearestOneUpwards() throws {
  let place = try TemporaryWorkspace()
  try place.directory.write("sources: []\n", to: "inner/facts/sources.yml")
  try place.directory.write("x", to: "inner/a/b")
  #expect(try Workspace.find(from: place.directory["inner/a"]).path == place.directory["inner"])
}

@Test func isNotFoundWhereNoFolderHasSources() throws {
  let directory = try TemporaryDirectory()
  #expect(throws: StorageError.noWorkspace(from: directory.path)) {
    try Workspace.find(from: directory.path)
  }
}

@Test func isLockedByOneHolderAtATime() throws {
  let place = try TemporaryWorkspace()
  do {
    let lock = try place.workspace.lock()
    let error = try #require(throws: StorageError.self) { try place.workspace.lock() }
    guard case .locked(_, let holder) = error else { throw error }
    #expect(holder.map { $0 > 0 } == true)
    withExtendedLifetime(lock) {}
  }
  _ = try place.workspace.lock()
}

@Test func isFreeAgainWhileAnotherThreadStartsPrograms() async throws {
  let place = try TemporaryWorkspace()
  try await withThrowingTaskGroup { group in
    group.addTask {
      while !Task.isCancelled { _ = try Invocation("true", []).run() }
    }
    for _ in 0..<400 { withExtendedLifetime(try place.workspace.lock()) {} }
    group.cancelAll()
    while let _ = try await group.next() {}
  }
}

@Test func keepsItsLocalStateOutOfGit() throws {
  let place = try TemporaryWorkspace()
  _ = try place.workspace.lock()
  #expect(place.directory.read(".docfacts/.gitignore") == Array("*\n".utf8))
}

@Test func isClearedOfWhatAKilledRunLeftUnfinished() throws {
  let place = try TemporaryWorkspace()
  try place.put("# A\n", as: "apple/a")
  let leftovers = [
    "snapshots/apple/.docfacts-unfinished-1-1", "facts/pages/x/y/.docfacts-unfinished-99-3",
  ]
  for name in leftovers { try place.directory.write("half", to: name) }
  _ = try place.workspace.lock()
  for name in leftovers { #expect(place.directory.read(name) == nil) }
  #expect(place.directory.read("snapshots/apple/a.md") != nil)
}

@Test func keepsTheLatestDoubtfulBodyWithItsReasons() throws {
  let place = try TemporaryWorkspace()
  let quarantine = Quarantine(place.workspace)
  for body in ["<html>", "<!doctype html>"] {
    try quarantine.put(
      Array(body.utf8), of: id("apple/a"), kind: .doccMarkdown, reasons: ["HTML, not Markdown"])
  }
  #expect(try quarantine.entry(of: id("apple/a"))?.reasons == ["HTML, not Markdown"])
  #expect(
    try quarantine.body(of: id("apple/a"), kind: .doccMarkdown) == Array("<!doctype html>".utf8))
  try quarantine.remove(id("apple/a"), kind: .doccMarkdown)
  #expect(try quarantine.entry(of: id("apple/a")) == nil)
}
