import EventTrace
public import Foundation

/// The status bar moves to another side, and the app hears of it before and after (rule 127).
extension UIApplication: InterfaceOwner {
  func interfaceWillTurn(
    to target: UIInterfaceOrientation, statusBar frame: CGRect, lasting duration: TimeInterval
  ) {
    Simulator.current.tellStatusBarWillChange(of: self, to: target, frame, duration)
  }

  func interfaceDidTurn(from old: PreviousInterface) {
    Simulator.current.tellStatusBarDidChange(of: self, from: old)
  }

  func askForOrientations() -> UIInterfaceOrientationMask? {
    Simulator.current.askDelegate("application(_:supportedInterfaceOrientationsFor:)") {
      $0.application(self, supportedInterfaceOrientationsFor: keyWindow)
    }
  }
}

extension Simulator {
  fileprivate func tellStatusBarWillChange(
    of application: UIApplication, to target: UIInterfaceOrientation, _ frame: CGRect,
    _ duration: TimeInterval
  ) {
    guard has(.statusBarChangesAreTold) else { return }
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

  fileprivate func tellStatusBarDidChange(
    of application: UIApplication, from previous: PreviousInterface
  ) {
    guard has(.statusBarChangesAreTold) else { return }
    let (old, oldFrame) = (previous.orientation, previous.statusBarFrame)
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
}

extension UIApplication {
  /// Posted before the status bar is turned.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted after the status bar was turned.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Posted before the status bar gets another frame.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted after the status bar has got another frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of an orientation's raw value: the new one before a change, the old one after it.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of a frame: the new one before a change, the old one after it.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
}

extension UIApplication {
  /// How large the person wants texts; iOS 7.0 and later.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    requires("preferredContentSizeCategory", since: 7.0, Simulator.current.wishes.category)
  }
}
