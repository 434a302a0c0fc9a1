import FactModel
import SnapshotAdmission

/// A body in DocC's form.
func body(
  title: String = "Kite", identifier: String = "/documentation/Kites/Kite", text: String = "Flies.",
  footer: Bool = true
) -> String {
  let copyright = "\n\n---\n\nCopyright &copy; 2031 Apple Inc. Some rights."
  return """
    <!--
    {
      "documentType" : "article",
      "framework" : "Kites",
      "identifier" : "\(identifier)",
      "metadataVersion" : "0.1.0",
      "title" : "\(title)"
    }
    -->

    # \(title)

    \(text)\(footer ? copyright : "")
    """
}

func candidate(
  _ body: String, path: String = "kites/kite", kind: PageKind = .doccMarkdown,
  watchedTitle: String? = nil, mediaType: String? = nil
) -> Candidate {
  guard let page = PageID(rawValue: "apple/\(path)") else {
    preconditionFailure("the samples' paths are page paths")
  }
  return Candidate(
    page: page, kind: kind, watchedTitle: watchedTitle, mediaType: mediaType,
    body: Array(body.utf8))
}

/// The kinds of doubt about a candidate, empty where it is admitted.
func doubts(_ candidate: Candidate, after predecessor: Predecessor? = nil) -> [Doubt.Kind] {
  switch AdmissionDesk().admission(of: candidate, after: predecessor) {
  case .admitted: []
  case .doubted(let doubts): doubts.map(\.kind)
  }
}

/// What is stored of the page of `body()`.
let stored = Predecessor(
  bytes: body().utf8.count, title: "Kite", identifier: "/documentation/Kites/Kite", hasFooter: true)
