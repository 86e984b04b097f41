import EventTrace
import Foundation

/// What the app asks and wants of the orientation.
extension UIViewController {
  /// The orientation of the interface; the same for all controllers.
  public var interfaceOrientation: UIInterfaceOrientation { Simulator.current.interfaceOrientation }

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

  /// Tells this controller of its new traits, and its children and what it presents as far as super is
  /// called (rule 756).
  func tellTransition(to traits: UITraitCollection, _ coordinator: ControllerTransition) {
    var waiting = [self]
    while let controller = waiting.popLast() {
      let reachedBase = controller.tell(
        "willTransition(to:with:)", ["\(traits)", "coordinator"]
      ) { controller.willTransition(to: traits, with: coordinator) }
      guard reachedBase else { continue }
      if let presentation = controller.lastingPresentation,
        presentation.controller?.passesOn(traits, coordinator) ?? true
      {
        waiting.append(presentation.presented)
      }
      waiting.append(contentsOf: controller.visibleChildren.reversed())
    }
  }

  /// Tells this controller of its new size, and its children and what it presents as far as super is
  /// called (rule 756).
  ///
  /// - Returns: those that get the older callbacks too (rule 131).
  func tellTransition(
    to size: CGSize, _ coordinator: ControllerTransition, old tellOld: (UIViewController) -> Void
  ) -> [UIViewController] {
    var hearers: [UIViewController] = []
    var waiting = [(controller: self, size: size, isCovered: false)]
    while let (controller, size, isBelowCover) = waiting.popLast() {
      let isCovered = isBelowCover || controller.lastingPresentation?.coversPresenter ?? false
      let reachedBase = controller.tell(
        "viewWillTransition(to:with:)", [describe(size), "coordinator"]
      ) { controller.viewWillTransition(to: size, with: coordinator) }
      if !isCovered, controller.hearsOldRotation {
        tellOld(controller)
        hearers.append(controller)
      }
      guard reachedBase else { continue }
      // What it has begun to dismiss meanwhile hears nothing.
      if let presentation = controller.lastingPresentation,
        presentation.controller?.passesOn(size, coordinator) ?? true,
        // These keep their size.
        ![.formSheet, .popover].contains(presentation.style)
      {
        let presented = presentation.presented
        let own =
          presentation.controller?.size(
            forChildContentContainer: presented, withParentContainerSize: size) ?? size
        waiting.append((presented, own, false))
      }
      for child in controller.visibleChildren.reversed() {
        let own = controller.size(forChildContentContainer: child, withParentContainerSize: size)
        waiting.append((child, own, isCovered))
      }
    }
    return hearers
  }
}
