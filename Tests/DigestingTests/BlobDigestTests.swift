import Digesting
import FactModel
import Testing

@Test(arguments: [
  ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
  ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
  ("what is up, doc?", "bd9dbf5aae1a3862dd1526723246b20206e5fc37"),
])
func namesABlobAsGitDoes(text: String, id: String) {
  #expect(Digest(ofText: text).rawValue == id)
}

@Test func hashesNULsAndInvalidUTF8AsTheyAre() {
  // printf '\0\377\r\n' | git hash-object --stdin
  #expect(Digest(ofBlob: [0, 0xff, 13, 10]).rawValue == "00822ce7dfc6f27759b94e2c7dfd26f25afbac9d")
}

@Test func hashesLargeBodiesWhole() {
  // head -c 3000000 /dev/zero | git hash-object --stdin
  let zeros = [UInt8](repeating: 0, count: 3_000_000)
  #expect(Digest(ofBlob: zeros).rawValue == "73e77f405a9ff5ab6f54695cf10e7be6d23c9a4b")
}
