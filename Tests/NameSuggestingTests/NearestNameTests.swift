import NameSuggesting
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("chekc", "check"), ("updat", "update"), ("--forse", "--force"), ("check-evry", "check-every"),
  ])
  func findsTheNameThatWasMeant(typed: String, meant: String) {
    let names = ["--force", "--format", "check", "check-every", "fetch", "update"]
    #expect(nearestName(to: typed, among: names) == meant)
  }

  @Test(arguments: ["frobnicate", "x", "", "--"])
  func saysNothingWhereNoNameIsNear(typed: String) {
    #expect(nearestName(to: typed, among: ["update", "check", "diff"]) == nil)
  }

  @Test func takesTheFirstOfEquallyNearNames() {
    #expect(nearestName(to: "bat", among: ["bar", "baz"]) == "bar")
  }
}
