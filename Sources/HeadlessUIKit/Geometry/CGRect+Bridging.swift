#if !canImport(ObjectiveC)
  public import Foundation

  /// On iOS a rectangle is found in an `NSValue`, such as that of the keyboard, by a plain `as? CGRect`.
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The object that holds it.
    public typealias _ObjectiveCType = NSValue

    /// The object with this rectangle.
    public nonisolated func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle that the object holds, which must hold one.
    public nonisolated static func _forceBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) {
      guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
        fatalError("Could not cast value of type '\(type(of: source))' to 'CGRect'.")
      }
    }

    /// Whether the object holds a rectangle, and which.
    public nonisolated static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      // Foundation ends the app over an object that holds something else.
      guard unsafe strcmp(source.objCType, NSValue(rect: .zero).objCType) == 0 else { return false }
      result = source.rectValue
      return true
    }

    /// The rectangle that the object holds; an empty one for no object.
    public nonisolated static func _unconditionallyBridgeFromObjectiveC(
      _ source: NSValue?
    ) -> CGRect {
      source.flatMap { $0 as Any as? CGRect } ?? .zero
    }
  }
#endif
