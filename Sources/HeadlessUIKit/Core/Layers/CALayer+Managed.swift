public import Foundation

// The accessors of `@NSManaged` properties, which a layer of iOS makes at run time; the course writes them into
// the app's sources.

/// The value of a property of the app's: what was set, else what its class says, else zero or nothing.
///
/// - Important: not UIKit's.
public func _managed<Value>(_ layer: CALayer, _ key: String) -> Value {
  let value = layer.ownValues[key] ?? type(of: layer).defaultValue(forKey: key)
  if let value = value as? Value { return value }
  if let zero = (Value.self as? any AdditiveArithmetic.Type)?.zero as? Value { return zero }
  if let nothing = (Any?.none as Any) as? Value { return nothing }
  if let zero = (Value.self as? any HavingZero.Type)?.zero as? Value { return zero }
  fatalError("a managed property \(key) has no value: its type has no zero")
}

/// Keeps the value of a property of the app's; the layer is drawn again if its class says so.
///
/// - Important: not UIKit's.
public func _manage<Value>(_ layer: CALayer, _ key: String, _ value: Value) {
  layer.ownValues[key] = value
  if type(of: layer).needsDisplay(forKey: key) { layer.setNeedsDisplay() }
}

/// What a property without a value has in Objective-C.
private protocol HavingZero {
  static var zero: Self { get }
}
extension CGPoint: HavingZero {}
extension CGSize: HavingZero {}
extension CGRect: HavingZero {}
extension Bool: HavingZero {
  fileprivate static var zero: Bool { false }
}
