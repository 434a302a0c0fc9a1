import FactModel

/// The page that an author means.
enum PageResolution: Equatable {
  case page(PageID)
  /// The text names several, and which one is meant does not show.
  case several([PageID])
  /// A page of a watched site that is not watched, or its variant for another language.
  case unwatched(String)
  /// No page is named, but the maker is.
  case unnamed
  /// Nothing is cited.
  case none
}
