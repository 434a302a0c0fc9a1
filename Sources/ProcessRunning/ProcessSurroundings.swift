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

  /// The most memory that any ended child process held at once, in bytes.
  package static var peakMemoryOfChildren: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
      return usage.ru_maxrss
    #else
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
      return usage.ru_maxrss * 1024
    #endif
  }

  /// The path of a program that lies beside the running one.
  package static func sibling(_ name: String) -> String {
    guard let program = realpath(CommandLine.arguments.first ?? "", nil) else { return name }
    defer { free(program) }
    let parts = String(cString: program).split(separator: "/", omittingEmptySubsequences: false)
    return (parts.dropLast() + [Substring(name)]).joined(separator: "/")
  }

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
