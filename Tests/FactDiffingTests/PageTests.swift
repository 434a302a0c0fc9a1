import FactDiffing
import FactModel
import Testing

struct PageTests {
  private func kinds(_ old: FactSheet?, _ new: FactSheet?) -> [String] {
    changes(from: old, to: new).map { "\($0.severity) \($0.kind.rawValue)" }
  }

  @Test func sameBytesReadByAnotherExtractorAreNoChange() {
    let old = sheet("It pumps.")
    var new = old
    new.extractor = 2
    new.blocks = []
    #expect(changes(from: old, to: new) == [])
  }

  @Test func otherBytesWithTheSameFactsAreSaidToBeJustThat() {
    var new = sheet("It pumps.")
    new.snapshot = digest("other bytes")
    #expect(kinds(sheet("It pumps."), new) == ["noise page.bytes-only"])
  }

  @Test func pagesComeAndGo() {
    #expect(kinds(nil, sheet()) == ["normal page.added"])
    #expect(kinds(sheet(), nil) == ["loud page.removed"])
    #expect(kinds(nil, nil) == [])
  }

  @Test func headerKeysAreNamedEach() {
    let new = sheet(title: "Basin") {
      $0.header?.identifier = "/documentation/Kit/basin"
      $0.header?.role = "Structure"
      $0.header?.symbol?.kind = "Structure"
      $0.header?.symbol?.modules = ["Kit", "KitUI"]
      $0.header?.symbol?.preciseIdentifier = "s:3KitB"
      $0.header?.framework = "KitUI"
      $0.header?.metadataVersion = "0.2.0"
      $0.header?.unknown = ["beta": "true"]
    }
    #expect(
      kinds(sheet(), new) == [
        "loud title", "loud header.identifier", "normal header.role", "normal header.framework",
        "noise header.metadata-version", "normal header.unknown-key", "normal header.modules",
        "noise header.precise-identifier",
      ])
  }

  @Test func lostHeaderIsLoudAndSoIsItsList() {
    #expect(
      kinds(sheet(rows: ["iOS: 8.0 -"]), sheet { $0.header = nil })
        == ["loud availability.list-vanished", "loud header.vanished"])
  }

  @Test(arguments: [
    ("func fill(_ level: Int)", "func fill(_ level: Double)", "normal declaration.changed"),
    ("func fill(_ other: Self)", "func fill(_ other: borrowing Self)", "noise declaration.changed"),
    ("func fill()", "func  fill()", "noise declaration.changed"),
  ])
  func declarationsAreComparedByWords(old: String, new: String, expected: String) {
    #expect(
      kinds(sheet { $0.declarations = [old] }, sheet { $0.declarations = [new] }) == [expected])
  }

  @Test func parametersAreRemovedAddedAndRenamed() {
    let parameter = { (name: String, words: String) in
      ProseBlock(kind: .parameter, section: [], label: name, sentences: [.text(words)])
    }
    let old = sheet {
      $0.blocks = [parameter("level", "The level in liters."), parameter("lid", "A lid.")]
    }
    let new = sheet {
      $0.blocks = [parameter("height", "The level in liters."), parameter("hue", "Colors all.")]
    }
    #expect(
      kinds(old, new) == [
        "normal parameter.removed", "normal parameter.added", "normal parameter.renamed",
        "normal sentence.removed", "normal sentence.added",
      ])
  }

  @Test func asideWithAnotherWordIsRelabelled() {
    let aside = { (label: String) in
      ProseBlock(
        kind: .aside, section: ["Care"], label: label, sentences: [.text("Dry it."), .text("Oil.")])
    }
    let found = changes(
      from: sheet { $0.blocks = [aside("Note")] }, to: sheet { $0.blocks = [aside("Important")] })
    #expect(found.map(\.kind) == [.asideRelabelled])
    #expect(found.first?.after == "Important")
  }

  @Test func footerIsNoise() {
    #expect(
      kinds(sheet { $0.boilerplate = ["(c) 2025"] }, sheet { $0.boilerplate = ["(c) 2026"] })
        == ["noise boilerplate"])
  }
}
