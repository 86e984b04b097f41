import EventTrace
import Foundation

extension NSLayoutXAxisAnchor {
  /// How far it is from here to the other; to be related to widths and to other distances; iOS 10.0 and later
  /// (rule 857).
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    requires("anchorWithOffsetToAnchor:", since: 10.0)
    let isAbsolute = [attribute, otherAnchor.attribute].contains { $0 == .left || $0 == .right }
    return offset(to: otherAnchor, of: \.widthAnchor) { guide in
      let (start, end) =
        isAbsolute
        ? (guide.leftAnchor, guide.rightAnchor) : (guide.leadingAnchor, guide.trailingAnchor)
      return [start.constraint(equalTo: self), end.constraint(equalTo: otherAnchor)]
    }
  }
}

extension NSLayoutYAxisAnchor {
  /// How far it is from here to the other; to be related to heights and to other distances; iOS 10.0 and later
  /// (rule 857).
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    requires("anchorWithOffsetToAnchor:", since: 10.0)
    return offset(to: otherAnchor, of: \.heightAnchor) { guide in
      [
        guide.topAnchor.constraint(equalTo: self),
        guide.bottomAnchor.constraint(equalTo: otherAnchor),
      ]
    }
  }
}

extension NSLayoutAnchor {
  /// A dimension of a guide that reaches from here to there.
  fileprivate func offset(
    to other: NSLayoutAnchor, of dimension: (UILayoutGuide) -> NSLayoutDimension,
    _ reach: (UILayoutGuide) -> [NSLayoutConstraint]
  ) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    guard let own = viewOfItem, let others = other.viewOfItem,
      let owner = sequence(first: own, next: \.drawnSuperview).first(where: { above in
        sequence(first: others, next: \.drawnSuperview).contains { $0 === above }
      })
    else {
      Simulator.current.unimplemented(
        "anchorWithOffset(to:)", "both anchors must be of views that have a superview in common.")
      return dimension(guide)
    }
    owner.addLayoutGuide(guide)
    NSLayoutConstraint.activate(reach(guide))
    return dimension(guide)
  }

  private var viewOfItem: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }
}
