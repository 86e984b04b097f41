import Foundation

extension PredicateFormat.Comparison {
  func isTrue(of object: Any?) -> Bool {
    let (first, second) = (left.value(of: object), right.value(of: object))
    guard let quantifier else { return compares(first, second) }
    let members = first.flatMap(PredicateFormat.list) ?? []
    return switch quantifier {
    case .all: members.allSatisfy { compares($0, second) }
    case .any: members.contains { compares($0, second) }
    case .none: !members.contains { compares($0, second) }
    }
  }

  private func compares(_ first: Any?, _ second: Any?) -> Bool {
    let first = first.flatMap(PredicateFormat.unwrapped)
    let second = second.flatMap(PredicateFormat.unwrapped)
    switch comparison {
    case .equal: return isEqual(first, second)
    case .notEqual: return !isEqual(first, second)
    case .less: return order(first, second) == .orderedAscending
    case .lessOrEqual: return order(first, second).map { $0 != .orderedDescending } ?? false
    case .greater: return order(first, second) == .orderedDescending
    case .greaterOrEqual: return order(first, second).map { $0 != .orderedAscending } ?? false
    case .contains:
      if let list = first.flatMap(PredicateFormat.list) {
        return list.contains { isEqual(PredicateFormat.unwrapped($0), second) }
      }
      return hasText(second, in: first)
    case .isIn:
      guard let list = second.flatMap(PredicateFormat.list) else {
        return hasText(first, in: second)
      }
      return list.contains { isEqual(PredicateFormat.unwrapped($0), first) }
    case .between:
      let limits = second.flatMap(PredicateFormat.list) ?? []
      guard limits.count == 2, let low = order(limits[0], first), let high = order(first, limits[1])
      else { return false }
      return low != .orderedDescending && high != .orderedDescending
    case .beginsWith, .endsWith, .like, .matches:
      guard let whole = text(first), let pattern = text(second) else { return false }
      return compares(whole, pattern: pattern)
    }
  }

  private func compares(_ text: String, pattern: String) -> Bool {
    switch comparison {
    case .beginsWith: text.hasPrefix(pattern)
    case .endsWith: text.hasSuffix(pattern)
    case .like:
      isMatch(
        text,
        NSRegularExpression.escapedPattern(for: pattern).replacingOccurrences(
          of: "\\*", with: ".*"
        ).replacingOccurrences(of: "\\?", with: "."))
    default: isMatch(text, pattern)
    }
  }

  private func isMatch(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options = [.dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options)
    else {
      Simulator.current.raise(
        .invalidArgument, "Can't do regex matching, reason: Can't open pattern \(pattern)")
      return false
    }
    let all = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: all)?.range == all
  }

  private func hasText(_ part: Any?, in whole: Any?) -> Bool {
    guard let part = text(part), let whole = text(whole) else { return false }
    return whole.contains(part)
  }

  /// The text as it is compared; nil for what is none.
  private func text(_ value: Any?) -> String? {
    guard let value, let text = value as? String ?? (value as? NSString)?.description else {
      return nil
    }
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let order = order(first, second) { return order == .orderedSame }
    return (first as? AnyHashable) == (second as? AnyHashable)
  }

  /// Which of two numbers, dates or texts comes first; nil for others.
  func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    if let first = text(first), let second = text(second) {
      return first == second
        ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    if let first = number(first), let second = number(second) {
      return first == second
        ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }
    return nil
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let date as Date: date.timeIntervalSinceReferenceDate
    case let date as NSDate: date.timeIntervalSinceReferenceDate
    default: value.flatMap { converted($0, to: Double.self) }
    }
  }
}
