import FactDiffing
import FactModel
import Testing

struct HostileTests {
  private func page(_ words: (Int) -> String) -> FactSheet {
    sheet { $0.blocks = [paragraph("Overview", (0..<20_000).map(words))] }
  }

  @Test(.timeLimit(.minutes(10))) func twentyThousandUnlikeSentencesAreAllReported() {
    let found = changes(
      from: page { "a\($0) b\($0) c\($0)." }, to: page { "x\($0) y\($0) z\($0)." })
    #expect(found.count { $0.kind == .sentenceRemoved } == 20_000)
    #expect(found.count { $0.kind == .sentenceAdded } == 20_000)
  }

  @Test(.timeLimit(.minutes(10))) func reversedPageIsOneLineOfNoise() {
    let found = changes(from: page { "Part \($0)." }, to: page { "Part \(19_999 - $0)." })
    #expect(found.map(\.kind) == [.sentenceReordered])
  }

  @Test(.timeLimit(.minutes(10))) func repeatedSentencesAreCountedRight() {
    let found = changes(
      from: page { $0 % 2 == 0 ? "Same." : "Other." }, to: page { $0 % 2 == 1 ? "Same." : "Other." }
    )
    #expect(found.allSatisfy { $0.kind == .sentenceReordered })
  }
}
