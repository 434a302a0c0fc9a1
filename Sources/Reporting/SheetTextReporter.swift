import FactModel

/// A page's facts on one screen.
struct SheetTextReporter: SheetReporter {
  let name = "text"

  func render(_ report: SheetReport, style: TextStyle) -> String {
    let sheet = report.sheet
    let parts = [
      [style.paint(terminalText(sheet.title), .bold)] + identity(report),
      availabilityLines(sheet.header, style),
      sheet.declarations.isEmpty
        ? [] : ["declaration:"] + sheet.declarations.map { "  \(terminalText($0))" },
      sectionLines(sheet),
      groupLines("topics", sheet.topics), groupLines("relationships", sheet.relationships),
      groupLines("see also", sheet.seeAlso),
      passLines(report.passes), provenance(report),
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private func identity(_ report: SheetReport) -> [String] {
    let header = report.sheet.header
    return [
      ("page", report.sheet.page.rawValue), ("address", report.metadata?.url),
      ("revised", report.sheet.revised?.description), ("retired", report.sheet.retired),
      ("identifier", header?.identifier), ("role", header?.role),
      ("framework", header?.framework),
      ("modules", header?.symbol?.modules.joined(separator: ", ")),
    ].compactMap { name, value in value.map { "\(name): \(terminalText($0))" } }
  }

  private func groupLines(_ name: String, _ groups: [LinkGroup]) -> [String] {
    guard !groups.isEmpty else { return [] }
    return ["\(name):"]
      + groups.map { group in
        let members = group.members.map { terminalText($0.title) }
        let title = group.title.map { "\(terminalText($0)): " } ?? ""
        return "  \(title)\(listed(members, showing: 8))"
      }
  }

  private func passLines(_ passes: PassComparison?) -> [String] {
    guard let passes else { return [] }
    return ["passes: \(passes.markdown) and \(passes.json)"]
      + [
        terminalText(
          "  agree on "
            + (passes.agreed.isEmpty ? "nothing" : passes.agreed.joined(separator: ", ")))
      ]
      + passes.disagreements.map { terminalText("  disagree on \($0.phrase)") }
  }

  private func provenance(_ report: SheetReport) -> [String] {
    let metadata = report.metadata
    return [
      ("digest", report.sheet.snapshot.rawValue), ("extractor", "\(report.sheet.extractor)"),
      ("bytes", metadata.map { "\($0.bytes)" }), ("fetched", metadata?.fetched.description),
      ("checked", report.lastChecked?.description), ("gone since", metadata?.gone?.description),
    ].compactMap { name, value in value.map { "\(name): \($0)" } }
  }
}
