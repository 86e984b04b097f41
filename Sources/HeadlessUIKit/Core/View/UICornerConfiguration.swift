public import Foundation

/// How the corners of a view are rounded; iOS 26.0 and later. Nothing draws it here.
public nonisolated struct UICornerConfiguration: Hashable, Sendable {
  /// By corner: top left, top right, bottom left, bottom right; nil for a corner that is not rounded.
  private var radii: [UICornerRadius?] = [nil, nil, nil, nil]
  /// Whether the shorter sides are half circles, with at most that radius.
  private var isCapsule = false
  private var maximumRadius: Double?

  fileprivate init() {}

  fileprivate init(_ radii: [UICornerRadius?]) { self.radii = radii }

  /// The radius of a corner in a view of that size, in points; nil where nothing says it (rule 1338).
  func radius(of corner: UIRectCorner, in size: CGSize) -> CGFloat? {
    if isCapsule {
      return min(min(size.width, size.height) / 2, maximumRadius.map { CGFloat($0) } ?? .infinity)
    }
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    return zip(corners, radii).first { $0.0 == corner }?.1?.points.map { CGFloat($0) }
  }

  /// Half circles at the shorter sides, of at most that radius.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    var capsule = UICornerConfiguration()
    (capsule.isCapsule, capsule.maximumRadius) = (true, maximumRadius)
    return capsule
  }
  /// Every corner by itself, with that radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration([radius, radius, radius, radius])
  }
  /// Each corner with a radius of its own; nil for none.
  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
  }
  /// All corners alike, with that radius.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }
  /// The upper corners alike, and the lower ones.
  public static func uniformEdges(
    topRadius: UICornerRadius? = nil, bottomRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius])
  }
  /// The left corners alike, and the right ones.
  public static func uniformEdges(
    leftRadius: UICornerRadius? = nil, rightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius])
  }
}

/// The radius of a corner; iOS 26.0 and later.
public nonisolated struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  fileprivate var points: Double?

  /// Just so many points.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(radius) }
  /// As it fits into the corners of what is around, and at least so many points.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(minimum)
  }

  private init(_ points: Double?) { self.points = points }
  /// Just so many points.
  public init(floatLiteral value: Double) { points = value }
  /// Just so many points.
  public init(integerLiteral value: Int) { points = Double(value) }
}

extension UIView {
  /// How the corners are rounded; iOS 26.0 and later. Nothing draws it here.
  public var cornerConfiguration: UICornerConfiguration {
    get { self[look: "UIView.cornerConfiguration", since: 26.0, usual: UICornerConfiguration()] }
    set {
      self[look: "UIView.cornerConfiguration", since: 26.0, usual: UICornerConfiguration()] =
        newValue
    }
  }
}

/// Glass, through which what is behind is seen; iOS 26.0 and later. Nothing draws it here.
public final class UIGlassEffect: UIVisualEffect {
  /// How clear it is; iOS 26.0 and later.
  public enum Style: Int, Sendable {
    /// As usual; clearer.
    case regular, clear
  }
  /// Whether it follows fingers.
  public var isInteractive = false {
    didSet { keptLook("UIGlassEffect.isInteractive", oldValue, isInteractive) }
  }
  /// Its color; nil for none.
  public var tintColor: UIColor? {
    didSet { keptLook("UIGlassEffect.tintColor", oldValue, tintColor) }
  }

  /// Makes the usual one.
  public override convenience init() { self.init(style: .regular) }
  /// Makes one of that style.
  public init(style: Style) {
    Self.requiresClass(since: 26.0)
    super.init()
  }
}

/// Pieces of glass that flow together where they are near each other; iOS 26.0 and later. Nothing draws it here.
public final class UIGlassContainerEffect: UIVisualEffect {
  /// How near they must be, in points.
  public var spacing: CGFloat = 0 {
    didSet { keptLook("UIGlassContainerEffect.spacing", oldValue, spacing) }
  }
  /// Makes the usual one.
  public override init() {
    Self.requiresClass(since: 26.0)
    super.init()
  }
}
