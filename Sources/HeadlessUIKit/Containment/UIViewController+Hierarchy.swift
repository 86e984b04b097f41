/// The tree of controllers must agree with the tree of views (rules 97 and 98, M5 and M5a).
extension UIView {
  /// Whether every controller's view in `view` finds its parent's view above it, once `view` is in
  /// this one; raises otherwise.
  ///
  /// A controller without a parent may be anywhere.
  func controllersFit(in view: UIView, entering entersWindow: Bool) -> Bool {
    let simulator = Simulator.current!
    guard simulator.has(.containment) else { return true }
    let isShown = drawnWindow != nil
    for inner in entersWindow && isShown ? view.tree : [view] {
      guard let child = inner.controller, let parent = child.container else { continue }
      let above = inner === view ? self : inner.drawnSuperview!
      // A split view's popover shows a child of the split view.
      if above is PopoverHost { continue }
      let nearest = above.nearest(upTo: view, then: self)
      // Outside of a window the parent's view may still come.
      guard nearest !== parent, nearest != nil || isShown else { continue }
      simulator.raise(
        .viewControllerHierarchyInconsistency,
        "child view controller:<\(simulator.name(of: child))> should have parent view controller:"
          + "\(nearest.map { "<\(simulator.name(of: $0))>" } ?? "(null)") but actual parent is:"
          + "<\(simulator.name(of: parent))>")
      return false
    }
    return true
  }

  /// The first controller from here up, over the gap between `root` and the view that gets it.
  private func nearest(upTo root: UIView, then superview: UIView) -> UIViewController? {
    if self === superview { return nearestController }
    for view in sequence(first: self, next: { $0 === root ? nil : $0.drawnSuperview }) {
      if let controller = view.controller { return controller }
    }
    return superview.nearestController
  }
}

extension UIViewController {
  /// Whether the view of a future child is under no other controller's; raises otherwise.
  func parentFits(of child: UIViewController) -> Bool {
    let simulator = Simulator.current!
    guard let nearest = child.loadedView?.drawnSuperview?.nearestController, nearest !== self
    else { return true }
    simulator.raise(
      .viewControllerHierarchyInconsistency,
      "child view controller:<\(simulator.name(of: child))> should have parent view controller:"
        + "<\(simulator.name(of: nearest))> but requested parent is:<\(simulator.name(of: self))>")
    return false
  }
}
