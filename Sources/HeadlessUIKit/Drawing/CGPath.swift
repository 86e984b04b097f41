public import Foundation

/// An outline of lines and curves. iOS 2.0 and later.
public class CGPath: NSObject {
  /// One piece of an outline, with the points that make it.
  package enum Element: Equatable {
    /// A new beginning.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with one control point.
    case quad(control: CGPoint, to: CGPoint)
    /// A curve with two control points.
    case curve(CGPoint, CGPoint, to: CGPoint)
    /// A line back to the beginning.
    case close
  }

  /// The pieces, in order.
  package internal(set) var elements: [Element] = []

  override init() { super.init() }

  init(_ elements: [Element]) {
    self.elements = elements
    super.init()
  }

  /// Makes the path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShape.rectangle(rect), transform)
  }

  /// Makes the path of an ellipse in the rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShape.ellipse(in: rect), transform)
  }

  /// Makes the path of a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      PathShape.rounded(rect, CGSize(width: cornerWidth, height: cornerHeight)), transform)
  }

  private convenience init(_ elements: [Element], _ transform: UnsafePointer<CGAffineTransform>?) {
    let transform = transform?.pointee ?? .identity
    self.init(elements.map { $0.applying(transform) })
  }

  /// Whether nothing is in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece begins; zero for an empty path.
  public var currentPoint: CGPoint {
    guard elements.last == .close else { return elements.last?.end ?? .zero }
    return elements.last { if case .move = $0 { true } else { false } }?.end ?? .zero
  }

  /// The smallest rectangle with all points in it, those that only bend curves included.
  public var boundingBox: CGRect { PathShape.box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle with the outline in it.
  public var boundingBoxOfPath: CGRect { PathShape.box(of: polygons.flatMap(\.self)) }

  /// Whether the point is inside, by how the outline winds around it or how often it is crossed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = polygons.map { polygon in
      PathShape.winding(of: polygon.map { $0.applying(transform) }, around: point)
    }
    switch rule {
    case .winding: return winding.map(\.turns).reduce(0, +) != 0
    case .evenOdd: return winding.map(\.crossings).reduce(0, +) % 2 == 1
    }
  }

  /// The path itself, which cannot change.
  public func copy() -> CGPath? { CGPath(elements) }
  /// The same, for whoever knows it as an object alone.
  @_disfavoredOverload public override nonisolated func copy() -> Any { self }

  /// The outline of the stroked line; here the line itself. iOS 5.0 and later.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    requires("copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)", since: 5.0)
    return CGPath(elements.map { $0.applying(transform) })
  }

  /// The line in pieces; here in one. iOS 6.0 and later.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    requires("copy(dashingWithPhase:lengths:transform:)", since: 6.0)
    return CGPath(elements.map { $0.applying(transform) })
  }

  /// A copy that can change.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }
  @_disfavoredOverload
  public nonisolated override func mutableCopy() -> Any {
    MainActor.assumeIsolated { Boxed(mutableCopy() as CGMutablePath?) }.value as Any
  }

  /// A copy with the transform applied.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements, transform)
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CGPath else { return false }
    return MainActor.assumeIsolated { elements == other.elements }
  }

  public nonisolated override var hash: Int { MainActor.assumeIsolated { elements.count } }

  /// The outlines as straight lines, curves cut into many.
  var polygons: [[CGPoint]] {
    var (found, current) = ([[CGPoint]](), [CGPoint]())
    for element in elements {
      if case .move = element, !current.isEmpty {
        found.append(current)
        current = []
      }
      current += element.flattened(from: current.last ?? .zero)
      if element == .close, let first = current.first {
        found.append(current)
        current = [first]
      }
    }
    return current.isEmpty ? found : found + [current]
  }
}

/// How it is said what is inside of an outline.
public enum CGPathFillRule: Int, Sendable {
  /// What lies inside twice is filled, or left out.
  case winding, evenOdd
}

/// An outline that is being drawn. iOS 2.0 and later.
public final class CGMutablePath: CGPath {
  public override init() { super.init() }

  /// Begins a new piece at that point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Draws a straight line on to that point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Draws straight lines through these points.
  public func addLines(
    between points: [CGPoint], transform: CGAffineTransform = .identity
  ) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShape.rectangle(rect).map { $0.applying(transform) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that fills the rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathShape.ellipse(in: rect).map { $0.applying(transform) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements += PathShape.rounded(rect, CGSize(width: cornerWidth, height: cornerHeight)).map {
      $0.applying(transform)
    }
  }

  /// Adds a part of a circle; angles in radians. `clockwise` is meant for a plane whose y points up,
  /// so that on the screen it turns the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center, radius, startAngle, endAngle, growing: !clockwise, transform)
  }

  func addArc(
    _ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, growing: Bool,
    _ transform: CGAffineTransform = .identity
  ) {
    let arc = PathShape.arc(
      center, CGSize(width: radius, height: radius), from: start, to: end, growing: growing)
    let begin = isEmpty || elements.last == .close
    let first: Element = begin ? .move(arc.start) : .line(arc.start)
    elements.append(first.applying(transform))
    elements += arc.curves.map { $0.applying(transform) }
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(Element.quad(control: control, to: end).applying(transform))
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(Element.curve(control1, control2, to: end).applying(transform))
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Adds a line and the part of a circle that touches both lines. iOS 2.0 and later.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    let start = currentPoint
    let (ax, ay) = (Double(start.x - end1.x), Double(start.y - end1.y))
    let (bx, by) = (Double(end2.x - end1.x), Double(end2.y - end1.y))
    let (a, b) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 else { return addLine(to: end1) }
    let half = atan2(abs(cross), ax * bx + ay * by) / 2
    let reach = Double(radius) / tan(half)
    let first = CGPoint(
      x: end1.x + CGFloat(ax / a * reach), y: end1.y + CGFloat(ay / a * reach))
    let last = CGPoint(x: end1.x + CGFloat(bx / b * reach), y: end1.y + CGFloat(by / b * reach))
    addLine(to: first)
    let bend = 4.0 / 3 * tan((Double.pi - 2 * half) / 4) * Double(radius) / reach
    let toward = { (from: CGPoint) in
      CGPoint(
        x: from.x + (end1.x - from.x) * CGFloat(bend),
        y: from.y + (end1.y - from.y) * CGFloat(bend))
    }
    addCurve(to: last, control1: toward(first), control2: toward(last))
  }

  /// Draws a line to where the piece began.
  public func closeSubpath() {
    if !isEmpty, elements.last != .close { elements.append(.close) }
  }
}

/// What a piece of an outline is. iOS 2.0 and later.
public nonisolated enum CGPathElementType: Int32, Sendable {
  /// A new beginning; a straight line; a curve with one or two control points; a line back to the beginning.
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A piece of an outline. iOS 2.0 and later.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Its control points and its end: none, one, two or three. They hold while the app is told.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes one of its points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    unsafe (self.type, self.points) = (type, points)
  }
}

/// What is told of each piece of an outline, with the address that it was told of. iOS 2.0 and later.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Tells a function of each piece, in order (rule 869). iOS 2.0 and later.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    unsafe tell { unsafe function(info, $0) }
  }

  /// Tells of each piece, in order. iOS 11.0 and later.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    requires("applyWithBlock", since: 11.0)
    unsafe tell(block)
  }

  private func tell(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      // A piece without points has a place for one, as an address must lead somewhere, and where apps may
      // read by `pointee`.
      let points = unsafe LastingMemory.pointer(toAll: element.points + [.zero])
      var piece = unsafe CGPathElement(type: type, points: points)
      unsafe withUnsafePointer(to: &piece) { unsafe block($0) }
    }
  }
}

extension CGMutablePath {
  /// Adds an arc that goes so far from an angle, in radians. iOS 5.0 and later.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    requires("addRelativeArc(center:radius:startAngle:delta:transform:)", since: 5.0)
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }
}
