import EventTrace
public import Foundation

/// The status bar moves to another side, and the app hears of it before and after (rule 127).
extension Simulator {
  /// Lets the interface stand otherwise; `place` gives windows and views their new frames.
  func changeInterface(
    to target: UIInterfaceOrientation, lasting duration: TimeInterval, _ place: () -> Void
  ) {
    let (old, oldFrame) = (interfaceOrientation, statusBarFrame)
    let (oldBounds, oldTraits) = (screen.bounds, traits(in: interfaceOrientation))
    tellStatusBarWillChange(to: target, duration)
    interfaceOrientation = target
    place()
    tellStatusBarDidChange(from: old, oldFrame)
    tellScenes(changedFrom: old, oldBounds, oldTraits)
  }

  /// Where the status bar lies on the screen; empty while it is hidden.
  var statusBarFrame: CGRect { statusBarFrame(in: interfaceOrientation) }

  private func statusBarFrame(in orientation: UIInterfaceOrientation) -> CGRect {
    let (size, height) = (screen.uprightSize, statusBarHeight)
    guard has(.rotationTurnsRootView) else {
      return CGRect(x: 0, y: 0, width: orientation.turned(size).width, height: height)
    }
    return switch orientation {
    case .unknown, .portrait: CGRect(x: 0, y: 0, width: size.width, height: height)
    case .portraitUpsideDown:
      CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .landscapeRight:
      CGRect(x: size.width - height, y: 0, width: height, height: size.height)
    case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: size.height)
    }
  }

  private func tellStatusBarWillChange(
    to target: UIInterfaceOrientation, _ duration: TimeInterval
  ) {
    guard let application, has(.statusBarChangesAreTold) else { return }
    let frame = statusBarFrame(in: target)
    tellOfStatusBar(
      "application(_:willChangeStatusBarOrientation:duration:)", ["\(target)", "\(duration)"]
    ) {
      $0.application(application, willChangeStatusBarOrientation: target, duration: duration)
    }
    notificationCenter.postFromUIKit(
      UIApplication.willChangeStatusBarOrientationNotification, object: application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: target.rawValue])
    guard frame != statusBarFrame else { return }
    tellOfStatusBar("application(_:willChangeStatusBarFrame:)", [spelled(frame)]) {
      $0.application(application, willChangeStatusBarFrame: frame)
    }
    notificationCenter.postFromUIKit(
      UIApplication.willChangeStatusBarFrameNotification, object: application,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: frame])
  }

  private func tellStatusBarDidChange(from old: UIInterfaceOrientation, _ oldFrame: CGRect) {
    guard let application, has(.statusBarChangesAreTold) else { return }
    tellOfStatusBar("application(_:didChangeStatusBarOrientation:)", ["\(old)"]) {
      $0.application(application, didChangeStatusBarOrientation: old)
    }
    notificationCenter.postFromUIKit(
      UIApplication.didChangeStatusBarOrientationNotification, object: application,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: old.rawValue])
    guard oldFrame != statusBarFrame else { return }
    tellOfStatusBar("application(_:didChangeStatusBarFrame:)", [spelled(oldFrame)]) {
      $0.application(application, didChangeStatusBarFrame: oldFrame)
    }
    notificationCenter.postFromUIKit(
      UIApplication.didChangeStatusBarFrameNotification, object: application,
      userInfo: [UIApplication.statusBarFrameUserInfoKey: oldFrame])
  }

  /// In an app with scenes, the delegates of the scenes hear instead.
  private func tellOfStatusBar(
    _ name: String, _ arguments: [String], _ call: (any UIApplicationDelegate) -> Void
  ) {
    guard !isSceneApp else { return }
    tellDelegate(name, ["UIApplication"] + arguments, call)
  }

  private func tellScenes(
    changedFrom old: UIInterfaceOrientation, _ bounds: CGRect, _ traits: UITraitCollection
  ) {
    for case let scene as UIWindowScene in scenes {
      guard let delegate = scene.delegate as? any UIWindowSceneDelegate else { continue }
      let space = PreviousCoordinateSpace(bounds: bounds)
      tellOptional(
        "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", of: delegate,
        [name(of: scene), spelled(bounds), "\(old)", "\(traits)"]
      ) {
        delegate.windowScene(
          scene, didUpdate: space, interfaceOrientation: old, traitCollection: traits)
      }
    }
  }
}

extension UIApplication {
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of an orientation's raw value: the new one before a change, the old one after it.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame: the new one before a change, the old one after it.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}
