#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private final class ServerWork: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs the work on a thread of its own that nobody waits for.
func startServerThread(_ run: @escaping @Sendable () -> Void) {
  let work = Unmanaged.passRetained(ServerWork(run))
  #if canImport(Darwin)
    var thread: pthread_t?
    guard pthread_create(&thread, nil, { runServerWork($0) }, work.toOpaque()) == 0, let thread
    else { return work.release() }
  #else
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { runServerWork($0) }, work.toOpaque()) == 0
    else { return work.release() }
  #endif
  pthread_detach(thread)
}

private func runServerWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ServerWork>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
