#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system tells a process about itself.
package enum ProcessSurroundings {
  /// The absolute path of the working directory.
  package static var workingDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Seconds since 1970-01-01 UTC.
  package static var secondsSince1970: Int64 { Int64(time(nil)) }

  /// The variables of the environment.
  package static var environment: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry += 1
    }
    return variables
  }
}

/// Ends the process at once with the given status.
package func endProcess(_ status: Int32) -> Never { exit(status) }
