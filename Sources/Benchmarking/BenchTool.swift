import CommandLineParsing

/// The measurements that README and evidence rules quote: one line for each.
package let benchTool = CommandLineTool(
  name: "docfacts-bench", abstract: "Measures docfacts.", version: "1",
  commands: [QuotesCommand.self, SearchCommand.self, GrowthCommand.self])
