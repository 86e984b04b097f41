public import Foundation

/// How a view looks under a pointer or a look; iOS 17.0 and later. Nothing points here.
public final class UIHoverStyle: NSObject, NSCopying {
  /// What happens to the view.
  public var effect: any UIHoverEffect
  /// The outline of the effect; nil for that of the view.
  public var shape: UIShape?
  /// Whether it is shown.
  public var isEnabled = true

  /// Makes a style of an effect and an outline.
  public init(effect: any UIHoverEffect, shape: UIShape? = nil) {
    Self.requiresClass(since: 17.0)
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }
  /// Makes a style of an outline, with the usual effect.
  public convenience init(shape: UIShape?) {
    self.init(effect: UIHoverAutomaticEffect(), shape: shape)
  }
  /// The usual one.
  public static func automatic() -> UIHoverStyle {
    UIHoverStyle(effect: UIHoverAutomaticEffect(), shape: nil)
  }

  /// The same style, as an object of its own.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Boxed(sameStyle()) }.value
  }
  private func sameStyle() -> UIHoverStyle {
    let copy = UIHoverStyle(effect: effect, shape: shape)
    copy.isEnabled = isEnabled
    return copy
  }
}

/// What happens to a view under a pointer; iOS 17.0 and later.
public nonisolated protocol UIHoverEffect: Sendable {}

/// What the system likes; iOS 17.0 and later.
public nonisolated struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Makes the effect.
  public init() {}
}
/// The view is raised; iOS 17.0 and later.
public nonisolated struct UIHoverLiftEffect: UIHoverEffect {
  /// Makes the effect.
  public init() {}
}
/// The view is light; iOS 17.0 and later.
public nonisolated struct UIHoverHighlightEffect: UIHoverEffect {
  /// Makes the effect.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// What the system likes.
  public nonisolated static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view is raised.
  public nonisolated static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// The view is light.
  public nonisolated static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

/// An outline; iOS 17.0 and later.
public struct UIShape {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// A rectangle.
  public static var rect: UIShape { UIShape("rect") }
  /// A rectangle with round ends.
  public static var capsule: UIShape { UIShape("capsule") }
  /// A circle.
  public static var circle: UIShape { UIShape("circle") }
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, maximumCornerRadius: CGFloat = .infinity
  ) -> UIShape { UIShape("rect \(cornerRadius)") }
  /// A path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape("path") }
  /// A rectangle at a place of its own, in points.
  public static func fixedRect(_ rect: CGRect, cornerRadius: CGFloat = 0) -> UIShape {
    UIShape("rect \(rect) \(cornerRadius)")
  }
  /// The same, smaller on each side by so many points.
  public func inset(by amount: CGFloat) -> UIShape { UIShape("\(name) inset by \(amount)") }
}

extension UIView {
  /// How the view looks under a pointer; nil for no effect; iOS 17.0 and later. Nothing points here.
  public var hoverStyle: UIHoverStyle? {
    get { self[look: "UIView.hoverStyle", since: 17.0] }
    set { self[look: "UIView.hoverStyle", since: 17.0] = newValue }
  }
}
