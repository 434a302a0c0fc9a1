/// The cheapest way to make a quotation of a stretch of a page, word by word; the stretch may
/// begin and end anywhere.
struct WordAlignment {
  /// A step: the index of the page's word, of the quotation's, or of both.
  typealias Step = (page: Int?, quote: Int?)

  let cost: Int
  let steps: [Step]

  init(page: [WordToken], quote: [WordToken]) {
    let table = Self.table(page, quote)
    let last = table[quote.count]
    let end = last.indices.min { (last[$0], $0) < (last[$1], $1) } ?? 0
    cost = last[end]
    steps = Self.steps(table, page, quote, from: end)
  }

  private static func table(_ page: [WordToken], _ quote: [WordToken]) -> [[Int]] {
    var rows = [[Int](repeating: 0, count: page.count + 1)]
    for (index, word) in quote.enumerated() {
      let above = rows[index]
      var row = [(index + 1) * WordToken.different]
      row.reserveCapacity(page.count + 1)
      for (column, other) in page.enumerated() {
        let changed = above[column] + word.distance(to: other)
        row.append(min(changed, min(above[column + 1], row[column]) + WordToken.different))
      }
      rows.append(row)
    }
    return rows
  }

  private static func steps(
    _ table: [[Int]], _ page: [WordToken], _ quote: [WordToken], from end: Int
  ) -> [Step] {
    var steps: [Step] = []
    var (row, column) = (quote.count, end)
    while row > 0 {
      let here = table[row][column]
      if column > 0,
        here == table[row - 1][column - 1] + quote[row - 1].distance(to: page[column - 1])
      {
        (row, column) = (row - 1, column - 1)
        steps.append((column, row))
      } else if here == table[row - 1][column] + WordToken.different {
        row -= 1
        steps.append((nil, row))
      } else {
        column -= 1
        steps.append((column, nil))
      }
    }
    return steps.reversed()
  }
}
