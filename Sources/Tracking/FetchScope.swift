import FactModel

/// Which pages a run asks for, and within what bounds.
public struct FetchScope: Sendable {
  /// The pages by name; every watched page where empty.
  public var pages: [PageID]
  /// Only the pages of this source.
  public var source: SourceID?
  /// Only pages whose source's `check-every` has passed since they were last checked.
  public var onlyDue: Bool
  /// Ask for every body, whatever the stored validators say.
  public var isUnconditional: Bool
  /// Stop asking after that many seconds; the rest counts as failed.
  public var deadlineSeconds: Int?

  /// A scope of the given bounds.
  public init(
    pages: [PageID] = [], source: SourceID? = nil, onlyDue: Bool = false,
    isUnconditional: Bool = false, deadlineSeconds: Int? = nil
  ) {
    self.pages = pages
    self.source = source
    self.onlyDue = onlyDue
    self.isUnconditional = isUnconditional
    self.deadlineSeconds = deadlineSeconds
  }

  /// Whether a run of this scope asks for every page of a source that it touches.
  var coversWholeSources: Bool { pages.isEmpty && !onlyDue }
}
