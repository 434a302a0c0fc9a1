import FactModel

/// What the header says of the page's symbol.
struct SymbolAspect: SheetAspect {
  func changes(from old: FactSheet, to new: FactSheet) -> [Change] {
    guard let oldHeader = old.header, let newHeader = new.header else { return [] }
    let (old, symbol) = (oldHeader.symbol, newHeader.symbol)
    // A symbol's kind equals the page's role, which is reported already.
    let kindIsRole = sameBytes(old?.kind, oldHeader.role) && sameBytes(symbol?.kind, newHeader.role)
    return [
      ValueChange(.symbolKind, .normal, old?.kind, kindIsRole ? old?.kind : symbol?.kind),
      ValueChange(.modules, .normal, old?.moduleList, symbol?.moduleList),
      ValueChange(.preciseIdentifier, .noise, old?.preciseIdentifier, symbol?.preciseIdentifier),
    ].compactMap { $0.change(of: new.page) }
  }
}

extension PageHeader.Symbol {
  fileprivate var moduleList: String { modules.joined(separator: ", ") }
}
