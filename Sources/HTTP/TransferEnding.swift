import CCurl

extension Transfer {
  /// What came of the transfer.
  func hop(after result: CURLcode) -> Result<Hop, TransferError> {
    guard result == CURLE_OK else { return .failure(failure(result)) }
    guard packed?.isAtEnd != false else {
      return .failure(TransferError(.truncated, "\(order.request.url): gzip data ends too soon"))
    }
    let response = HTTPResponse(
      status: status, url: order.request.url, fields: fields, body: body,
      receivedBytes: size(CURLINFO_SIZE_DOWNLOAD_T),
      isMultiplexed: long(CURLINFO_HTTP_VERSION) >= Int(CURL_HTTP_VERSION_2_0))
    let isRedirect = [301, 302, 303, 307, 308].contains(response.status)
    return .success(
      Hop(response: response, redirect: isRedirect ? string(CURLINFO_REDIRECT_URL) : nil))
  }

  private func failure(_ result: CURLcode) -> TransferError {
    let url = order.request.url
    if let refusal { return TransferError(refusal.kind, "\(url): \(refusal.text)") }
    let detail = errorText.pointee == 0 ? curl_easy_strerror(result) : UnsafePointer(errorText)
    let text = detail.map { String(cString: $0) } ?? "error \(result.rawValue)"
    return TransferError(kind(after: result), "\(url): \(text)")
  }

  /// A time-out before anything was sent means that no connection came about.
  private func kind(after result: CURLcode) -> TransferError.Kind {
    let isUnsent = result == CURLE_OPERATION_TIMEDOUT && long(CURLINFO_REQUEST_SIZE) == 0
    return isUnsent ? .connect : HTTP.kind(of: result)
  }

  private var fields: ResponseFields {
    var fields = ResponseFields()
    fields.etag = field("ETag")
    fields.lastModified = field("Last-Modified")
    fields.mediaType = field("Content-Type").flatMap { MediaType($0) }
    fields.retryAfter = field("Retry-After")
    fields.date = field("Date")
    fields.contentLength = field("Content-Length").flatMap { Int($0) }
    return fields
  }

  /// The first field of that name in the final header; `nil` where it is empty or no UTF-8.
  func field(_ name: String) -> String? {
    var header: UnsafeMutablePointer<curl_header>?
    let result = curl_easy_header(handle, name, 0, UInt32(CURLH_HEADER), -1, &header)
    guard result == CURLHE_OK, let value = header?.pointee.value else { return nil }
    return String(validatingCString: value).flatMap(fieldValue)
  }
}
