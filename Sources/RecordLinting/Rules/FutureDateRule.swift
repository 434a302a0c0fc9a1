import FactModel

/// Nobody has seen anything on a day that is still to come.
///
/// The day after today is let through: east of the clock that says today, it has begun.
struct FutureDateRule: LintRule {
  let name = "future-date"
  let summary = "A date of something done lies in the future."
  let severity = Severity.error

  func findings(in subject: LintSubject) -> [Finding] {
    let last = Day(number: subject.today.number + 1)
    func message(_ date: NamedDay) -> String? {
      guard date.day > last else { return nil }
      return "'\(date.key)' is \(date.day), after today, \(subject.today)"
    }
    return subject.facts.claims.flatMap { claim in
      claim.days.compactMap(message).map { finding(claim, $0) }
    }
      + subject.facts.questions.flatMap { question in
        question.days.compactMap(message).map { finding(question, $0) }
      }
  }
}

/// A day with the key that holds it.
private struct NamedDay {
  var key: String
  var day: Day

  init(_ key: String, _ day: Day) {
    self.key = key
    self.day = day
  }

  init?(_ key: String, _ day: Day?) {
    guard let day else { return nil }
    self.init(key, day)
  }
}

extension Claim {
  fileprivate var days: [NamedDay] {
    recorded.map { NamedDay("recorded", $0) }
      + records.threads.flatMap {
        [NamedDay("opened", $0.opened), NamedDay("seen", $0.seen)].compactMap(\.self)
      }
      + records.vendors.compactMap { NamedDay("seen", $0.seen) }
      + records.experiments.map { NamedDay("on", $0.on) }
      + records.searches.map { NamedDay("on", $0.on) }
      + (predicate?.leaves ?? []).compactMap { NamedDay("revised", $0.revised) }
  }
}

extension Question {
  fileprivate var days: [NamedDay] {
    [NamedDay("asked", asked)] + searches.map { NamedDay("on", $0.on) }
      + [NamedDay("settled-on", settlement?.on)].compactMap(\.self)
      + watch.flatMap(\.leaves).compactMap { NamedDay("revised", $0.revised) }
  }
}

extension Predicate {
  /// The revision date that is expected of a page.
  fileprivate var revised: Day? {
    guard case .page(let page) = self else { return nil }
    return page.revised
  }
}
