import EventTrace
import Foundation

/// What is known of rotations from one turn of the run loop to the next.
final class RotationState {
  /// Whether a rotation of the interface is being animated.
  var isRotating = false
  /// Whether the device was turned since the app is in the background.
  var turnedInBackground = false
  /// How the device was held when the last rotation of the interface began.
  var deviceBefore = UIDeviceOrientation.unknown
  /// Where the root controller will force the launch to turn.
  var launchTarget: UIInterfaceOrientation?
  /// Who speaks for the whole app.
  weak var owner: (any InterfaceOwner)?
}

extension Simulator {
  private static let rotationKey = StateKey { _ in RotationState() }
  var rotation: RotationState { state(Self.rotationKey) }
}

/// The rotation of the interface (rules 127 to 131).
extension Simulator {
  /// The user turns the device; the interface follows when it may.
  package func rotate(to orientation: UIDeviceOrientation) {
    guard !isDead, runState != .ended, device.orientation != orientation else { return }
    device.orientation = orientation
    guard runState != .background else {
      rotation.turnedInBackground = true
      return
    }
    followTurn()
  }

  /// The device was turned while the app was in the background: the interface follows before the app hears
  /// that it comes back (rule 521).
  func turnAfterBackground() {
    guard rotation.turnedInBackground else { return }
    rotation.turnedInBackground = false
    followTurn()
  }

  private func followTurn() {
    if device.isGeneratingDeviceOrientationNotifications {
      notificationCenter.postFromUIKit(UIDevice.orientationDidChangeNotification, object: device)
    }
    followDevice()
  }

  /// Turns the interface to how the device is held, if it is not and may.
  func followDevice() {
    guard !isDead, !rotation.isRotating, let target = UIInterfaceOrientation(device.orientation),
      target != interfaceOrientation, allows(target), !isDead
    else { return }
    turnInterface(to: target)
  }

  func turnInterface(to target: UIInterfaceOrientation) {
    guard let controller = frontmostFullScreenController else {
      return changeInterface(to: target, lasting: duration(to: target)) { placeWindows() }
    }
    rotation.isRotating = true
    rotation.deviceBefore = device.orientation
    keyboard.interfaceWillTurn()
    if has(.sizeTransitions) {
      turnBySize(controller, to: target)
    } else {
      turnByRoot(controller, to: target)
    }
  }

  /// Seconds; half a turn takes twice as long.
  private func duration(to target: UIInterfaceOrientation) -> TimeInterval {
    let quarter = configuration.device.idiom == .pad ? 0.4 : 0.3
    return target.isLandscape == interfaceOrientation.isLandscape ? 2 * quarter : quarter
  }

  private func rotationEnded() {
    rotation.isRotating = false
    // The device may have been turned on meanwhile; else the interface stays, as it may have been
    // turned by a request of the app's (rule 138).
    if device.orientation != rotation.deviceBefore { followDevice() }
  }

  // MARK: Up to iOS 7

  private func turnByRoot(_ root: UIViewController, to target: UIInterfaceOrientation) {
    let (old, duration) = (interfaceOrientation, duration(to: target))
    let covered = has(.coveredPresentersRotate) ? root.presenters : []
    for presenter in covered { presenter.tellWillRotate(to: target, duration) }
    let hearers = covered + root.tellRotation { $0.tellWillRotate(to: target, duration) }
    for controller in root.visibleTree { controller.interfaceWillTurn(to: target) }
    changeInterface(to: target, lasting: duration) { placeWindows() }
    keyboard.interfaceDidTurn()
    layOutWindows()
    let halving = hearers.filter(\.rotatesInHalves)
    if !halving.isEmpty, has(.twoStepRotationIsNoted) {
      console(
        "Two-stage rotation animation is deprecated. This application should use the smoother "
          + "single-stage animation.")
    }
    for controller in hearers {
      if controller.rotatesInHalves {
        controller.tellFirstHalf(to: target, duration / 2)
      } else if has(.oneStepRotation) {
        controller.tellWillAnimate(to: target, duration)
      }
    }
    if !halving.isEmpty {
      post("rotation", after: duration / 2) {
        for controller in halving {
          controller.tellSecondHalf(from: old, to: target, duration / 2)
        }
      }
    }
    post("rotation", after: duration) { [self] in
      for controller in hearers { controller.tellDidRotate(from: old) }
      rotationEnded()
    }
  }

  // MARK: From iOS 8 on

  private func turnBySize(_ root: UIViewController, to target: UIInterfaceOrientation) {
    let (old, duration) = (interfaceOrientation, duration(to: target))
    let (oldTraits, traits) = (traits(in: old), traits(in: target))
    let window = root.loadedView?.drawnWindow
    let coordinator = ControllerTransition(rotationOf: root, duration: duration)
    if traits != oldTraits { root.tellTransition(to: traits, coordinator) }
    var hearers: [UIViewController] = []
    if old.isLandscape != target.isLandscape {
      let size = window?.drawnFrame.size ?? .zero
      let newSize =
        size == appBounds.size
        ? appSize(in: target) : CGSize(width: size.height, height: size.width)
      hearers = root.bottomOfPresentations.tellTransition(to: newSize, coordinator) {
        $0.tellWillRotate(to: target, duration)
      }
    } else {
      hearers = root.visibleTree.filter(\.hearsOldRotation)
      for controller in hearers { controller.tellWillRotate(to: target, duration) }
    }
    for controller in root.visibleTree { controller.interfaceWillTurn(to: target) }
    changeInterface(to: target, lasting: duration) { placeWindows() }
    keyboard.interfaceDidTurn()
    if traits != oldTraits { tellTraits(changedFrom: oldTraits) }
    layOutWindows()
    for controller in hearers { controller.tellWillAnimate(to: target, duration) }
    coordinator.runAnimations()
    post("rotation", after: duration) { [self] in
      for controller in hearers { controller.tellDidRotate(from: old) }
      coordinator.complete(true)
      rotationEnded()
    }
  }
}
