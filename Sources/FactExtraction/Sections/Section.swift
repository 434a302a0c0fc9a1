import PageReading

/// A heading's place in the outline and what DocC writes below it.
struct Section: Equatable {
  enum Role: Equatable {
    /// Between the title and the next heading: abstract and declaration.
    case lead
    case prose
    case parameters
    case returnValue
    case links(LinkList)
  }

  /// A list of links that the sheet keeps apart from the prose.
  enum LinkList: Equatable { case topics, relationships, seeAlso }

  /// The headings from the outermost to this one, without the title.
  var titles: [String]
  var role: Role

  static let lead = Section(titles: [], role: .lead)
}

/// The sections of a page, a section a heading.
struct Outline {
  /// By the index of the heading.
  let sections: [Section]

  /// `roles` names what each second-level heading's section holds where it is not prose.
  init(_ headings: [PageText.Heading], roles: [String: Section.Role]) {
    var open: [PageText.Heading] = []
    var sections: [Section] = []
    for (index, heading) in headings.enumerated() {
      if index == 0, heading.level == 1 {
        sections.append(.lead)
        continue
      }
      open.removeAll { $0.level >= heading.level }
      open.append(heading)
      let role = open[0].level == 2 ? roles[open[0].text] : nil
      sections.append(Section(titles: open.map(\.text), role: role ?? .prose))
    }
    self.sections = sections
  }

  /// The section of a block below the heading with that index.
  func section(_ heading: Int?) -> Section {
    guard let heading, sections.indices.contains(heading) else { return .lead }
    return sections[heading]
  }

  /// What DocC's own headings hold; only symbols have parameters and return values.
  static func doccRoles(isSymbol: Bool) -> [String: Section.Role] {
    var roles: [String: Section.Role] = [
      "Topics": .links(.topics), "Relationships": .links(.relationships),
      "See Also": .links(.seeAlso),
    ]
    if isSymbol {
      roles["Parameters"] = .parameters
      roles["Return Value"] = .returnValue
    }
    return roles
  }
}
