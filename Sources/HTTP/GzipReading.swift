import CZlib

/// Unpacks a gzip body piece by piece.
///
/// libcurl could do it, but takes a packed body that ends too soon for a whole one (7.88, zlib).
final class GzipReading {
  /// zlib keeps the stream's own address, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let isReady: Bool
  private var piece = [UInt8](repeating: 0, count: 65_536)

  /// Whether the last byte so far ended a packed stream, checksum and length included.
  private(set) var isAtEnd = false

  /// A reading that waits for the first byte.
  init() {
    stream.initialize(to: z_stream())
    isReady = czlib_begin_gzip(stream) == Z_OK
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// Unpacks the bytes; false where they are no gzip data, or where `take` returns false.
  func unpack(_ bytes: UnsafeRawBufferPointer, _ take: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    guard isReady else { return false }
    stream.pointee.next_in = UnsafeMutablePointer(
      mutating: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    stream.pointee.avail_in = UInt32(bytes.count)
    repeat {
      if isAtEnd {
        guard stream.pointee.avail_in > 0 else { return true }
        inflateReset(stream)
        isAtEnd = false
      }
      guard unpackPiece(take) else { return false }
    } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
    return true
  }

  private func unpackPiece(_ take: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    piece.withUnsafeMutableBytes { buffer in
      stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = UInt32(buffer.count)
      let result = inflate(stream, Z_NO_FLUSH)
      isAtEnd = result == Z_STREAM_END
      let count = buffer.count - Int(stream.pointee.avail_out)
      guard isAtEnd || result == Z_OK || result == Z_BUF_ERROR else { return false }
      return count == 0 || take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}
