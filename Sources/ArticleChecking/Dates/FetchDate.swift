import ArticleReading
import FactModel
import PageReading

/// A date on which an article says that something was fetched.
struct FetchDate {
  let day: Day
  /// The block and the bytes of its text that the date takes.
  let block: Int
  let range: Range<Int>
  /// The page that was fetched, where one is named.
  let page: PageID?
  /// Whether it is said of everything.
  let isUniversal: Bool

  /// The dates of an article's attributions and sentences.
  static func dates(in examination: Examination) -> [FetchDate] {
    (attributed(in: examination) + stated(in: examination))
      .sorted { ($0.block, $0.range.lowerBound) < ($1.block, $1.range.lowerBound) }
  }

  private static func attributed(in examination: Examination) -> [FetchDate] {
    examination.quotations.compactMap { quotation in
      guard let day = quotation.attribution?.fetched, let block = quotation.quotation.attribution,
        let date = DateReading.dates(in: examination.text(block).utf8).first(where: {
          $0.day == day
        })
      else { return nil }
      return FetchDate(
        day: day, block: block, range: date.range, page: quotation.pages.first, isUniversal: false)
    }
  }

  private static let verbs: Set<String> = ["fetched", "retrieved"]
  private static let quantities: Set<String> = ["every", "all", "each"]
  private static let wholes = [
    ["in", "this", "series"], ["in", "this", "article"], ["throughout"],
  ]

  private static func stated(in examination: Examination) -> [FetchDate] {
    let resolver = PageResolver(examination: examination)
    return examination.sentences.flatMap { sentence -> [FetchDate] in
      guard let verb = sentence.words.first(where: { verbs.contains($0.text) }) else { return [] }
      let text = examination.text(sentence.block).utf8
      let dates = DateReading.dates(in: Array(text[..<sentence.range.upperBound]))
        .filter {
          $0.range.lowerBound >= verb.range.upperBound
            && $0.range.lowerBound < verb.range.upperBound + 12
        }
      let pages = Set(
        resolver.namedPages(in: sentence) + [resolver.classPage(in: sentence)].compactMap(\.self))
      return dates.map { date in
        FetchDate(
          day: date.day, block: sentence.block, range: date.range,
          page: pages.count == 1 ? pages.first : nil,
          isUniversal: sentence.has(anyOf: quantities) || sentence.firstIndex(of: wholes) != nil)
      }
    }
  }
}
