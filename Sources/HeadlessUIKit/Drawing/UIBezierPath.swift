public import Foundation

/// An outline as UIKit has it, with how it is drawn; iOS 3.2 and later.
open class UIBezierPath: NSObject, NSCopying, @preconcurrency NSSecureCoding {
  private var path = CGMutablePath()

  public override init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }

  /// Whether it can be read where classes are checked: it can.
  open class var supportsSecureCoding: Bool { true }
  /// Reads one out of an archive (rule 931).
  public required init?(coder: NSCoder) {
    super.init()
    read(from: coder)
  }
  /// Writes it into an archive (rule 931).
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(elements: PathShape.rectangle(rect)) }
  /// Makes the path of an ellipse in the rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(elements: PathShape.ellipse(in: rect)) }

  /// Makes the path of a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      elements: PathShape.rounded(rect, CGSize(width: cornerRadius, height: cornerRadius)))
  }

  /// Makes the path of a rectangle with some round corners.
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

  /// Makes the path of one in Core Graphics.
  public convenience init(cgPath: CGPath) { self.init(elements: cgPath.elements) }

  private convenience init(elements: [CGPath.Element]) {
    self.init()
    path.elements = elements
  }

  /// The path in Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path.elements) }
    set { path.elements = newValue.elements }
  }
  /// Whether nothing is in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around it.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  /// Where it ends.
  open var currentPoint: CGPoint { path.currentPoint }
  /// Whether the point lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Copying

  /// Another path of the same class with the same outline and the same lines (rule 1457).
  nonisolated public func copy(with zone: NSZone? = nil) -> Any {
    onMain(self) { Boxed($0.copied()) }.value
  }
  open override nonisolated func copy() -> Any { copy(with: nil) }

  private func copied() -> UIBezierPath {
    guard let copy = NSObject.make(type(of: self)) as? UIBezierPath else { return self }
    copy.path.elements = path.elements
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    (copy.dashes, copy.dashPhase) = (dashes, dashPhase)
    return copy
  }

  // MARK: Building

  /// Begins a new piece at that point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line on to that point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws a curve with two control points.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  /// Draws a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc; the angles are in radians.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    requires("addArcWithCenter:radius:startAngle:endAngle:clockwise:", since: 4.0)
    path.addArc(center, radius, startAngle, endAngle, growing: clockwise)
  }
  /// Draws a line to where the piece began.
  open func close() { path.closeSubpath() }
  /// Empties it.
  open func removeAllPoints() { path.elements = [] }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Changes it by a transform.
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { $0.applying(transform) }
  }

  // MARK: Drawing

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  /// How lines end.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  open var lineJoinStyle = CGLineJoin.miter
  /// How far the point of an angle may reach out.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be from the true one.
  open var flatness: CGFloat = 0.6
  /// Whether what lies inside twice is left out.
  open var usesEvenOddFillRule = false

  /// Fills it in the current context.
  open func fill() {
    UIGraphicsGetCurrentContext()?.record(.fill, bounds, path, isEvenOdd: usesEvenOddFillRule)
  }
  /// Draws it as lines in the current context.
  open func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setLineDash(phase: dashPhase, lengths: dashes)
    context.record(.stroke, bounds, path)
    context.restoreGState()
  }
  /// Fills it with that blend mode and opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { paint(alpha, fill) }
  /// Draws it as lines with that blend mode and opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { paint(alpha, stroke) }
  private func paint(_ alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
  /// The same outline from its end to its beginning; iOS 6.0 and later.
  open func reversing() -> UIBezierPath {
    requires("bezierPathByReversingPath", since: 6.0)
    return UIBezierPath(cgPath: CGPath(path.reversedElements))
  }
  /// Draws from now on only inside of it.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: path.elements, isEvenOdd: usesEvenOddFillRule)
  }
  /// Sets the lengths of dashes and gaps, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = unsafe pattern.map { pattern in (0..<max(count, 0)).map { unsafe pattern[$0] } } ?? []
    dashPhase = phase
  }
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0
  /// Answers the lengths of dashes and gaps, in points, and where in them a line begins.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.enumerated() { unsafe pattern?[place] = length }
    unsafe count?.pointee = dashes.count
    unsafe phase?.pointee = dashPhase
  }
}

/// How the ends of lines look.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How lines meet.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
