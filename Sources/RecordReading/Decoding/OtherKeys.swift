import YAMLReading

extension Key {
  /// Every entry whose name is not declared: the author chooses the names. One that cannot be read
  /// leaves the mapping unread.
  static func others<Item>(
    name: NodeReader<String>, _ item: NodeReader<Item>
  ) -> Key where Value == [NamedValue<Item>] {
    var key = Key(schemas: []) { mapping, problems in
      let others = mapping.entries.filter { !mapping.declared.contains($0.key) }
      let values = others.compactMap { $0.named(name, item, &problems) }
      return values.count == others.count && mapping.suspected.isEmpty ? values : nil
    }
    key.others = TableSchema(name: name.schema, value: item.schema)
    return key
  }
}
