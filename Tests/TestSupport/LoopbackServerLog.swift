import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a server's threads share: the requests so far and the open connections.
final class ServerLog: Sendable {
  private struct State {
    var requests: [ServedRequest] = []
    var sockets: Set<Int32> = []
    var connections = 0
    var atOnce = 0
    var mostAtOnce = 0
    var isStopped = false
    var isListening = true
  }

  private let state = Mutex(State())

  var requests: [ServedRequest] { state.withLock { $0.requests } }
  var mostAtOnce: Int { state.withLock { $0.mostAtOnce } }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Takes up a connection and numbers it from 1; closes it where the server is stopped.
  func open(_ socket: Int32) -> Int? {
    state.withLock { state in
      guard !state.isStopped else {
        Self.closeSocket(socket)
        return nil
      }
      state.connections += 1
      state.sockets.insert(socket)
      return state.connections
    }
  }

  func close(_ socket: Int32) {
    state.withLock { state in
      state.sockets.remove(socket)
      Self.closeSocket(socket)
    }
  }

  func begin(_ request: ServedRequest) {
    state.withLock { state in
      state.requests.append(request)
      state.atOnce += 1
      state.mostAtOnce = max(state.mostAtOnce, state.atOnce)
    }
  }

  func end() { state.withLock { $0.atOnce -= 1 } }

  func listenerIsClosed() { state.withLock { $0.isListening = false } }

  /// Breaks all connections and waits until the port is closed.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      state.sockets.forEach { _ = shutdown($0, Int32(SHUT_RDWR)) }
    }
    while state.withLock({ $0.isListening }) { usleep(1_000) }
  }

  private static func closeSocket(_ socket: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(socket)
    #elseif canImport(Musl)
      _ = Musl.close(socket)
    #else
      _ = Darwin.close(socket)
    #endif
  }
}
