import Foundation

/// Where the content of the screen has its top.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known, upright, or on its head.
  case unknown, portrait, portraitUpsideDown
  // A device turned to the left shows its content turned to the right.
  /// On a side; right and left are those of the Home button, against those of the device.
  case landscapeRight, landscapeLeft

  /// Whether it is upright, on its feet or its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIInterfaceOrientation {
  /// The upright orientation on a device that is held so; nil for one that lies flat.
  init?(_ orientation: UIDeviceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// The set with this one alone.
  var mask: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue)) }

  /// The size on a side that is turned so.
  func turned(_ size: CGSize) -> CGSize {
    isLandscape ? CGSize(width: size.height, height: size.width) : size
  }

  /// The turn as a transform around the middle (rule 1071).
  var turn: CGAffineTransform {
    switch self {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }

  /// Where a point of a turned view is in a frame of that size.
  func outside(_ point: CGPoint, of size: CGSize) -> CGPoint {
    switch self {
    case .unknown, .portrait: point
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .landscapeRight: CGPoint(x: size.width - point.y, y: point.x)
    case .landscapeLeft: CGPoint(x: point.y, y: size.height - point.x)
    }
  }

  /// Which point of a turned view is at that point of its frame.
  func inside(_ point: CGPoint, of size: CGSize) -> CGPoint {
    switch self {
    case .unknown, .portrait: point
    case .portraitUpsideDown: CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .landscapeRight: CGPoint(x: point.y, y: size.width - point.x)
    case .landscapeLeft: CGPoint(x: size.height - point.y, y: point.x)
    }
  }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, CustomStringConvertible {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// On its head.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On a side, with the Home button at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On a side, with the Home button at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On both sides.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All but on its head.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  /// The members by name, such as `portrait, landscapeLeft`.
  public var description: String {
    let names: [(Self, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"),
      (.landscapeRight, "landscapeRight"), (.landscapeLeft, "landscapeLeft"),
    ]
    let members = names.filter { contains($0.0) }.map(\.1)
    return members.isEmpty ? "none" : members.joined(separator: ", ")
  }
}
