public import Foundation

/// What a view that takes part in constraints needs beside its frame.
final class ViewLayout {
  /// The constraints that the view holds.
  var held: [NSLayoutConstraint] = []
  /// The active constraints that have the view or one of its guides on a side.
  var involving: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
  var ownMargins: UIEdgeInsets?
  /// The safe area where the view is going to be, while its size there is measured.
  var measuredSafeArea: UIEdgeInsets?
  /// Conflicts of a stack's constraints that were said already.
  var notedConflicts: Set<String> = []
  /// Whether it is laid out in a size that it will not keep (rule 1411).
  var isBeingMeasured = false
  /// The size of the content as the app last said it; nil before it is asked (rule 1250).
  var contentSize: CGSize?
  /// Whether ``contentSize`` is kept; nil before that is looked for.
  var keepsContentSize: Bool?

  deinit {}
}

/// The constraints of a view; iOS 6.0 and later.
extension UIView {
  var layoutMade: ViewLayout {
    if let layout { return layout }
    let made = ViewLayout()
    layout = made
    return made
  }

  /// Says so if the constraint binds something outside of this view; in a window this ends the app
  /// (messages M48 to M50).
  func mayHold(_ constraint: NSLayoutConstraint) -> Bool {
    let simulator = Simulator.current!
    guard simulator.has(.constraintsNeedTheirTree), !simulator.isDead,
      !constraint.views.allSatisfy({ $0.isInside(self) })
    else { return !simulator.isDead }
    let category = simulator.has(.constraintsNameTheirCategory) ? "(UIConstraintBasedLayout)" : ""
    simulator.console(
      (simulator.has(.layoutLinesAreMarked) ? "[LayoutConstraints] " : "")
        + "The view hierarchy is not prepared for the constraint: \(constraint.description)\n\tWhen "
        + "added to a view, the constraint's items must be descendants of that view (or the view "
        + "itself). This will crash if the constraint needs to be resolved before the view hierarchy "
        + "is assembled. Break on -[UIView\(category) _viewHierarchyUnpreparedForConstraint:] to "
        + "debug.")
    guard drawnWindow != nil else { return true }
    simulator.raise(
      .internalInconsistency,
      "Impossible to set up layout with view hierarchy unprepared for constraint.")
    return false
  }

  // MARK: The size that the content wants

  /// The number that stands for no size of its own: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Who lays out whom

  /// Whether its constraints decide where the view is, and not its frame and mask.
  var isPlacedByConstraints: Bool {
    !ownTranslatesAutoresizingMaskIntoConstraints && drawnSuperview != nil
  }

  /// The view whose layout places this one: the nearest one above that has its frame from elsewhere.
  var layoutRoot: UIView {
    var view = self
    while view.isPlacedByConstraints, let superview = view.drawnSuperview { view = superview }
    return view
  }

  func invalidateLayoutOfGroup() { layoutRoot.setNeedsLayout() }

  /// A view that leaves takes the constraints with it that reach across its edge.
  func dropConstraintsReachingOut() {
    guard layout != nil || !drawnSubviews.isEmpty else { return }
    let inside = tree
    let involving = inside.flatMap { $0.layout?.involving ?? [] }
    guard !involving.isEmpty else { return }
    let views = Set(inside.map(ObjectIdentifier.init))
    for constraint in involving {
      guard let holder = constraint.holder, !views.contains(ObjectIdentifier(holder)) else {
        continue
      }
      constraint.deactivate()
    }
  }
}
