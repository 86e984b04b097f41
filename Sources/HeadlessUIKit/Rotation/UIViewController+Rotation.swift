import EventTrace
import Foundation

/// What the app asks and wants of the orientation.
extension UIViewController {
  /// Asks again whether the interface may follow the device; iOS 5.0 and later (rule 138).
  public class func attemptRotationToDeviceOrientation() {
    guard requires("attemptRotationToDeviceOrientation", since: 5.0) else { return }
    let simulator = Simulator.current!
    simulator.call("attemptRotationToDeviceOrientation()", on: nil) { simulator.followDevice() }
  }

  /// Says that the answer has changed; iOS 16.0 and later (rule 138).
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {
    let simulator = Simulator.current!
    guard
      requires("setNeedsUpdateOfSupportedInterfaceOrientations", since: 16.0)
    else { return }
    simulator.call("setNeedsUpdateOfSupportedInterfaceOrientations()", on: self) {
      simulator.post("rotation") { simulator.leaveForbiddenOrientation() }
    }
  }
}

/// How controllers hear of rotations.
extension UIViewController {
  /// Tells this controller and, where the classes let UIKit forward it, those that it shows (rule 129).
  ///
  /// - Returns: all that were told, for what follows.
  func tellRotation(_ tell: (UIViewController) -> Void) -> [UIViewController] {
    var (told, waiting) = ([UIViewController](), [self])
    while let controller = waiting.popLast() {
      tell(controller)
      told.append(controller)
      let children = controller.visibleChildren
      guard !children.isEmpty, controller.forwardsRotation() else { continue }
      waiting.append(contentsOf: children.reversed())
    }
    return told
  }

  /// All that are covered by this controller's presentation, the outermost first (rule 138a).
  var presenters: [UIViewController] {
    Array(sequence(first: self, next: \.presenter).dropFirst()).reversed()
  }

  /// This controller and all that it shows, each before its children.
  var visibleTree: [UIViewController] {
    var (found, waiting) = ([UIViewController](), [self])
    while let controller = waiting.popLast() {
      found.append(controller)
      waiting.append(contentsOf: controller.visibleChildren.reversed())
    }
    return found
  }

  /// The children that are on screen with this controller.
  private var visibleChildren: [UIViewController] {
    showsChildrenItself
      ? [shownContent].compactMap(\.self) : childControllers.filter(\.isVisibleInItsParent)
  }

  private func forwardsRotation() -> Bool {
    guard !showsChildrenItself else { return true }
    let simulator = Simulator.current!
    return simulator.has(.rotationForwardingIsAskedByItsNewName)
      ? simulator.query("shouldAutomaticallyForwardRotationMethods()", on: self) {
        shouldAutomaticallyForwardRotationMethods()
      }
      : simulator.query(
        "automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()", on: self
      ) {
        automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
      }
  }

  // MARK: Up to iOS 7, and later for those that know nothing newer

  /// Whether the class has only the callbacks of the half rotations (rule 128).
  var rotatesInHalves: Bool {
    let simulator = Simulator.current!
    guard simulator.has(.twoStepRotation) else { return false }
    guard simulator.has(.oneStepRotation) else { return true }
    return !overrides("willAnimateRotation(to:duration:)")
      && (overrides("willAnimateFirstHalfOfRotation(to:duration:)")
        || overrides("willAnimateSecondHalfOfRotation(from:duration:)"))
  }

  /// Whether a controller on iOS 8 and later still gets the older callbacks (rule 131).
  var hearsOldRotation: Bool { !overrides("viewWillTransition(to:with:)") }

  func tellWillRotate(to target: UIInterfaceOrientation, _ duration: TimeInterval) {
    tell("willRotate(to:duration:)", ["\(target)", "\(duration)"]) {
      willRotate(to: target, duration: duration)
    }
  }

  func tellWillAnimate(to target: UIInterfaceOrientation, _ duration: TimeInterval) {
    tell("willAnimateRotation(to:duration:)", ["\(target)", "\(duration)"]) {
      willAnimateRotation(to: target, duration: duration)
    }
  }

  func tellFirstHalf(to target: UIInterfaceOrientation, _ duration: TimeInterval) {
    tell("willAnimateFirstHalfOfRotation(to:duration:)", ["\(target)", "\(duration)"]) {
      willAnimateFirstHalfOfRotation(to: target, duration: duration)
    }
  }

  func tellSecondHalf(
    from old: UIInterfaceOrientation, to target: UIInterfaceOrientation, _ duration: TimeInterval
  ) {
    tell("didAnimateFirstHalfOfRotation(to:)", ["\(target)"]) {
      didAnimateFirstHalfOfRotation(to: target)
    }
    tell("willAnimateSecondHalfOfRotation(from:duration:)", ["\(old)", "\(duration)"]) {
      willAnimateSecondHalfOfRotation(from: old, duration: duration)
    }
  }

  func tellDidRotate(from old: UIInterfaceOrientation) {
    tell("didRotate(from:)", ["\(old)"]) { didRotate(from: old) }
  }

  // MARK: From iOS 8 on

  /// The controller at the bottom of the presentations that this one is on top of.
  var bottomOfPresentations: UIViewController {
    var bottom = self
    while let presenter = bottom.presenter { bottom = presenter.outermost }
    return bottom
  }

  /// What this controller presents and does not just dismiss.
  private var lastingPresentation: Presentation? {
    presentation.flatMap { $0.phase == .dismissing ? nil : $0 }
  }

  /// Tells this controller of its new traits; super tells its children and what it presents (rules 130 and 756).
  func tellTransition(to traits: UITraitCollection, _ coordinator: ControllerTransition) {
    coordinator.passing.passTraits = { $0.passOn($1, $2) }
    coordinator.passing.step { [self] in
      tell("willTransition(to:with:)", ["\(traits)", "coordinator"]) {
        willTransition(to: traits, with: coordinator)
      }
    }
  }

  /// What super does with new traits.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator)
  {
    guard let coordinator = coordinator as? ControllerTransition else { return }
    let presentation = lastingPresentation.flatMap {
      $0.controller?.passesOn(traits, coordinator) ?? true ? $0 : nil
    }
    for child in visibleChildren { child.tellTransition(to: traits, coordinator) }
    presentation?.presented.tellTransition(to: traits, coordinator)
  }

  /// Tells this controller of its new size; super tells its children and what it presents (rules 130 and 756).
  ///
  /// - Parameter tellOld: Tells those that get the older callbacks too.
  /// - Returns: They (rule 131).
  func tellTransition(
    to size: CGSize, _ coordinator: ControllerTransition,
    old tellOld: @escaping (UIViewController) -> Void
  ) -> [UIViewController] {
    let passing = coordinator.passing
    (passing.tellOld, passing.hearers) = (tellOld, [])
    passing.passSize = { $0.passOn($1, $2) }
    tellTransition(to: size, coordinator, isBelowCover: false)
    passing.tellOld = nil
    return passing.hearers
  }

  private func tellTransition(
    to size: CGSize, _ coordinator: ControllerTransition, isBelowCover: Bool
  ) {
    let passing = coordinator.passing
    passing.step { [self] in
      let outer = passing.isBelowCover
      passing.isBelowCover = isBelowCover
      tell("viewWillTransition(to:with:)", [describe(size), "coordinator"]) {
        viewWillTransition(to: size, with: coordinator)
      }
      passing.isBelowCover = outer
    }
  }

  /// What super does with a new size.
  private func passOn(_ size: CGSize, _ coordinator: ControllerTransition) {
    let passing = coordinator.passing
    let isCovered = passing.isBelowCover || lastingPresentation?.coversPresenter ?? false
    tellOld(passing, isCovered)
    // What it has begun to dismiss meanwhile hears nothing, and some keep their size.
    let presentation = lastingPresentation.flatMap {
      $0.controller?.passesOn(size, coordinator) ?? true
        && ![.formSheet, .popover].contains($0.style) ? $0 : nil
    }
    for child in visibleChildren {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.tellTransition(to: own, coordinator, isBelowCover: isCovered)
    }
    guard let presentation else { return }
    let presented = presentation.presented
    let own =
      presentation.controller?.size(
        forChildContentContainer: presented, withParentContainerSize: size) ?? size
    presented.tellTransition(to: own, coordinator, isBelowCover: false)
  }

  private func tellOld(_ passing: TransitionPassing, _ isCovered: Bool) {
    guard !isCovered, hearsOldRotation, let tellOld = passing.tellOld else { return }
    tellOld(self)
    passing.hearers.append(self)
  }
}
