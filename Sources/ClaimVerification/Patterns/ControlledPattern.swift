import FactModel
import PatternMatching

/// A pattern with its controls tried.
struct ControlledPattern: Sendable {
  let pattern: TextPattern
  /// The search; `nil` where the pattern cannot be compiled.
  let search: PatternSearch?
  /// Why what the pattern finds, or does not find, is worth nothing.
  let fault: VerdictReason?

  init(_ pattern: TextPattern) {
    self.pattern = pattern
    do throws(PatternError) {
      let search = try PatternSearch(pattern.expression)
      self.search = search
      fault = Self.fault(of: pattern, search)
    } catch {
      search = nil
      fault = VerdictReason(.controlFailed, "the pattern cannot be compiled: \(error)")
    }
  }

  /// Whether it is shown that the pattern finds what it is meant to find.
  var isControlled: Bool { fault == nil && !pattern.controls.isEmpty }

  private static func fault(of pattern: TextPattern, _ search: PatternSearch) -> VerdictReason? {
    do throws(MatchFailure) {
      for control in pattern.controls where try !matches(control, pattern, search) {
        return VerdictReason(
          .controlFailed, "the pattern does not match its control \"\(control)\"")
      }
      for text in pattern.nearMisses where try matches(text, pattern, search) {
        return VerdictReason(.controlFailed, "the pattern matches its near miss \"\(text)\"")
      }
      return nil
    } catch {
      return error.reason(on: nil)
    }
  }

  private static func matches(
    _ text: String, _ pattern: TextPattern, _ search: PatternSearch
  ) throws(MatchFailure) -> Bool {
    let part: PagePart = pattern.parts == [.code] ? .code : .prose
    return try !search.hits(in: [SearchedText(part, control: text)]).isEmpty
  }
}
