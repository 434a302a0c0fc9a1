import CommandLineParsing
import DocfactsCommands
import ProcessRunning

@main
struct Docfacts {
  static func main() async {
    let interrupts = InterruptSignal()
    let command = Task {
      await docfactsTool.run(Array(CommandLine.arguments.dropFirst()), in: .ofThisProcess)
    }
    let watcher = Task { [arrivals = interrupts.arrivals] in
      for await _ in arrivals { command.cancel() }
    }
    let code = await command.value
    watcher.cancel()
    endProcess(code.rawValue)
  }
}
