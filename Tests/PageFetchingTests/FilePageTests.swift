import FactModel
import HTTP
import PageFetching
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite(.timeLimit(.minutes(10)))
struct FilePageTests {
  private let directory: TemporaryDirectory
  private var base: String { "file://\(directory["docs"])/" }

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("# Tank", to: "docs/kit/tank(_:).md")
    try directory.write("secret", to: "secret.md")
  }

  @Test func readsAPageBelowTheBase() async throws {
    let outcome = try await FetchRun().outcome("kit/tank(_:)", base: base)
    #expect(outcome.text == "# Tank")
    #expect(outcome.fetched?.status == 200 && outcome.fetched?.mediaType == nil)
    #expect(outcome.fetched?.etag == nil)
  }

  @Test func readsAnEmptyFile() async throws {
    try directory.write("", to: "docs/empty.md")
    #expect(try await FetchRun().outcome("empty", base: base).text == "")
  }

  @Test func callsAMissingFileGoneOnlyIfItWasThere() async throws {
    #expect(
      try await FetchRun(isStored: true).outcome("kit/pump", base: base).result
        == .gone(status: 404)
    )
    #expect(try await FetchRun().outcome("kit/pump", base: base).failure == .notFound)
  }

  @Test func callsNoPageGoneWhereTheBaseIsMissing() async throws {
    let outcome = try await FetchRun(isStored: true).outcome("kit/tank", base: base + "unmounted/")
    #expect(outcome.failure == .transfer(.fileRootMissing))
  }

  @Test(arguments: ["..", "%2e%2e", "kit/../.."])
  func refusesAPathThatLeavesTheBase(up: String) async throws {
    var request = try FetchRun().request("secret", base: base)
    request.url = base + up + "/secret.md"
    let fetcher = PageFetcher(userAgent: "test")
    try await fetcher.fetch([request]) { outcome, _ in
      #expect(outcome.failure == .transfer(.fileRefused))
    }
  }

  @Test func refusesALinkThatLeavesTheBase() async throws {
    symlink(directory["secret.md"], directory["docs/link.md"])
    let outcome = try await FetchRun().outcome("link", base: base)
    #expect(outcome.failure == .transfer(.fileRefused))
  }

  @Test func refusesWhatIsNoPlainFile() async throws {
    mkfifo(directory["docs/pipe.md"], 0o600)
    mkdir(directory["docs/folder.md"], 0o700)
    for path in ["pipe", "folder"] {
      let outcome = try await FetchRun().outcome(path, base: base)
      #expect(outcome.failure == .transfer(.fileRefused))
    }
  }

  @Test func refusesAFileThatIsTooLarge() async throws {
    var run = FetchRun()
    run.policy.limits.bodyBytes = 5
    #expect(try await run.outcome("kit/tank(_:)", base: base).failure == .transfer(.tooLarge))
  }
}
