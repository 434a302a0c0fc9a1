import ProcessRunning

/// Runs the searches in turns and keeps their times.
struct SearchRace {
  let store: BenchStore
  let docfacts: String

  private struct Runner {
    let name: String
    let invocation: Invocation
    var prepare: () throws -> Void = {}
    /// The exit statuses of a search that was done; 1 where some quotations were not found.
    let done: [ProcessOutcome.Ending] = [.exited(0), .exited(1)]
  }

  /// The programs' times in milliseconds, and what they found.
  struct Result {
    var times: [(name: String, milliseconds: [Double])]
    var agreement: SearchAgreement
    /// The most memory that docfacts held at once without an index, in bytes.
    var peakMemory: Int
  }

  private var runners: [Runner] {
    let quote = Invocation(docfacts, ["quote", "--batch", BenchStore.batch], in: store.path)
    return [
      Runner(name: "docfacts, no index", invocation: quote, prepare: store.forgetIndex),
      Runner(name: "docfacts, index", invocation: quote),
      Runner(name: "rg -F -f", invocation: ripgrep([])),
      Runner(name: "rg -F -f, one thread", invocation: ripgrep(["-j1"])),
    ]
  }

  private func ripgrep(_ more: [String]) -> Invocation {
    let options = [
      "--no-config", "-uu", "-F", "-o", "-N", "--no-heading", "-g", "*.md", "-f",
      BenchStore.patterns,
    ]
    return Invocation("rg", options + more + ["snapshots"], in: store.path)
  }

  func run(rounds: Int) throws -> Result {
    let runners = runners
    // The first run of all makes the files warm for everyone, and tells docfacts' memory.
    try runners[0].prepare()
    let first = try runners[0].invocation.run()
    let peak = ProcessSurroundings.peakMemoryOfChildren
    var result = Result(
      times: runners.map { ($0.name, []) },
      agreement: SearchAgreement(
        docfacts: first.output, ripgrep: try runners[2].invocation.run().output),
      peakMemory: peak)
    for _ in 0..<rounds {
      for (index, runner) in runners.enumerated() {
        try runner.prepare()
        let start = ContinuousClock.now
        let outcome = try runner.invocation.run()
        result.times[index].milliseconds.append((.now - start).milliseconds)
        guard runner.done.contains(outcome.ending) else {
          throw RaceError(program: runner.name, complaint: outcome.errorText)
        }
      }
    }
    return result
  }
}

/// A program of the race that did not do its part.
struct RaceError: Error, CustomStringConvertible {
  let program: String
  let complaint: String

  var description: String { "\(program): \(complaint)" }
}

extension SearchRace.Result {
  var text: String {
    let base = times[2].milliseconds.median
    var table = TextTable("program", "ms", "to rg")
    for (name, milliseconds) in times {
      let median = milliseconds.median
      table.add(name, median.fixed(0), (median / base).fixed(2))
    }
    return table.text + """

      docfacts held at most \((Double(peakMemory) / 1_048_576).fixed(0)) MB without an index. \
      \(agreement.text)

      """
  }
}
