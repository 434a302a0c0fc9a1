#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Refuses a `file` address that is not a plain file below its root, symbolic links resolved.
///
/// Without this a link in a directory of pages would read any file of the machine into the facts,
/// and a named pipe would hold up every other transfer.
func checkFile(_ request: HTTPRequest, at address: WebAddress) throws(TransferError) {
  guard let rootURL = request.fileRoot else {
    throw TransferError(.fileRefused, "'\(request.url)' has no directory that it must lie below")
  }
  let rootPath = try WebAddress(rootURL).path
  guard let root = resolved(rootPath) else {
    throw TransferError(.fileRootMissing, "\(rootPath): \(reason(errno))")
  }
  guard let file = resolved(address.path) else {
    let isMissing = errno == ENOENT || errno == ENOTDIR
    throw TransferError(
      isMissing ? .fileMissing : .fileUnreadable, "\(address.path): \(reason(errno))")
  }
  let prefix = root == "/" ? root : root + "/"
  guard file.utf8.starts(with: prefix.utf8) else {
    throw TransferError(.fileRefused, "\(address.path) leads out of \(rootPath)")
  }
  guard isPlainFile(file) else { throw TransferError(.fileRefused, "\(file) is not a plain file") }
}

private func resolved(_ path: String) -> String? {
  guard let text = realpath(path, nil) else { return nil }
  defer { free(text) }
  return String(validatingCString: text)
}

private func isPlainFile(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
}

private func reason(_ code: Int32) -> String { strerror(code).map { String(cString: $0) } ?? "" }
