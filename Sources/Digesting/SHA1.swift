import CCrypto

/// One SHA-1 computation of libcrypto.
///
/// libcrypto fails only where memory has run out or its configuration forbids SHA-1; no digest
/// can be named then and the process ends.
struct SHA1: ~Copyable {
  private let context: OpaquePointer

  init() {
    guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha1(), nil) == 1 else {
      preconditionFailure("libcrypto offers no SHA-1")
    }
    self.context = context
  }

  mutating func update(_ bytes: [UInt8]) {
    let done = bytes.withUnsafeBytes { EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
    precondition(done == 1, "libcrypto refused to hash \(bytes.count) bytes")
  }

  /// The digest as lower-case hexadecimal digits.
  mutating func finish() -> String {
    var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var length: UInt32 = 0
    precondition(EVP_DigestFinal_ex(context, &digest, &length) == 1, "libcrypto gave no digest")
    return hexadecimal(digest.prefix(Int(length)))
  }

  deinit { EVP_MD_CTX_free(context) }
}

private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(
    decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
