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
  public private(set) var ctm = CGAffineTransform.identity

  init(size: CGSize, scale: CGFloat = UIScreen.main.scale, isOfImage: Bool = false) {
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

  public func saveGState() { saved.append(ctm) }
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(_ color: CGColor) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: The path

  public func beginPath() { path = CGMutablePath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public func closePath() { path.closeSubpath() }
  public var isPathEmpty: Bool { path.isEmpty }
  public var currentPointOfPath: CGPoint { path.currentPoint }
  public var boundingBoxOfPath: CGRect { path.boundingBoxOfPath }
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  public func clip(to rect: CGRect) {}

  // MARK: Paint

  public func strokePath() { paint() }
  public func fillPath(using rule: CGPathFillRule = .winding) { paint() }
  public func drawPath(using mode: CGPathDrawingMode) { paint() }
  public func fill(_ rect: CGRect) { Self.notePixels() }
  public func fillEllipse(in rect: CGRect) { Self.notePixels() }
  public func stroke(_ rect: CGRect) { Self.notePixels() }
  public func stroke(_ rect: CGRect, width: CGFloat) { Self.notePixels() }
  public func strokeEllipse(in rect: CGRect) { Self.notePixels() }
  public func strokeLineSegments(between points: [CGPoint]) { Self.notePixels() }
  public func clear(_ rect: CGRect) { Self.notePixels() }
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
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How what is drawn goes together with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter
}

/// Colours that go over into each other.
public final class CGGradient: NSObject {
  public init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {}
}

/// How far a gradient goes on beyond its ends.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// What the numbers of a colour mean; here always red, green and blue.
public final class CGColorSpace: NSObject {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
