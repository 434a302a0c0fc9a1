#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One end of a pipe; closed when nobody holds it any more.
final class PipeEnd {
  let number: Int32

  init(_ number: Int32) { self.number = number }
  deinit { close(number) }

  /// Both ends of a new pipe, neither inherited by programs, or the system's error number.
  static func pair() -> (read: PipeEnd, write: PipeEnd)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (PipeEnd(ends[0]), PipeEnd(ends[1]))
  }

  func neverBlock() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

  /// What is there to be read now: `nil` at the end, empty where nothing is there yet.
  func read(into buffer: inout [UInt8]) -> Int? {
    while true {
      let count = buffer.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, $0.count) }
      if count > 0 { return count }
      if count == 0 { return nil }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// How many of the bytes the pipe took; `nil` where nobody reads them any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = withoutPipeSignal {
      bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
    }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Writing to a closed pipe raises SIGPIPE, which would end this process: it is held back and
  /// taken away, so that other writers in this process keep the behaviour they chose.
  private func withoutPipeSignal(_ body: () -> Int) -> Int {
    #if canImport(Darwin)
      _ = fcntl(number, F_SETNOSIGPIPE, 1)
      return body()
    #else
      var blocked = sigset_t()
      var former = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGPIPE)
      pthread_sigmask(SIG_BLOCK, &blocked, &former)
      let result = body()
      let failure = errno
      if result < 0, failure == EPIPE, sigismember(&former, SIGPIPE) == 0 {
        var none = timespec()
        sigtimedwait(&blocked, nil, &none)
      }
      pthread_sigmask(SIG_SETMASK, &former, nil)
      errno = failure
      return result
    #endif
  }
}

// Inside the class the names `read` and `write` are its own methods.
private func systemRead(_ end: Int32, _ place: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(end, place, count)
}

private func systemWrite(_ end: Int32, _ place: UnsafeRawPointer?, _ count: Int) -> Int {
  write(end, place, count)
}
