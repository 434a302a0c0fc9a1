import Testing

@Suite struct SourceValueProblemTests {
  private func expectProblem(
    _ lines: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let keys = ["id: tea", "kind: html", "base: https://tea.example/"]
      .filter { !lines.hasPrefix($0.prefix { $0 != ":" } + ":") }
    expectProblems(
      "sources:\n- " + (keys + [lines]).joined(separator: "\n  ") + "\n", [message],
      sourceLocation: sourceLocation)
  }

  @Test func saysWhatABadValueShouldHaveBeen() {
    expectProblem(
      "id: ▸Tea Pots",
      "'Tea Pots' is no source id "
        + "(use up to 64 lower-case letters, digits and hyphens, as in 'apple-archive')")
    expectProblem(
      "kind: ▸docc-markdwon",
      "unknown page kind 'docc-markdwon' (did you mean 'docc-markdown'?)")
    expectProblem("keep: ▸all", "unknown way of keeping 'all' (known: bytes, evidence)")
    expectProblem(
      "connections: ▸0", "expected a number from 1 to 16, found '0'")
    expectProblem(
      "connections: ▸99999999999999999999",
      "expected a number from 1 to 16, found '99999999999999999999'")
  }

  @Test func takesWholeDaysOnly() {
    expectProblem(
      "check-every: ▸7", "expected whole days such as '7d', found '7' (did you mean '7d'?)")
    expectProblem(
      "check-every: ▸36h", "expected whole days such as '7d', found '36h' (did you mean '2d'?)")
    expectProblem(
      "check-every: ▸2w", "expected whole days such as '7d', found '2w' (did you mean '14d'?)")
    expectProblem("refetch-every: ▸0d", "expected whole days such as '7d', found '0d'")
    expectProblem("check-every: ▸-7d", "expected whole days such as '7d', found '-7d'")
  }

  @Test func takesAPaceOfMillisecondsOrSeconds() {
    expectProblem(
      "pace: ▸200",
      "expected a time of at most an hour such as '200ms' or '1s', found '200'"
        + " (did you mean '200ms'?)")
    expectProblem(
      "pace: ▸2h", "expected a time of at most an hour such as '200ms' or '1s', found '2h'")
  }

  @Test func takesNoBaseThatPathsCannotBeAppendedTo() {
    expectProblem(
      "base: ▸tea.example/", "the base has no scheme (did you mean 'https://tea.example/'?)")
    expectProblem(
      "base: ▸https://tea.example/docs",
      "the base does not end in a slash (did you mean 'https://tea.example/docs/'?)")
    expectProblem(
      "base: ▸https://tea.example",
      "the base does not end in a slash (did you mean 'https://tea.example/'?)")
    expectProblem(
      "base: ▸https://tea.example/?q=1/", "the base holds a query (end it before the '?')")
    expectProblem(
      "base: ▸https://tea.example/#a/", "the base holds an anchor (end it before the '#')")
    expectProblem(
      "base: ▸ftp://tea.example/",
      "the base has the scheme 'ftp' (known: https, http, file)")
    expectProblem("base: ▸https:///docs/", "the base has no host")
    expectProblem(
      "base: ▸https://tée.example/",
      "the base's host 'tée.example' holds a character that no host name has"
        + " (write an international name in its 'xn--' form)")
    expectProblem(
      "base: ▸https://tea.example/my docs/",
      "the base holds white space, a control character or a backslash (percent-encode it)")
    expectProblem(
      "base: ▸file://docs/",
      "a file base names no host (begin it with three slashes: 'file:///…')")
    expectProblem(
      "base: ▸https://tea.example/a/../b/",
      "the base's path has an empty, '.' or '..' component")
  }

  @Test func keepsSecretsOutOfTheFileAndOutOfTheMessage() {
    expectProblem(
      "base: ▸https://anna:secret@tea.example/",
      "the base holds a user name or password (the file is kept in git: remove it)")
  }
}
