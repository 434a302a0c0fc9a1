import FactDiffing
import Testing

struct WordDiffTests {
  private func runs(_ before: String, _ after: String) -> String {
    WordDiff(from: before, to: after).runs.map { run in
      let space = run.isSpaced ? "_" : ""
      return switch run.fate {
      case .kept: space + run.text
      case .removed: "\(space)[-\(run.text)-]"
      case .added: "\(space){+\(run.text)+}"
      }
    }.joined()
  }

  @Test(arguments: [
    ("You should close it.", "You must close it.", "You_[-should-]_{+must+}_close it."),
    ("Use iOS 18.2.", "Use iOS 18.10.", "Use iOS_[-18.2-]_{+18.10+}."),
    ("Call fill(_:to:).", "Call fill(_:by:).", "Call_[-fill(_:to:)-]_{+fill(_:by:)+}."),
    ("Now it stops.", "it stops.", "[-Now-]_it stops."), ("", "New words.", "{+New words.+}"),
    ("a\r\nb", "a b", "a b"), ("", "", ""),
  ])
  func showsWordsKeptRemovedAndAdded(before: String, after: String, expected: String) {
    #expect(runs(before, after) == expected)
  }

  @Test(.timeLimit(.minutes(10))) func staysFastForTextsWithNothingInCommonOrder() {
    let words = (0..<20_000).map { "w\($0)" }
    let diff = WordDiff(
      from: words.joined(separator: " "), to: words.reversed().joined(separator: " "))
    #expect(!diff.isEmpty)
  }
}
