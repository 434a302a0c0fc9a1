import Storage
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private func inode(_ path: String) -> UInt64 {
  var status = stat()
  return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
}

@Test func leavesAFileAloneThatAlreadyHasTheBytes() throws {
  let directory = try TemporaryDirectory()
  let folder = try Folder(path: directory.path)
  #expect(try folder.write(Array("one".utf8), to: "a/b/c.txt"))
  let former = inode(directory["a/b/c.txt"])
  #expect(try !folder.write(Array("one".utf8), to: "a/b/c.txt"))
  #expect(inode(directory["a/b/c.txt"]) == former)
  #expect(try folder.write(Array("two".utf8), to: "a/b/c.txt"))
  #expect(directory.read("a/b/c.txt") == Array("two".utf8))
}

@Test func writesAndReadsAnEmptyFile() throws {
  let directory = try TemporaryDirectory()
  let folder = try Folder(path: directory.path)
  #expect(try folder.write([], to: "empty"))
  #expect(try !folder.write([], to: "empty"))
  #expect(try folder.read("empty") == [])
}

@Test func leavesNoUnfinishedFileBehind() throws {
  let directory = try TemporaryDirectory()
  let folder = try Folder(path: directory.path)
  try folder.write([1], to: "a/b")
  mkdir(directory["a/taken"], 0o777)
  #expect(throws: StorageError.self) { try folder.write([1], to: "a/taken") }
  #expect(try folder.list("a")?.map(\.name) == ["b", "taken"])
}

@Test(arguments: ["../x", "a/../../x", "/etc/x", "a//b", "", ".", "a/", "a\0b"])
func refusesAPathThatIsNotBelowTheFolder(path: String) throws {
  let directory = try TemporaryDirectory()
  let folder = try Folder(path: directory.path)
  #expect(throws: StorageError.self) { try folder.write([1], to: path) }
  #expect(throws: StorageError.self) { try folder.read(path) }
}

@Test func followsNoLinkOutOfTheFolder() throws {
  let outside = try TemporaryDirectory()
  try outside.write("secret", to: "file")
  let directory = try TemporaryDirectory()
  symlink(outside.path, directory["folder"])
  symlink(outside["file"], directory["file"])
  let folder = try Folder(path: directory.path)
  for path in ["folder/file", "file"] {
    #expect(throws: StorageError.self) { try folder.read(path) }
    #expect(throws: StorageError.self) { try folder.write([1], to: path) }
    #expect(throws: StorageError.self) { try folder.size(of: path) }
  }
  #expect(throws: StorageError.self) { try folder.remove("folder/file") }
  #expect(throws: StorageError.symbolicLink(path: directory["file"])) { try folder.read("file") }
  #expect(throws: StorageError.symbolicLink(path: directory["folder/file"])) {
    try folder.read("folder/file")
  }
  #expect(try folder.list() == [])
  #expect(outside.read("file") == Array("secret".utf8))
}

@Test func readsNoPipeAndNoFolder() throws {
  let directory = try TemporaryDirectory()
  mkfifo(directory["pipe"], 0o600)
  mkdir(directory["folder"], 0o700)
  let folder = try Folder(path: directory.path)
  for name in ["pipe", "folder"] {
    #expect(throws: StorageError.wrongKind(path: directory[name], expected: "file")) {
      try folder.read(name)
    }
  }
}

@Test func readsUpToTheLimitAndNoFurther() throws {
  let directory = try TemporaryDirectory()
  try directory.write("12345", to: "five")
  let folder = try Folder(path: directory.path)
  #expect(try folder.read("five", limit: 5)?.count == 5)
  #expect(throws: StorageError.tooLarge(path: directory["five"], limit: 4)) {
    try folder.read("five", limit: 4)
  }
}

@Test func takesAFileInTheWayOfAFolderForWhatItIs() throws {
  let directory = try TemporaryDirectory()
  try directory.write("x", to: "a")
  let folder = try Folder(path: directory.path)
  #expect(throws: StorageError.wrongKind(path: directory["a"], expected: "folder")) {
    try folder.write([1], to: "a/b")
  }
}

@Test func findsNothingWhereNothingIs() throws {
  let directory = try TemporaryDirectory()
  let folder = try Folder(path: directory.path)
  #expect(try folder.read("a/b") == nil)
  #expect(try folder.size(of: "a") == nil)
  #expect(try folder.list("a/b") == nil)
  #expect(try !folder.remove("a/b"))
  #expect(throws: StorageError.self) { try Folder(path: directory["a"]) }
}

@Test func removesAFileAndTheFoldersLeftEmpty() throws {
  let directory = try TemporaryDirectory()
  let folder = try Folder(path: directory.path)
  try folder.write([1], to: "top/a/b/c")
  try folder.write([1], to: "top/a/x")
  #expect(try folder.remove("top/a/b/c"))
  #expect(try folder.list("top/a")?.map(\.name) == ["x"])
  #expect(try folder.remove("top/a/x"))
  #expect(try folder.list("top") == [])
}

@Test(.enabled(if: getuid() != 0, "root may write anywhere"))
func saysWhatItCouldNotWrite() throws {
  let directory = try TemporaryDirectory()
  mkdir(directory["closed"], 0o500)
  let folder = try Folder(path: directory.path)
  #expect(
    throws: StorageError.failed(
      attempt: "write", path: directory["closed/a"], reason: "Permission denied")
  ) { try folder.write([1], to: "closed/a") }
}
