import Digesting
import FactDiffing
import FactExtraction
import FactModel
import Reporting
import Storage

/// Walks through the pages of two states side by side.
struct StateComparison {
  private let before: any WorkspaceState
  private let after: any WorkspaceState
  private let sources: SourceList
  private var changes = ChangeSet(digest: Digest.init(ofText:))

  init(before: any WorkspaceState, after: any WorkspaceState, sources: SourceList) {
    self.before = before
    self.after = after
    self.sources = sources
  }

  var report: DiffReport { DiffReport(from: before.name, to: after.name, set: changes) }

  mutating func run() throws {
    var old = try before.pages()[...]
    var new = try after.pages()[...]
    while let page = [old.first?.page, new.first?.page].compactMap({ $0 }).min() {
      try Task.checkCancellation()
      try compare(
        page, old.first?.page == page ? old.popFirst() : nil,
        new.first?.page == page ? new.popFirst() : nil)
    }
  }

  private mutating func compare(_ page: PageID, _ old: StatePage?, _ new: StatePage?) throws {
    if let old, let new, old.metadata == new.metadata { return changes.countUnchanged(1) }
    let (former, present) = (
      try old.map { try before.metadata(of: $0) }, try new.map { try after.metadata(of: $0) }
    )
    let goneSince = former?.gone == nil ? present?.gone : nil
    if former?.digest == present?.digest, goneSince == nil { return changes.countUnchanged(1) }
    switch (try old.map { try sheet($0, in: before) }, try new.map { try sheet($0, in: after) }) {
    case (.unreadable(let reason)?, _), (_, .unreadable(let reason)?):
      changes.skip(page, because: reason)
    case (let old, let new):
      changes.compare(page, from: old?.sheet, to: new?.sheet, goneSince: goneSince)
    }
  }

  /// What can be said of a page in a state.
  private enum Side {
    case read(FactSheet)
    case unreadable(String)

    var sheet: FactSheet? {
      if case .read(let sheet) = self { sheet } else { nil }
    }
  }

  private func sheet(_ page: StatePage, in state: any WorkspaceState) throws -> Side {
    if let sheet = try state.sheet(of: page), sheet.extractor == FactExtractor.version,
      try sheet.snapshot == state.metadata(of: page).digest
    {
      return .read(sheet)
    }
    guard let source = sources.sources.first(where: { $0.id == page.page.source }),
      let body = try state.body(of: page)
    else { return .unreadable("neither bytes nor a sheet of this extractor in \(state.name)") }
    let metadata = try state.metadata(of: page)
    do throws(ExtractionError) {
      return .read(try source.factSheet(metadata, body))
    } catch {
      return .unreadable("\(error)")
    }
  }
}
