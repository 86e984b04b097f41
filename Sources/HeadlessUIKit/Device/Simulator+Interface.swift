import Foundation

/// The orientation of the interface on the screen, and what is on top of it.
final class InterfaceState {
  /// Where the content of the screen has its top.
  var orientation: UIInterfaceOrientation
  var isStatusBarHidden: Bool
  var statusBarStyle: UIStatusBarStyle
  /// How much of the screen the app has.
  var share = ScreenShare.whole

  init(_ simulator: Simulator) {
    orientation = simulator.launchOrientation
    isStatusBarHidden = simulator.info("UIStatusBarHidden") as? Bool ?? false
    statusBarStyle =
      switch simulator.info("UIStatusBarStyle") as? String {
      case "UIStatusBarStyleLightContent": .lightContent
      case "UIStatusBarStyleDarkContent": .darkContent
      case "UIStatusBarStyleBlackTranslucent": .blackTranslucent
      case "UIStatusBarStyleBlackOpaque": .blackOpaque
      default: .default
      }
  }
}

extension Simulator {
  private static let interfaceKey = StateKey { InterfaceState($0) }
  var interface: InterfaceState { state(Self.interfaceKey) }
  /// Whether the status bar is written in white; nil where that depends on whether the interface is dark.
  package var hasLightStatusBar: Bool? {
    switch interface.statusBarStyle {
    case .default: nil
    case .darkContent: false
    default: true
    }
  }

  /// Where the content of the screen has its top.
  package var interfaceOrientation: UIInterfaceOrientation { interface.orientation }

  /// How the screen's coordinates are turned: up to iOS 7 not at all.
  var orientationOfScreen: UIInterfaceOrientation {
    has(.screensAreOriented) ? interfaceOrientation : .portrait
  }

  /// The height that the status bar takes from the top of the screen.
  var statusBarHeight: CGFloat {
    interface.isStatusBarHidden
      ? 0 : configuration.device.statusBarHeight(in: interfaceOrientation, on: iOS)
  }

  /// What the status bar and the edges of the device take of the screen (rule 180).
  package var screenInsets: UIEdgeInsets {
    var insets = configuration.device.edges(in: interfaceOrientation, on: iOS)
    insets.top = max(insets.top, statusBarHeight)
    return insets
  }

  /// Whether the interface is that of a phone on its side, without the width of the largest phones.
  var isFlat: Bool {
    sizeClasses(in: interfaceOrientation) == (.compact, .compact)
  }

  /// What a status bar of that height leaves of a window, on whose side it may be.
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

  /// Where the status bar is on the screen; empty while it is hidden.
  var statusBarFrame: CGRect {
    let (size, height) = (screen.uprightSize, statusBarHeight)
    guard height > 0 else { return .zero }
    guard has(.rotationTurnsRootView) else {
      return CGRect(x: 0, y: 0, width: interfaceOrientation.turned(size).width, height: height)
    }
    return switch interfaceOrientation {
    case .unknown, .portrait: CGRect(x: 0, y: 0, width: size.width, height: height)
    case .portraitUpsideDown:
      CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .landscapeRight:
      CGRect(x: size.width - height, y: 0, width: height, height: size.height)
    case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: size.height)
    }
  }
}
