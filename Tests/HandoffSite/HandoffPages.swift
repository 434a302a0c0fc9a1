import FactModel

/// The bodies of all watched pages, as the articles say that they were.
package struct HandoffPages {
  package private(set) var bodies: [PageID: String]

  /// Each page as recorded; pages of which nothing is claimed say so and no more.
  package init(watching sources: SourceList) {
    bodies = [:]
    for source in sources.sources {
      for page in source.pages { bodies[page.id] = Self.body(of: page.id, kind: source.kind) }
    }
  }

  private static let docC = Dictionary(
    uniqueKeysWithValues: ([.userActivity] + DocCPage.members + DocCPage.flags + DocCPage.errors
      + DocCPage.delegates + DocCPage.others).map { ($0.path, $0) })

  private static let html = [
    "UserExperience/Conceptual/Handoff/AdoptingHandoff/AdoptingHandoff.html":
      HTMLPages.adoptingHandoff,
    "UserExperience/Conceptual/Handoff/HandoffFundamentals/HandoffFundamentals.html":
      HTMLPages.aboutHandoff,
    "handoff-security/web": HTMLPages.handoffSecurity,
  ]

  /// `nil` for the one page that no server has: the guidelines' page on Handoff.
  private static func body(of page: PageID, kind: PageKind) -> String? {
    if let html = html[page.path] { return html }
    guard page.source.rawValue != "apple-design" else { return nil }
    return (docC[page.path] ?? plain(page.path)).text
  }

  private static func plain(_ path: String) -> DocCPage {
    DocCPage(
      path: path, title: String(path.split(separator: "/").last ?? ""),
      declaration: "var it: Int { get }", body: "Stands for a page of which nothing is claimed.")
  }

  /// The pages after an edit of one of them.
  package func with(_ page: PageID, _ edit: (String) -> String) -> HandoffPages {
    var copy = self
    copy.bodies[page] = bodies[page].map(edit)
    return copy
  }
}
