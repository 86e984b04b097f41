import EventTrace
public import Foundation

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known, narrow or low, wide or high.
  case unspecified, compact, regular
}

/// What an interface adapts to: the room that it has and the device that it is on; iOS 8.0 and later.
public final class UITraitCollection: NSObject {
  /// Whether there is much room from left to right.
  public nonisolated let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Whether there is much room from top to bottom.
  public nonisolated let verticalSizeClass: UIUserInterfaceSizeClass
  /// Whether it is a phone or a pad.
  public nonisolated let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels for each point along one side; 0 when not known.
  public nonisolated let displayScale: CGFloat

  init(
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    idiom: UIUserInterfaceIdiom, scale: CGFloat
  ) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
  }

  /// The size classes, across and down: `compact/regular`.
  public nonisolated override var description: String {
    "\(horizontalSizeClass)/\(verticalSizeClass)"
  }
}

extension Simulator {
  /// The traits of the whole screen with the interface turned so.
  func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let model = configuration.device
    let isPad = model.idiom == .pad
    // The largest iPhones have room for two columns when they lie on the side.
    let isWide = isPad || orientation.isLandscape && screen.uprightSize.width >= 414
    let isHigh = isPad || !orientation.isLandscape
    return UITraitCollection(
      horizontal: isWide ? .regular : .compact, vertical: isHigh ? .regular : .compact,
      idiom: model.idiom, scale: model.scale)
  }

  /// The traits of the screen as the interface stands now.
  var currentTraits: UITraitCollection { traits(in: interfaceOrientation) }
}

extension UIScreen {
  /// What is known of the screen; iOS 8.0 and later.
  public var traitCollection: UITraitCollection {
    requires("traitCollection", since: 8.0, Simulator.current.currentTraits)
  }
}
