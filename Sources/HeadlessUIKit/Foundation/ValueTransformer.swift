public import Foundation

/// Turns values into others, under a name by which it is found. iOS 3.0 and later.
open class ValueTransformer: NSObject {
  /// Makes one.
  public override init() {
    Self.requiresClass(since: 3.0, named: "NSValueTransformer")
    super.init()
  }

  /// The class of what comes out of it.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it can also go back.
  open class func allowsReverseTransformation() -> Bool { true }
  /// What becomes of a value; by itself that value.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// What a value came from; by itself what `transformedValue(_:)` makes of it.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  /// Makes one known under a name; nil takes that back.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { Simulator.current.transformers.byName[name] = transformer }
  /// The names of all that are known, in the order of the alphabet.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    Simulator.current.transformers.byName.keys.sorted { $0.rawValue < $1.rawValue }
  }
}

/// What can be found by a name: an initializer of a protocol may give out an object that is there already.
///
/// - Important: not UIKit's. Public only because an app's module sees nothing else of the runtime.
public protocol _CourseFindable {}

extension ValueTransformer: _CourseFindable {}

extension _CourseFindable {
  /// The one that is known under that name; nil for none (rule 791). iOS 3.0 and later.
  public init?(forName name: NSValueTransformerName) {
    guard let known = Simulator.current.transformers.byName[name] as? Self else { return nil }
    self = known
  }
}

/// The name of a transformer. iOS 3.0 and later.
public nonisolated struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name as a text.
  public let rawValue: String
  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

private final class Transformers {
  var byName: [NSValueTransformerName: ValueTransformer] = [:]
}

extension Simulator {
  private static let transformersKey = StateKey { _ in Transformers() }
  fileprivate var transformers: Transformers { state(Self.transformersKey) }
}
