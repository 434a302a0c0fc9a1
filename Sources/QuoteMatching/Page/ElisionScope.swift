import PageReading

/// How far an elision may reach: within a section, and within one row of a table.
enum ElisionScope {
  /// A number for each block; blocks of one scope have the same and stand together.
  static func numbers(of blocks: [TextBlock]) -> [Int] {
    var number = 0
    var previous: Key?
    return blocks.map { block in
      let key = Key(block)
      if let previous, previous != key || key.isHeading { number += 1 }
      previous = key
      return number
    }
  }

  private struct Key: Equatable {
    var heading: Int?
    var isHeading = false
    var table: Int?
    var row: Int?

    init(_ block: TextBlock) {
      heading = block.heading
      switch block.kind {
      case .heading: isHeading = true
      case .tableCell(let row, _):
        self.row = row
        table = block.containers.compactMap(Self.table).last
      case .paragraph, .code: break
      }
    }

    private static func table(_ container: TextBlock.Container) -> Int? {
      guard case .table(let number) = container else { return nil }
      return number
    }
  }
}
