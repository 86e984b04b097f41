import Foundation

/// The margins of a view, and who hears when they change (rule 362).
extension UIView {
  /// The margins as they count for the layout.
  ///
  /// A view that keeps to the margins of its superview asks it; those above are asked first, because a
  /// tree may be deeper than the stack.
  var margins: UIEdgeInsets {
    guard attributes.preservesSuperviewLayoutMargins, drawnSuperview != nil else {
      return ownMargins
    }
    var way = [self]
    while let view = way.last, view.attributes.preservesSuperviewLayoutMargins,
      let superview = view.drawnSuperview
    {
      way.append(superview)
    }
    var margins = way.removeLast().ownMargins
    for view in way.reversed() { margins = view.ownMargins.reaching(margins, of: view) }
    return margins
  }

  /// The margins that the layout goes by: what the view says of itself, and an app's class may override
  /// that (rule 788).
  var toldMargins: UIEdgeInsets { deviceNumber >= 8 ? layoutMargins : margins }

  /// The margins, whatever the superview has.
  private var ownMargins: UIEdgeInsets {
    var margins = layout?.ownMargins ?? naturalMargins
    if let controller {
      let least = systemMargins
      if !Simulator.current.has(.rootMarginsChange) {
        margins = least
      } else if controller.attributes.viewRespectsSystemMinimumLayoutMargins {
        let own = layout?.ownMargins ?? least
        margins = UIEdgeInsets(
          top: max(own.top, least.top), left: max(own.left, least.left),
          bottom: max(own.bottom, least.bottom), right: max(own.right, least.right))
      }
    }
    let follows = deviceNumber >= 11 && attributes.insetsLayoutMarginsFromSafeArea
    return follows ? margins + insetsOfBars : margins
  }

  /// What the system has for the view of a controller: more where there is more room.
  var systemMargins: UIEdgeInsets {
    let room = drawnWindow ?? self
    let side: CGFloat = room.drawnBounds.width >= Self.widthOfWideMargins ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// In points: that of the larger phones held upright.
  private static let widthOfWideMargins: CGFloat = 414

  /// Changes what decides about the margins; this view hears of it, and those in it that keep to them.
  func changeMargins(_ change: () -> Void) {
    let before = keepingToMargins.map { (view: $0, margins: $0.margins) }
    change()
    for (view, margins) in before where view.margins != margins {
      view.setNeedsLayout()
      view.invalidateLayoutOfGroup()
      view.tellMarginsDidChange()
    }
  }

  /// The same after the safe area of this view has become another one.
  func tellMarginsFollowedSafeArea() {
    guard attributes.insetsLayoutMarginsFromSafeArea else { return }
    for view in keepingToMargins { view.tellMarginsDidChange() }
  }

  /// The view, and those in it that keep to its margins.
  private var keepingToMargins: [UIView] {
    var (found, waiting) = ([UIView](), [self])
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(
        contentsOf: view.drawnSubviews.filter(\.attributes.preservesSuperviewLayoutMargins)
          .reversed())
    }
    return found
  }

  private func tellMarginsDidChange() {
    guard deviceNumber >= 8, !Simulator.current.isDead else { return }
    layoutMarginsDidChange()
    guard let controller, deviceNumber >= 11 else { return }
    controller.tell("viewLayoutMarginsDidChange()") { controller.viewLayoutMarginsDidChange() }
  }
}

extension UIEdgeInsets {
  /// As far as the margins of the superview reach into the view, at least.
  fileprivate func reaching(_ outer: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    guard let room = view.drawnSuperview?.drawnBounds else { return self }
    let frame = view.drawnFrame
    return UIEdgeInsets(
      top: max(top, outer.top - (frame.minY - room.minY)),
      left: max(left, outer.left - (frame.minX - room.minX)),
      bottom: max(bottom, outer.bottom - (room.maxY - frame.maxY)),
      right: max(right, outer.right - (room.maxX - frame.maxX)))
  }
}

extension UIViewController {
  /// The least margins of its view by itself; iOS 11.0 and later (rule 362).
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    requires("systemMinimumLayoutMargins", since: 11.0)
    let least = loadViewForUIKit().systemMargins
    return NSDirectionalEdgeInsets(
      top: least.top, leading: least.left, bottom: least.bottom, trailing: least.right)
  }
}
