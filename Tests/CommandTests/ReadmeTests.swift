import CommandLineParsing
import DocfactsCommands
import Testing

struct ReadmeTests {
  private let readme = repositoryFile("README.md")

  @Test(arguments: docfactsTool.commands.map { $0.name })
  func namesEveryCommand(name: String) {
    #expect(readme.contains("`docfacts \(name)"))
  }

  @Test func namesEveryExitCode() {
    for code in [0, 1, 2, 64, 75, 78, 130] { #expect(readme.contains(" \(code) ")) }
  }

  @Test func showsWhatTheDemoPrints() throws {
    let shown = readme.split(separator: "```\n")[1]
    let demo = try demoOutput()
    for line in shown.split(separator: "\n") where !line.hasPrefix("$") {
      #expect(demo.contains(String(line)), "\(line)")
    }
  }

  @Test(arguments: docfactsTool.commands.map { $0.name })
  func everyCommandExplainsItselfAndItsArguments(name: String) throws {
    let command = try #require(docfactsTool.commands.first { $0.name == name })
    let names = command.arguments.flatMap { $0.form.names }
    #expect(command.abstract.hasSuffix("."))
    #expect(Set(names).count == names.count)
    #expect(command.arguments.allSatisfy { $0.help.hasSuffix(".") })
  }
}
