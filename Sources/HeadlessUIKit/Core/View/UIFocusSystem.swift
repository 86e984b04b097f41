public import Foundation

/// Knows which view is focused; none is here. iOS 11.0 and later.
public final class UIFocusSystem: NSObject {
  /// What is focused; nil for nothing.
  public weak var focusedItem: (any UIFocusItem)? { nil }

  private init(unchecked: Void) { super.init() }

  /// The one of where a view or a controller is: nil on a phone, where nothing is focused. iOS 12.0 and later.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    requires("focusSystemForEnvironment:", since: 12.0)
    return Simulator.current.configuration.device.idiom == .pad ? UIFocusSystem(unchecked: ()) : nil
  }
  /// Asks that focus is looked for again; iOS 12.0 and later.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    requires("requestFocusUpdateToEnvironment:", since: 12.0)
    declaredOnly("UIFocusSystem.requestFocusUpdate(to:)")
  }
  /// Moves focus now if it was asked for; iOS 12.0 and later.
  public func updateFocusIfNeeded() {
    requires("updateFocusIfNeeded", since: 12.0)
    declaredOnly("UIFocusSystem.updateFocusIfNeeded()")
  }
  /// Makes a sound known that is heard when focus moves; iOS 11.0 and later.
  public class func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {
    declaredOnly("UIFocusSystem.register(_:forSoundIdentifier:)")
  }
  /// Posted when focus has moved, which it never does here; iOS 12.0 and later.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// Posted when focus could not move; iOS 12.0 and later.
  public nonisolated static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
}

/// A sound that is heard when focus moves; iOS 11.0 and later.
public nonisolated struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No sound.
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  /// The usual one.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}

extension UIWindowScene {
  /// What knows the focused view; nil where nothing is focused; iOS 15.0 and later.
  public var focusSystem: UIFocusSystem? {
    requires("focusSystem", since: 15.0)
    return windows.first.flatMap { UIFocusSystem.focusSystem(for: $0) }
  }
}

extension UIFocusHaloEffect {
  /// An edge around a rectangle, in points.
  public convenience init(rect: CGRect) { self.init() }
  /// An edge around a rectangle with round corners, in points.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
  }
  /// An edge around a path.
  public convenience init(path bezierPath: UIBezierPath) { self.init() }
}
