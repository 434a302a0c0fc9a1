#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection of a `LoopbackServer`, served by a thread of its own.
struct ServedConnection {
  let socket: Int32
  let number: Int
  let log: ServerLog
  let script: LoopbackServer.Script

  /// Answers requests until the other side or an answer ends the connection.
  func serve() {
    var received: [UInt8] = []
    while let head = receiveHead(&received) {
      guard let request = ServedRequest(head: head, connection: number) else { return }
      log.begin(request)
      let isGoingOn = send(script(request), to: request)
      log.end()
      guard isGoingOn else { return }
    }
  }

  /// The bytes up to the empty line, which are taken out of `received`; requests have no body.
  private func receiveHead(_ received: inout [UInt8]) -> [UInt8]? {
    while received.count < 65_536 {
      if let end = endOfHead(received) {
        defer { received.removeFirst(end) }
        return Array(received[..<end])
      }
      let piece = receiveSome(from: socket)
      guard !piece.isEmpty else { return nil }
      received += piece
    }
    return nil
  }

  private func endOfHead(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (4...bytes.count).first { bytes[($0 - 4)..<$0].elementsEqual("\r\n\r\n".utf8) }
  }

  /// Sends the answer; false where the connection ends with it.
  private func send(_ answer: ServedAnswer, to request: ServedRequest) -> Bool {
    if answer.delay > .zero { sleepThread(answer.delay) }
    let bytes = answer.bytes(isHead: request.method == "HEAD")
    switch answer.ending {
    case .complete: return sendAll(bytes[...], to: socket)
    case .cut(let bodyBytes):
      let left = max(0, answer.body.count - bodyBytes)
      _ = sendAll(bytes.dropLast(left), to: socket)
    case .reset:
      resetOnClose(socket)
    case .hang:
      while !log.isStopped && !isReadable(socket, milliseconds: 10) {}
    }
    return false
  }
}

private func sleepThread(_ time: Duration) {
  let (seconds, attoseconds) = time.components
  usleep(UInt32(seconds) * 1_000_000 + UInt32(attoseconds / 1_000_000_000_000))
}
