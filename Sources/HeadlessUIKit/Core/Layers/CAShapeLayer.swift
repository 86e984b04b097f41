public import Foundation

/// A layer with an outline; iOS 3.0 and later.
open class CAShapeLayer: CALayer {
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

  /// The shape; nil for none.
  open var path: CGPath? {
    get { drawnPath }
    set { drawnPath = newValue }
  }
  package final var drawnPath: CGPath?
  /// The color that fills it, black by itself; nil for none.
  open var fillColor: CGColor? {
    get { drawnFillColor }
    set { drawnFillColor = newValue }
  }
  package final var drawnFillColor: CGColor? = CALayer.black
  /// Whether what lies inside twice is filled.
  open var fillRule: CAShapeLayerFillRule {
    get { drawnFillRule }
    set { drawnFillRule = newValue }
  }
  package final var drawnFillRule = CAShapeLayerFillRule.nonZero
  /// How lines end.
  open var lineCap: CAShapeLayerLineCap {
    get { drawnLineCap }
    set { drawnLineCap = newValue }
  }
  package final var drawnLineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin: CAShapeLayerLineJoin {
    get { drawnLineJoin }
    set { drawnLineJoin = newValue }
  }
  package final var drawnLineJoin = CAShapeLayerLineJoin.miter
  /// How far the point of an angle may reach out.
  open var miterLimit: CGFloat = 10 {
    didSet { keptLook("CAShapeLayer.miterLimit", oldValue, miterLimit) }
  }
  /// Where in the pattern of dashes a line begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { keptLook("CAShapeLayer.lineDashPhase", oldValue, lineDashPhase) }
  }
  /// The color of its lines; nil for none.
  open var strokeColor: CGColor? {
    get { drawnStrokeColor }
    set { drawnStrokeColor = newValue }
  }
  package final var drawnStrokeColor: CGColor?
  /// The width of its lines, in points.
  open var lineWidth: CGFloat {
    get { drawnLineWidth }
    set { drawnLineWidth = newValue }
  }
  package final var drawnLineWidth: CGFloat = 1
  /// Where on the path its lines begin, from 0 to 1.
  open var strokeStart: CGFloat {
    get { drawnStrokeStart }
    set { drawnStrokeStart = newValue }
  }
  package final var drawnStrokeStart: CGFloat = 0
  /// Where on the path its lines end, from 0 to 1.
  open var strokeEnd: CGFloat {
    get { drawnStrokeEnd }
    set { drawnStrokeEnd = newValue }
  }
  package final var drawnStrokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]? {
    get { drawnLineDashPattern }
    set { drawnLineDashPattern = newValue }
  }
  package final var drawnLineDashPattern: [NSNumber]?

  /// Becomes the same shape as another one, for what is shown of it (rule 1015).
  final func takeShape(of other: CAShapeLayer) {
    (drawnPath, drawnFillRule) = (other.drawnPath, other.drawnFillRule)
    (drawnFillColor, drawnStrokeColor) = (other.drawnFillColor, other.drawnStrokeColor)
    (drawnLineCap, drawnLineJoin) = (other.drawnLineCap, other.drawnLineJoin)
    (drawnLineWidth, drawnLineDashPattern) = (other.drawnLineWidth, other.drawnLineDashPattern)
    (drawnStrokeStart, drawnStrokeEnd) = (other.drawnStrokeStart, other.drawnStrokeEnd)
  }
}

/// What is inside of a shape.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What lies inside twice is filled.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What lies inside twice is left out.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's lines look.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They end at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// They end in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// They end half a width behind the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// They meet in a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// They meet in a cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
