import ArticleReading
import FactModel
import PageReading

/// Code is guarded for a version that a symbol in it is newer than.
struct CodeAvailabilityRule: FindingRule {
  let name = "code-availability"
  let summary = "Code guarded for a version uses a symbol that came later."
  let severity = Severity.error
  let failing = """
    ```swift
    if #available(iOS 17.0, *) {
      activity.appEntityIdentifier = nil as NSUserActivity.Identifier
    }
    ```
    """
  let passing = """
    ```swift
    if #available(iOS 18.2, *) {
      activity.appEntityIdentifier = nil as NSUserActivity.Identifier
    }
    ```
    """

  func findings(in examination: Examination, of series: SeriesExamination) -> [Finding] {
    examination.article.blocks.indices.flatMap { index -> [Finding] in
      guard examination.article.blocks[index].isCode else { return [] }
      return findings(inBlock: index, examination)
    }
  }

  private func findings(inBlock block: Int, _ examination: Examination) -> [Finding] {
    let code = MaskedCode(examination.text(block).utf8).bytes
    let scopes = AvailabilityScope.scopes(in: code)
    guard let low = scopes.map(\.range.lowerBound).min(),
      let high = scopes.map(\.range.upperBound).max()
    else { return [] }
    return CodeSymbolUses(examination: examination).uses(in: code, low..<high).flatMap { use in
      guard let page = examination.shelf.page(use.page), let rows = page.sheet.header?.availability
      else { return [] as [Finding] }
      return newer(rows, than: scopes.filter { $0.range.contains(use.range.lowerBound) }).map {
        examination.finding(
          self, at: use.range, in: block,
          "\(use.name) needs \($0.row.platform) \($0.row.introduced?.text ?? ""), and the code is "
            + "guarded for \($0.version)",
          evidence: [page.provenance], pages: [use.page], evidenceClass: .header)
      }
    }
  }

  /// The rows whose first version is above the greatest of the scopes around a use.
  private func newer(
    _ rows: [AvailabilityRow], than scopes: [AvailabilityScope]
  ) -> [(row: AvailabilityRow, version: Version)] {
    rows.compactMap { row in
      let platform = Platform.folded(row.platform)
      guard let introduced = row.introduced,
        let version = scopes.compactMap({ $0.versions[platform] }).max(), introduced > version
      else { return nil }
      return (row, version)
    }
  }
}
