extension PageText {
  /// Why an HTML page cannot be taken for the whole page, for people; `nil` for a sound one.
  package var htmlDamage: String? {
    for kind in damage.map(\.kind) {
      switch kind {
      case .truncation: return "the HTML nests too deep to be read whole"
      case .cut: return "the HTML ends before its document does"
      case .encoding: return "the bytes are not in the encoding that server or page name"
      case .invalidUTF8, .nul, .nesting: continue
      }
    }
    return nil
  }
}
