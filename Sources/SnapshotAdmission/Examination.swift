import FactModel
import PageReading

/// A body with what it is compared to and, once read, what stands in it.
struct Examination {
  let candidate: Candidate
  let predecessor: Predecessor?
  private(set) var header: PageHeader?
  private(set) var headerError: HeaderError?
  private(set) var text: PageText?

  init(candidate: Candidate, predecessor: Predecessor?) {
    self.candidate = candidate
    self.predecessor = predecessor
  }

  /// The title, by the header where there is one.
  var title: String? { header?.title ?? text?.title }

  var isMarkdown: Bool { candidate.kind == .doccMarkdown }

  var isHTML: Bool { candidate.kind == .html || candidate.kind == .archiveHTML }

  /// The same with header and text; for bodies whose form is beyond doubt.
  func reading() -> Examination {
    var examination = self
    switch candidate.kind {
    case .doccMarkdown:
      examination.readHeader()
      examination.text = MarkdownPageReader().pageText(of: candidate.body)
    case .html, .archiveHTML:
      examination.text = HTMLPageReader().pageText(
        of: candidate.body, charset: candidate.charset)
    case .doccJSON: examination.readRenderPage()
    }
    return examination
  }

  private mutating func readRenderPage() {
    do throws(HeaderError) {
      let page = try RenderPageReader().read(candidate.body)
      (header, text) = (page.header, page.text)
    } catch {
      headerError = error
    }
  }

  private mutating func readHeader() {
    do throws(HeaderError) {
      header = try HeaderReader().read(candidate.body)?.header
    } catch {
      headerError = error
    }
  }
}
