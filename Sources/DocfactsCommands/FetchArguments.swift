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
  private static let contact = Argument<String?>.option(
    "--contact", value: "url",
    help: "Your page or address, told to the servers; else DOCFACTS_CONTACT.")
  private static let dryRun = Argument<Bool>.flag(
    "--dry-run", help: "List the addresses that would be asked for; touch nothing.")
  static let declarations: [any ArgumentDeclaration] = [
    SharedArguments.pages, source, due, unconditional, deadline, contact, dryRun,
  ]

  private let bounds: FetchScope
  private let contact: String?
  let isDryRun: Bool

  init(_ parsed: ParsedArguments) throws(UsageError) {
    contact = try parsed.value(of: Self.contact)
    bounds = FetchScope(
      pages: try parsed.value(of: SharedArguments.pages),
      source: try parsed.value(of: Self.source),
      onlyDue: try parsed.value(of: Self.due),
      isUnconditional: try parsed.value(of: Self.unconditional),
      deadlineSeconds: try parsed.value(of: Self.deadline))
    isDryRun = try parsed.value(of: Self.dryRun)
  }

  /// The scope with the contact that the option or the environment names.
  func scope(in context: CommandContext) -> FetchScope {
    var scope = bounds
    let named = contact ?? context.environment["DOCFACTS_CONTACT"]
    if let named, !named.isEmpty { scope.contact = named }
    return scope
  }

  /// Writes the addresses that would be asked for, one a line.
  func list(with tracker: Tracker, in session: Session, now: Timestamp) throws -> ExitCode {
    for request in try tracker.plannedRequests(bounds, now: now) {
      session.context.output.write("\(request.page)  \(request.url)\n")
    }
    return .success
  }
}
