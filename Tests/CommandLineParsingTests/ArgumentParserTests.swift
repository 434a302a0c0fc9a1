import CommandLineParsing
import Testing

private let force = Argument<Bool>.flag("-f", "--force", help: "")
private let format = Argument<Format>.option(
  "--format", value: "format", default: .text, help: "")
private let jobs = Argument<Int?>.option("-j", "--jobs", value: "n", help: "")
private let pages = Argument<[String]>.positionals("page", help: "")
private let parser = ArgumentParser([force, format, jobs, pages])

private enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

struct ArgumentParserTests {
  @Test func readsAnOptionsValueInBothForms() throws {
    for words in [["--format", "json"], ["--format=json"], ["--format=text", "--format=json"]] {
      #expect(try parser.parse(words).value(of: format) == .json)
    }
  }

  @Test func takesBareWordsAnywhere() throws {
    let parsed = try parser.parse(["a/b", "-f", "c/d", "-j", "2"])
    #expect(try parsed.value(of: pages) == ["a/b", "c/d"])
    #expect(try parsed.value(of: force))
    #expect(try parsed.value(of: jobs) == 2)
  }

  @Test func takesEverythingAfterTwoHyphensAsBareWords() throws {
    #expect(try parser.parse(["--", "-f", "--format"]).value(of: pages) == ["-f", "--format"])
  }

  @Test func keepsDefaultsWhereNothingIsTyped() throws {
    let parsed = try parser.parse([])
    #expect(try parsed.value(of: format) == .text)
    #expect(try parsed.value(of: jobs) == nil)
    #expect(try !parsed.value(of: force))
  }

  @Test(arguments: [
    (["--forse"], "unknown option '--forse'; did you mean '--force'?"),
    (["-x"], "unknown option '-x'; did you mean '-f'?"),
    (["--zzz=1"], "unknown option '--zzz'"),
    (["--format"], "option '--format' needs a value: --format <format>"),
    (["--force=yes"], "option '--force' takes no value, got 'yes'"),
  ])
  func namesTheWordThatFitsNoDeclaration(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try parser.parse(words) }
    #expect(error?.description == message)
  }

  @Test func namesTheValuesThatWouldHaveBeenAccepted() throws {
    let parsed = try parser.parse(["--format", "xml"])
    let error = #expect(throws: UsageError.self) { try parsed.value(of: format) }
    #expect(
      error?.description == "'xml' is not a valid value for '--format'; expected one of text, json")
  }

  @Test func refusesBareWordsThatNoArgumentTakes() {
    #expect(throws: UsageError.unexpectedArgument("b")) {
      try ArgumentParser([Argument<String>.positional("page", help: "")]).parse(["a", "b"])
    }
  }

  @Test func asksForAnArgumentThatMustBeThere() throws {
    let page = Argument<String>.positional("page", help: "")
    let parsed = try ArgumentParser([page]).parse([])
    #expect(throws: UsageError.missingArgument("page")) { try parsed.value(of: page) }
  }
}
