public import Foundation

/// A layer that goes over from one colour to others; iOS 3.0 and later.
open class CAGradientLayer: CALayer {
  /// Makes one with the usual values.
  public override init() {
    Self.requiresClass(since: 3.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.0)
    super.init(layer: layer)
  }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.0)
    super.init(coder: coder)
  }

  /// The colors, in order; nil for none.
  open var colors: [Any]? {
    get { drawnColors }
    set { drawnColors = newValue }
  }
  package final var drawnColors: [Any]?
  /// Where each color is, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]? {
    get { drawnLocations }
    set { drawnLocations = newValue }
  }
  package final var drawnLocations: [NSNumber]?
  /// How the colors go over.
  open var type: CAGradientLayerType {
    get { drawnType }
    set { drawnType = newValue }
  }
  package final var drawnType: CAGradientLayerType = .axial
  /// Where the first color is, as parts of width and height.
  open var startPoint: CGPoint {
    get { drawnStartPoint }
    set { drawnStartPoint = newValue }
  }
  package final var drawnStartPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, as parts of width and height.
  open var endPoint: CGPoint {
    get { drawnEndPoint }
    set { drawnEndPoint = newValue }
  }
  package final var drawnEndPoint = CGPoint(x: 0.5, y: 1)
}

/// How a gradient goes over. iOS 3.0 and later.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards; iOS 3.2 and later.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point; iOS 12.0 and later.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
