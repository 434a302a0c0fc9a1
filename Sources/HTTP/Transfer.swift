import CCurl

/// One easy handle and what it has received; touched by the driving thread only.
final class Transfer {
  let order: TransferOrder
  let handle: UnsafeMutableRawPointer
  let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
  var fieldList: UnsafeMutablePointer<curl_slist>?
  var body: [UInt8] = []
  var bodyBytes = 0
  var headerBytes = 0
  /// Why a callback ended the transfer.
  var refusal: (kind: TransferError.Kind, text: String)?
  /// Unpacks the body, where it is packed.
  private(set) var packed: GzipReading?

  /// A handle ready to be added, or `nil` where libcurl has no memory.
  init?(_ order: TransferOrder, _ configuration: HTTPConfiguration) {
    guard let handle = curl_easy_init() else {
      errorText.deallocate()
      return nil
    }
    self.order = order
    self.handle = handle
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    setOptions(configuration)
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(fieldList)
    errorText.deallocate()
  }

  /// The transfer that a handle belongs to.
  static func of(_ handle: UnsafeMutableRawPointer) -> Transfer? {
    var pointer: UnsafeMutableRawPointer?
    guard ccurl_get_pointer(handle, CURLINFO_PRIVATE, &pointer) == CURLE_OK else { return nil }
    return of(userData: pointer)
  }

  /// The transfer that libcurl hands back to a callback; the loop keeps it alive.
  static func of(userData: UnsafeMutableRawPointer?) -> Transfer? {
    userData.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes in a piece of the body as sent; false where the transfer must end.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard status == 200 else { return keep(bytes) }
    guard packed != nil || bodyBytes > 0 || beginUnpacking() else { return false }
    guard let packed else { return keep(bytes) }
    guard !packed.unpack(bytes, keep) else { return true }
    refusal = refusal ?? (.badAnswer, "body is not the gzip data it is said to be")
    return false
  }

  /// Makes ready for the body's coding; false where it is not the one that was asked for.
  private func beginUnpacking() -> Bool {
    switch field("Content-Encoding")?.lowercased() {
    case nil, "identity": return true
    case "gzip", "x-gzip":
      packed = GzipReading()
      return true
    case let coding?:
      refusal = (.badAnswer, "content encoding '\(coding)' was not asked for")
      return false
    }
  }

  /// Keeps a piece of the unpacked body; false where that would be too much.
  private func keep(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bodyBytes += bytes.count
    guard bodyBytes <= order.request.limits.bodyBytes else {
      refusal = (.tooLarge, "body has more than \(order.request.limits.bodyBytes) bytes")
      return false
    }
    if status == 200 { body.append(contentsOf: bytes) }
    return true
  }

  /// Counts header bytes; false where there are too many.
  func receiveHeader(_ count: Int) -> Bool {
    headerBytes += count
    guard headerBytes <= order.request.limits.headerBytes else {
      refusal = (.tooLarge, "header has more than \(order.request.limits.headerBytes) bytes")
      return false
    }
    return true
  }

  /// The HTTP status so far; 200 for files, which have none.
  var status: Int {
    let status = long(CURLINFO_RESPONSE_CODE)
    return status == 0 ? 200 : status
  }

  func long(_ info: CURLINFO) -> Int {
    var value = 0
    return ccurl_get_long(handle, info, &value) == CURLE_OK ? value : 0
  }

  func size(_ info: CURLINFO) -> Int {
    var value: curl_off_t = 0
    return ccurl_get_size(handle, info, &value) == CURLE_OK ? Int(value) : 0
  }

  func string(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    guard ccurl_get_string(handle, info, &value) == CURLE_OK, let value else { return nil }
    return String(validatingCString: value)
  }
}
