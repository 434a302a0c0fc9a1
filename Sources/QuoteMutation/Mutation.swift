/// A way to make a quotation of a specimen.
package struct Mutation: Sendable {
  /// What it is called in the report.
  package let name: String
  /// Makes the quotation; `nil` where the specimen has nothing to change.
  let make: @Sendable (Specimen, inout SplitMix64) -> String?

  init(_ name: String, _ make: @escaping @Sendable (Specimen, inout SplitMix64) -> String?) {
    self.name = name
    self.make = make
  }
}
