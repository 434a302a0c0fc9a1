import PageReading

/// Reads off an alignment which characters it bridged.
struct BridgeReading {
  /// The characters, each pair once.
  private(set) var bridges: [Bridge] = []
  /// Whether white space differs that Markdown itself renders alike.
  private(set) var hasMarkupSpace = false

  init(_ alignment: Alignment, page: QuotablePage, text: [UInt8]) {
    for difference in alignment.differences {
      let (there, here) = (page.rendered[difference.page], text[difference.quote])
      if isMarkupSpace(there), isMarkupSpace(here) {
        hasMarkupSpace = true
      } else {
        let inCode = page.overlaps(difference.page) { $0 == .code }
        add(Self.bridge(there, here, inCode: inCode))
      }
    }
  }

  private func isMarkupSpace(_ bytes: ArraySlice<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(WhiteSpace.isASCII)
  }

  private mutating func add(_ bridge: Bridge) {
    if !bridges.contains(bridge) { bridges.append(bridge) }
  }

  private static func bridge(
    _ page: ArraySlice<UInt8>, _ quote: ArraySlice<UInt8>, inCode: Bool
  ) -> Bridge {
    var there = Array(String(decoding: page, as: UTF8.self).unicodeScalars)
    var here = Array(String(decoding: quote, as: UTF8.self).unicodeScalars)
    while let first = there.first, first == here.first, first != " " {
      there.removeFirst()
      here.removeFirst()
    }
    while let last = there.last, last == here.last, last != " " {
      there.removeLast()
      here.removeLast()
    }
    return Bridge(page: string(there), quote: string(here), inCode: inCode)
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
