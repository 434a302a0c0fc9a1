import FactModel

/// A media type that is none of the page kind's; hosts of plain files name no better than plain text.
struct MediaTypeRule: AdmissionRule {
  func doubt(about examination: Examination) -> Doubt? {
    let kind = examination.candidate.kind
    guard let mediaType = examination.candidate.mediaType, !mediaType.isEmpty,
      !kind.mediaTypes.contains(mediaType)
    else { return nil }
    return Doubt(.mediaType, "\(mediaType) instead of \(kind.mediaTypes[0])")
  }
}

extension PageKind {
  /// What servers may call pages of this kind, the best name first.
  fileprivate var mediaTypes: [String] {
    let plain = ["text/plain", "application/octet-stream"]
    return switch self {
    case .doccMarkdown: ["text/markdown", "text/x-markdown"] + plain
    case .doccJSON: ["application/json", "text/json"] + plain
    case .archiveHTML, .html: ["text/html", "application/xhtml+xml"]
    }
  }
}
