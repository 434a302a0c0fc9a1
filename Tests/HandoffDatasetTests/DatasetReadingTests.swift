import FactModel
import PatternMatching
import Testing

@Suite struct DatasetReadingTests {
  let dataset: Dataset

  init() throws { dataset = try Dataset() }

  @Test func holdsTheTwelveQuestionsOfTheSeriesAndItsGaps() {
    let files = Dictionary(grouping: dataset.facts.questions, by: \.place.file)
    #expect(files["facts/questions/handoff.yml"]?.count == 12)
    #expect(files["facts/questions/gaps.yml"]?.count == 7)
    #expect(dataset.facts.questions.allSatisfy { $0.settlement == nil })
  }

  @Test func watchesOnlyWhatAFactSpeaksOf() {
    let facts = dataset.facts
    let named = Set(
      facts.claims.flatMap { $0.predicate?.pages ?? [] }
        + facts.questions.flatMap { $0.watch.flatMap(\.pages) })
    #expect(
      Set(dataset.sources.pages).subtracting(named).map(\.path).sorted() == [
        "foundation/nsuseractivitydelegate",
        "foundation/nsuseractivitydelegate/useractivitywascontinued(_:)",
      ])
  }

  @Test func everyPatternFindsItsControlsAndNotItsNearMisses() throws {
    for pattern in dataset.patterns {
      #expect(!pattern.controls.isEmpty && !pattern.nearMisses.isEmpty, "\(pattern.expression)")
      let compiled = try Pattern(pattern.expression)
      for control in pattern.controls {
        #expect(
          try !compiled.matches(in: control).isEmpty,
          "\(pattern.expression) does not find \(control)")
      }
      for text in pattern.nearMisses {
        #expect(try compiled.matches(in: text).isEmpty, "\(pattern.expression) finds \(text)")
      }
    }
  }
}

extension Dataset {
  /// The patterns of all claims and watches.
  fileprivate var patterns: [TextPattern] {
    let predicates = facts.claims.compactMap(\.predicate) + facts.questions.flatMap(\.watch)
    return predicates.flatMap(\.leaves).compactMap { leaf in
      switch leaf {
      case .count(let count): count.pattern
      case .absent(let absent): absent.pattern
      case .present(let present): present.pattern
      default: nil
      }
    }
  }
}
