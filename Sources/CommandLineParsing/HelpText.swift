/// The help pages, made from the declarations.
struct HelpText {
  let tool: CommandLineTool
  private let width = 80

  /// The list of commands.
  var overview: String {
    let rows = tool.commands.map { ($0.name, $0.abstract) }
    return """
      \(tool.abstract)

      USAGE: \(tool.name) <command> [options]

      COMMANDS:
      \(table(rows))

      `\(tool.name) help <command>` tells more of one; `\(tool.name) --version` tells the version.

      """
  }

  /// The page of one command.
  func page(for command: any Command.Type) -> String {
    let sections = [
      command.abstract,
      "USAGE: " + usage(of: command),
      section("ARGUMENTS", command.arguments.filter { $0.form == .positional }),
      section("OPTIONS", command.arguments.filter { $0.form != .positional }),
      command.discussion,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func usage(of command: any Command.Type) -> String {
    let positionals = command.arguments.filter { $0.form == .positional }.map { argument in
      let name = "<\(argument.valueName)>" + (argument.isRepeating ? "…" : "")
      return argument.isRequired ? name : "[\(name)]"
    }
    let hasOptions = command.arguments.contains { $0.form != .positional }
    return ([tool.name, command.name] + positionals + (hasOptions ? ["[options]"] : []))
      .joined(separator: " ")
  }

  private func section(_ title: String, _ arguments: [any ArgumentDeclaration]) -> String {
    guard !arguments.isEmpty else { return "" }
    return "\(title):\n" + table(arguments.map { (label(of: $0), description(of: $0)) })
  }

  private func label(of argument: any ArgumentDeclaration) -> String {
    switch argument.form {
    case .positional: "<\(argument.valueName)>"
    case .flag(let names): names.joined(separator: ", ")
    case .option(let names): names.joined(separator: ", ") + " <\(argument.valueName)>"
    }
  }

  private func description(of argument: any ArgumentDeclaration) -> String {
    var text = argument.help
    if !argument.valueStrings.isEmpty {
      text += " One of \(argument.valueStrings.joined(separator: ", "))."
    }
    if let initial = argument.defaultText { text += " Default: \(initial)." }
    return text
  }

  private func table(_ rows: [(label: String, text: String)]) -> String {
    let column = min(26, rows.map(\.label.count).max() ?? 0) + 4
    return rows.map { row in
      let lines = wrapped(row.text, to: width - column)
      let indent = String(repeating: " ", count: column)
      let head = "  " + row.label
      let first =
        head.count + 2 > column
        ? head + "\n" + indent : head + String(repeating: " ", count: column - head.count)
      return first + lines.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
