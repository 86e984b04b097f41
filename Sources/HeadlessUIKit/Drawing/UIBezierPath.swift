public import Foundation

/// An outline as UIKit has it, with how it is drawn; iOS 3.2 and later.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(elements: PathShape.rectangle(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(elements: PathShape.ellipse(in: rect)) }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      elements: PathShape.rounded(rect, CGSize(width: cornerRadius, height: cornerRadius)))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(elements: PathShape.rounded(rect, cornerRadii, corners)) }

  /// A part of a circle; angles in radians, zero at three o'clock.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    path.addArc(center, radius, startAngle, endAngle, growing: clockwise)
  }

  public convenience init(cgPath: CGPath) { self.init(elements: cgPath.elements) }

  private convenience init(elements: [CGPath.Element]) {
    self.init()
    path.elements = elements
  }

  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set { path.elements = newValue.elements }
  }
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    requires("addArcWithCenter:radius:startAngle:endAngle:clockwise:", since: 4.0)
    path.addArc(center, radius, startAngle, endAngle, growing: clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.elements = [] }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { $0.applying(transform) }
  }

  // MARK: Drawing

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  open func fill() { UIGraphicsGetCurrentContext()?.record(.fill, bounds) }
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.record(.stroke, bounds)
    context.restoreGState()
  }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill() }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke() }
  /// The same outline from its end to its beginning; iOS 6.0 and later.
  open func reversing() -> UIBezierPath {
    requires("bezierPathByReversingPath", since: 6.0)
    return UIBezierPath(cgPath: cgPath)
  }
  open func addClip() {}
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}

/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
