import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A scripted HTTP/1.1 server on 127.0.0.1 and a port of its own, with connections kept alive.
///
/// A script turns each request into an answer; `ServedPages` is a ready one for a set of pages:
///
///     let server = try LoopbackServer { _ in .text("# Tank", mediaType: "text/markdown") }
///     let pages = ServedPages(["kit/tank.md": "# Tank"])
///     let other = try LoopbackServer(pages.answer)
///
/// Requests of several connections are answered at the same time, so a script guards its own state.
/// The server stops with its last reference or by `stop()`.
package final class LoopbackServer: Sendable {
  /// What a script is.
  package typealias Script = @Sendable (ServedRequest) -> ServedAnswer

  private let listener: Int32
  private let port: UInt16
  private let log: ServerLog

  /// A server that is listening already; throws where the machine has no socket left.
  package init(_ script: @escaping Script) throws(ServerError) {
    let (listener, port) = try listenOnLoopback()
    let log = ServerLog()
    (self.listener, self.port, self.log) = (listener, port, log)
    startServerThread { acceptConnections(of: listener, log, script) }
  }

  deinit { stop() }

  /// `http://127.0.0.1:<port>/`.
  package var base: String { "http://127.0.0.1:\(port)/" }

  /// All requests so far, in the order in which they came.
  package var requests: [ServedRequest] { log.requests }

  /// The most requests that were being answered at one moment.
  package var mostAtOnce: Int { log.mostAtOnce }

  /// Breaks all connections and listens no more; later connections are refused.
  package func stop() { log.stop() }
}

/// A system call that failed while a server was set up.
package struct ServerError: Error, CustomStringConvertible {
  /// What was attempted, and the number of the error.
  package let description: String
}

/// Serves connections until the log is stopped, then closes the listening socket.
private func acceptConnections(
  of listener: Int32, _ log: ServerLog, _ script: @escaping LoopbackServer.Script
) {
  while !log.isStopped {
    guard isReadable(listener, milliseconds: 10) else { continue }
    let socket = accept(listener, nil, nil)
    guard socket >= 0 else { continue }
    sendAtOnce(socket)
    guard let number = log.open(socket) else { continue }
    startServerThread {
      ServedConnection(socket: socket, number: number, log: log, script: script).serve()
      log.close(socket)
    }
  }
  close(listener)
  log.listenerIsClosed()
}
