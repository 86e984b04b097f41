import Foundation

/// How the interface stands on the screen, and what lies on top of it.
final class InterfaceState {
  /// Where the content of the screen has its top.
  var orientation: UIInterfaceOrientation
  var isStatusBarHidden: Bool

  init(_ simulator: Simulator) {
    orientation = simulator.launchOrientation
    isStatusBarHidden = simulator.info("UIStatusBarHidden") as? Bool ?? false
  }
}

extension Simulator {
  private static let interfaceKey = StateKey { InterfaceState($0) }
  var interface: InterfaceState { state(Self.interfaceKey) }

  /// Where the content of the screen has its top.
  package var interfaceOrientation: UIInterfaceOrientation { interface.orientation }

  /// How the screen's coordinates are turned: up to iOS 7 not at all.
  var orientationOfScreen: UIInterfaceOrientation {
    has(.screensAreOriented) ? interfaceOrientation : .portrait
  }

  /// The height that the status bar takes from the top of the screen.
  var statusBarHeight: CGFloat { interface.isStatusBarHidden ? 0 : UIScreen.statusBarHeight }

  /// What a status bar of that height leaves of a window, on whose side it may lie.
  func belowStatusBar(_ whole: CGRect, _ height: CGFloat) -> CGRect {
    var rest = whole
    switch has(.rotationTurnsRootView) ? interfaceOrientation : .portrait {
    case .unknown, .portrait:
      rest.origin.y += height
      rest.size.height = max(0, rest.height - height)
    case .portraitUpsideDown:
      rest.size.height = max(0, rest.height - height)
    case .landscapeRight:
      rest.size.width = max(0, rest.width - height)
    case .landscapeLeft:
      rest.origin.x += height
      rest.size.width = max(0, rest.width - height)
    }
    return rest
  }

  /// Where the status bar lies on the screen; empty while it is hidden.
  var statusBarFrame: CGRect { statusBarFrame(in: interfaceOrientation) }

  func statusBarFrame(in orientation: UIInterfaceOrientation) -> CGRect {
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
}
