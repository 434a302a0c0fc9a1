import FactModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A machine-written kind of file that says which version of its form it has.
package protocol SchemaBearing: Codable {
  var schema: Int { get }
  /// The latest version this docfacts reads.
  static var knownSchema: Int { get }
}

extension SnapshotMetadata: SchemaBearing { package static var knownSchema: Int { 1 } }
extension FactSheet: SchemaBearing { package static var knownSchema: Int { 1 } }
extension RunRecord: SchemaBearing { package static var knownSchema: Int { 1 } }
extension VerdictList: SchemaBearing { package static var knownSchema: Int { 1 } }
extension HistoryRecord: SchemaBearing { package static var knownSchema: Int { 1 } }

/// JSON as machine-written files hold it: keys sorted, slashes plain, one line feed at the end.
package enum StoredJSON {
  /// A file of its own: indented, so that a reviewer's line diff shows what changed.
  package static func file(_ value: some Encodable) throws(StorageError) -> [UInt8] {
    try encode(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
  }

  /// A line of a log.
  package static func line(_ value: some Encodable) throws(StorageError) -> [UInt8] {
    try encode(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encode(
    _ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) throws(StorageError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    do {
      return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
    } catch {
      throw .malformed(path: "\(type(of: value))", line: nil, reason: "\(error)")
    }
  }

  /// Reads a value; `path` and `line` are for the error.
  package static func decode<Value: SchemaBearing>(
    _ type: Value.Type, from bytes: [UInt8], path: String, line: Int? = nil
  ) throws(StorageError) -> Value {
    let data = Data(bytes)
    if let schema = try? JSONDecoder().decode(SchemaOnly.self, from: data).schema,
      schema > Value.knownSchema
    {
      throw .laterSchema(path: path, schema: schema, known: Value.knownSchema)
    }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw .malformed(path: path, line: line, reason: reason(of: error))
    }
  }

  private struct SchemaOnly: Decodable { var schema: Int }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "not JSON of the expected form" }
    let (what, context) =
      switch error {
      case .keyNotFound(let key, let context): ("lacks '\(key.stringValue)'", context)
      case .typeMismatch(_, let context), .valueNotFound(_, let context): ("wrong type", context)
      case .dataCorrupted(let context): (context.debugDescription, context)
      @unknown default:
        ("not of the expected form", DecodingError.Context(codingPath: [], debugDescription: ""))
      }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return place.isEmpty ? what : "\(place): \(what)"
  }
}
