import Benchmarking
import CommandLineParsing
import DocfactsCommands
import ProcessRunning

@main
struct DocfactsBench {
  static func main() async {
    let code = await benchTool.run(Array(CommandLine.arguments.dropFirst()), in: .ofThisProcess)
    endProcess(code.rawValue)
  }
}
