import CommandLineParsing
import FactModel
import PageFetching
import Tracking

/// The arguments of the commands that ask servers: which pages, and within what bounds.
struct FetchArguments: Sendable {
  private static let source = Argument<SourceID?>.option(
    "--source", value: "id", help: "Only the pages of that source.")
  private static let due = Argument<Bool>.flag(
    "--due", help: "Only pages whose source's check-every has passed since they were checked.")
  private static let unconditional = Argument<Bool>.flag(
    "--unconditional", help: "Ask for every body, whatever the stored validators say.")
  private static let deadline = Argument<Int?>.option(
    "--deadline", value: "seconds", help: "Stop asking after that long; the rest counts as failed.")
  private static let dryRun = Argument<Bool>.flag(
    "--dry-run", help: "List the addresses that would be asked for; touch nothing.")
  static let declarations: [any ArgumentDeclaration] = [
    SharedArguments.pages, source, due, unconditional, deadline, dryRun,
  ]

  let scope: FetchScope
  let isDryRun: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    scope = FetchScope(
      pages: try parsed.value(of: SharedArguments.pages),
      source: try parsed.value(of: Self.source),
      onlyDue: try parsed.value(of: Self.due),
      isUnconditional: try parsed.value(of: Self.unconditional),
      deadlineSeconds: try parsed.value(of: Self.deadline))
    isDryRun = try parsed.value(of: Self.dryRun)
  }

  /// Writes the addresses that would be asked for, one a line.
  func list(with tracker: Tracker, in session: Session, now: Timestamp) throws -> ExitCode {
    for request in try tracker.plannedRequests(scope, now: now) {
      session.context.output.write("\(request.page)  \(request.url)\n")
    }
    return .success
  }
}
