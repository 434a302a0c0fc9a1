import CSpawn
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A started program and our ends of its three pipes.
struct Spawned {
  var id: pid_t
  var input: PipeEnd
  var output: PipeEnd
  var errors: PipeEnd
}

/// Held while pipes are made and handed over: a program started by another thread between `pipe`
/// and `FD_CLOEXEC` would inherit them, and a pipe held by a third process never ends.
private let spawning = Mutex(())

/// Starts the program of `command` with pipes for its standard streams.
func spawn(_ command: Invocation) throws(ProcessError) -> Spawned {
  let result = spawning.withLock { _ in Result { () throws(Failure) in try spawnAlone(command) } }
  switch result {
  case .success(let spawned): return spawned
  case .failure(let failure):
    throw .notStarted(
      program: command.program, directory: command.workingDirectory, reason: failure.reason)
  }
}

private struct Failure: Error {
  var reason: String

  init(_ reason: String) { self.reason = reason }
  init(number: Int32) { reason = String(cString: strerror(number)) }
}

private func spawnAlone(_ command: Invocation) throws(Failure) -> Spawned {
  let words = [command.program] + command.arguments
  let variables = environment(with: command.environment)
  guard !(words + variables).contains(where: { $0.utf8.contains(0) }) else {
    throw Failure("an argument holds a NUL byte")
  }
  guard let input = PipeEnd.pair(), let output = PipeEnd.pair(), let errors = PipeEnd.pair()
  else { throw Failure(number: errno) }
  let id = try start(
    words, variables, in: command.workingDirectory,
    streams: [input.read.number, output.write.number, errors.write.number])
  for end in [input.write, output.read, errors.read] { end.neverBlock() }
  return Spawned(id: id, input: input.write, output: output.read, errors: errors.read)
}

private func environment(with additions: [String: String?]) -> [String] {
  var variables = ProcessInfo.processInfo.environment
  for (name, value) in additions { variables[name] = value }
  return variables.map { "\($0.key)=\($0.value)" }.sorted()
}

private func start(
  _ words: [String], _ variables: [String], in directory: String?, streams: [Int32]
) throws(Failure) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  for (target, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(target))
  }
  if let directory { posix_spawn_file_actions_addchdir_np(&actions, directory) }
  var (none, usual) = (sigset_t(), sigset_t())
  sigemptyset(&none)
  sigemptyset(&usual)
  // A shell starts background jobs with SIGINT ignored; a program we start can be interrupted.
  for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&usual, signal) }
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setsigdefault(&attributes, &usual)
  posix_spawnattr_setflags(
    &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
  var id: pid_t = 0
  let error = withCStrings(words) { words in
    withCStrings(variables) { variables in
      posix_spawnp(&id, words[0] ?? strdup(""), &actions, &attributes, words, variables)
    }
  }
  guard error == 0 else { throw Failure(number: error) }
  return id
}

private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
