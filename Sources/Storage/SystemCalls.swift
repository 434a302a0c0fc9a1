#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's error number of a call that failed.
struct SystemFailure: Error, Equatable {
  let number: Int32

  static var last: SystemFailure { SystemFailure(number: errno) }
  var reason: String { String(cString: strerror(number)) }
  var isMissing: Bool { number == ENOENT }
  var isLink: Bool { number == ELOOP || number == EMLINK }
  var isNoFolder: Bool { number == ENOTDIR }
  var alreadyThere: Bool { number == EEXIST }
  var isNotEmpty: Bool { number == ENOTEMPTY || number == EEXIST }
}

/// An open file or folder, closed when the last reference goes. No call here follows a symbolic
/// link, except `open(path:)` on its way to the folder that the user named.
final class Descriptor: Sendable {
  let number: Int32

  private init(_ number: Int32) { self.number = number }
  deinit { close(number) }

  private static func opened(_ number: Int32) throws(SystemFailure) -> Descriptor {
    guard number >= 0 else { throw .last }
    return Descriptor(number)
  }

  static func open(path: String) throws(SystemFailure) -> Descriptor {
    try opened(openat(AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// For what the user named on the command line: links are followed, devices and pipes read.
  static func open(fileAt path: String) throws(SystemFailure) -> Descriptor {
    try opened(openat(AT_FDCWD, path, O_RDONLY | O_CLOEXEC))
  }

  func folder(_ name: String) throws(SystemFailure) -> Descriptor {
    try Self.opened(openat(number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// A pipe is opened without waiting for its writer, and then refused for what it is.
  func file(_ name: String) throws(SystemFailure) -> Descriptor {
    try Self.opened(openat(number, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC))
  }

  func newFile(_ name: String) throws(SystemFailure) -> Descriptor {
    try Self.opened(
      openat(number, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666))
  }

  /// For appending and for reading what is there; made where it is missing.
  func log(_ name: String) throws(SystemFailure) -> Descriptor {
    try Self.opened(
      openat(number, name, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666))
  }

  func makeFolder(_ name: String) throws(SystemFailure) {
    guard mkdirat(number, name, 0o777) == 0 else { throw .last }
  }

  func rename(_ old: String, to new: String) throws(SystemFailure) {
    guard renameat(number, old, number, new) == 0 else { throw .last }
  }

  func remove(_ name: String, isFolder: Bool = false) throws(SystemFailure) {
    guard unlinkat(number, name, isFolder ? AT_REMOVEDIR : 0) == 0 else { throw .last }
  }

  func truncate(to length: Int) throws(SystemFailure) {
    guard ftruncate(number, off_t(length)) == 0 else { throw .last }
  }

  /// File systems that cannot sync a folder say EINVAL; there is nothing more to be done there.
  func sync() throws(SystemFailure) {
    guard fsync(number) == 0 || errno == EINVAL else { throw .last }
  }

  /// Whether the lock is ours now; `false` where another holder has it.
  func lock() throws(SystemFailure) -> Bool {
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return true }
    guard errno == EWOULDBLOCK else { throw .last }
    return false
  }

  /// Gives the lock back for every copy of this descriptor, a child process's too.
  func unlock() { _ = flock(number, LOCK_UN) }
}

/// What stands under a name in a folder.
enum FileKind: Equatable {
  case file, folder, link, other

  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

extension Descriptor {
  func status() throws(SystemFailure) -> (kind: FileKind, size: Int) {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    return (FileKind(mode: status.st_mode), Int(status.st_size))
  }

  func status(of name: String) throws(SystemFailure) -> (kind: FileKind, size: Int) {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    return (FileKind(mode: status.st_mode), Int(status.st_size))
  }

  /// The stamp of a file; throws where the name stands for anything else.
  func stamp(of name: String) throws(SystemFailure) -> FileStamp {
    var status = stat()
    guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
    guard FileKind(mode: status.st_mode) == .file else { throw SystemFailure(number: EINVAL) }
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return FileStamp(
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: UInt64(truncatingIfNeeded: status.st_size), modified: modified.nanoseconds,
      changed: changed.nanoseconds)
  }

  /// At most `limit` bytes from the current place on.
  func read(atMost limit: Int, sizeHint: Int = 0) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(limit, max(sizeHint + 1, 4096)))
    while bytes.count < limit {
      let wanted = min(buffer.count, limit - bytes.count)
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, wanted) }
      if count == 0 { break }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .last
      }
    }
    return bytes
  }

  func write(_ bytes: [UInt8]) throws(SystemFailure) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        systemWrite(number, all.baseAddress?.advanced(by: done), all.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// The folder's entries in no order, without `.` and `..`; names that are not UTF-8 are left
  /// out, as nothing of ours has such a name.
  func entries() throws(SystemFailure) -> [(name: String, kind: FileKind)] {
    let again = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard again >= 0, let stream = fdopendir(again) else { throw .last }
    defer { closedir(stream) }
    var entries: [(name: String, kind: FileKind)] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, name != ".", name != ".." else { continue }
      let mode = mode_t(entry.pointee.d_type) << 12
      entries.append((name, mode == 0 ? try status(of: name).kind : FileKind(mode: mode)))
    }
    return entries
  }
}

/// The path from the root on, with links and `..` resolved.
func absolutePath(_ path: String) throws(SystemFailure) -> String {
  guard let resolved = realpath(path, nil) else { throw .last }
  defer { free(resolved) }
  return String(cString: resolved)
}

/// The time of the system's clock.
func nanosecondsSince1970() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return now.nanoseconds
}

extension timespec {
  /// Nanoseconds since 1970.
  fileprivate var nanoseconds: UInt64 {
    UInt64(truncatingIfNeeded: tv_sec) &* 1_000_000_000 &+ UInt64(truncatingIfNeeded: tv_nsec)
  }
}

/// This process's number.
let processNumber = getpid()

// Inside the class the names `read` and `write` are its own methods.
private func systemRead(_ file: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, place, count)
}

private func systemWrite(_ file: Int32, _ place: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, place, count)
}
