// What tests name of the system beside the device, the screen and the pasteboard. A name that a test cannot use
// here is declared to say why.

/// How an interface lies, by UIKit's numbers.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The interface lies to the left where the device lies to the right, and has its number.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it stands on its short edge.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its long edge.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

@available(*, unavailable, message: "This course takes no pictures for tests.")
public final class UIColor {}

@available(*, unavailable, message: "The app runs apart from its tests; use XCUIApplication.")
public final class UIApplication {
  public static var shared: UIApplication { fatalError() }
}

@available(*, unavailable, message: "This course measures nothing, so that signposts lead nowhere.")
public struct OSSignposter {
  public init() {}
  public init(subsystem: String, category: String) {}
}
