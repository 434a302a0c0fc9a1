#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

private final class ThreadWork: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs the work on a thread of its own that nobody waits for; false where none can be had.
///
/// A task will not do: the driver blocks in `poll`, and would take a thread from the pool that
/// every other task needs.
func startThread(_ run: @escaping @Sendable () -> Void) -> Bool {
  let work = Unmanaged.passRetained(ThreadWork(run))
  #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(&thread, nil, { takeAndRun($0) }, work.toOpaque())
  #else
    var thread = pthread_t()
    let result = pthread_create(&thread, nil, { takeAndRun($0) }, work.toOpaque())
  #endif
  guard result == 0 else {
    work.release()
    return false
  }
  #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
  return true
}

private func takeAndRun(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let argument else { return nil }
  Unmanaged<ThreadWork>.fromOpaque(argument).takeRetainedValue().run()
  return nil
}
