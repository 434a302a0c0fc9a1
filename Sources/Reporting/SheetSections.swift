import FactModel

/// The sections that hold prose, each with the number of its sentences, in the page's order.
func sectionLines(_ sheet: FactSheet) -> [String] {
  var order: [[String]] = []
  var counts: [[String]: (sentences: Int, withheld: Int)] = [:]
  for block in sheet.blocks {
    if counts[block.section] == nil { order.append(block.section) }
    var count = counts[block.section] ?? (0, 0)
    count.sentences += block.sentences.count
    count.withheld += block.sentences.count { if case .withheld = $0 { true } else { false } }
    counts[block.section] = count
  }
  guard !order.isEmpty else { return [] }
  return ["sections:"]
    + order.map { path in
      let count = counts[path] ?? (0, 0)
      let name = path.isEmpty ? "(top)" : terminalText(path.joined(separator: " > "))
      let withheld = count.withheld > 0 ? " (\(count.withheld) withheld)" : ""
      return "  \(name): \(counted(count.sentences, "sentence"))\(withheld)"
    }
}
