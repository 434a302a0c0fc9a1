import ArticleReading
import FactModel
import QuoteMatching

/// What a check counts, so that what it left alone is known.
package enum CheckCount: String, CaseIterable, Sendable {
  case articles
  case quotations
  case quotationsHolding = "quotations-holding"
  case quotationsFailing = "quotations-failing"
  case quotationsUnverified = "quotations-unverified"
  case quotationsShort = "quotations-short"
  case quotationsLabel = "quotations-label"
  case quotationsUncited = "quotations-uncited"
  case availability = "availability-statements"
  case availabilityHolding = "availability-holding"
  case availabilityDiffering = "availability-differing"
  case availabilityUnverified = "availability-unverified"
  case availabilityUnresolved = "availability-unresolved"
  case availabilityOpen = "availability-open"
  case versionsUnread = "versions-unread"
  case attributedNumbers = "attributed-numbers"
  case attributedNumbersSupported = "attributed-numbers-supported"
  case defaults
  case defaultsUnresolved = "defaults-unresolved"
  case negatives
  case negativesRecorded = "negatives-recorded"
  case negativesUnresolved = "negatives-unresolved"
  case fetchDates = "fetch-dates"
  case longSentences = "long-sentences"
  case boundFacts = "bound-facts"
  case waivers
  case unpairedMarks = "unpaired-marks"
  case apostrophes
  case inchMarks = "inch-marks"
  case marksInCode = "marks-in-code"
  case uncertainMarks = "uncertain-marks"

  /// Rules whose findings mean that something could not be judged.
  static let incompleteRules: Set<String> = [
    "quote-unverified", "quote-ambiguous", "availability-unverified", "bound-fact-unverified",
    "page-too-old",
  ]

  static func counts(of examination: Examination) -> [CheckCount: Int] {
    let article = examination.article
    var counts: [CheckCount: Int] = [
      .articles: 1, .quotations: examination.quotations.count,
      .attributedNumbers: examination.numbers.count,
      .attributedNumbersSupported: examination.numbers.count { $0.isSupported },
      .defaults: examination.defaults.count,
      .defaultsUnresolved: examination.defaults.count { $0.isUnresolved },
      .negatives: examination.negatives.count,
      .negativesRecorded: examination.negatives.count { $0.isRecorded },
      .negativesUnresolved: examination.negatives.count { $0.isUnresolved },
      .fetchDates: examination.fetchDates.count,
      .longSentences: examination.sentences.count { $0.isUnread },
      .boundFacts: examination.facts.count,
      .waivers: ReadWaiver.waivers(of: article).count,
      .unpairedMarks: article.unpairedMarks.count,
      .apostrophes: article.skipped[.apostrophe] ?? 0, .inchMarks: article.skipped[.inch] ?? 0,
      .marksInCode: article.skipped[.code] ?? 0,
      .uncertainMarks: article.skipped[.uncertain] ?? 0,
    ]
    for quotation in examination.quotations { counts[quotation.status.count, default: 0] += 1 }
    for status in examination.availability.flatMap(\.statuses) {
      counts[.availability, default: 0] += 1
      counts[status.count, default: 0] += 1
    }
    counts[.versionsUnread] = AvailabilityJudge(examination: examination)
      .unreadSentences(besides: examination.availability)
    return counts
  }
}

extension JudgedAvailability.Status {
  fileprivate var count: CheckCount {
    switch self {
    case .holds: .availabilityHolding
    case .differs: .availabilityDiffering
    case .unverified: .availabilityUnverified
    case .recorded(_, let verdict):
      switch verdict?.state {
      case .holds?: .availabilityHolding
      case .fails?: .availabilityDiffering
      case .unverified?, nil: .availabilityUnverified
      }
    case .unresolved: .availabilityUnresolved
    case .open: .availabilityOpen
    }
  }
}

extension JudgedQuotation.Status {
  fileprivate var count: CheckCount {
    switch self {
    case .skipped(.short): .quotationsShort
    case .skipped(.label): .quotationsLabel
    case .skipped(.uncited): .quotationsUncited
    case .judged(_, _, let outcome):
      switch outcome.verdict {
      case .holds: .quotationsHolding
      case .fails: .quotationsFailing
      case .unverified: .quotationsUnverified
      }
    case .several(let pages):
      pages.contains { $0.outcome?.verdict == .holds } ? .quotationsHolding : .quotationsUnverified
    case .unnamed(let pages): pages.isEmpty ? .quotationsUnverified : .quotationsHolding
    case .unread, .unwatched: .quotationsUnverified
    }
  }
}

extension AttributedNumber {
  fileprivate var isSupported: Bool { if case .supported = support { true } else { false } }
}

extension DefaultStatement {
  fileprivate var isUnresolved: Bool { if case .unresolved = support { true } else { false } }
}

extension JudgedNegative {
  fileprivate var isRecorded: Bool { if case .recorded = status { true } else { false } }
  fileprivate var isUnresolved: Bool { if case .unresolved = status { true } else { false } }
}
