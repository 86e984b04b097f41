public import Foundation

/// A value that is worked out: of a format such as `"3 + 4 * x"`, of a function, or as it is. iOS 3.0 and later.
///
/// - Important: Foundation on Linux reads no formats.
nonisolated open class NSExpression: NSObject {
  private let parts: Parts

  /// Expressions are made and asked on the app's one thread.
  private struct Parts: @unchecked Sendable {
    var expression: PredicateFormat.Expression
  }

  private init(_ expression: PredicateFormat.Expression) {
    parts = Parts(expression: expression)
  }

  /// Reads a format; an exception where it cannot be read.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Reads a format; an exception where it cannot be read.
  public convenience init(format: String, argumentArray: [Any]) {
    self.init(
      _courseOnMain(argumentArray) { arguments in
        var parser = PredicateParser(format, arguments)
        if let expression = parser.wholeExpression() { return expression }
        Simulator.current.raise(
          .invalidArgument, "Unable to parse the format string \"\(format)\"")
        return .value(nil)
      })
  }

  /// The value itself.
  public convenience init(forConstantValue value: Any?) {
    self.init(.value(value))
  }

  /// What the object has under a path of keys.
  public convenience init(forKeyPath path: String) {
    self.init(.path(path.split(separator: ".").map(String.init)))
  }

  /// The object that is asked.
  public class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.path([])) }

  /// The values of these.
  public convenience init(forAggregate parts: [NSExpression]) {
    self.init(.list(parts.map(\.parts.expression)))
  }

  /// What a function such as `average:` makes of these; an exception where there is none of that name.
  public convenience init(forFunction name: String, arguments: [Any]) {
    let parts = arguments.compactMap { ($0 as? NSExpression)?.parts.expression }
    _courseOnMain(name) { name in
      guard !PredicateFormat.Expression.knows(name) else { return }
      Simulator.current.raise(
        .invalidArgument, "\(name) is not a supported method.")
    }
    self.init(.function(name, parts))
  }

  /// What it comes to for that object: a number, or what a key leads to; nil for nothing.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    _courseOnMain((parts, object)) { parts, object in
      guard case .list(let items) = parts.expression else {
        return parts.expression.value(of: object)
      }
      return items.map { $0.value(of: object) ?? NSNull() }
    }
  }

  /// The value of an expression that is one; nil of others.
  open var constantValue: Any? {
    if case .value(let value) = parts.expression { value } else { nil }
  }

  /// The keys of an expression that follows some; empty of others.
  open var keyPath: String {
    if case .path(let keys) = parts.expression { keys.joined(separator: ".") } else { "" }
  }
}
