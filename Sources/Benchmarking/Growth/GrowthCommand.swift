import CommandLineParsing

/// `docfacts-bench growth`: how time grows with input that is made to take long.
struct GrowthCommand: Command {
  static let name = "growth"
  static let abstract = "Show how the time of judging hostile input grows with its size."
  static let discussion = """
    Each input is judged at a quarter, half and all of its size. Where time is linear the last \
    column, time at full size to time at a quarter, is near 4; 16 would be quadratic.
    """

  private static let rounds = Argument<Int>.option(
    "--rounds", value: "n", default: 3, defaultText: "3", help: "Runs; the quickest counts.")
  static let arguments: [any ArgumentDeclaration] = [rounds]

  private let rounds: Int

  init(_ parsed: ParsedArguments) throws(UsageError) {
    rounds = max(1, try parsed.value(of: Self.rounds))
  }

  func run(in context: CommandContext) async throws -> ExitCode {
    var table = TextTable("input", "size", "n/4, ms", "n/2, ms", "n, ms", "growth")
    for hostile in HostileInput.all {
      let times = [4, 2, 1].map { time(hostile, hostile.size / $0) }
      let growth = times[2] / max(times[0], 0.001)
      table.add(
        hostile.name, hostile.size.grouped, times[0].fixed(1), times[1].fixed(1),
        times[2].fixed(1), growth.fixed(1))
    }
    context.output.write(table.text)
    return .success
  }

  private func time(_ hostile: HostileInput, _ size: Int) -> Double {
    let work = hostile.prepare(size)
    return (0..<rounds).map { _ in
      let start = ContinuousClock.now
      work()
      return (ContinuousClock.now - start).milliseconds
    }.min() ?? 0
  }
}
