import FactModel
import Testing

private let footer =
  "Copyright &copy; 2031 Apple Inc. Some rights. | [Terms](https://kites.example/terms)"

@Test(arguments: ["\n\n---\n\n", "\n\n\n\n---\n\n"])
func tellsTheFooterOfAnyYearFromThePage(rule: String) throws {
  let sheet = try extract(page("Flies." + rule + footer))
  #expect(sheet.boilerplate == ["Copyright © 2031 Apple Inc. Some rights. | Terms"])
  #expect(sheet.blocks.count == 1)
  #expect(sheet.links.isEmpty)
}

@Test func takesNoFooterInsideThePageForBoilerplate() throws {
  let sheet = try extract(page("Flies.\n\n---\n\n\(footer)\n\nThe end."))
  #expect(sheet.boilerplate.isEmpty)
  #expect(sheet.blocks.count == 3)
}

@Test func takesNoCopyrightLineWithoutARuleForTheFooter() throws {
  #expect(try extract(page("Flies.\n\n\(footer)")).boilerplate.isEmpty)
}

@Test func findsTheFooterBehindSeeAlso() throws {
  let sheet = try extract(page("## See Also\n\n[A](/a)\n\n\n\n---\n\n\(footer)\n"))
  #expect(lines(sheet.seeAlso) == ["-: A -> /a"])
  #expect(sheet.boilerplate.count == 1)
}
