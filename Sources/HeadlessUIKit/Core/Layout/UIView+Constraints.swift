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
  /// Conflicts of a stack's constraints that were said already.
  var notedConflicts: Set<String> = []

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

  /// The constraints that it holds.
  public var constraints: [NSLayoutConstraint] {
    requires("constraints", since: 6.0, layout?.held ?? [])
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

  /// The constraints that say where it is along that axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    requires("constraintsAffectingLayoutForAxis:", since: 6.0)
    return layout?.involving ?? []
  }

  /// Whether its constraints are to be updated.
  public func needsUpdateConstraints() -> Bool {
    requires("needsUpdateConstraints", since: 6.0, needsConstraintUpdate)
  }

  /// Adds a guide; iOS 9.0 and later.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard requires("addLayoutGuide:", since: 9.0) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutMade.guides.append(layoutGuide)
  }

  /// Removes a guide and its constraints; iOS 9.0 and later.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard requires("removeLayoutGuide:", since: 9.0) else { return }
    guard layoutGuide.owningView === self else { return }
    for constraint in layout?.involving ?? []
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    layout?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides that it has; iOS 9.0 and later.
  public var layoutGuides: [UILayoutGuide] {
    requires("layoutGuides", since: 9.0, layout?.guides ?? [])
  }

  // MARK: The size that the content wants

  /// The number that stands for no size of its own: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How much it resists to be larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    requires("contentHuggingPriorityForAxis:", since: 6.0)
    return layout?.hugging[axis] ?? (hugsByItself(axis) ? .defaultHigh : .defaultLow)
  }

  /// How much it resists to be smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  )
    -> UILayoutPriority
  {
    requires(
      "contentCompressionResistancePriorityForAxis:", since: 6.0,
      layout?.resistance[axis] ?? .defaultHigh)
  }

  /// Sets how much it resists to be smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard requires("setContentCompressionResistancePriority:forAxis:", since: 6.0) else { return }
    layoutMade.resistance[axis] = min(priority, .required)
    invalidateLayoutOfGroup()
  }

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
