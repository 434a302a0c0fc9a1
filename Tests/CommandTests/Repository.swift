import ProcessRunning
import TestSupport

/// The checkout that the tests were built from.
let repositoryRoot = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

/// A file of the checkout as text; empty where there is none.
func repositoryFile(_ path: String) -> String {
  (try? Invocation("cat", ["\(repositoryRoot)/\(path)"]).run().outputText) ?? ""
}

/// What the demonstration prints, from the built tool.
func demoOutput() throws -> String {
  try Invocation("\(repositoryRoot)/Scripts/demo.sh", [BuiltTool.path]).run(
    timeLimit: .seconds(120)
  )
  .outputText
}

/// Runs the built tool on the checkout; for commands that write nothing.
func runOnRepository(_ arguments: String...) throws -> ToolOutcome {
  ToolOutcome(
    try Invocation(
      BuiltTool.path, arguments + ["-C", repositoryRoot], environment: ["SOURCE_DATE_EPOCH": nil]
    ).run(timeLimit: .seconds(60)))
}
