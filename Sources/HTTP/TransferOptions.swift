import CCurl

extension Transfer {
  /// Sets the options of a fresh handle.
  func setOptions(_ configuration: HTTPConfiguration) {
    set(CURLOPT_NOSIGNAL, 1)
    setCallbacks()
    setAddress()
    setLimits()
    setSecurity(configuration)
    set(CURLOPT_USERAGENT, configuration.userAgent)
    set(CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS))
    set(CURLOPT_PIPEWAIT, 1)
    addFields()
  }

  private func setCallbacks() {
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_pointer(handle, CURLOPT_PRIVATE, pointer)
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, pointer)
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, pointer)
    ccurl_set_pointer(handle, CURLOPT_ERRORBUFFER, errorText)
    ccurl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, transfer in
      let piece = UnsafeRawBufferPointer(start: bytes, count: size * count)
      let isTaken = Transfer.of(userData: transfer)?.receive(piece) ?? false
      return isTaken ? piece.count : Transfer.refused
    }
    ccurl_set_callback(handle, CURLOPT_HEADERFUNCTION) { _, size, count, transfer in
      let isTaken = Transfer.of(userData: transfer)?.receiveHeader(size * count) ?? false
      return isTaken ? size * count : Transfer.refused
    }
  }

  /// Differs from any count of bytes, an empty piece's included.
  private static let refused = Int(CURL_WRITEFUNC_ERROR)

  /// A file is never reached from a web address, nor the other way round: redirects are followed
  /// by `HTTPClient`, and each transfer speaks the protocol of its own address only.
  private func setAddress() {
    let isFile = order.request.url.utf8.starts(with: "file:".utf8)
    set(CURLOPT_PROTOCOLS_STR, isFile ? "file" : "http,https")
    set(CURLOPT_URL, order.request.url)
    set(CURLOPT_FOLLOWLOCATION, 0)
  }

  private func setLimits() {
    let limits = order.request.limits
    ccurl_set_size(handle, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.bodyBytes))
    set(CURLOPT_CONNECTTIMEOUT_MS, limits.connect.wholeMilliseconds)
    set(CURLOPT_TIMEOUT_MS, limits.total.wholeMilliseconds)
    set(CURLOPT_LOW_SPEED_LIMIT, 1)
    set(CURLOPT_LOW_SPEED_TIME, max(1, Int(limits.stall.components.seconds)))
  }

  private func setSecurity(_ configuration: HTTPConfiguration) {
    set(CURLOPT_SSL_VERIFYPEER, 1)
    set(CURLOPT_SSL_VERIFYHOST, 2)
    set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2))
    if let file = configuration.certificateAuthorities { set(CURLOPT_CAINFO, file) }
  }

  private func addFields() {
    let request = order.request
    add("Accept", request.accept)
    add("Accept-Encoding", "gzip")
    add("If-None-Match", request.validators?.etag)
    add("If-Modified-Since", request.validators?.lastModified)
    ccurl_set_list(handle, CURLOPT_HTTPHEADER, fieldList)
  }

  private func add(_ name: String, _ value: String?) {
    guard let value = value.flatMap(fieldValue) else { return }
    fieldList = curl_slist_append(fieldList, "\(name): \(value)") ?? fieldList
  }

  private func set(_ option: CURLoption, _ value: Int) {
    ccurl_set_long(handle, option, value)
  }

  private func set(_ option: CURLoption, _ value: String) {
    ccurl_set_string(handle, option, value)
  }
}

extension Duration {
  /// At least 1: libcurl takes 0 for "no limit".
  fileprivate var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    return max(1, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
  }
}
