import Foundation

/// What a `.stringsdict` says: texts with counts in them, which have a form for each count (rule 1029).
nonisolated struct CountedTexts {
  /// The format of each key for all counts that have none of their own.
  private(set) var texts: [String: String] = [:]
  /// What takes the place of such a format for some counts.
  private(set) var counted: [String: CountedFormat] = [:]

  /// Empty for what is no such list.
  init(_ bytes: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    for (key, entry) in list as? [String: [String: Any]] ?? [:] {
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
      let forms = entry.compactMapValues { $0 as? [String: String] }
      guard let other = Self.text(format, forms, "other") else { continue }
      texts[key] = other
      let own = { (count: String) in
        forms.values.contains { $0[count] != nil } ? Self.text(format, forms, count) : nil
      }
      counted[other] = CountedFormat(zero: own("zero"), one: own("one"))
    }
  }

  /// The format with the form of a count for the first variable, and that of all others for the rest; nil where
  /// a variable has none.
  private static func text(
    _ format: String, _ forms: [String: [String: String]], _ count: String
  ) -> String? {
    var (text, isFirst) = (format, true)
    // Variables may hold others; the bound is for those that hold themselves.
    for _ in 0..<20 {
      guard let variable = text.firstMatch(of: /%(?:[0-9]+\$)?#@([^@]*)@/) else { return text }
      let said = forms[String(variable.1)]
      guard let form = (isFirst ? said?[count] : nil) ?? said?["other"] else { return nil }
      text.replaceSubrange(variable.range, with: form)
      isFirst = false
    }
    return nil
  }
}
