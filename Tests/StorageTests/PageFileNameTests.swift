import FactModel
import Storage
import Testing

private func page(_ id: String) throws -> PageID { try #require(PageID(rawValue: id)) }

@Test(arguments: [
  ("apple/foundation/nsuseractivity", "apple/foundation/nsuseractivity"),
  ("apple/documentation/NSUserActivity", "apple/documentation/!n!s!user!activity"),
  ("swift/array/append(_:)", "swift/array/append(_%3A)"),
  ("swift/int/!=(_:_:)", "swift/int/%21=(_%3A_%3A)"),
  ("a/con", "a/%63on"),
  ("con/x", "%63on/x"),
  ("a/aux.h/x", "a/%61ux.h/x"),
  ("a/com7", "a/%63om7"),
  ("a/com", "a/com"),
  ("a/console", "a/console"),
  ("a/.git/x", "a/%2Egit/x"),
  ("a/...", "a/%2E.%2E"),
  ("a/x.", "a/x%2E"),
  ("a/git~1/x", "a/git%7E1/x"),
  ("a/x y ", "a/x%20y%20"),
  ("a/100%3A", "a/100%253!a"),
  ("a/caf\u{e9}", "a/caf%C3%A9"),
  ("a/cafe\u{301}", "a/cafe%CC%81"),
])
func writesAnIdPortably(id: String, stem: String) throws {
  let name = PageFileName(try page(id))
  #expect(name.stem == stem)
  #expect(PageFileName.page(stem: name.stem)?.rawValue.utf8.elementsEqual(id.utf8) == true)
}

@Test func keepsAPagesFilesApartFromTheMetadataOfAnother() throws {
  let json = PageFileName(try page("a/x.meta")).body(.doccJSON)
  #expect(json == "a/x%2Emeta.json")
  #expect(PageFileName(try page("a/x")).metadata == "a/x.meta.json")
}

@Test(arguments: [PageKind.doccMarkdown, .doccJSON, .archiveHTML])
func keepsAFolderApartFromTheBodyOfAnother(kind: PageKind) throws {
  let body = PageFileName(try page("a/x")).body(kind)
  let inner = PageFileName(try page("\(body)/y")).stem
  #expect(!inner.utf8.starts(with: "\(body)/".utf8))
}

@Test func putsAnOverlongComponentInTheFolderOfOverlongPages() throws {
  let long = String(repeating: "x", count: 200)
  let name = PageFileName(try page("a/b/\(long)"))
  #expect(!name.isReversible)
  #expect(name.stem.utf8.starts(with: "a/~/\(long.prefix(100))~".utf8))
  #expect(PageFileName.page(stem: name.stem) == nil)
}

@Test func cutsNoEscapeInTwo() throws {
  for shift in 0..<3 {
    let id = "a/" + String(repeating: "y", count: shift) + String(repeating: ":", count: 99)
    let file = try #require(PageFileName(try page(id)).stem.split(separator: "/").last)
    let start = file.prefix { $0 != "~" }
    #expect(start.utf8.count == shift + 3 * ((100 - shift) / 3))
  }
}

@Test func givesDeeplyNestedPagesAShortName() throws {
  let id = "a" + String(repeating: "/b", count: 1000)
  #expect(PageFileName(try page(id)).stem.utf8.count < 200)
}

@Test(arguments: [
  "a", "a/X", "a/%3a", "a/%41", "a/x%2", "a/!", "a/!1", "a/con", "a//b", "a/x.md/y", "a/x.meta",
  "a/..", "A/b", "a/x y", "a/~/x", "a/%2F", "a/%00", "a/%FF", "",
])
func takesNoFileNotOfOurMakingForAPage(stem: String) {
  #expect(PageFileName.page(stem: stem) == nil)
}

@Test func namesHostileIdsDistinctlyOnEveryFileSystem() throws {
  var random = SeededNumbers(state: 7)
  var seen: [String: PageID] = [:]
  var wrong: [String] = []
  for _ in 0..<10_000 {
    guard let id = PageID(rawValue: hostileID(&random)) else { continue }
    let name = PageFileName(id)
    for file in Set([name.metadata, name.body(.doccMarkdown), name.body(.doccJSON)]) {
      let former = seen.updateValue(id, forKey: file.lowercased())
      if former ?? id != id || !isPortable(file) { wrong.append(file) }
    }
    if name.isReversible, PageFileName.page(stem: name.stem) != id { wrong.append(name.stem) }
  }
  #expect(wrong + filesThatAreFolders(Set(seen.keys)) == [])
  #expect(seen.count > 10_000)
}

private func isPortable(_ file: String) -> Bool {
  file.utf8.split(separator: UInt8(ascii: "/")).allSatisfy { component in
    let device = String(Substring(component.prefix { $0 != UInt8(ascii: ".") }))
    return component.count <= 215
      && component.allSatisfy {
        $0 > 0x20 && $0 < 0x7f && !"<>:\"|?*\\".utf8.contains($0)
      }
      && component.first != UInt8(ascii: ".") && component.last != UInt8(ascii: ".")
      && !["con", "nul", "com1"].contains(device)
  }
}

private func filesThatAreFolders(_ files: Set<String>) -> [String] {
  files.flatMap { file in
    file.utf8.enumerated().filter { $0.element == UInt8(ascii: "/") }
      .map { String(decoding: file.utf8.prefix($0.offset), as: UTF8.self) }
  }.filter(files.contains)
}

/// A few components of pieces that are each a trap for some file system.
private func hostileID(_ random: inout SeededNumbers) -> String {
  let pieces = [
    "a", "A", "b", "!", "!a", "%", "%41", "%3A", ":", "~", "~1", ".", "..", "con", "NUL", "com1",
    ".md", ".MD", ".meta", ".json", ".meta.json", ".html", " ", "\u{e9}", "e\u{301}", "\u{212a}",
    "\u{131}", "\\", "?", "*", "\"", "<", "|", "'", "-", "(_:)", "\u{200d}", "\u{1F9EA}",
    String(repeating: "long", count: 40), String(repeating: ":", count: 70),
  ]
  let components = (0...random.below(3)).map { _ in
    (0...random.below(3)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }
  return (["s", "con", "a-b"][random.below(3)] as String) + "/" + components.joined(separator: "/")
}
