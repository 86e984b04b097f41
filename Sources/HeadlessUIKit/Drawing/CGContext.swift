public import Foundation

/// What an app draws into. Shapes are taken, and no pixels are made of them.
public final class CGContext: NSObject {
  let size: CGSize
  /// How many pixels a point would have across.
  let scale: CGFloat
  /// Whether it becomes an image, of which nobody asks more than its size.
  private let isOfImage: Bool
  private var outline = CGMutablePath()
  /// What ``saveGState()`` puts aside, as often as it was called.
  private var saved: [State] = []
  private var state = State()
  public var ctm: CGAffineTransform { state.ctm }
  /// What was drawn, as it was told; no pixels are made of it.
  package private(set) var drawn: [Drawn] = []
  /// What one context records; a drawing with more goes on without being told.
  private static let mostDrawn = 10_000

  /// How things are drawn just now.
  private struct State {
    var ctm = CGAffineTransform.identity
    var fill = UIColor.black
    var stroke = UIColor.black
    var lineWidth: CGFloat = 1
  }

  /// One thing that was drawn.
  package struct Drawn: Equatable {
    package enum Kind: Equatable { case fill, stroke, clear, gradient, image, text(String) }
    package var kind: Kind
    /// What it covers, transformed.
    package var rect: CGRect
    package var color: UIColor?
    package var lineWidth: CGFloat?
  }

  init(size: CGSize, scale: CGFloat = UIScreen.main.scale, isOfImage: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOfImage = isOfImage
  }

  /// A context that becomes an image; what is drawn has no bytes. iOS 2.0 and later.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1, isOfImage: true)
  }

  /// Says once that nothing that is drawn can be looked at, where that could be expected.
  static func notePixels() {
    if let context = UIGraphicsGetCurrentContext(), context.isOfImage { return }
    Simulator.current.unimplemented("CGContext", "what is drawn is not made into pixels.")
  }

  /// Records what is drawn into this context.
  func record(_ kind: Drawn.Kind, _ rect: CGRect) {
    if !isOfImage { Self.notePixels() }
    guard drawn.count < Self.mostDrawn else { return }
    let isLine = kind == .stroke
    let color: UIColor? =
      switch kind {
      case .fill: state.fill
      case .stroke: state.stroke
      default: nil
      }
    drawn.append(
      Drawn(
        kind: kind, rect: rect.applying(state.ctm), color: color,
        lineWidth: isLine ? state.lineWidth : nil))
  }

  // MARK: State

  public func saveGState() { saved.append(state) }
  public func restoreGState() { state = saved.popLast() ?? state }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }
  public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }
  func setFill(_ color: UIColor) { state.fill = color }
  func setStroke(_ color: UIColor) { state.stroke = color }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(white: gray, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(white: gray, alpha: alpha)
  }
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
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
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public var interpolationQuality = CGInterpolationQuality.default
  public var textMatrix = CGAffineTransform.identity
  public var textPosition = CGPoint.zero
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {}
  public func endTransparencyLayer() {}
  public func flush() {}
  public func synchronize() {}
  public var width: Int { Int(size.width * scale) }
  public var height: Int { Int(size.height * scale) }
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

  // MARK: The path

  public func beginPath() { outline = CGMutablePath() }
  public func move(to point: CGPoint) { outline.move(to: point) }
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  public func addPath(_ path: CGPath) { outline.addPath(path) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  /// Draws a curve with two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc; the angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public func closePath() { outline.closeSubpath() }
  public var isPathEmpty: Bool { outline.isEmpty }
  public var currentPointOfPath: CGPoint { outline.currentPoint }
  public var boundingBoxOfPath: CGRect { outline.boundingBoxOfPath }
  public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }
  public func addRects(_ rects: [CGRect]) { for rect in rects { outline.addRect(rect) } }
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }
  public func replacePathWithStrokedPath() {}
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point)
  }
  public func clip(using rule: CGPathFillRule = .winding) { beginPath() }
  /// Draws from now on only inside of the rectangle.
  public func clip(to rect: CGRect) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func resetClip() {}

  // MARK: Paint

  public func strokePath() { paint(.stroke) }
  public func fillPath(using rule: CGPathFillRule = .winding) { paint(.fill) }
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .eoFill: paint(.fill)
    case .stroke: paint(.stroke)
    case .fillStroke, .eoFillStroke:
      record(.fill, outline.boundingBoxOfPath)
      paint(.stroke)
    }
  }
  public func fill(_ rect: CGRect) { record(.fill, rect) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) { record(.fill, rect) }
  public func stroke(_ rect: CGRect) { record(.stroke, rect) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    record(.stroke, rect)
    restoreGState()
  }
  public func strokeEllipse(in rect: CGRect) { record(.stroke, rect) }
  public func strokeLineSegments(between points: [CGPoint]) {
    record(.stroke, PathShape.box(of: points))
  }
  public func clear(_ rect: CGRect) { record(.clear, rect) }
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    record(.image, rect)
  }
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) { record(.gradient, PathShape.box(of: [start, end])) }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .gradient,
      CGRect(
        x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
        height: 2 * endRadius))
  }

  private func paint(_ kind: Drawn.Kind) {
    record(kind, outline.boundingBoxOfPath)
    beginPath()
  }
}

/// How letters are drawn. iOS 2.0 and later.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// How images are made larger or smaller. iOS 2.0 and later.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
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
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {}
}

/// How far a gradient goes on beyond its ends.
public nonisolated struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The value as UIKit has it.
  public let rawValue: UInt32
  /// Makes the value of a raw one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The last color goes on behind the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// What the numbers of a colour mean; here always red, green and blue.
public final class CGColorSpace: NSObject {
  override init() { super.init() }
  public init?(name: NSString) {}
  /// iOS 9.0 and later.
  public static let sRGB: NSString = "kCGColorSpaceSRGB"
  /// iOS 9.3 and later.
  public static let displayP3: NSString = "kCGColorSpaceDisplayP3"
  /// iOS 10.0 and later.
  public static let extendedSRGB: NSString = "kCGColorSpaceExtendedSRGB"
  /// iOS 9.0 and later.
  public static let genericGrayGamma2_2: NSString = "kCGColorSpaceGenericGrayGamma2_2"
  public var numberOfComponents: Int { 3 }
}

/// The color space of the screen.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// iOS 2.0 and later.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public typealias CFArray = NSArray
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData

/// Where a pixel's opacity stands. iOS 2.0 and later.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// How pixels lie in memory. iOS 2.0 and later.
public nonisolated struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  public static let floatComponents = Self(rawValue: 1 << 8)
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}

/// The pixels of an image, of which only the numbers are known. iOS 2.0 and later.
public final class CGImage: NSObject {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { [] }
  public var colorSpace: CGColorSpace? { CGColorSpace() }

  /// The part of the image in that rectangle of pixels; nil where none is.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height)).integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
  public func copy() -> CGImage? { CGImage(width: width, height: height) }
  public func masking(_ mask: CGImage) -> CGImage? { copy() }
}
