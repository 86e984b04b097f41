public import Foundation

/// What happens when something of a layer changes. iOS 2.0 and later.
public protocol CAAction {
  /// Something of the object changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing is animated: what layers' `actions` have for a key. iOS 2.0 and later.
  public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}

extension UIView: CALayerDelegate {}

/// Answers for a layer. iOS 10.0 and later.
public protocol CALayerDelegate: AnyObject {
  /// Makes the layer's contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn; iOS 10.0 and later.
  func layerWillDraw(_ layer: CALayer)
  /// The layer is laid out.
  func layoutSublayers(of layer: CALayer)
  /// What happens when something of the layer changes; nil for the layer's own choice.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  /// The default for a type that does not implement this member.
  public func display(_ layer: CALayer) { layer.delegateLacksDisplay = true }
  /// The default for a type that does not implement this member.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// The default for a type that does not implement this member.
  public func layerWillDraw(_ layer: CALayer) {}
  /// The default for a type that does not implement this member.
  public func layoutSublayers(of layer: CALayer) {}
  /// The default for a type that does not implement this member.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
