public import Foundation

/// What an app draws into. Shapes are taken, and no pixels are made of them.
public final class CGContext: NSObject {
  let size: CGSize
  /// How many pixels a point would have across.
  let scale: CGFloat
  /// Whether it becomes an image, of which nobody asks more than its size.
  private let isOfImage: Bool
  private var path = CGMutablePath()
  /// What ``saveGState()`` puts aside, as often as it was called.
  private var saved: [CGAffineTransform] = []
  /// The transform from the app's coordinates to the picture's.
  public private(set) var ctm = CGAffineTransform.identity

  init(size: CGSize, scale: CGFloat = UIScreen.main.renderedScale, isOfImage: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOfImage = isOfImage
  }

  /// Says once that nothing that is drawn can be looked at, where that could be expected.
  static func notePixels() {
    if let context = UIGraphicsGetCurrentContext(), context.isOfImage { return }
    Simulator.current.unimplemented("CGContext", "what is drawn is not made into pixels.")
  }

  // MARK: State

  /// Keeps colors, lines, clip and transform for later.
  public func saveGState() { saved.append(ctm) }
  /// Goes back to what was kept last.
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  /// Moves the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Stretches the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Turns the coordinates, in radians.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Puts a transform before the one that there is.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the color that fills.
  public func setFillColor(_ color: CGColor) {}
  /// Sets how opaque everything is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets how colors mix with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets a shadow of that color, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: The path

  /// Begins a new path.
  public func beginPath() { path = CGMutablePath() }
  /// Begins a new piece of the path at that point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Draws a straight line on to that point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Draws straight lines through these points.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse that fills the rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Draws a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc; the angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Draws a line to where the piece of the path began.
  public func closePath() { path.closeSubpath() }
  /// Whether there is no path.
  public var isPathEmpty: Bool { path.isEmpty }
  /// Where the path ends; zero without a path.
  public var currentPointOfPath: CGPoint { path.currentPoint }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }
  /// Draws from now on only inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws from now on only inside of the rectangle.
  public func clip(to rect: CGRect) {}

  // MARK: Paint

  /// Draws the path as lines.
  public func strokePath() { paint() }
  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { paint() }
  /// Fills the path, draws it as lines, or both.
  public func drawPath(using mode: CGPathDrawingMode) { paint() }
  /// Fills the rectangle.
  public func fill(_ rect: CGRect) { Self.notePixels() }
  /// Fills an ellipse in the rectangle.
  public func fillEllipse(in rect: CGRect) { Self.notePixels() }
  /// Draws the edge of the rectangle.
  public func stroke(_ rect: CGRect) { Self.notePixels() }
  /// Draws the edge of the rectangle with lines of that width.
  public func stroke(_ rect: CGRect, width: CGFloat) { Self.notePixels() }
  /// Draws the edge of an ellipse in the rectangle.
  public func strokeEllipse(in rect: CGRect) { Self.notePixels() }
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) { Self.notePixels() }
  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) { Self.notePixels() }
  /// Draws colors that change from one point to the other.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { Self.notePixels() }

  private func paint() {
    Self.notePixels()
    beginPath()
  }
}

/// What is done with a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, drawn as lines, or both; `eo` leaves out what lies inside twice.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How what is drawn goes together with what is there.
public enum CGBlendMode: Int32, Sendable {
  /// How colors mix, in Core Graphics' words.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// How colors mix, in Core Graphics' words.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  /// How colors mix, in Core Graphics' words.
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// How colors mix, in Core Graphics' words.
  case plusDarker, plusLighter
}

/// Colours that go over into each other.
public final class CGGradient: NSObject {
  /// Makes a gradient of colors at these places, from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {}
}

/// How far a gradient goes on beyond its ends.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt32
  /// Makes the value of a raw one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// What the numbers of a colour mean; here always red, green and blue.
public final class CGColorSpace: NSObject {}

/// The color space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
