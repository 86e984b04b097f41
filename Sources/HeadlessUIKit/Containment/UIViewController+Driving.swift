import EventTrace

/// A container that tells its children of their appearances itself (rules 91 to 94).
extension UIViewController {
  func recordedBegin(_ isAppearing: Bool, animated: Bool) {
    let simulator = Simulator.current!
    simulator.call(
      "beginAppearanceTransition(_:animated:)", on: self, ["\(isAppearing)", "\(animated)"]
    ) {
      if isToldTwice {
        beginSecond(isAppearing, animated: animated)
      } else {
        beginByApp(isAppearing, animated: animated)
      }
    }
  }

  func recordedEnd() {
    let simulator = Simulator.current!
    simulator.call("endAppearanceTransition()", on: self) {
      if appearanceChange.second == .appearing || appearanceChange.second == .disappearing {
        return endSecond()
      }
      guard isInTransition, appearanceChange.driver == .container else { return noteUnbalanced() }
      endTransition()
    }
  }

  /// Message M3: a begin without its end, or an end without its begin (rule 93).
  func noteUnbalanced() {
    let simulator = Simulator.current!
    guard simulator.has(.containment) else { return }
    simulator.console(
      "Unbalanced calls to begin/end appearance transitions for <\(simulator.name(of: self))>.")
  }

  /// A transition may be turned round before its end (rule 76), but not begun again.
  private func beginByApp(_ isAppearing: Bool, animated: Bool) {
    let isTurn =
      appearanceChange.driver == .container
      && appearance == (isAppearing ? Appearance.disappearing : .appearing)
    guard isTurn || appearance == (isAppearing ? .disappeared : .appeared) else {
      return noteUnbalanced()
    }
    if isAppearing { _ = loadViewForUIKit() }
    beginTransition(appearing: isAppearing, animated: animated, by: .container)
  }

  // MARK: Told twice

  /// Whether the controller is nested in one that forwards by itself, without being its child: then
  /// UIKit tells it everything beside what the container tells it (rule 94).
  private var isToldTwice: Bool {
    guard Simulator.current.has(.unregisteredChildrenHearTwice), container == nil,
      let owner = loadedView?.drawnSuperview?.nearestController
    else { return false }
    return !owner.forwards()
  }

  private func beginSecond(_ isAppearing: Bool, animated: Bool) {
    let isBegun =
      appearanceChange.second == (isAppearing ? Appearance.appearing : .disappearing)
      || appearanceChange.second == (isAppearing ? .appeared : .disappeared)
    guard !isBegun else { return noteUnbalanced() }
    appearanceChange.isAnimated = animated
    if isAppearing {
      appearanceChange.second = .appearing
      tell("viewWillAppear(_:)", ["\(animated)"]) { viewWillAppear(animated) }
    } else {
      appearanceChange.second = .disappearing
      tell("viewWillDisappear(_:)", ["\(animated)"]) { viewWillDisappear(animated) }
    }
  }

  private func endSecond() {
    let animated = appearanceChange.isAnimated
    if appearanceChange.second == .appearing {
      appearanceChange.second = .appeared
      tell("viewDidAppear(_:)", ["\(animated)"]) { viewDidAppear(animated) }
    } else {
      appearanceChange.second = .disappeared
      tell("viewDidDisappear(_:)", ["\(animated)"]) { viewDidDisappear(animated) }
    }
  }
}
