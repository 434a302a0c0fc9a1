/// The version of the tool, as `--version` prints it and `runs.jsonl` records it.
public let docfactsVersion = "0.1.0"

/// Where the operator of a server finds out who is asking; part of the user agent.
let docfactsContact = "https://github.com/docfacts/docfacts"
