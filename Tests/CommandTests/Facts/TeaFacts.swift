import Testing

/// A workspace whose claims, question and article rest on four pages of one small site: a delegate
/// method with an upper bound, its scene twin without, a page that gives no size, and a class page
/// with a near-namesake.
struct TeaFacts {
  let tool: BuiltTool
  let site: SampleSite

  /// The workspace after its first update, committed.
  init() throws {
    tool = try BuiltTool()
    site = try SampleSite(Self.pages)
    try site.watch(Array(Self.pages.keys), in: tool)
    try tool.write(Self.claims, to: "facts/claims/tea.yml")
    try tool.write(Self.questions, to: "facts/questions/tea.yml")
    try tool.write("articles: [articles/*.md]\n", to: "facts/articles.yml")
    try tool.write(Self.article, to: "articles/tea.md")
    let first = try tool.run("update", "--now", "2026-10-11T05:00:00Z")
    #expect(first.code == 0, "\(first.output)\(first.errors)")
    try tool.commit()
  }

  /// What the update after one page was replaced says.
  func update(serving page: String?, at path: String, _ words: String...) throws -> ToolOutcome {
    site.serve(page, at: path)
    return try tool.run(["update", "--now", "2026-10-18T05:00:00Z"] + words)
  }

  static func boil(until bound: String) -> String {
    SampleSite.page("Teakettle/Delegate/boil()", ["iOS: 8.0.0 - \(bound)"], "Boils the water.")
  }

  static func store(_ prose: String) -> String {
    SampleSite.page("Teakettle/Store", ["iOS: 8.0.0 -"], prose)
  }

  static func kettle(titled title: String = "Kettle") -> String {
    SampleSite.page("Teakettle/\(title)", ["iOS: 8.0.0 -"], "A kettle needs its lid.")
  }

  /// An article that is bound to one claim.
  static func text(_ words: String) -> String {
    "# Tea\n\nSome \(words). <!-- fact: delegate-bound -->\n"
  }

  private static let pages = [
    "teakettle/delegate/boil()": boil(until: "26.0.0"),
    "teakettle/scene/boil()": SampleSite.page(
      "Teakettle/Scene/boil()", ["iOS: 13.0.0 -"], "Boils the water of a scene."),
    "teakettle/store": store("Keeps what a kettle needs later."),
    "teakettle/kettle": kettle(),
  ]

  private static let claims = """
    claims:
      - id: delegate-bound
        says: The delegate method carries an upper bound of 26.0.
        recorded: 2026-10-11
        availability: { page: 'tea/teakettle/delegate/boil()', iOS: { until: 26.0 } }
      - id: scene-no-bound
        says: The scene method carries none.
        recorded: 2026-10-11
        availability: { page: 'tea/teakettle/scene/boil()', iOS: { until: none } }
      - id: store-no-size
        says: The page of the store gives no size.
        recorded: 2026-10-11
        absent: { page: tea/teakettle/store, pattern: '\\d+ ?[KM]B', control: 3 KB, near-miss: error 3 }
      - id: lid-needed
        says: A kettle needs its lid.
        recorded: 2026-10-11
        quote: { page: tea/teakettle/kettle, text: A kettle needs its lid. }
      - id: lid-and-store
        says: The lid is what the store keeps.
        evidence: inference
        rests-on: [lid-needed, store-no-size]

    """

  private static let questions = """
    questions:
      - id: store-ceiling
        asks: How much can the store keep?
        settled-by: One sentence with a number.
        asked: 2026-09-23
        near: [store-no-size]
        watch:
          - present: { page: tea/teakettle/store, pattern: '\\d+ ?[KM]B', control: 3 KB }

    """

  private static let article = """
    # Boiling

    `Delegate.boil()` carries an upper bound of 26.0. <!-- fact: delegate-bound -->

    The page of the store gives no size. <!-- fact: store-no-size -->

    How much it keeps stays open. <!-- fact: store-ceiling -->

    > A kettle needs its lid.
    >
    > Apple, Kettle (documentation fetched 2026-10-11)

    """
}
