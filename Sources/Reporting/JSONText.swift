#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The value as JSON: keys sorted, two spaces a level, a line end at the end.
///
/// What a terminal could take for a command, and marks that turn the direction of writing, are
/// written as `\u` escapes, so that printing the report is safe and nothing is lost.
func jsonText(_ value: some Encodable) throws -> String {
  try json(value, [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes])
}

/// As `jsonText`, on one line.
func jsonLine(_ value: some Encodable) throws -> String {
  try json(value, [.sortedKeys, .withoutEscapingSlashes])
}

private func json(
  _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  guard text.unicodeScalars.contains(where: { !$0.isPlain && $0 != "\n" }) else {
    return text + "\n"
  }
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.isPlain || scalar == "\n" {
      escaped.append(scalar)
    } else {
      escaped.append(contentsOf: String(scalar).utf16.flatMap { unicodeEscape($0) })
    }
  }
  return String(escaped) + "\n"
}

private func unicodeEscape(_ unit: UInt16) -> [Unicode.Scalar] {
  let digits = String(unit, radix: 16)
  return Array(
    ("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).unicodeScalars)
}
