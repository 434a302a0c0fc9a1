import PageReading
import QuoteMatching

/// Tries the quote matcher on quotations generated from pages: some that the page says, in the
/// forms authors give them, and some that it does not.
package struct MutationBenchmark {
  private var random: SplitMix64
  private(set) package var report = MutationReport()

  /// A benchmark whose cases are the same for the same seed and pages.
  package init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Judges quotations of every kind, made of `rounds` specimens of a page.
  package mutating func run(on page: PageText, rounds: Int) {
    let specimens = SpecimenPage(page)
    let quotable = QuotablePage(page)
    let oracle = PlainOracle(page)
    for _ in 0..<rounds {
      guard let specimen = specimens.specimen(&random) else { return }
      for mutation in Mutation.trueVariants { tryTrue(mutation, specimen, quotable) }
      for mutation in Mutation.falseMutants { tryFalse(mutation, specimen, quotable, oracle) }
    }
  }

  private mutating func tryTrue(
    _ mutation: Mutation, _ specimen: Specimen, _ page: QuotablePage
  ) {
    guard let quote = mutation.make(specimen, &random) else { return }
    let quotation = Quotation(quote)
    let outcome = quotation.judged(on: page)
    report.trueVariants[mutation.name, default: .init()].cases += 1
    if outcome.verdict == .holds {
      report.trueVariants[mutation.name, default: .init()].accepted += 1
      guard !quotation.mayStand(in: page.source) else { return }
      report.screenedOut.append(Self.miss(mutation, quote, specimen, outcome))
    } else if report.falseRejects.count < MutationReport.listed {
      report.falseRejects.append(Self.miss(mutation, quote, specimen, outcome))
    }
  }

  private mutating func tryFalse(
    _ mutation: Mutation, _ specimen: Specimen, _ page: QuotablePage, _ oracle: PlainOracle
  ) {
    guard let quote = mutation.make(specimen, &random) else { return }
    guard !oracle.mayBeTrue(quote, of: specimen) else {
      report.falseMutants[mutation.name, default: .init()].chance += 1
      return
    }
    let outcome = Quotation(quote).judged(on: page)
    report.falseMutants[mutation.name, default: .init()].cases += 1
    guard outcome.verdict == .holds else { return }
    report.falseMutants[mutation.name, default: .init()].accepted += 1
    if report.falseAccepts.count < MutationReport.listed {
      report.falseAccepts.append(Self.miss(mutation, quote, specimen, outcome))
    }
  }

  private static func miss(
    _ mutation: Mutation, _ quote: String, _ specimen: Specimen, _ outcome: QuoteOutcome
  ) -> MutationReport.Miss {
    let reasons = outcome.reasons.map(\.rawValue).joined(separator: ",")
    return .init(
      kind: mutation.name, quote: quote, specimen: specimen.text,
      step: outcome.step.rawValue + " " + reasons)
  }
}
