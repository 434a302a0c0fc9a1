import Synchronization
import TestSupport

/// A small documentation site on loopback, in DocC's form, and the workspace that watches it.
final class SampleSite: Sendable {
  let pages: ServedPages
  let server: LoopbackServer

  private let hanging: HangingPaths

  /// A site of these pages; requests for the files in `hangingOn` get no answer for now.
  init(_ pages: [String: String], hangingOn paths: Set<String> = []) throws {
    let files = pages.map { ($0.key + ".md", $0.value) }
    let served = ServedPages(Dictionary(uniqueKeysWithValues: files))
    let hanging = HangingPaths(paths)
    self.pages = served
    self.hanging = hanging
    server = try LoopbackServer { request in
      hanging.contains(request.path)
        ? .text("# ").ending(.hang) : served.answer(request)
    }
  }

  /// Answers every request from now on.
  func stopHanging() { hanging.clear() }

  /// Waits until that many requests came, at most a minute.
  func waitForRequests(_ count: Int) async throws {
    for _ in 0..<6000 where server.requests.count < count {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// Replaces a page's text, or removes the page.
  func serve(_ text: String?, at path: String) { pages[path + ".md"] = text }

  /// Answers nothing from now on.
  func stop() { server.stop() }

  /// The values of a field in the last requests, `nil` where one had none.
  func lastFields(_ name: String, _ count: Int) -> [String?] {
    server.requests.suffix(count).map { $0[name] }
  }

  /// Writes a list of sources that watches the pages.
  func watch(_ paths: [String], in tool: BuiltTool, keep: String = "bytes") throws {
    let lines = paths.sorted().map { "      - '\($0)'" }.joined(separator: "\n")
    try tool.write(
      """
      sources:
        - id: tea
          kind: docc-markdown
          base: \(server.base)
          keep: \(keep)
          check-every: 7d
          pace: 0ms
          pages:
      \(lines)

      """, to: "facts/sources.yml")
  }

  /// A symbol's page in DocC's form; its path is the identifier in small letters.
  static func page(
    _ identifier: String, _ availability: [String], _ prose: String = "Heats water.",
    year: Int = 2026
  ) -> String {
    let title = identifier.split(separator: "/").last.map(String.init) ?? identifier
    let rows = availability.map { "    \"\($0)\"" }.joined(separator: ",\n")
    return """
      <!--
      {
        "availability" : [
      \(rows)
        ],
        "documentType" : "symbol",
        "framework" : "Teakettle",
        "identifier" : "/documentation/\(identifier)",
        "metadataVersion" : "0.1.0",
        "role" : "Instance Method",
        "symbol" : {
          "kind" : "Instance Method",
          "modules" : [
            "Teakettle"
          ],
          "preciseIdentifier" : "s:\(identifier.utf8.count)"
        },
        "title" : "\(title)"
      }
      -->

      # \(title)

      \(prose)

      ---

      Copyright &copy; \(year) The Teakettle Authors. All rights reserved.
      """
  }
}

/// The files of a site that get no answer for now.
private final class HangingPaths: Sendable {
  private let paths: Mutex<Set<String>>

  init(_ paths: Set<String>) { self.paths = Mutex(paths) }

  func contains(_ path: String) -> Bool { paths.withLock { $0.contains(path) } }
  func clear() { paths.withLock { $0 = [] } }
}
