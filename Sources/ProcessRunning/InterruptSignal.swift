import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C and `kill`, as something to wait for instead of a sudden end.
package final class InterruptSignal {
  /// The signals that arrive, one element each.
  package let arrivals: AsyncStream<Int32>
  private let sources: [any DispatchSourceSignal]

  /// From now on SIGINT and SIGTERM no longer end the process, and a closed pipe does not either.
  package init() {
    signal(SIGPIPE, SIG_IGN)
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    let queue = DispatchQueue(label: "interrupt")
    arrivals = stream
    sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in continuation.yield(number) }
      source.resume()
      return source
    }
  }

  deinit { sources.forEach { $0.cancel() } }
}
