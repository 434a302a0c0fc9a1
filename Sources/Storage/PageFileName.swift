import Digesting
import FactModel

/// Where a page's files lie below `snapshots/` or `facts/pages/`, without the file's suffix.
///
/// Portable and lossless: no two pages share a name on any file system, one that folds case
/// included; nothing in it is reserved by Windows, by git or by artifact stores. A page whose
/// name would be too long lies under `<source>/~/` by a digest of its id.
package struct PageFileName: Hashable, Sendable {
  /// `apple/foundation/nsuseractivity`.
  package let stem: String
  /// Whether the id can be read back from the name; if not, the page's metadata names it.
  package let isReversible: Bool

  /// The longest component, leaving room for suffixes in the 255 bytes of a file name.
  static let longestComponent = 180
  /// The longest stem, leaving room for the workspace in the 1,024 bytes of a macOS path.
  static let longestStem = 600
  /// The folder of a source's overlong pages; `~` is never written unencoded elsewhere.
  package static let overlongFolder = "~"

  package init(_ page: PageID) {
    let components = page.rawValue.utf8.split(separator: UInt8(ascii: "/"))
    let last = components.count - 1
    let names = components.enumerated().map { index, component in
      PortableComponent.encode(component, as: index == last ? .file : .folder)
    }
    let stem = names.joined(separator: "/")
    isReversible =
      stem.utf8.count <= Self.longestStem
      && names.allSatisfy { $0.utf8.count <= Self.longestComponent }
    self.stem = isReversible ? stem : Self.overlongStem(of: page, names)
  }

  private static func overlongStem(of page: PageID, _ names: [String]) -> String {
    let start = PortableComponent.start(of: names[names.count - 1], atMost: 100)
    return "\(names[0])/\(overlongFolder)/\(start)~\(Digest(ofText: page.rawValue))"
  }

  /// The page with this stem; `nil` where it names none or its id is in the metadata only.
  package static func page(stem: String) -> PageID? {
    var bytes: [UInt8] = []
    for component in stem.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let decoded = PortableComponent.decode(component) else { return nil }
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
      bytes += decoded
    }
    guard let id = String(validating: bytes, as: UTF8.self), let page = PageID(rawValue: id),
      PageFileName(page).stem == stem
    else { return nil }
    return page
  }

  /// The name of the folder that holds a source's pages.
  package static func folder(of source: SourceID) -> String {
    PortableComponent.encode(source.rawValue.utf8[...], as: .folder)
  }
}

extension PageFileName {
  /// What the metadata's file name adds to the stem.
  package static let metadataSuffix = ".meta.json"

  package var metadata: String { stem + Self.metadataSuffix }
  package var sheet: String { stem + ".json" }
  package func body(_ kind: PageKind) -> String { "\(stem).\(kind.fileExtension)" }
}
