import FactModel

/// The text that `facts/sources.yml` begins with.
package struct SourceListTemplate: Sendable {
  /// The first source's id.
  package var id: SourceID
  /// The form of its pages.
  package var kind: PageKind
  /// Its base, ending in a slash.
  package var base: String
  /// How much of its pages is kept in git.
  package var keep: Source.Keeping

  /// A template for a first source.
  package init(id: SourceID, kind: PageKind, base: String, keep: Source.Keeping) {
    self.id = id
    self.kind = kind
    self.base = base
    self.keep = keep
  }

  /// The text: one source without pages, and every other key as a comment.
  package var text: String {
    """
    # What docfacts watches. It reads this file and never rewrites it; `docfacts add URL` adds a line.
    sources:
      - id: \(YAMLText(text: id.rawValue).scalar)
        # docc-markdown, docc-json, archive-html or html
        kind: \(kind.rawValue)
        # Page paths are appended to it; https, http or file, ending in a slash.
        base: \(YAMLText(text: base).scalar)
        # A page that was not checked for longer is stale, and claims about it are unverified.
        check-every: 7d
        # bytes: the pages as served are kept in git. evidence: headers, outlines and digests only,
        # so that the documentation of others is not republished.
        keep: \(keep.rawValue)
        # refetch-every: 30d    fetch a page whole, whatever the server says of changes
        # pace: 200ms           the least time between two requests
        # connections: 2        the most connections to the host at once
        pages: []
        #  - path/of/a/page
        #  - path: path/of/another
        #    title: Its Title   a page with another title is refused
        # follow:               watch what a page's topics link to, too
        #  - root: path/of/a/page
        #    depth: 1

    # Names for lists of pages, for claims such as "the three methods".
    # page-sets:
    #   three-methods: [\(id)/path/of/a/page, \(id)/path/of/another]

    """
  }
}
