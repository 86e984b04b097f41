/// What a parent's appearance means to its children (rules 85, 88 and 90).
extension UIViewController {
  /// Whether UIKit tells the children of this controller's appearances, or the class does it itself.
  ///
  /// Asked once in a transition, by the name that the version knows (rule 90).
  func forwards() -> Bool {
    if let known = appearanceChange.forwards { return known }
    let simulator = Simulator.current!
    let answer =
      simulator.has(.forwardingIsAskedByItsNewName)
      ? simulator.query("shouldAutomaticallyForwardAppearanceMethods", on: self) {
        shouldAutomaticallyForwardAppearanceMethods
      }
      : simulator.query(
        "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()", on: self
      ) {
        automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
      }
    if isInTransition { appearanceChange.forwards = answer }
    return answer
  }

  /// The children whose views are in this controller's view and that can follow its transition.
  func childrenInPlace(appearing: Bool) -> [UIViewController] {
    let children = childControllers.filter {
      $0.canBegin(appearing: appearing) && $0.isInsideOfItsParent
    }
    return !children.isEmpty && forwards() ? children : []
  }

  /// The children that hear of the end of this controller's transition.
  func childrenToEnd(appearing: Bool) -> [UIViewController] {
    guard !childControllers.isEmpty else { return [] }
    if appearing, !showsChildrenItself, Simulator.current.has(.appearancesEndForAllChildren) {
      let children = childControllers.filter {
        $0.isVisibleInItsParent && $0.appearance != .disappearing
          && !($0.isInTransition && $0.appearanceChange.driver == .container)
      }
      return !children.isEmpty && forwards() ? children : []
    }
    return childControllers.filter {
      if appearing, $0.appearanceChange.missesBeginning, $0.appearance == .disappeared {
        return $0.isVisibleInItsParent
      }
      guard $0.appearanceChange.driver == .parent else { return false }
      return appearing
        ? $0.appearance == .appearing && $0.isVisibleInItsParent : $0.appearance == .disappearing
    }
  }

  /// Whether the first controller above the view is the parent.
  private var isInsideOfItsParent: Bool {
    guard let container, let superview = loadedView?.drawnSuperview else { return false }
    return superview.nearestController === container
  }

  /// Whether nothing is hidden from the view up to the view of the parent (rule 77).
  var isVisibleInItsParent: Bool {
    guard let container, let loadedView, isInsideOfItsParent else { return false }
    let stop = sequence(first: loadedView, next: \.drawnSuperview)
      .first { $0 === container.loadedView || $0.drawnHidden }
    return stop === container.loadedView
  }
}

extension UIView {
  /// The controller of this view or of the first view around it that has one (rule 98).
  package var nearestController: UIViewController? {
    sequence(first: self, next: \.drawnSuperview).first { $0.controller != nil }?.controller
  }
}
