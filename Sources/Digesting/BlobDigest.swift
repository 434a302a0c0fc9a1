import FactModel

extension Digest {
  /// The id git gives a blob of these bytes: `git hash-object` prints the same.
  package init(ofBlob bytes: [UInt8]) {
    var hash = SHA1()
    hash.update(Array("blob \(bytes.count)\0".utf8))
    hash.update(bytes)
    guard let digest = Digest(rawValue: hash.finish()) else {
      preconditionFailure("SHA-1 gives 40 hexadecimal digits")
    }
    self = digest
  }

  /// The id git gives a blob of the text's UTF-8 bytes.
  package init(ofText text: String) { self.init(ofBlob: Array(text.utf8)) }
}
