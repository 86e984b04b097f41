// What an app prints of a value of UIKit's that is inside of another one: with the name in C (rule 1041).

/// The text of a value in which there are some of UIKit's; nil for one that has none.
nonisolated func textOfOuter(_ value: Any) -> String? { textOfOuter(value, isInside: false) }

private nonisolated func textOfOuter(_ value: Any, isInside: Bool) -> String? {
  let mirror = Mirror(reflecting: value)
  let parts = mirror.children
  switch mirror.displayStyle {
  case .optional:
    return parts.first.flatMap { inside($0.value) }.map { "Optional(\($0))" }
  case .collection, .set:
    guard value is any Collection, parts.contains(where: { inside($0.value) != nil }) else {
      return nil
    }
    return "[\(parts.map { textOfInner($0.value) }.joined(separator: ", "))]"
  case .dictionary:
    let pairs = parts.compactMap { $0.value as? (key: Any, value: Any) }
    guard pairs.contains(where: { inside($0.key) != nil || inside($0.value) != nil }) else {
      return nil
    }
    let texts = pairs.map { "\(textOfInner($0.key)): \(textOfInner($0.value))" }
    return "[\(texts.joined(separator: ", "))]"
  case .struct:
    guard !(value is any CustomStringConvertible), !(value is any CustomDebugStringConvertible),
      parts.contains(where: { inside($0.value) != nil })
    else { return nil }
    let name = isInside ? String(reflecting: type(of: value)) : "\(type(of: value))"
    let texts = parts.map { "\($0.label ?? ""): \(textOfInner($0.value))" }
    return "\(name)(\(texts.joined(separator: ", ")))"
  default: return nil
  }
}

/// The text of a value inside of another one.
nonisolated func textOfInner(_ value: Any) -> String {
  inside(value) ?? String(reflecting: value)
}

/// The text of a value of UIKit's inside of another one, or of one that has some; nil for others.
private nonisolated func inside(_ value: Any) -> String? {
  // A cast would look into an optional.
  if type(of: value) is any _CourseImported.Type, !(value is any CustomDebugStringConvertible),
    let imported = value as? any _CourseImported
  {
    return "__C.\(imported._importedDescription)"
  }
  return textOfOuter(value, isInside: true)
}

/// A value's text with the names in C of UIKit's types, which have no module on a device; a struct is in `__C`.
///
/// - Parameter text: What Swift writes; only one with a module's name has something of UIKit's.
nonisolated func withNamesInC(
  of value: Any, _ text: String, _ written: (Any) -> String?
) -> String {
  guard text.contains("HeadlessUIKit.") || text.contains("Foundation.") else { return text }
  return (written(value) ?? text).replacing(/HeadlessUIKit\.(\w+)(\(?)/) { match in
    (match.2.isEmpty ? "" : "__C.") + "\(match.1)\(match.2)"
  }
}
