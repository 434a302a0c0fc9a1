#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A listening socket on 127.0.0.1 and its port.
func listenOnLoopback() throws(ServerError) -> (socket: Int32, port: UInt16) {
  #if canImport(Darwin)
    let listener = socket(AF_INET, SOCK_STREAM, 0)
  #else
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
  guard listener >= 0 else { throw ServerError(description: "socket: \(errno)") }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let result = withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
      bind(listener, address, size) | listen(listener, 1024)
        | getsockname(listener, address, &size)
    }
  }
  guard result == 0 else {
    close(listener)
    throw ServerError(description: "bind or listen: \(errno)")
  }
  return (listener, UInt16(bigEndian: address.sin_port))
}

/// Sends small answers without waiting for more; a broken pipe is an error, not a signal.
func sendAtOnce(_ socket: Int32) {
  var one: Int32 = 1
  let size = socklen_t(MemoryLayout<Int32>.size)
  setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &one, size)
  #if canImport(Darwin)
    setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &one, size)
  #endif
}

/// Makes the next `close` a reset of the connection.
func resetOnClose(_ socket: Int32) {
  var option = linger(l_onoff: 1, l_linger: 0)
  setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
}

/// Sends all bytes; false where the other side is gone.
func sendAll(_ bytes: ArraySlice<UInt8>, to socket: Int32) -> Bool {
  #if canImport(Darwin)
    let flags: Int32 = 0
  #else
    let flags = Int32(MSG_NOSIGNAL)
  #endif
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}

/// What has come in, at most 16 KiB; empty where the other side is gone.
func receiveSome(from socket: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, count in
    repeat {
      count = max(-1, recv(socket, buffer.baseAddress, buffer.count, 0))
    } while count < 0
      && errno == EINTR
    count = max(0, count)
  }
}

/// Whether something can be read within that time.
func isReadable(_ socket: Int32, milliseconds: Int32) -> Bool {
  var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
  return poll(&state, 1, milliseconds) > 0
}
