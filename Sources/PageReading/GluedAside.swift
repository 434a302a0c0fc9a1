/// A section heading with an aside on its line, as DocC writes them when the section begins with
/// one: `## Discussion> Since: First available in 5.5.`
struct GluedAside {
  let heading: MappedText
  let aside: MappedText

  init?(inHeading text: MappedText) {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: ">")),
      Self.names.contains(where: { text.utf8[..<mark].elementsEqual($0.utf8) })
    else { return nil }
    var start = mark + 1
    while start < text.utf8.count, text.utf8[start] == 0x20 { start += 1 }
    guard start < text.utf8.count else { return nil }
    heading = text[0..<mark]
    aside = text[start..<text.utf8.count]
  }

  private static let names = ["Discussion", "Overview", "Return Value", "Parameters"]
}
