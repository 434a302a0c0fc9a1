import FactModel

/// The keys of what stands behind a claim or question that no machine can check.
enum RecordShapes {
  static let thread = MappingShape(
    "thread",
    .optional("url", "Its address.", NodeReader.webAddress),
    .required("title", "Its title, or what it reports.", .sentence("a title")),
    .optional("opened", "When it was opened.", NodeReader.day),
    .optional("seen", "When you last read it.", NodeReader.day),
    .required("apple-reply", "Whether someone of Apple answered in it.", .flag)
  ).reader(CommunityThread.init).parsed { thread throws(TextProblem) in
    if let opened = thread.opened, let seen = thread.seen, seen < opened {
      throw TextProblem("the thread was seen on \(seen), before it was opened on \(opened)")
    }
    return thread
  }

  static let vendor = MappingShape(
    "vendor page",
    .required("name", "The vendor.", .sentence("a vendor")),
    .optional("url", "The page's address.", NodeReader.webAddress),
    .optional("seen", "When you read it.", NodeReader.day)
  ).reader(VendorPage.init)

  static let experiment = MappingShape(
    "experiment",
    .required("on", "When it was made.", .day),
    .optional("devices", "The device models.", .list(of: .text("a device"), "devices"), else: []),
    .optional(
      "systems", "The systems with their versions.", .list(of: .text("a system"), "systems"),
      else: []),
    .optional("convention", "What was counted, and how.", .prose("a convention"), else: ""),
    .required("result", "What came of it.", .prose("a result"))
  ).reader(Experiment.init)

  static let search = MappingShape(
    "search",
    .required("venue", "Where: a forum, a site, a search engine.", .sentence("a venue")),
    .required("query", "What was asked for.", .text("a query")),
    .required("on", "When.", .day),
    .required("found", "What was found; 'nothing' is a finding.", .prose("what was found"))
  ).reader(SearchLog.init)

  static let searches = Key.optional(
    "searches", "Searches that were made by hand.", NodeReader.list(of: search, "searches"),
    else: [])

  static let note = Key<String?>.optional(
    "note", "Anything else a reader must know.", NodeReader.prose("a note"))

  static let about = Key.optional(
    "about", "The symbols and terms it speaks of, as an article writes them.",
    NodeReader.list(of: NodeReader.text("a symbol or term"), "symbols and terms"), else: [])
}

extension NodeReader where Value == [Placed<FactID>] {
  /// Reads a list of claims and questions by their ids, each once.
  static let factIDs = distinct(NodeReader<FactID>.factID.placed, "ids") { $0 }
}
