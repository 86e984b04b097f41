import EventTrace
public import Foundation

/// The screen of the device, as large as the app gets to see it.
open class UIScreen: NSObject, KeepsDeclaredValues {
  private let model: DeviceModel
  let isLetterboxed: Bool
  var declared = DeclaredValues()
  /// How bright it is, from 0 to 1.
  var shownBrightness: CGFloat = 0.5
  /// The one mode that it has.
  final lazy var onlyMode = UIScreenMode(
    size: CGSize(
      width: uprightSize.width * renderedScale, height: uprightSize.height * renderedScale))

  init(model: DeviceModel, isLetterboxed: Bool) {
    self.model = model
    self.isLetterboxed = isLetterboxed
  }

  /// The device's own screen.
  public static var main: UIScreen { Simulator.current.screen }
  /// All screens; here always one.
  public static var screens: [UIScreen] { requires("screens", since: 3.2, [main]) }

  /// In points. An app that does not know the 4-inch screen sees 320 × 480 of it (rule 175).
  open var bounds: CGRect {
    CGRect(origin: .zero, size: Simulator.current.orientationOfScreen.turned(uprightSize))
  }

  /// The screen in the interface's orientation; iOS 8.0 and later.
  open var coordinateSpace: any UICoordinateSpace {
    requires("coordinateSpace", since: 8.0, self)
  }

  /// The screen held upright, whatever the interface's orientation; iOS 8.0 and later.
  open var fixedCoordinateSpace: any UICoordinateSpace {
    requires(
      "fixedCoordinateSpace", since: 8.0,
      PreviousCoordinateSpace(bounds: CGRect(origin: .zero, size: uprightSize)))
  }

  /// The size that the app sees of the screen, held upright.
  var uprightSize: CGSize {
    isLetterboxed ? CGSize(width: 320, height: 480) : model.screenSize
  }

  /// What is left of the screen below the status bar, in points.
  open var applicationFrame: CGRect {
    let simulator = Simulator.current!
    return simulator.belowStatusBar(bounds, simulator.statusBarHeight)
  }

  /// The application frame of an upright interface, for which views are loaded (rule 126).
  var uprightApplicationFrame: CGRect {
    let height = Simulator.current.statusBarHeight
    return CGRect(
      x: 0, y: height, width: uprightSize.width, height: uprightSize.height - height)
  }

  /// Pixels per point; iOS 4.0 and later.
  open var scale: CGFloat {
    guard requires("scale", since: 4.0) else { return 1 }
    return model.scale
  }

  /// The whole screen in pixels, held upright; iOS 8.0 and later.
  open var nativeBounds: CGRect {
    guard requires("nativeBounds", since: 8.0) else {
      return .zero
    }
    return CGRect(
      x: 0, y: 0, width: model.screenSize.width * model.scale,
      height: model.screenSize.height * model.scale)
  }

  /// Pixels for each point along one side, as they are drawn.
  package var renderedScale: CGFloat { model.scale }
}

extension Simulator {
  private static let screenKey = StateKey { simulator in
    UIScreen(
      model: simulator.configuration.device,
      isLetterboxed: simulator.configuration.isLetterboxed)
  }
  /// The screen of the device.
  package var screen: UIScreen { state(Self.screenKey) }
}
