/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// How a device is held: upright, on a side, or flat.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether it is upright, on its feet or its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether an interface can be held so: it is neither flat nor unknown; iOS 2.0 and later.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  /// Whether it faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
