/// The version of the tool, as `--version` prints it and `runs.jsonl` records it.
public let docfactsVersion = "0.1.0"
