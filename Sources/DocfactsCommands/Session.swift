import CommandLineParsing
import FactModel
import Reporting
import Tracking

/// What every command reads of its shared arguments and surroundings, worked out once.
struct Session: Sendable {
  let context: CommandContext
  /// The absolute path of the directory to work in.
  let directory: String

  init(_ context: CommandContext, directory: String?) {
    self.context = context
    self.directory = Self.absolute(directory ?? ".", below: context.workingDirectory)
  }

  /// The tracker of the workspace that the directory belongs to.
  func tracker() throws -> Tracker { try Tracker(openingFrom: directory) }

  /// An absolute path for one the user typed.
  func path(_ typed: String) -> String {
    Self.absolute(typed, below: context.workingDirectory)
  }

  /// The time to take for now: the option, else `SOURCE_DATE_EPOCH`, else the clock.
  func now(_ option: Timestamp?) throws(UsageError) -> Timestamp {
    if let option { return option }
    guard let epoch = context.environment["SOURCE_DATE_EPOCH"] else {
      return Timestamp(seconds: context.clock())
    }
    guard let seconds = Int64(epoch), seconds >= 0 else {
      throw .invalidValue(
        argument: "SOURCE_DATE_EPOCH", value: epoch, expected: "seconds since 1970-01-01")
    }
    return Timestamp(seconds: seconds)
  }

  /// How a text result looks on its way to a file or, without one, to standard output.
  func style(_ choice: ColorChoice, writingTo file: String? = nil) -> TextStyle {
    let isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        file == nil && context.output.isTerminal
          && (context.environment["NO_COLOR"] ?? "").isEmpty
          && context.environment["TERM"] != "dumb"
      }
    return TextStyle(isColored: isColored)
  }

  /// Writes a result to the named file, whole or not at all, or to standard output.
  func deliver(_ text: String, to file: String?) throws {
    guard let file else { return context.output.write(text) }
    try OutputFile(path: path(file)).write(text)
  }

  /// Tells something that is no result.
  func note(_ text: String) { context.errors.write(text + "\n") }

  private static func absolute(_ path: String, below directory: String) -> String {
    path.hasPrefix("/") ? path : directory + "/" + path
  }
}
