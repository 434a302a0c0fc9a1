// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: language mode 6, warnings are errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: strict)
}

// C border: module maps and typed shims. Only adapters import these.
let border: [Target] = [
  .systemLibrary(
    name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
  .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
  .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
  .systemLibrary(
    name: "CCMark", pkgConfig: "libcmark-gfm",
    providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
  .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
  .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
  .systemLibrary(name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"])]),
  .systemLibrary(name: "CSpawn"),
]

// Adapters: a C library or a system interface each; no pointer leaves them.
let adapters: [Target] = [
  target("HTTP", ["CCurl", "CZlib"]),
  target("MarkupParsing", ["CCMark", "CXML2"]),
  target("YAMLReading", ["CYAML"]),
  target("PatternMatching", ["CPCRE2"]),
  target("Digesting", ["CCrypto", "FactModel"]),
  target("ProcessRunning", ["CSpawn"]),
]

// Core: values in, values out. No clock, disk, network, print.
let core: [Target] = [
  target("FactModel"),
  target("NameSuggesting"),
  target("PageReading", ["FactModel", "MarkupParsing"]),
  target("FactExtraction", ["FactModel", "PageReading"]),
  target("SnapshotAdmission", ["FactModel", "PageReading"]),
  target("FactDiffing", ["FactModel"]),
  target("QuoteMatching", ["FactModel", "PageReading"]),
  target("QuoteMutation", ["FactModel", "PageReading", "QuoteMatching"]),
  target("ClaimVerification", ["FactModel", "PageReading", "QuoteMatching", "PatternMatching"]),
  target("RecordReading", ["FactModel", "YAMLReading", "NameSuggesting"]),
  target("RecordLinting", ["FactModel", "PatternMatching"]),
  target("ArticleReading", ["FactModel", "MarkupParsing", "PageReading"]),
  target(
    "ArticleChecking",
    ["FactModel", "ArticleReading", "PageReading", "QuoteMatching", "NameSuggesting"]),
  target("Reporting", ["FactModel", "FactDiffing", "QuoteMatching"]),
]

// Rim: the only code that touches network, disk and git.
let rim: [Target] = [
  target("PageFetching", ["FactModel", "HTTP"]),
  target("Storage", ["FactModel", "Digesting", "ProcessRunning"]),
]

// Front: the pipeline, the command line, the executable.
let front: [Target] = [
  target(
    "Tracking",
    [
      "FactModel", "PageReading", "FactExtraction", "SnapshotAdmission", "FactDiffing",
      "QuoteMatching", "ClaimVerification", "RecordReading", "RecordLinting", "ArticleReading",
      "ArticleChecking", "NameSuggesting", "Reporting", "PageFetching", "Storage", "Digesting",
    ]),
  target("CommandLineParsing", ["NameSuggesting"]),
  target(
    "DocfactsCommands",
    [
      "Tracking", "CommandLineParsing", "ArticleChecking", "FactModel", "NameSuggesting",
      "PageFetching", "ProcessRunning", "QuoteMatching", "RecordReading", "Reporting", "Storage",
    ]),
  // The measurements; no part of the products that users install.
  target(
    "Benchmarking",
    [
      "CommandLineParsing", "Digesting", "FactModel", "PageReading", "ProcessRunning",
      "QuoteMatching", "QuoteMutation", "Storage",
    ]),
  .executableTarget(
    name: "docfacts-bench",
    dependencies: ["Benchmarking", "CommandLineParsing", "DocfactsCommands", "ProcessRunning"],
    swiftSettings: strict),
  .executableTarget(
    name: "docfacts", dependencies: ["DocfactsCommands", "CommandLineParsing", "ProcessRunning"],
    swiftSettings: strict),
]

let testing: [Target] = [
  .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
  // The pages of our own that carry the facts of this repository.
  .target(
    name: "HandoffSite", dependencies: ["FactModel"], path: "Tests/HandoffSite",
    swiftSettings: strict),
  tests("HTTPTests", ["HTTP"]),
  tests("MarkupParsingTests", ["MarkupParsing"]),
  tests("YAMLReadingTests", ["YAMLReading"]),
  tests("PatternMatchingTests", ["PatternMatching"]),
  tests("DigestingTests", ["Digesting", "FactModel"]),
  tests("FactModelTests", ["FactModel"]),
  tests("PageReadingTests", ["PageReading", "FactModel"]),
  tests("FactExtractionTests", ["FactExtraction", "FactModel"]),
  tests("SnapshotAdmissionTests", ["SnapshotAdmission", "FactModel"]),
  tests("FactDiffingTests", ["FactDiffing", "FactModel"]),
  tests("QuoteMatchingTests", ["QuoteMatching", "PageReading", "FactModel"]),
  tests("QuoteMutationTests", ["QuoteMutation", "QuoteMatching", "PageReading", "FactModel"]),
  tests("RecordReadingTests", ["RecordReading", "FactModel", "YAMLReading"]),
  tests("RecordLintingTests", ["RecordLinting", "FactModel"]),
  tests(
    "ClaimVerificationTests",
    ["ClaimVerification", "FactExtraction", "FactModel", "PageReading", "QuoteMatching"]),
  tests("ArticleReadingTests", ["ArticleReading", "PageReading", "FactModel"]),
  tests(
    "ArticleCheckingTests",
    ["ArticleChecking", "ArticleReading", "QuoteMatching", "PageReading", "FactModel"]),
  tests("BenchmarkingTests", ["Benchmarking", "CommandLineParsing"]),
  tests("ReportingTests", ["Reporting", "FactDiffing", "FactModel"]),
  tests("PageFetchingTests", ["PageFetching", "HTTP", "FactModel"]),
  tests(
    "HandoffDatasetTests",
    [
      "ClaimVerification", "Digesting", "FactExtraction", "FactModel", "HandoffSite",
      "PatternMatching", "RecordReading", "Storage",
    ]),
  tests("StorageTests", ["Storage", "ProcessRunning", "Digesting", "FactModel"]),
  tests("NameSuggestingTests", ["NameSuggesting"]),
  tests("CommandLineParsingTests", ["CommandLineParsing"]),
  tests(
    "CommandTests",
    [
      "CommandLineParsing", "DocfactsCommands", "FactModel", "HandoffSite", "ProcessRunning",
      "RecordReading", "docfacts",
    ]),
]

let package = Package(
  name: "docfacts",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Tracking", targets: ["Tracking"]),
    .executable(name: "docfacts", targets: ["docfacts"]),
  ],
  targets: border + adapters + core + rim + front + testing
)
