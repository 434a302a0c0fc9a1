import FactModel
import HandoffSite
import Testing

/// The dataset on the pages as recorded, judged once for all tests of changes.
struct Recorded {
  let dataset: Dataset
  let pages: HandoffPages
  let run: DatasetRun

  /// The one of this process.
  static let shared = Result { try Recorded() }

  private init() throws {
    dataset = try Dataset()
    pages = HandoffPages(watching: dataset.sources)
    run = try DatasetRun(dataset, on: pages)
  }

  /// What changes where `old` is replaced by `new` on each of the pages, all of which have it.
  func changes(
    on paths: [String], _ old: String, _ new: String, _ location: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var edited = pages
    for path in paths {
      let id = try #require(PageID(rawValue: path), sourceLocation: location)
      let body = try #require(pages.bodies[id], sourceLocation: location)
      try #require(body.contains(old), sourceLocation: location)
      edited = edited.with(id) { $0.replacing(old, with: new) }
    }
    return try DatasetRun(dataset, on: edited).changes(since: run)
  }

  /// What changes with another body of a page.
  func changes(of path: String, to body: (String) -> String) throws -> [String] {
    let id = try #require(PageID(rawValue: path))
    try #require(pages.bodies[id] != nil)
    return try DatasetRun(dataset, on: pages.with(id, body)).changes(since: run)
  }
}

/// Pages that the tests change.
enum Paths {
  static let classPage = "apple/foundation/nsuseractivity"
  static let userInfo = "apple/foundation/nsuseractivity/userinfo"
  static let tooLarge =
    "apple/foundation/nsuseractivityhandoffuserinfotoolargeerror-swift.var"
  static let adopting =
    "apple-archive/UserExperience/Conceptual/Handoff/AdoptingHandoff/AdoptingHandoff.html"
  static let sceneContinue = "apple/uikit/uiscenedelegate/scene(_:continue:)"
  static let appDelegate = [
    "continue:restorationhandler:", "didfailtocontinueuseractivitywithtype:error:", "didupdate:",
    "willcontinueuseractivitywithtype:",
  ].map { "apple/uikit/uiapplicationdelegate/application(_:\($0))" }
}
