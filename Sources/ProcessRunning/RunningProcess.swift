#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs, for a conversation over its standard streams.
///
/// Whatever is waited for, all three streams are served meanwhile, so that neither side can block
/// the other. For one thread only. A program still running when the last reference goes is killed.
package final class RunningProcess {
  /// The process id.
  package let id: Int32
  private let program: String
  private var input: PipeEnd?
  private var output: PipeEnd?
  private var errors: PipeEnd?
  private var unsent = ByteQueue()
  private var inputEnds = false
  private var unread = ByteQueue()
  private var complaints = ByteQueue()
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var ending: ProcessOutcome.Ending?

  init(_ command: Invocation) throws(ProcessError) {
    let spawned = try spawn(command)
    program = command.program
    (id, input, output, errors) = (spawned.id, spawned.input, spawned.output, spawned.errors)
  }

  deinit {
    guard ending == nil else { return }
    kill(id, SIGKILL)
    _ = Self.wait(id)
  }

  /// Puts bytes in line for the program's standard input; they are sent while others are awaited.
  package func write(_ bytes: [UInt8]) { unsent.append(bytes) }

  /// Closes the program's standard input once everything written has been sent.
  package func endInput() { inputEnds = true }

  /// The next line of standard output without its line feed, or `nil` at the end.
  package func readLine() -> [UInt8]? {
    var length: Int?
    serve(before: nil) {
      length = unread.firstLineLength()
      return length != nil
    }
    if let length { return unread.take(length).dropLast() }
    return unread.isEmpty ? nil : unread.take(unread.count)
  }

  /// Exactly `count` bytes of standard output.
  package func read(_ count: Int) throws(ProcessError) -> [UInt8] {
    serve(before: nil) { unread.count >= count }
    guard unread.count >= count else { throw .endedEarly(program: program) }
    return unread.take(count)
  }

  /// Sends a signal, as `SIGINT`, unless the program has ended.
  package func send(signal: Int32) {
    guard ending == nil else { return }
    kill(id, signal)
  }

  /// Closes standard input, waits for the end and gives what was not yet read.
  package func finish(timeLimit: Duration? = nil) throws(ProcessError) -> ProcessOutcome {
    endInput()
    let end = timeLimit.map { ContinuousClock.now + $0 }
    let done = serve(before: end) { false }
    if !done { kill(id, SIGKILL) }
    let ending = ending ?? Self.wait(id)
    self.ending = ending
    if !done, let timeLimit { throw .timedOut(program: program, limit: timeLimit) }
    return ProcessOutcome(
      ending: ending, output: unread.take(unread.count), errors: complaints.take(complaints.count))
  }

  private static func wait(_ id: Int32) -> ProcessOutcome.Ending {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return .init(waitStatus: status)
  }
}

extension RunningProcess {
  /// Moves bytes until `isEnough` or until the program has closed its output; `false` where `end`
  /// came first.
  @discardableResult
  private func serve(before end: ContinuousClock.Instant?, _ isEnough: () -> Bool) -> Bool {
    while !isEnough() {
      sendWaiting()
      guard output != nil || errors != nil else { return true }
      if let end, end <= .now { return false }
      awaitStreams(before: end)
      receive(&output, &unread)
      receive(&errors, &complaints)
    }
    return true
  }

  private func sendWaiting() {
    if let input, !unsent.isEmpty {
      guard let sent = input.write(unsent.waiting) else { return giveUpInput() }
      unsent.drop(sent)
    }
    if inputEnds, unsent.isEmpty { input = nil }
  }

  /// The program reads no further; that is its right, and no error.
  private func giveUpInput() {
    input = nil
    unsent.drop(unsent.count)
  }

  private func awaitStreams(before end: ContinuousClock.Instant?) {
    var awaited = [output, errors].compactMap(\.self)
      .map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    if let input, !unsent.isEmpty {
      awaited.append(pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0))
    }
    let limit = end.map { Int32(clamping: ($0 - .now).milliseconds + 1) } ?? -1
    poll(&awaited, nfds_t(awaited.count), limit)
  }

  private func receive(_ stream: inout PipeEnd?, _ queue: inout ByteQueue) {
    guard let open = stream else { return }
    guard let count = open.read(into: &buffer) else {
      stream = nil
      return
    }
    queue.append(buffer[..<count])
  }
}

extension Duration {
  /// Whole milliseconds, not below 0.
  fileprivate var milliseconds: Int64 {
    max(0, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
