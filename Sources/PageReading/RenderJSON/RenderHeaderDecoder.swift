import FactModel

/// Reads the metadata of a page's render JSON as a page header.
struct RenderHeaderDecoder {
  let root: JSONValue

  func header() throws(HeaderFault) -> PageHeader {
    let page = try JSONObject(root, named: "the page")
    let metadata = try object("metadata", of: page)
    let identifier = try object("identifier", of: page)
    let kind = try page.string("kind")
    let role = try metadata.optionalString("roleHeading")
    let modules = metadata["modules"]?.elements.compactMap { $0["name"]?.string } ?? []
    return PageHeader(
      identifier: path(try identifier.string("url")), title: try metadata.string("title"),
      documentType: kind, role: role, framework: modules.first ?? "",
      metadataVersion: root["schemaVersion"]?.versionText ?? "",
      symbol: kind == "symbol" ? try symbol(metadata, role: role, modules: modules) : nil,
      availability: try rows(metadata["platforms"]),
      language: try identifier.optionalString("interfaceLanguage"))
  }

  private func object(_ key: String, of page: JSONObject) throws(HeaderFault) -> JSONObject {
    guard let value = page[key] else {
      throw HeaderFault(.unexpected, "the page has no key \"\(key)\"", at: root.offset)
    }
    return try JSONObject(value, named: key)
  }

  /// `/documentation/…` of `doc://bundle/documentation/…`.
  private func path(_ url: String) -> String {
    guard url.hasPrefix("doc://"), let slash = url.dropFirst(6).firstIndex(of: "/") else {
      return url
    }
    return String(url[slash...])
  }

  private func symbol(
    _ metadata: JSONObject, role: String?, modules: [String]
  ) throws(HeaderFault) -> PageHeader.Symbol {
    let symbolKind = try metadata.optionalString("symbolKind")
    return PageHeader.Symbol(
      kind: role ?? symbolKind ?? "", modules: modules,
      preciseIdentifier: try metadata.optionalString("externalID") ?? "")
  }

  private func rows(_ platforms: JSONValue?) throws(HeaderFault) -> [AvailabilityRow]? {
    guard let platforms else { return nil }
    var rows: [AvailabilityRow] = []
    for platform in platforms.elements { rows.append(try row(platform)) }
    return rows
  }

  private func row(_ value: JSONValue) throws(HeaderFault) -> AvailabilityRow {
    let platform = try JSONObject(value, named: "a platform")
    let statement = AvailabilityStatement(
      deprecated: platform["deprecated"]?.isTrue == true ? true : nil,
      unavailable: platform["unavailable"]?.isTrue == true ? true : nil,
      beta: platform["beta"]?.isTrue == true ? true : nil,
      obsoleted: try version("obsoletedAt", of: platform),
      message: try platform.optionalString("message"),
      renamed: try platform.optionalString("renamed"))
    return AvailabilityRow(
      platform: try platform.string("name"), introduced: try version("introducedAt", of: platform),
      until: try version("deprecatedAt", of: platform),
      statement: statement.isEmpty ? nil : statement)
  }

  private func version(
    _ key: String, of platform: JSONObject
  ) throws(HeaderFault) -> Version? {
    guard let text = try platform.optionalString(key), !text.isEmpty else { return nil }
    guard let version = Version(text) else {
      throw HeaderFault(
        .unexpected, "\"\(text)\" is no version", at: platform[key]?.offset ?? root.offset)
    }
    return version
  }
}

extension JSONValue {
  /// `0.3.0` of the object with `major`, `minor` and `patch`.
  fileprivate var versionText: String {
    ["major", "minor", "patch"].compactMap { self[$0]?.compactText }.joined(separator: ".")
  }
}
