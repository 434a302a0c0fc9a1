import FactModel
import PatternMatching

/// A pattern must match its controls and none of its near misses, before any page is read.
struct PatternFailsControlRule: LintRule {
  let name = "pattern-fails-control"
  let summary = "A pattern cannot be read, misses its 'control' or matches its 'near-miss'."
  let severity = Severity.error

  func findings(in subject: LintSubject) -> [Finding] {
    findings(in: subject.facts) { predicate in
      for pattern in predicate.patterns {
        if let fault = fault(of: pattern) {
          return "the pattern '\(pattern.expression.shortened)' \(fault)"
        }
      }
      return nil
    }
  }

  private func fault(of pattern: TextPattern) -> String? {
    do throws(PatternError) {
      let compiled = try Pattern(pattern.expression)
      return fault(of: compiled, pattern)
    } catch {
      return "cannot be read: \(error)"
    }
  }

  private func fault(of compiled: Pattern, _ pattern: TextPattern) -> String? {
    do throws(MatchFailure) {
      for control in pattern.controls where try !compiled.isFound(in: control) {
        return "does not match its control '\(control.shortened)'"
      }
      for nearMiss in pattern.nearMisses where try compiled.isFound(in: nearMiss) {
        return "matches its near miss '\(nearMiss.shortened)'"
      }
      return nil
    } catch {
      return "cannot be tried on its control: \(error)"
    }
  }
}

extension Pattern {
  fileprivate func isFound(in text: String) throws(MatchFailure) -> Bool {
    try !matches(in: text, limit: 1, bounds: MatchBounds(steps: 1_000_000)).isEmpty
  }
}
