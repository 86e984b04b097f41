import CourseModel
public import Foundation

/// A condition on elements, as `NSPredicate(format: "label CONTAINS[c] %@", "log")`.
///
/// Swift's own on Linux knows no formats. This one knows what UI tests ask: comparisons of an element's
/// properties, `AND`, `OR`, `NOT`, and closures.
open class UITestPredicate: NSObject {
  /// In the words in which it was written.
  open private(set) var predicateFormat: String
  private let condition: (PredicateSubject) -> Bool

  /// A condition in the language of predicates.
  ///
  /// - Parameter arguments: What stands for `%@`, `%d`, `%f` and `%K` in it.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  /// A condition in the language of predicates.
  public init(format: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(format, arguments ?? [])
    predicateFormat = format
    do {
      let parsed = try parser.parse()
      predicateFormat = parser.shown
      condition = parsed
    } catch {
      // On a device it raises an exception, which fails the test.
      let reason = error.description
      condition = { _ in
        TestRun.current?.fail(
          "Unable to parse the format string \"\(format)\": \(reason)", .assertion, "", 0)
        return false
      }
    }
  }

  /// A condition that is always true or never.
  public init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    condition = { _ in value }
  }

  /// A condition in Swift.
  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    condition = { block($0.object, nil) }
  }

  init(_ words: String, _ condition: @escaping (PredicateSubject) -> Bool) {
    predicateFormat = words
    self.condition = condition
  }

  /// Whether it is true of the object.
  open func evaluate(with object: Any?) -> Bool { condition(PredicateSubject(object)) }

  func holds(of element: ElementTree.Element) -> Bool {
    condition(PredicateSubject(element, object: nil))
  }
  /// A block is given what can be asked of an element.
  func holds(of snapshot: ElementSnapshot) -> Bool {
    condition(PredicateSubject(snapshot.element, object: snapshot))
  }
  func holds(of subject: PredicateSubject) -> Bool { condition(subject) }
}

/// Conditions put together.
open class UITestCompoundPredicate: UITestPredicate {
  /// How they are put together.
  public enum LogicalType: UInt, Sendable { case not, and, or }

  public convenience init(type: LogicalType, subpredicates: [UITestPredicate]) {
    switch type {
    case .and: self.init(andPredicateWithSubpredicates: subpredicates)
    case .or: self.init(orPredicateWithSubpredicates: subpredicates)
    case .not:
      self.init(
        notPredicateWithSubpredicate: subpredicates.first ?? UITestPredicate(value: true))
    }
  }

  public init(andPredicateWithSubpredicates all: [UITestPredicate]) {
    super.init(all.map { "(\($0.predicateFormat))" }.joined(separator: " AND ")) { subject in
      all.allSatisfy { $0.holds(of: subject) }
    }
  }

  public init(orPredicateWithSubpredicates all: [UITestPredicate]) {
    super.init(all.map { "(\($0.predicateFormat))" }.joined(separator: " OR ")) { subject in
      all.contains { $0.holds(of: subject) }
    }
  }

  public init(notPredicateWithSubpredicate predicate: UITestPredicate) {
    super.init("NOT (\(predicate.predicateFormat))") { !predicate.holds(of: $0) }
  }
}

/// What a predicate asks of: an element, or what else it was given.
struct PredicateSubject {
  let object: Any?
  private let element: ElementTree.Element?

  init(_ object: Any?) {
    self.object = object
    element = nil
  }

  init(_ element: ElementTree.Element, object: ElementSnapshot?) {
    self.element = element
    self.object = object
  }

  /// The value of the property with that name; throws if there is no such property.
  func value(of name: String) -> PredicateValue? {
    if name == "SELF" || name == "self" { return PredicateValue(object) }
    if let element { return Self.value(of: name, of: element) }
    switch object {
    case let query as XCUIElementQuery where name == "count":
      return .number(Double(query.count))
    case let element as XCUIElement:
      if name == "exists" { return .number(element.exists ? 1 : 0) }
      if ["hittable", "isHittable"].contains(name) { return .number(element.isHittable ? 1 : 0) }
      if let app = element as? XCUIApplication, name == "state" {
        return .number(Double(app.state.rawValue))
      }
      // What is not there has no properties yet: it may come.
      guard let found = try? element.resolve() else {
        return Self.value(of: name, of: ElementTree.Element()) == nil ? nil : .nothing
      }
      return Self.value(of: name, of: found.element)
    case let array as [Any] where name == "count" || name == "@count":
      return .number(Double(array.count))
    default: return nil
    }
  }

  private static func value(of name: String, of element: ElementTree.Element) -> PredicateValue? {
    switch name {
    case "label": .text(element.label)
    case "identifier": .text(element.identifier)
    case "title": .text("")
    case "value": element.value.map(PredicateValue.text) ?? .nothing
    case "placeholderValue": element.placeholder.map(PredicateValue.text) ?? .nothing
    case "elementType": .number(Double(element.type.rawValue))
    case "enabled", "isEnabled": .number(element.isEnabled ? 1 : 0)
    case "selected", "isSelected": .number(element.isSelected ? 1 : 0)
    case "hasFocus", "hasKeyboardFocus": .number(element.hasFocus ? 1 : 0)
    case "exists": .number(1)
    default: nil
    }
  }
}

/// A value in a predicate: a truth is the number 1 or 0.
enum PredicateValue: Equatable {
  case nothing
  case number(Double)
  case text(String)
  case list([PredicateValue])

  init(_ value: Any?) {
    switch value {
    case let value as String: self = .text(value)
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as Int: self = .number(Double(value))
    case let value as UInt: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as XCUIElement.ElementType: self = .number(Double(value.rawValue))
    case let values as [Any]: self = .list(values.map(PredicateValue.init))
    default: self = .nothing
    }
  }

  /// As a text, for comparisons of texts with numbers.
  var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .nothing, .list: nil
    }
  }
}
