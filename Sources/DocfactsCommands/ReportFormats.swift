import CommandLineParsing
import Reporting

/// A format of a comparison, chosen by its reporter's name.
struct DiffFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = diffReporters.map(\.name)
  static let argument = Argument<DiffFormat>.option(
    "--format", value: "format", default: DiffFormat(reporter: diffReporters[0]),
    defaultText: diffReporters[0].name, help: "How the result is written.")

  let reporter: any DiffReporter

  init(reporter: any DiffReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = diffReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }
}

/// A format of a status, chosen by its reporter's name.
struct StatusFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = statusReporters.map(\.name)
  static let argument = Argument<StatusFormat>.option(
    "--format", value: "format", default: StatusFormat(reporter: statusReporters[0]),
    defaultText: statusReporters[0].name, help: "How the result is written.")

  let reporter: any StatusReporter

  init(reporter: any StatusReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = statusReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }
}

/// A format of a page's facts, chosen by its reporter's name.
struct SheetFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = sheetReporters.map(\.name)
  static let argument = Argument<SheetFormat>.option(
    "--format", value: "format", default: SheetFormat(reporter: sheetReporters[0]),
    defaultText: sheetReporters[0].name, help: "How the result is written.")

  let reporter: any SheetReporter

  init(reporter: any SheetReporter) { self.reporter = reporter }

  init?(argument: String) {
    guard let reporter = sheetReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }
}

/// A format of a judgement on quotations, chosen by its reporter's name.
struct QuoteFormat: ExpressibleByArgument {
  static let expectation = "one of " + allValueStrings.joined(separator: ", ")
  static let allValueStrings = quoteReporters.map(\.name)
  static let argument = Argument<QuoteFormat?>.option(
    "--format", value: "format",
    help: "How the result is written: text, json, or jsonl; a batch as jsonl, else text.")

  let reporter: any QuoteReporter

  init?(argument: String) {
    guard let reporter = quoteReporters.first(where: { $0.name == argument }) else { return nil }
    self.reporter = reporter
  }

  private init(_ reporter: any QuoteReporter) { self.reporter = reporter }

  /// What a single quotation is told as.
  static let text = QuoteFormat(QuoteTextReporter())
  /// What a batch is told as.
  static let lines = QuoteFormat(QuoteJSONLinesReporter())
}
