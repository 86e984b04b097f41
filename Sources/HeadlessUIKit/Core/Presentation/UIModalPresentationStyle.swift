import EventTrace
import Foundation

/// How much of the screen a presented controller takes, and from whom (rules 144 to 148).
public enum UIModalPresentationStyle: Int, Sendable {
  /// Whatever the system finds right: a page sheet.
  case automatic = -2
  /// No adaptation: the style that was asked for.
  case none = -1
  /// Over the whole screen; what is below is removed.
  case fullScreen = 0
  /// A sheet of the width of a page.
  case pageSheet = 1
  /// A small sheet in the middle of a wide screen.
  case formSheet = 2
  /// Over the controller that defines the context; what is below is removed.
  case currentContext = 3
  /// As a presentation controller of the app has it.
  case custom = 4
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
  /// Over the controller that defines the context; what is below stays.
  case overCurrentContext = 6
  /// A bubble beside what was touched.
  case popover = 7

  /// Whether the presenter's view leaves the screen, and the presenter hears so (rule 144).
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the controller is presented where the nearest context is, not on the outermost one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
  /// Whether a finger can pull it down and away (rule 156).
  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Comes from below, turns round, fades in, or curls a page up.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// How the controller says that it comes in; an app's class may override that (rule 788).
  var toldTransitionStyle: UIModalTransitionStyle {
    deviceNumber >= 3 ? modalTransitionStyle : presenting.transitionStyle
  }

  /// The style as the app set it; whoever reads `automatic` gets what the system makes of it.
  func styleAsRead() -> UIModalPresentationStyle {
    let simulator = Simulator.current!
    let style = presenting.style ?? (simulator.has(.sheetsByDefault) ? .automatic : .fullScreen)
    return style == .automatic ? .pageSheet : style
  }

  func choose(_ style: UIModalPresentationStyle) {
    presenting.style = style
    // Another style has another kind of controller.
    if presenter == nil { ownPresentationController = nil }
  }

  /// The style in which this device presents the controller, whatever was wished for.
  var adaptedStyle: UIModalPresentationStyle {
    let simulator = Simulator.current!
    guard simulator.has(.presentationStyles) else { return .fullScreen }
    let isPhone = simulator.configuration.device.idiom == .phone
    let style = modalPresentationStyle
    // A sheet of actions lies over what is there, on any version (rule 887).
    if isPhone, isActionSheet { return .overFullScreen }
    switch style {
    case .none, .fullScreen:
      return .fullScreen
    case .automatic, .pageSheet, .formSheet:
      let sheet = style == .automatic ? .pageSheet : style
      return isPhone ? Self.styleOfSheetsOnPhones(sheet) : sheet
    case .popover:
      guard simulator.has(.presentationControllers) else { return .fullScreen }
      return isPhone ? Self.styleOfSheetsOnPhones(.pageSheet) : style
    case .currentContext:
      return isPhone && !simulator.has(.contextsOnPhones) ? .fullScreen : style
    case .custom:
      return simulator.has(.customPresentations) ? style : .fullScreen
    case .overFullScreen, .overCurrentContext:
      return simulator.has(.presentationControllers) ? style : .fullScreen
    }
  }

  /// Rules 145 and 146: full screen up to iOS 12, and later where there is little height.
  private static func styleOfSheetsOnPhones(
    _ sheet: UIModalPresentationStyle
  ) -> UIModalPresentationStyle {
    let screen = Simulator.current.screen.bounds
    return Simulator.current.has(.sheetsOnPhones) && screen.height >= screen.width
      ? sheet : .fullScreen
  }
}
