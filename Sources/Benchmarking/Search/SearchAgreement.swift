import FactModel
import Storage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What two programs found, compared: on how many pages each quotation stands.
struct SearchAgreement {
  private var both = 0
  private var docfactsOnly = 0
  private var ripgrepOnly = 0

  private struct Line: Decodable {
    var found: [Finding]?
    struct Finding: Decodable {
      var page: String
      var sentence: String?
    }
  }

  /// The standard outputs of both.
  init(docfacts: [UInt8], ripgrep: [UInt8]) {
    let pages = Set(
      docfacts.split(separator: 0x0A).flatMap { line in
        (try? JSONDecoder().decode(Line.self, from: Data(line)))?.found?.map(\.page) ?? []
      })
    let files = Set(ripgrep.split(separator: 0x0A).compactMap(Self.page))
    both = pages.intersection(files).count
    docfactsOnly = pages.subtracting(files).count
    ripgrepOnly = files.subtracting(pages).count
  }

  /// The page of `snapshots/<page>.md:<sentence>`.
  private static func page(_ line: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: line, as: UTF8.self)
    let parts = text.split(separator: ".md:", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let stem = parts[0].utf8.dropFirst("snapshots/".utf8.count)
    return PageFileName.page(stem: String(decoding: stem, as: UTF8.self))?.rawValue
  }

  var text: String {
    "Pages with at least one of them: both programs \(both.grouped), docfacts alone "
      + "\(docfactsOnly.grouped), rg alone \(ripgrepOnly.grouped)."
  }
}
