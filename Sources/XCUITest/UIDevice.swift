import CourseModel
public import Foundation

/// What a test means by UIKit's class: the device on which the app runs.
open class UIDevice: NSObject {
  /// The one that there is.
  public static let current = UIDevice()

  private override init() {}

  private var configuration: LaunchConfiguration? { TestRun.current?.app.configuration }
  private var isPad: Bool { (TestRun.current?.app.deviceName ?? "").hasPrefix("iPad") }

  /// Whether it is a phone or a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isPad ? .pad : .phone }
  /// The version of iOS.
  open var systemVersion: String { configuration.map { "\($0.iOS)" } ?? "" }
  /// How the system is called.
  open var systemName: String {
    configuration.map { $0.iOS.major < 4 ? "iPhone OS" : "iOS" } ?? "iOS"
  }
  /// What sort of device it is.
  open var model: String { isPad ? "iPad" : "iPhone" }
  /// How its owner calls it.
  open var name: String { model }
  /// How it is held.
  open var orientation: UIDeviceOrientation { XCUIDevice.shared.orientation }
}

/// Whether a device is a phone or a pad.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// Whether there is little room, or much.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// What a test means by UIKit's class: the device's screen.
open class UIScreen: NSObject {
  /// The one that there is.
  public static let main = UIScreen()

  private override init() {}

  private var screen: Snapshot.Screen? {
    guard let run = TestRun.current, run.app.isRunning else { return nil }
    return (try? run.app.snapshot())?.screen
  }

  /// In points; of no size while the app does not run.
  open var bounds: CGRect { screen.map { CGRect($0.bounds) } ?? .zero }
  /// Pixels for each point, along one side.
  open var scale: CGFloat { screen.map { CGFloat($0.scale) } ?? 1 }
  /// In pixels, held upright.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// The same.
  open var nativeScale: CGFloat { scale }
}

extension XCUIElement {
  /// Whether there is little room, or much.
  public typealias SizeClass = UIUserInterfaceSizeClass

  private func sizeClass(_ place: Int) -> SizeClass {
    guard let run = TestRun.current, run.app.isRunning,
      let classes = (try? run.app.snapshot())?.screen.sizeClasses, classes.indices.contains(place)
    else { return .unspecified }
    return SizeClass(rawValue: classes[place]) ?? .unspecified
  }

  /// Whether the app has much room from left to right; here of every element what is true of the app.
  public var horizontalSizeClass: SizeClass { sizeClass(0) }
  /// Whether the app has much room from top to bottom; here of every element what is true of the app.
  public var verticalSizeClass: SizeClass { sizeClass(1) }
}
