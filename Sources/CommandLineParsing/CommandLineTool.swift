import NameSuggesting

/// A tool with subcommands: chooses the one that was named and runs it.
package struct CommandLineTool: Sendable {
  package let name: String
  package let abstract: String
  package let version: String
  package let commands: [any Command.Type]

  package init(name: String, abstract: String, version: String, commands: [any Command.Type]) {
    self.name = name
    self.abstract = abstract
    self.version = version
    self.commands = commands
  }

  /// What the words of a call ask for.
  package enum Request {
    case help(String)
    case version
    case run(any Command)
  }

  /// Reads the words; touches neither disk, environment nor network.
  package func request(_ words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else { return .help(help.overview) }
    switch first {
    case "-h", "--help": return .help(help.overview)
    case "--version": return .version
    case "help":
      guard let second = words.dropFirst().first else { return .help(help.overview) }
      return .help(help.page(for: try command(named: second)))
    default:
      let type = try command(named: first)
      let rest = words.dropFirst()
      if asksForHelp(rest) { return .help(help.page(for: type)) }
      return .run(try type.init(ArgumentParser(type.arguments).parse(Array(rest))))
    }
  }

  private var help: HelpText { HelpText(tool: self) }

  private func asksForHelp(_ words: ArraySlice<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }

  private func command(named name: String) throws(UsageError) -> any Command.Type {
    if let type = commands.first(where: { $0.name == name }) { return type }
    if name.hasPrefix("-") {
      throw .unknownOption(name, nearest: nearestName(to: name, among: ["--help", "--version"]))
    }
    throw .unknownCommand(name, nearest: nearestName(to: name, among: commands.map { $0.name }))
  }
}
