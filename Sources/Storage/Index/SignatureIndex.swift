import FactModel

/// The index of the pages' signatures, `.docfacts/signatures`: a cache that may be deleted at any
/// time, and that a search makes anew as it reads the pages.
///
/// A first line with the form's number and the signatures' own; then blocks, each with its length
/// and digest in front; in them the pages in the order of their ids, each with the stamp of its
/// files and its signature. An entry counts only while the stamp is that of the files, and a block
/// only if its digest is right: what else the file may hold, the page is read instead.
enum SignatureIndex {
  static let path = "\(Workspace.local)/signatures"

  /// The first line; `form` says how the signatures are made.
  static func header(form: Int) -> [UInt8] { Array("docfacts signatures 1 \(form)\n".utf8) }

  /// About how long a block is, in bytes.
  static let blockLength = 1 << 17
  /// What stands in front of a block: eight digits of its length and forty of its digest.
  static let blockHeader = 48
}

/// A page in the index.
package struct IndexedPage: Sendable {
  /// The page's id in UTF-8.
  var id: ArraySlice<UInt8>
  package var stamp: SnapshotStamp
  package var signature: ArraySlice<UInt8>
}
