import FactModel

/// A statement about availability and what the header says to it.
struct JudgedAvailability {
  /// A difference between text and header.
  struct Difference {
    var item: AvailabilityStatement.Item?
    /// What the header says, as a part of a message.
    var says: String
    /// The version that would be right, if the header has one in that place.
    var right: Version?
  }

  enum Status {
    case holds(PageID)
    case differs(PageID, CheckedPage, [Difference])
    case unverified(PageID, VerdictReason)
    /// A recorded claim about a group of symbols.
    case recorded(Claim, FactVerdict?)
    /// The symbol is not known, or not named.
    case unresolved
    /// A condition or question: nothing is stated.
    case open
  }

  let sentence: ExaminedSentence
  let statement: AvailabilityStatement
  let statuses: [Status]
}

extension JudgedAvailability {
  /// The bytes of the block's text from the statement's first word to its last.
  var range: Range<Int> {
    let words = sentence.words[statement.words]
    let low = words.first?.range.lowerBound ?? sentence.range.lowerBound
    return low..<max(low, words.last?.range.upperBound ?? low)
  }

  /// The pages and facts that the statement relies on.
  var targets: [ArticleDependency.Target] {
    statuses.compactMap { status in
      switch status {
      case .holds(let page), .differs(let page, _, _), .unverified(let page, _): .page(page)
      case .recorded(let claim, _): .fact(claim.id)
      case .unresolved, .open: nil
      }
    }
  }
}
