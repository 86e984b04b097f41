public import Foundation

/// What a predicate's format says, to be asked about objects.
///
/// - Important: not UIKit's. Foundation on Linux reads no formats; an app's module has the initializers.
public nonisolated func _coursePredicate(
  _ format: String, _ arguments: [Any]
) -> @Sendable (Any?, [String: Any]?) -> Bool {
  let predicate = _courseOnMain(arguments) { arguments in
    var parser = PredicateParser(format, arguments)
    if let predicate = parser.predicate() { return predicate }
    Simulator.current.raise(
      .invalidArgument, "Unable to parse the format string \"\(format)\"")
    return .constant(false)
  }
  return { object, _ in _courseOnMain(object) { predicate.isTrue(of: $0) } }
}

/// Compares what two objects have under a path of keys.
///
/// - Important: not UIKit's. Foundation on Linux has no keys; an app's module has the initializer.
public nonisolated func _courseComparator(_ key: String) -> Comparator {
  { first, second in
    _courseOnMain((first, second)) { first, second in
      let path = PredicateFormat.Expression(keyPath: key)
      let comparison = PredicateFormat.Comparison(left: path, comparison: .less, right: path)
      return comparison.order(path.value(of: first), path.value(of: second)) ?? .orderedSame
    }
  }
}

/// The same by the method of that name, such as `localizedCaseInsensitiveCompare:`.
///
/// - Important: not UIKit's. Foundation on Linux has no keys; an app's module has the initializer.
public nonisolated func _courseComparator(_ key: String, _ selector: Selector) -> Comparator {
  let plain = _courseComparator(key)
  return { first, second in
    let order = _courseOnMain((first, second)) { first, second -> ComparisonResult? in
      let path = PredicateFormat.Expression(keyPath: key)
      guard let left = path.value(of: first) as? String,
        let right = path.value(of: second) as? String
      else { return nil }
      switch selector.description {
      case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
      case "localizedCompare:": return left.localizedCompare(right)
      case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
      case "localizedStandardCompare:": return left.localizedStandardCompare(right)
      default: return nil
      }
    }
    return order ?? plain(first, second)
  }
}

/// The same by the app's block.
///
/// - Important: not UIKit's. Foundation on Linux has no keys; an app's module has the initializer.
public nonisolated func _courseComparator(
  _ key: String, _ comparator: @escaping Comparator
) -> Comparator {
  { first, second in
    let (left, right) = _courseOnMain((first, second)) { first, second in
      let path = PredicateFormat.Expression(keyPath: key)
      return (path.value(of: first) as Any, path.value(of: second) as Any)
    }
    return comparator(left, right)
  }
}

/// A condition of a predicate's format.
indirect enum PredicateFormat {
  case constant(Bool)
  case not(PredicateFormat)
  case all([PredicateFormat])
  case any([PredicateFormat])
  case comparison(Comparison)

  struct Comparison {
    /// Whether all members of the left side are meant, or any, or none; nil for the side itself.
    var quantifier: Quantifier?
    var left: Expression
    var comparison: Operator
    var right: Expression
    /// The letters behind the operator: `c` for case, `d` for diacritics.
    var options = ""
  }

  enum Quantifier { case all, any, none }

  enum Operator {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case contains, beginsWith, endsWith, like, matches, isIn, between
  }

  indirect enum Expression {
    case value(Any?)
    case list([Expression])
    /// Two numbers with a sign between them.
    case operation(String, Expression, Expression)
    /// One of Foundation's functions, such as `sqrt` or `average`.
    case function(String, [Expression])
    /// The object, or what its path of keys leads to.
    case path([String])

    /// What a path of keys with points between them leads to.
    init(keyPath: String) {
      self = .path(keyPath.split(separator: ".").map(String.init).filter { $0 != "self" })
    }

    func value(of object: Any?) -> Any? {
      switch self {
      case .value(let value): value
      case .list(let parts): parts.map { $0.value(of: object) as Any }
      case .path(let keys): keys.reduce(object) { PredicateFormat.value($1, of: $0) }
      case .operation(let sign, let first, let second):
        Self.result(of: sign, first.value(of: object), second.value(of: object))
      case .function(let name, let arguments):
        Self.result(of: name, arguments.map { $0.value(of: object) })
      }
    }
  }

  func isTrue(of object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let part): !part.isTrue(of: object)
    case .all(let parts): parts.allSatisfy { $0.isTrue(of: object) }
    case .any(let parts): parts.contains { $0.isTrue(of: object) }
    case .comparison(let comparison): comparison.isTrue(of: object)
    }
  }

  /// What an object has under a key: dictionaries their value, collections how many they are, or all their
  /// members' values.
  private static func value(_ key: String, of object: Any?) -> Any? {
    guard let object = object.flatMap(unwrapped) else { return nil }
    if let dictionary = object as? [String: Any] { return dictionary[key] }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let list = list(in: object) {
      return key == "@count" ? list.count : list.map { value(key, of: $0) as Any }
    }
    if key == "length", let text = object as? String { return text.utf16.count }
    return (object as? NSObject)?.value(forKey: key)
  }

  /// The members of an array or a set; nil for anything else.
  static func list(in value: Any) -> [Any]? {
    switch value {
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let list as Set<AnyHashable>: list.map(\.base)
    case let list as NSSet: list.map { $0 }
    default: nil
    }
  }

  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return optional.wrapped.flatMap(unwrapped)
  }
}
