/// Who began an appearance transition, and therefore ends it.
enum AppearanceDriver {
  /// UIKit, because the view came into a window or left it.
  case window
  /// The parent's own transition, which the controller only follows.
  case parent
  /// A container: UIKit's own, or the app by `beginAppearanceTransition(_:animated:)`.
  case container
}

/// How a controller comes on screen or leaves it just now, or did the last time.
struct AppearanceChange {
  var driver = AppearanceDriver.window
  var isAnimated = false
  /// Whether `viewIsAppearing(_:)` is still to come.
  var awaitsIsAppearing = false
  /// What the class said about forwarding to children; nil before it was asked.
  var forwards: Bool?
  /// Whether the parent was about to appear already when the view came in with another one (rule 1117).
  var missesBeginning = false
  /// Where the app's own begin and end calls are, when UIKit drives the same controller beside
  /// them.
  var second = UIViewController.Appearance.disappeared
}

/// Coming on screen and leaving it (rules 69 to 78).
///
/// Every appearance callback comes from here. Whoever drives a transition (a window, a container)
/// begins it for one controller and ends it later; what hangs on that controller follows.
extension UIViewController {
  /// Where a controller is between two appearance callbacks.
  package enum Appearance: String {
    /// Not on screen, on its way, on screen, or on its way out.
    case disappeared, appearing, appeared, disappearing
  }

  /// Whether a transition began that has not ended.
  var isInTransition: Bool { appearance == .appearing || appearance == .disappearing }

  /// Tells this controller, then its children, that they will come or go (rules 88 and 91).
  func beginTransition(appearing: Bool, animated: Bool = false, by driver: AppearanceDriver) {
    var steps = [Step.tell(self, driver)]
    while !Simulator.current.isDead, let step = steps.popLast() {
      switch step {
      case .forwarded(let controller):
        controller.didForwardBegin(appearing: appearing)
      case .tell(let controller, let driver):
        guard controller.begin(appearing: appearing, animated: animated, by: driver) else {
          continue
        }
        // Read after the callback, which may have added some.
        let children = controller.childrenToBegin(appearing: appearing)
        steps.append(.forwarded(controller))
        steps.append(contentsOf: children.reversed().map { .tell($0, .parent) })
      }
    }
  }

  /// Tells this controller, then the children that followed it, that they came or went.
  func endTransition() {
    guard isInTransition else { return }
    let appearing = appearance == .appearing
    var steps = [Step.tell(self, appearanceChange.driver)]
    while !Simulator.current.isDead, let step = steps.popLast() {
      switch step {
      case .forwarded(let controller):
        controller.didForwardEnd(appearing: appearing)
      case .tell(let controller, let driver):
        controller.end(appearing: appearing, by: driver)
        steps.append(.forwarded(controller))
        let children = controller.childrenToEnd(appearing: appearing)
        steps.append(contentsOf: children.reversed().map { .tell($0, .parent) })
      }
    }
  }

  /// Is gone from the screen: it has disappeared, whatever it was about to do.
  func endByLeaving() {
    if appearance == .appearing || appearance == .appeared {
      beginTransition(appearing: false, by: .container)
    }
    endTransition()
  }

  /// After the view is in its place and before the layout (rule 70).
  func continueAppearing() {
    guard appearanceChange.awaitsIsAppearing, appearance == .appearing else { return }
    appearanceChange.awaitsIsAppearing = false
    if hearsFirstTraits {
      noteHeardTraits()
      tellTraits(changedFrom: nil)
    }
    defer { restoreFirstResponder() }
    guard Simulator.current.has(.viewIsAppearing) else { return }
    tell("viewIsAppearing(_:)", ["\(appearanceChange.isAnimated)"]) {
      viewIsAppearing(appearanceChange.isAnimated)
    }
  }

  /// One step on the way through a tree of controllers, which may be deeper than the stack.
  private enum Step {
    case tell(UIViewController, AppearanceDriver)
    /// All below the controller have heard it.
    case forwarded(UIViewController)
  }

  // MARK: One controller

  private func begin(appearing: Bool, animated: Bool, by driver: AppearanceDriver) -> Bool {
    guard appearing == (appearance == .disappeared || appearance == .disappearing) else {
      return false
    }
    let phase = appearing ? Appearance.appearing : .disappearing
    appearance = phase
    appearanceChange.driver = driver
    appearanceChange.missesBeginning = false
    appearanceChange.isAnimated = animated
    appearanceChange.forwards = nil
    appearanceChange.awaitsIsAppearing =
      appearing
      && (Simulator.current.has(.viewIsAppearing) || hearsFirstTraits || keptResponder != nil)
    if appearing {
      tellMissedTransition()
      loadedView?.needsConstraintUpdate = true
      loadedView?.setNeedsLayout()
      tell("viewWillAppear(_:)", ["\(animated)"]) { viewWillAppear(animated) }
    } else {
      tell("viewWillDisappear(_:)", ["\(animated)"]) { viewWillDisappear(animated) }
    }
    // The callback may have turned the controller round.
    return appearance == phase
  }

  private func end(appearing: Bool, by driver: AppearanceDriver) {
    let animated = appearanceChange.isAnimated
    if appearing {
      if loadedView?.drawnWindow != nil { continueAppearing() }
      // One with a transition of its own hears it again when that ends (rule 100).
      let endsLater =
        appearance == .appearing && appearanceChange.driver == .window && driver == .parent
      if !endsLater { appearance = .appeared }
      Simulator.current.keyboard.offer(to: self)
      tell("viewDidAppear(_:)", ["\(animated)"]) { viewDidAppear(animated) }
      movement.subtract([.toParent, .presenting])
    } else {
      appearance = .disappeared
      // Its accessory goes with it (rule 356).
      if isFirstResponder, inputAccessoryView != nil { Simulator.current.endEditing(of: self) }
      tell("viewDidDisappear(_:)", ["\(animated)"]) { viewDidDisappear(animated) }
      movement.subtract([.fromParent, .dismissing])
    }
  }
}
