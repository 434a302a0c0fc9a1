import ArticleChecking
import FactModel
import Reporting
import Storage

/// What article lines are looked for by.
package enum DependencyTarget: Hashable, Sendable {
  case page(PageID)
  case fact(FactID)
}

extension Tracker {
  /// The lines of the articles that rely on one of the targets, or on anything where there are
  /// none; a fact is relied on through its pages too, and a page through the facts judged on it.
  package func articleLines(
    of files: [ArticleFile], relyingOn targets: [DependencyTarget] = [], now: Timestamp
  ) throws -> [ArticleLine] {
    guard !files.isEmpty else { return [] }
    let asked = try facts().targets(concernedBy: targets)
    let report = try checked(files, maxAgeDays: nil, now: now)
    let texts = Dictionary(files.map { ($0.name, LineTexts($0.bytes)) }) { first, _ in first }
    return report.dependencies.filter { targets.isEmpty || asked.contains($0.asked) }.map {
      ArticleLine(
        place: $0.place, reliesOn: $0.asked.name, how: $0.reason.rawValue,
        words: texts[$0.place.file]?.words(from: $0.place, to: $0.end) ?? "",
        problem: report.problem(of: $0))
    }
  }

  /// The lines of the workspace's own articles that rely on pages or facts that changed.
  func listedArticleLines(
    relyingOn targets: [DependencyTarget], now: Timestamp
  ) throws -> [ArticleLine] {
    guard !targets.isEmpty else { return [] }
    return try articleLines(of: listedArticles(), relyingOn: targets, now: now)
  }
}

extension FactBase {
  /// The targets, and the facts that are judged on their pages.
  fileprivate func targets(concernedBy targets: [DependencyTarget]) -> Set<DependencyTarget> {
    let judged =
      claims.map { ($0.id, $0.predicate?.pages ?? []) }
      + questions.map { ($0.id, $0.watch.flatMap(\.pages)) }
    let concerned = judged.filter { $0.1.contains { targets.contains(.page($0)) } }.map(\.0)
    return Set(targets).union(concerned.map(DependencyTarget.fact))
  }
}

extension ArticleDependency {
  fileprivate var asked: DependencyTarget {
    switch target {
    case .page(let page): .page(page)
    case .fact(let fact): .fact(fact)
    }
  }
}

extension CheckReport {
  /// What is wrong with the words that rely on the target, by what they rely on.
  fileprivate func problem(of dependency: ArticleDependency) -> String? {
    findings.first { finding in
      finding.severity == .error && finding.place.file == dependency.place.file
        && dependency.place <= finding.place && finding.end <= dependency.end
        && finding.concerns(dependency.target)
    }?.message
  }
}

extension Finding {
  fileprivate func concerns(_ target: ArticleDependency.Target) -> Bool {
    switch target {
    case .page(let page): pages.contains(page)
    case .fact(let fact): facts.contains(fact)
    }
  }
}

extension DependencyTarget {
  fileprivate var name: String {
    switch self {
    case .page(let page): page.rawValue
    case .fact(let fact): fact.rawValue
    }
  }
}

/// The lines of an article, for what stands between two places.
private struct LineTexts {
  private let lines: [ArraySlice<UInt8>]

  init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// The words between the places, on one line.
  func words(from start: Place, to end: Place) -> String {
    guard lines.indices.contains(start.line - 1), end.line >= start.line else { return "" }
    let last = min(end.line, lines.count)
    var parts = lines[(start.line - 1)..<last].map { String(decoding: $0, as: UTF8.self) }
    if end.line == last, end.line == start.line || end.column > 1 {
      parts[parts.count - 1] = parts[parts.count - 1].prefix(scalars: end.column - 1)
    }
    parts[0] = parts[0].dropping(scalars: start.column - 1)
    return parts.joined(separator: " ").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }
}

extension String {
  fileprivate func prefix(scalars count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(max(0, count))))
  }

  fileprivate func dropping(scalars count: Int) -> String {
    String(String.UnicodeScalarView(unicodeScalars.dropFirst(max(0, count))))
  }
}
