import FactModel

@testable import PageReading

/// A header comment as DocC writes it, with `extra` lines before the title.
func comment(_ extra: String = "", title: String = "flyKite(_:)") -> String {
  """
  <!--
  {
  \(extra)  "documentType" : "symbol",
    "framework" : "Kites",
    "identifier" : "/documentation/Kites/flyKite(_:)",
    "metadataVersion" : "0.1.0",
    "role" : "Instance Method",
    "symbol" : {
      "kind" : "Instance Method",
      "modules" : [
        "Kites"
      ],
      "preciseIdentifier" : "s:5Kites3flyyyF"
    },
    "title" : "\(title)"
  }
  -->

  """
}

func read(_ text: String) throws(HeaderError) -> LocatedHeader? {
  try HeaderReader().read(Array(text.utf8))
}

/// The error that reading `text` ends in, `nil` where it can be read.
func headerError(_ text: String) -> HeaderError? {
  do throws(HeaderError) {
    _ = try read(text)
    return nil
  } catch {
    return error
  }
}

/// The availability of a header whose list holds these rows.
func availability(_ rows: [String]) throws(HeaderError) -> [AvailabilityRow]? {
  let list = rows.map { "\"\($0)\"" }.joined(separator: ",\n    ")
  return try read(comment("  \"availability\" : [\n    \(list)\n  ],\n"))?.header.availability
}
