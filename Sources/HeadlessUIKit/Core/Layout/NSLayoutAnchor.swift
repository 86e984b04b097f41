public import Foundation

/// An edge, line or length of a view or guide, from which constraints are made.
///
/// iOS 9.0 and later.
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final weak var item: AnyObject?
  final let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    times multiplier: CGFloat = 1, plus constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other.item,
      attribute: other.attribute, multiplier: multiplier, constant: constant)
  }

  /// Both are equal, but for so many points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, plus: c) }

  /// This one is at least the other and so many points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, plus: c) }

  /// This one is at most the other and so many points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, plus: c) }
}

/// A vertical edge or line; iOS 9.0 and later.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// With the system's standard distance, 8 points; iOS 11.0 and later.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    requires("constraintEqualToSystemSpacingAfterAnchor:multiplier:", since: 11.0)
    return related(.equal, to: anchor, plus: 8 * multiplier)
  }

  /// This one is at least the system's distance behind the other; iOS 11.0 and later.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    requires("constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:", since: 11.0)
    return related(.greaterThanOrEqual, to: anchor, plus: 8 * multiplier)
  }

  /// This one is at most the system's distance behind the other; iOS 11.0 and later.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    requires("constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:", since: 11.0)
    return related(.lessThanOrEqual, to: anchor, plus: 8 * multiplier)
  }
}

/// A horizontal edge or line; iOS 9.0 and later.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// With the system's standard distance, 8 points; iOS 11.0 and later.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    requires("constraintEqualToSystemSpacingBelowAnchor:multiplier:", since: 11.0)
    return related(.equal, to: anchor, plus: 8 * multiplier)
  }

  /// This one is at least the system's distance below the other; iOS 11.0 and later.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    requires("constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:", since: 11.0)
    return related(.greaterThanOrEqual, to: anchor, plus: 8 * multiplier)
  }

  /// This one is at most the system's distance below the other; iOS 11.0 and later.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    requires("constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:", since: 11.0)
    return related(.lessThanOrEqual, to: anchor, plus: 8 * multiplier)
  }
}

/// A width or height; iOS 9.0 and later.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// It is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { fixed(.equal, c) }

  /// It is at least so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, c)
  }

  /// It is at most so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, c)
  }

  /// It is a multiple of the other, but for so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, to: anchor, times: m, plus: c) }

  /// It is at least a multiple of the other and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, to: anchor, times: m, plus: c) }

  /// It is at most a multiple of the other and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, to: anchor, times: m, plus: c) }

  private func fixed(
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  )
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
}
