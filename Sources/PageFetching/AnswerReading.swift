import FactModel
import HTTP

/// What an answer or a failed transfer means for a page.
enum AnswerMeaning: Equatable {
  /// The page is settled.
  case settled(FetchResult)
  /// It may come right later; `wait` is what the server asks for.
  case unsettled(FetchFailure, wait: Duration?)
}

extension PageRequest {
  /// The request to send.
  func httpRequest(_ limits: TransferLimits) -> HTTPRequest {
    HTTPRequest(
      url: url, validators: isConditional ? validators : nil, accept: kind.accept, fileRoot: base,
      limits: limits)
  }

  /// Whether the server may answer 304: validators without a snapshot are of no use.
  private var isConditional: Bool { isStored && validators != nil }

  /// What an answer means; `now` is when it came.
  func meaning(of response: HTTPResponse, now: Timestamp) -> AnswerMeaning {
    switch response.status {
    case 200: return .settled(meaning(ofBody: response, now: now))
    case 304 where isConditional: return .settled(.notModified)
    case 304:
      return .unsettled(FetchFailure(.unasked304, "\(url): 304 without a reason"), wait: nil)
    case 404, 410: return .settled(missing(response.status, "\(url): status \(response.status)"))
    default:
      let failure = FetchFailure(.status(response.status), "\(url): status \(response.status)")
      guard failure.isTransient else { return .settled(.failed(failure)) }
      return .unsettled(failure, wait: RetryAfter.wait(response.fields.retryAfter, now: now))
    }
  }

  /// What a failed transfer means. A file that is missing is what 404 is to a server; a directory
  /// that is missing says nothing of its pages.
  func meaning(of error: TransferError) -> AnswerMeaning {
    guard error.kind != .fileMissing else { return .settled(missing(404, error.message)) }
    let failure = FetchFailure(.transfer(error.kind), error.message)
    return error.isTransient ? .unsettled(failure, wait: nil) : .settled(.failed(failure))
  }

  private func missing(_ status: Int, _ message: String) -> FetchResult {
    isStored ? .gone(status: status) : .failed(FetchFailure(.notFound, message))
  }

  private func meaning(ofBody response: HTTPResponse, now: Timestamp) -> FetchResult {
    let type = response.fields.mediaType
    guard kind.accepts(type) else {
      let name = type?.essence ?? ""
      return .failed(FetchFailure(.wrongMediaType, "\(url): \(name) where \(kind.rawValue) is due"))
    }
    return .fetched(
      FetchedPage(
        body: response.body, finalURL: response.url == url ? nil : response.url,
        status: response.status, mediaType: type?.essence, charset: type?.charset,
        etag: response.fields.etag, lastModified: response.fields.lastModified, received: now))
  }
}
