import FactModel

/// What stops a command before it did anything.
public enum TrackingError: Error, Equatable {
  case notWatched(PageID)
  case unknownSource(SourceID)
  case unknownFact(FactID, nearest: String?)
  case unusableAddress(String, reason: String)
  case alreadyThere(String)
  case unreadable(String, reason: String)
  case noState(before: Day)
}

extension TrackingError: CustomStringConvertible {
  /// One line for the person who typed the command.
  public var description: String {
    switch self {
    case .notWatched(let page): "\(page) is not watched; `docfacts add URL` adds a page"
    case .unknownSource(let source): "no source is called '\(source)' in facts/sources.yml"
    case .unknownFact(let fact, let nearest):
      "no claim or question is called '\(fact)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; `docfacts verify -v` lists all")
    case .unusableAddress(let address, let reason): "\(address): \(reason)"
    case .unreadable(let path, let reason): "\(path): \(reason)"
    case .noState(let day):
      "no commit was made before \(day); a shallow clone lacks older ones, which "
        + "`git fetch --unshallow` brings"
    case .alreadyThere(let path): "\(path) exists; nothing was written"
    }
  }
}
