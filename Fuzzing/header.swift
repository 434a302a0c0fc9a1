import FactModel
import PageReading

/// Any bytes for the header reader: it gives a header that lies in the page, or says why not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  guard let header = try? HeaderReader().read(bytes) else { return 0 }
  precondition(header.comment.upperBound <= header.bodyStart && header.bodyStart <= bytes.count)
  precondition(bytes[header.comment].starts(with: "<!--".utf8))
  return 0
}
