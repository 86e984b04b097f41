import EventTrace
public import Foundation

/// The status bar: whether it is there, its style, and the side of the screen on which it lies.
extension UIApplication {
  /// Whether the status bar is hidden; settable where controllers do not decide about it (rule 242).
  public var isStatusBarHidden: Bool {
    get { Simulator.current.interface.isStatusBarHidden }
    set { change(hidden: newValue, with: .none) }
  }

  /// Hides or shows the bar, where controllers do not decide about it; iOS 3.2 and later (rule 242).
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    guard requires("setStatusBarHidden:withAnimation:", since: 3.2) else { return }
    change(hidden: hidden, with: animation)
  }

  private func change(hidden: Bool, with animation: UIStatusBarAnimation) {
    Simulator.current.decide("setStatusBarHidden(_:with:)", ["\(hidden)", "\(animation)"]) {
      $0.hideStatusBar(hidden)
    }
  }

  /// What ``setStatusBarHidden(_:with:)`` was called before iOS 3.2.
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) {
    change(hidden: hidden, with: animated ? .fade : .none)
  }

  /// The style of the bar; settable where controllers do not decide about it (rule 242).
  public var statusBarStyle: UIStatusBarStyle {
    get { Simulator.current.interface.statusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Gives the bar another style, where controllers do not decide about it (rule 242).
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    Simulator.current.decide(
      "setStatusBarStyle(_:animated:)", ["\(statusBarStyle)", "\(animated)"]
    ) { $0.interface.statusBarStyle = statusBarStyle }
  }

  /// How long a change of the status bar's side takes, in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { Presentation.duration }

  /// How the status bar is turned.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { Simulator.current.interfaceOrientation }
    set { setStatusBarOrientation(newValue, animated: false) }
  }

  /// Turns the interface without asking, where the version still lets the app do it (rule 137).
  public func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {
    let simulator = Simulator.current!
    simulator.call(
      "setStatusBarOrientation(_:animated:)", on: self, ["\(interfaceOrientation)", "\(animated)"]
    ) {
      guard interfaceOrientation != .unknown, simulator.lets(interfaceOrientation) else { return }
      simulator.changeInterface(
        to: interfaceOrientation, lasting: animated ? Presentation.duration : 0
      ) { simulator.placeWindows() }
    }
  }
}

extension Simulator {
  /// Lets the app decide about the status bar if it is the app's.
  fileprivate func decide(
    _ member: String, _ arguments: [String], _ change: (Simulator) -> Void
  ) {
    call(member, on: application, arguments) {
      guard !controllersOwnStatusBar else {
        return diagnose(
          "statusBarIsTheControllers", rule: 242,
          "UIApplication.\(member) does nothing from iOS 7 on, because the controller in front decides "
            + "about the status bar: override prefersStatusBarHidden and preferredStatusBarStyle in it, "
            + "or set UIViewControllerBasedStatusBarAppearance to NO in Info.plist.")
      }
      change(self)
    }
  }

  fileprivate func lets(_ orientation: UIInterfaceOrientation) -> Bool {
    if has(.statusBarTurnsInterface) { return true }
    guard let controller = frontmostFullScreenController else { return false }
    let mask = query("supportedInterfaceOrientations", on: controller) {
      controller.supportedInterfaceOrientations
    }
    return mask.isEmpty
  }
}
