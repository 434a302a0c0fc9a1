import ProcessRunning
import TestSupport

/// The checkout that the tests were built from.
private let checkout = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

/// A file of the checkout as text; empty where there is none.
func repositoryFile(_ path: String) -> String {
  (try? Invocation("cat", ["\(checkout)/\(path)"]).run().outputText) ?? ""
}

/// What the demonstration prints, from the built tool.
func demoOutput() throws -> String {
  try Invocation("\(checkout)/Scripts/demo.sh", [BuiltTool.path]).run(timeLimit: .seconds(120))
    .outputText
}
