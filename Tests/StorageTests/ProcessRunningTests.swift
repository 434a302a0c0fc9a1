import ProcessRunning
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Test func givesOutputErrorsAndExitStatusApart() throws {
  let outcome = try Invocation("sh", ["-c", "printf out; printf err >&2; exit 3"]).run()
  #expect(outcome.outputText == "out")
  #expect(outcome.errorText == "err")
  #expect(outcome.ending == .exited(3))
  #expect(!outcome.succeeded)
}

@Test func tellsASignalFromAnExitStatus() throws {
  let ending = try Invocation("sh", ["-c", "kill -9 $$"]).run().ending
  #expect(ending == .signalled(9))
  #expect(ending.code == 137)
}

@Test func passesArgumentsAsTheyAre() throws {
  let arguments = ["a b", "", "*", "'\"", "\u{e9}\n"]
  let outcome = try Invocation("printf", ["%s|"] + arguments).run()
  #expect(outcome.outputText == arguments.map { "\($0)|" }.joined())
}

@Test func runsInTheGivenDirectory() throws {
  let directory = try TemporaryDirectory()
  #expect(try Invocation("pwd", in: directory.path).run().outputText == "\(directory.path)\n")
}

@Test func setsAndRemovesVariables() throws {
  setenv("DOCFACTS_TEST_INHERITED", "1", 1)
  let program = Invocation(
    "sh", ["-c", "echo ${ADDED-unset} ${DOCFACTS_TEST_INHERITED-unset} ${PATH:+path}"],
    environment: ["ADDED": "x", "DOCFACTS_TEST_INHERITED": nil])
  #expect(try program.run().outputText == "x unset path\n")
}

@Test(.timeLimit(.minutes(10))) func streamsMoreThanAPipeHoldsBothWays() throws {
  let input = [UInt8](repeating: 7, count: 3_000_000)
  let outcome = try Invocation("sh", ["-c", "tee /dev/stderr"], input: input).run()
  #expect(outcome.output == input)
  #expect(outcome.errors == input)
}

@Test(.timeLimit(.minutes(10))) func outlivesAProgramThatReadsNoInput() throws {
  let input = [UInt8](repeating: 7, count: 3_000_000)
  #expect(try Invocation("true", input: input).run().succeeded)
}

@Test(arguments: [
  Invocation("docfacts-no-such-program"), Invocation("true", in: "/no/such/directory"),
  Invocation("true", ["a\0b"]),
])
func saysWhatCouldNotBeStarted(program: Invocation) throws {
  let error = try #require(throws: ProcessError.self) { try program.run() }
  #expect(error.description.utf8.starts(with: "\(program.program): cannot be started".utf8))
}

@Test(.timeLimit(.minutes(10))) func killsAProgramThatTakesTooLong() throws {
  let limit = Duration.milliseconds(50)
  #expect(throws: ProcessError.timedOut(program: "sleep", limit: limit)) {
    try Invocation("sleep", ["60"]).run(timeLimit: limit)
  }
}

@Test(.timeLimit(.minutes(10))) func interruptsAProgramWhileItRuns() throws {
  let script = "trap 'echo caught; exit 130' INT; echo ready; while :; do sleep 0.01; done"
  let process = try Invocation("sh", ["-c", script]).start()
  #expect(process.readLine() == Array("ready".utf8))
  process.send(signal: SIGINT)
  let outcome = try process.finish()
  #expect(outcome.ending == .exited(130))
  #expect(outcome.outputText == "caught\n")
}

@Test(.timeLimit(.minutes(10))) func holdsAConversation() throws {
  let process = try Invocation("cat").start()
  for line in ["one", "", "three"] {
    process.write(Array("\(line)\n".utf8))
    #expect(process.readLine() == Array(line.utf8))
  }
  process.write(Array("12345".utf8))
  #expect(try process.read(5) == Array("12345".utf8))
  process.endInput()
  #expect(process.readLine() == nil)
  #expect(throws: ProcessError.endedEarly(program: "cat")) { try process.read(1) }
  #expect(try process.finish().succeeded)
}

@Test(.timeLimit(.minutes(10))) func givesALastLineWithoutLineFeed() throws {
  let process = try Invocation("printf", ["a\\nb"]).start()
  #expect(process.readLine() == Array("a".utf8))
  #expect(process.readLine() == Array("b".utf8))
  #expect(process.readLine() == nil)
}

@Test(.timeLimit(.minutes(10))) func keepsManyConversationsApart() async throws {
  try await withThrowingTaskGroup(of: Bool.self) { group in
    for number in 0..<16 {
      group.addTask {
        let process = try Invocation("cat").start()
        process.write(Array("\(number)\n".utf8))
        let answer = process.readLine()
        return try process.finish().succeeded && answer == Array("\(number)".utf8)
      }
    }
    for try await good in group { #expect(good) }
  }
}
