import MarkupParsing
import Testing

struct CharacterReferenceTests {
  @Test(arguments: [
    ("&amp;", "&"), ("&nbsp;", "\u{A0}"), ("&#8217;", "\u{2019}"), ("&#x1F600;", "\u{1F600}"),
    ("&CounterClockwiseContourIntegral;", "\u{2233}"),
  ])
  func decodesAReference(text: String, meaning: String) {
    let reference = CharacterReference(in: Array("a\(text)b".utf8), at: 1)
    #expect(reference?.length == text.utf8.count)
    #expect(reference?.meaning == Array(meaning.utf8))
  }

  @Test(arguments: ["&", "&;", "&nosuch;", "&amp", "&a b;", "&#;", "&#xZ;", "amp;"])
  func leavesOtherTextAlone(text: String) {
    #expect(CharacterReference(in: Array(text.utf8), at: 0) == nil)
  }
}
