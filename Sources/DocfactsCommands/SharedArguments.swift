import CommandLineParsing
import FactModel

/// Arguments that several commands share, declared once.
enum SharedArguments {
  static let directory = Argument<String?>.option(
    "-C", "--directory", value: "dir",
    help: "Work as if started there; the workspace is looked for from there upwards.")

  static let now = Argument<Timestamp?>.option(
    "--now", value: "time",
    help:
      "The time to take for now, as 2026-10-11T05:00:00Z; else SOURCE_DATE_EPOCH, else the clock.")

  static let quiet = Argument<Bool>.flag(
    "-q", "--quiet", help: "No progress and no notes, only results and errors.")

  static let color = Argument<ColorChoice>.option(
    "--color", value: "when", default: .auto, defaultText: "auto",
    help: "Colours in text results; NO_COLOR is kept.")

  static let output = Argument<String?>.option(
    "--output", value: "file", help: "Write the result there instead of standard output.")

  static let maxAge = Argument<DayCount?>.option(
    "--max-age", value: "days",
    help: "Take pages not checked for that long for stale, as 30d; a source's check-every may be "
      + "shorter.")

  static let pages = Argument<[PageID]>.positionals(
    "page", help: "Page ids, as apple/foundation/nsuseractivity; every watched page when left out.")
}

/// When text results carry colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never
}

extension Timestamp: ExpressibleByArgument {
  package init?(argument: String) {
    guard let value = Timestamp(argument) ?? Day(argument)?.start else { return nil }
    self = value
  }
  package static var expectation: String { "a UTC time as 2026-10-11T05:00:00Z, or a date" }
}

extension Day {
  fileprivate var start: Timestamp { Timestamp(seconds: Int64(number) * 86_400) }
}

extension PageID: ExpressibleByArgument {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "a page id, as apple/foundation/nsuseractivity" }
}
