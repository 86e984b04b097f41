public import Foundation

// What a predicate says of itself (rule 985).

/// Has a predicate know the format that it was made of.
///
/// - Important: not UIKit's. Foundation on Linux reads no formats; an app's module has the initializers.
public nonisolated func _courseKeepFormat(
  _ format: String, _ arguments: [Any], of predicate: NSPredicate
) {
  _courseOnMain((predicate, arguments)) { predicate, arguments in
    var parser = PredicateParser(format, arguments)
    guard let parsed = parser.predicate() else { return }
    AssociatedObjects.of(predicate).values[formatKey] = .held(parsed)
  }
}

/// The predicate as text, such as `age > 25 AND name == "x"` (rule 985).
///
/// It stands behind `predicateFormat` in apps.
public nonisolated func _courseFormat(of predicate: NSPredicate) -> String {
  _courseOnMain(predicate) { PredicateFormat.text(of: $0) }
}

/// No address: nothing that an app associates has this key.
private let formatKey: UInt = 1

/// What Foundation says itself: that a predicate is always true, never, or a block.
private nonisolated protocol FormatTeller {
  var predicateFormat: String { get }
}
nonisolated extension NSPredicate: FormatTeller {}

extension PredicateFormat {
  fileprivate static func text(of predicate: NSPredicate) -> String {
    if let compound = predicate as? NSCompoundPredicate {
      let parts = compound.subpredicates
      switch compound.compoundPredicateType {
      case .not: return "NOT " + (parts.first.map { text(of: $0, in: " NOT ") } ?? "")
      case .and: return joined(parts, " AND ", "TRUEPREDICATE")
      case .or: return joined(parts, " OR ", "FALSEPREDICATE")
      }
    }
    if case .held(let format as PredicateFormat)? = AssociatedObjects.of(predicate)
      .values[formatKey]
    {
      return format.text
    }
    return (predicate as any FormatTeller).predicateFormat
  }

  private static func joined(
    _ parts: [NSPredicate], _ word: String, _ empty: String
  ) -> String {
    parts.isEmpty ? empty : parts.map { text(of: $0, in: word) }.joined(separator: word)
  }

  /// A part of a larger condition, which has parentheses where it has parts itself.
  private static func text(of part: NSPredicate, in word: String) -> String {
    let text = text(of: part)
    if let compound = part as? NSCompoundPredicate {
      return compound.compoundPredicateType == .not ? text : "(\(text))"
    }
    if case .held(let format as PredicateFormat)? = AssociatedObjects.of(part).values[formatKey],
      format.hasParts
    {
      return "(\(text))"
    }
    return text
  }

  private var hasParts: Bool {
    switch self {
    case .all, .any: true
    default: false
    }
  }

  /// The condition as Foundation writes it.
  fileprivate var text: String {
    func inner(_ part: PredicateFormat) -> String {
      part.hasParts ? "(\(part.text))" : part.text
    }
    switch self {
    case .constant(let value): return value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let part): return "NOT \(inner(part))"
    case .all(let parts): return parts.map(inner).joined(separator: " AND ")
    case .any(let parts): return parts.map(inner).joined(separator: " OR ")
    case .comparison(let comparison): return comparison.text
    }
  }
}

extension PredicateFormat.Comparison {
  fileprivate var text: String {
    let before =
      switch quantifier {
      case .any: "ANY "
      case .all: "ALL "
      case .some(.none): "NONE "
      case nil: ""
      }
    let options = options.isEmpty ? "" : "[\(options)]"
    return "\(before)\(left.text) \(comparison.text)\(options) \(right.text)"
  }
}

extension PredicateFormat.Operator {
  fileprivate var text: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .contains: "CONTAINS"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .like: "LIKE"
    case .matches: "MATCHES"
    case .isIn: "IN"
    case .between: "BETWEEN"
    }
  }
}

extension PredicateFormat.Expression {
  fileprivate var text: String {
    switch self {
    case .value(let value): Self.text(of: value)
    case .list(let parts): "{\(parts.map(\.text).joined(separator: ", "))}"
    case .operation(let sign, let first, let second): "\(first.text) \(sign) \(second.text)"
    case .function(let name, let arguments):
      "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
    case .path(let keys): keys.isEmpty ? "SELF" : keys.joined(separator: ".")
    }
  }

  private static func text(of value: Any?) -> String {
    guard let value = value.flatMap(PredicateFormat.unwrapped) else { return "nil" }
    switch value {
    case let flag as Bool: return flag ? "1" : "0"
    case let text as String:
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    case let date as Date:
      let seconds = String(format: "%f", date.timeIntervalSinceReferenceDate)
      return "CAST(\(seconds), \"NSDate\")"
    default:
      if let list = PredicateFormat.list(in: value) {
        return "{\(list.map { text(of: $0) }.joined(separator: ", "))}"
      }
      return "\(value)"
    }
  }
}
