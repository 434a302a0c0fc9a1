import FactModel

func sourcesTemplate(id: String, base: String, keep: Source.Keeping) -> String {
  "sources:\n  - id: \(id)\n    kind: docc-markdown\n    base: \(base)\n    check-every: 7d\n    keep: \(keep.rawValue)\n    pages: []\n"
}
