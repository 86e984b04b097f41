import EventTrace

/// The side of the screen on which the status bar lies.
extension UIApplication {
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
  fileprivate func lets(_ orientation: UIInterfaceOrientation) -> Bool {
    if has(.statusBarTurnsInterface) { return true }
    guard let controller = frontmostFullScreenController else { return false }
    let mask = query("supportedInterfaceOrientations", on: controller) {
      controller.supportedInterfaceOrientations
    }
    return mask.isEmpty
  }
}
