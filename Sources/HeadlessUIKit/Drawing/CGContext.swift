public import Foundation

/// What an app draws into. Shapes are kept, pictures of the screen show them, and no pixels are made of them.
public final class CGContext: NSObject {
  let size: CGSize
  /// How many pixels a point would have across.
  let scale: CGFloat
  /// Whether it becomes an image, of which nobody asks more than its size.
  let isOfImage: Bool
  /// Whether `UIGraphicsBeginImageContext` and its like began it.
  final var isBegun = false
  /// The memory that the app gave, and how long its rows are; nil for the context's own.
  private var memory: (start: UnsafeMutableRawPointer?, bytesPerRow: Int)?
  /// How many bits each number of a color has, and where transparency is.
  private var format: (bits: Int, space: CGColorSpace, info: UInt32)?
  private var ownMemory: UnsafeMutableRawPointer?
  private var outline = CGMutablePath()
  /// What ``saveGState()`` puts aside, as often as it was called.
  private var saved: [State] = []
  private var state = State()
  /// How what is drawn is moved, turned and scaled now.
  public var ctm: CGAffineTransform { state.ctm }
  /// What was drawn, as it was told; no pixels are made of it.
  package private(set) var drawn: [Drawn] = []
  /// What one context records; a drawing with more goes on without being told.
  static let mostDrawn = 10_000
  /// How many points the outlines may have that one context records, all together.
  private static let mostPoints = 1_000_000
  private var recordedPoints = 0

  /// How things are drawn just now.
  private struct State {
    var ctm = CGAffineTransform.identity
    var fill = UIColor.black
    var stroke = UIColor.black
    var line = Drawn.Line()
    var alpha: CGFloat = 1
    var clips: [Drawn.Clip] = []
  }

  init(size: CGSize, scale: CGFloat = UIScreen.main.renderedScale, isOfImage: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOfImage = isOfImage
  }

  /// A context that becomes an image; what is drawn has no bytes. iOS 2.0 and later.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let bits = bitsPerComponent &* (space.isGray ? 1 : 4)
    let (rowBits, isTooWide) = width.multipliedReportingOverflow(by: bits)
    guard width > 0, height > 0, bits > 0, !isTooWide, rowBits < .max - 7 else { return nil }
    let least = (rowBits + 7) / 8
    let row = bytesPerRow == 0 ? least : bytesPerRow
    // More than a device has for an app.
    let (size, isTooHigh) = row.multipliedReportingOverflow(by: height)
    guard row >= least, !isTooHigh, size <= 1 << 30 else { return nil }
    self.init(size: CGSize(width: width, height: height), scale: 1, isOfImage: true)
    unsafe memory = (data, row)
    format = (bitsPerComponent, space, bitmapInfo)
  }

  isolated deinit { unsafe ownMemory?.deallocate() }

  /// The memory of a context that becomes an image; nil for another. No pixels are drawn into it: where the
  /// app gave none, all are 0. iOS 2.0 and later.
  public var data: UnsafeMutableRawPointer? {
    guard let memory = unsafe memory else { return nil }
    Simulator.current.unimplemented("CGContext.data", "what is drawn is not made into pixels.")
    if let start = unsafe memory.start { return unsafe start }
    if unsafe ownMemory == nil {
      let count = unsafe max(memory.bytesPerRow * height, 1)
      let made = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
      unsafe made.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      unsafe ownMemory = made
    }
    return unsafe ownMemory
  }
  /// How long a row of pixels is, in bytes; 0 for a context without memory. iOS 2.0 and later.
  public var bytesPerRow: Int { unsafe memory?.bytesPerRow ?? 0 }
  /// Bits for each number of a color; 0 for a context without memory. iOS 2.0 and later.
  public var bitsPerComponent: Int { format?.bits ?? 0 }
  /// Bits for each pixel; 0 for a context without memory. iOS 2.0 and later.
  public var bitsPerPixel: Int { format.map { $0.bits * ($0.space.isGray ? 1 : 4) } ?? 0 }
  /// What the numbers of its colors mean; nil for a context without memory. iOS 2.0 and later.
  public var colorSpace: CGColorSpace? { format?.space }
  /// Where transparency is. iOS 2.0 and later.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: (format?.info ?? 0) & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }
  /// How a pixel is written. iOS 2.0 and later.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: format?.info ?? 0) }

  /// Says once that nothing that is drawn can be looked at, where that could be expected.
  static func notePixels() {
    if let context = UIGraphicsGetCurrentContext(), context.isOfImage { return }
    Simulator.current.unimplemented("CGContext", "what is drawn is not made into pixels.")
  }

  /// Records what is drawn into this context (rule 1091).
  ///
  /// - Parameter outline: What is filled or drawn as a line; nil for the rectangle.
  func record(
    _ kind: Drawn.Kind, _ rect: CGRect, _ outline: CGPath? = nil, isEvenOdd: Bool = false,
    gradient: Drawn.Gradient? = nil, text: (color: UIColor?, size: CGFloat)? = nil
  ) {
    guard drawn.count < Self.mostDrawn else { return }
    let color: UIColor? =
      switch kind {
      case .fill: state.fill
      case .stroke: state.stroke
      case .text: text.map { $0.color ?? .black }
      default: nil
      }
    var made = Drawn(
      kind: kind, rect: rect, color: color, line: kind == .stroke ? state.line : nil,
      outline: outline, isEvenOdd: isEvenOdd, alpha: state.alpha, gradient: gradient,
      fontSize: text?.size
    ).applying(state.ctm)
    made.clips = state.clips
    keep(made)
  }

  private func keep(_ made: Drawn) {
    recordedPoints += made.outline?.elements.count ?? 0
    guard recordedPoints <= Self.mostPoints else { return }
    drawn.append(made)
  }

  /// Draws what was drawn to make the image.
  func draw(_ image: UIImage, in rect: CGRect, alpha: CGFloat = 1) {
    saveGState()
    defer { restoreGState() }
    setAlpha(state.alpha * alpha)
    guard !image.drawing.isEmpty, image.size.width > 0, image.size.height > 0 else {
      return record(.image, rect)
    }
    let place = CGAffineTransform(
      a: rect.width / image.size.width, b: 0, c: 0, d: rect.height / image.size.height,
      tx: rect.minX, ty: rect.minY
    ).concatenating(state.ctm)
    // An image has nothing outside of its edges.
    clip(to: rect)
    for inner in image.drawing {
      guard drawn.count < Self.mostDrawn else { return }
      var made = inner.applying(place)
      made.alpha *= state.alpha
      made.clips = Array((state.clips + made.clips).suffix(Drawn.Clip.most))
      keep(made)
    }
  }

  /// Lets nothing be seen from now on outside of the outline.
  func clip(to outline: [CGPath.Element], isEvenOdd: Bool = false) {
    let clip = Drawn.Clip(
      outline: CGPath(outline).moved(by: state.ctm), isEvenOdd: isEvenOdd)
    // One that comes again cuts off nothing more.
    guard !state.clips.contains(clip) else { return }
    if state.clips.count == Drawn.Clip.most { state.clips.removeLast() }
    state.clips.append(clip)
  }

  // MARK: State

  /// Keeps colors, lines, clip and transform for later.
  public func saveGState() { saved.append(state) }
  /// Goes back to what was kept last.
  public func restoreGState() { state = saved.popLast() ?? state }
  /// Moves the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }
  /// Stretches the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Turns the coordinates, in radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  /// Puts a transform before the one that there is.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = UIColor(cgColor: color) }
  /// Sets the color that fills.
  public func setFillColor(_ color: CGColor) { state.fill = UIColor(cgColor: color) }
  /// Says which color areas have, by its parts and its opacity from 0 to 1: three parts, or one of a gray.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(colorSpace: CGColorSpace(), components: components) {
      setFillColor(color)
    }
  }
  /// Says which color lines have, by its parts and its opacity from 0 to 1: three parts, or one of a gray.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(colorSpace: CGColorSpace(), components: components) {
      setStrokeColor(color)
    }
  }
  func setFill(_ color: UIColor) { state.fill = color }
  func setStroke(_ color: UIColor) { state.stroke = color }
  /// Says which color lines have.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Says which color areas have.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Says which gray lines have.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.stroke = UIColor(white: gray, alpha: alpha)
  }
  /// Says which gray areas have.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fill = UIColor(white: gray, alpha: alpha)
  }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  /// Says how far the point of an angle may reach out.
  public func setMiterLimit(_ limit: CGFloat) { keptLook("CGContext.setMiterLimit(_:)") }
  /// Says how exact curves are.
  public func setFlatness(_ flatness: CGFloat) { keptLook("CGContext.setFlatness(_:)") }
  /// Moves patterns; none is drawn here.
  public func setPatternPhase(_ phase: CGSize) { keptLook("CGContext.setPatternPhase(_:)") }
  /// Says how colors outside of what a device shows are taken.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {
    keptLook("CGContext.setRenderingIntent(_:)")
  }
  /// Sets the lengths of dashes and gaps, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths }
  /// Sets how opaque everything is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Sets how colors mix with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    if mode != .normal { keptLook("CGContext.setBlendMode(_:)") }
  }
  /// Sets a shadow, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    keptLook("CGContext.setShadow(offset:blur:)")
  }
  /// Sets a shadow of that color, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    if color != nil { keptLook("CGContext.setShadow(offset:blur:color:)") }
  }
  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    keptLook("CGContext.setShouldAntialias(_:)")
  }
  /// Sets whether edges may be smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    keptLook("CGContext.setAllowsAntialiasing(_:)")
  }
  /// Says whether letters may be smooth.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    keptLook("CGContext.setAllowsFontSmoothing(_:)")
  }
  /// Says whether letters may stand between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    keptLook("CGContext.setAllowsFontSubpixelPositioning(_:)")
  }
  /// Says whether letters stand between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    keptLook("CGContext.setShouldSubpixelPositionFonts(_:)")
  }
  /// Says whether letters are smooth.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
    keptLook("CGContext.setShouldSmoothFonts(_:)")
  }
  /// Says what the numbers of areas' colors mean.
  public func setFillColorSpace(_ space: CGColorSpace) {
    keptLook("CGContext.setFillColorSpace(_:)")
  }
  /// Says what the numbers of lines' colors mean.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    keptLook("CGContext.setStrokeColorSpace(_:)")
  }
  /// Says what is drawn of letters.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    keptLook("CGContext.setTextDrawingMode(_:)")
  }
  /// Says how far letters keep from each other.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    keptLook("CGContext.setCharacterSpacing(_:)")
  }
  /// How well pictures are made larger or smaller.
  public var interpolationQuality = CGInterpolationQuality.default {
    didSet { keptLook("CGContext.interpolationQuality", oldValue, interpolationQuality) }
  }
  /// How texts are turned and scaled.
  public var textMatrix = CGAffineTransform.identity {
    didSet { keptLook("CGContext.textMatrix", oldValue, textMatrix) }
  }
  /// Where the next text begins.
  public var textPosition = CGPoint.zero {
    didSet { keptLook("CGContext.textPosition", oldValue, textPosition) }
  }
  /// What follows is drawn as one.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    keptLook("CGContext.beginTransparencyLayer(auxiliaryInfo:)")
  }
  /// Ends what is drawn as one.
  public func endTransparencyLayer() { keptLook("CGContext.endTransparencyLayer()") }
  /// Has everything drawn; here it always is.
  public func flush() {}
  /// Has everything drawn soon; here it always is.
  public func synchronize() {}
  /// In pixels.
  public var width: Int { Int(size.width * scale) }
  /// In pixels.
  public var height: Int { Int(size.height * scale) }
  /// The rectangle around what may be drawn to.
  public var boundingBoxOfClipPath: CGRect {
    let seen = state.clips.reduce(CGRect(origin: .zero, size: size)) { seen, clip in
      seen.intersection(clip.outline.boundingBoxOfPath)
    }
    return seen.isNull ? .null : seen.applying(ctm.inverted())
  }
  /// Where a point comes to be.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// The size in the device's coordinates.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// The rectangle around this one in the device's coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// The device's point in the coordinates that hold now; iOS 2.0 and later.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// The device's size in the coordinates that hold now.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// The rectangle around the device's one in the coordinates that hold now.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
  /// How the app's coordinates become the device's.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }
  /// A picture of what was drawn; it has its size alone.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height) }

  // MARK: The path

  /// Begins a new path.
  public func beginPath() { outline = CGMutablePath() }
  /// Begins a new piece of the path at that point.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Draws a straight line on to that point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Draws straight lines through these points.
  public func addLines(between points: [CGPoint]) { outline.addLines(between: points) }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds an ellipse that fills the rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds another path.
  public func addPath(_ path: CGPath) { outline.addPath(path) }
  /// Draws a curve with one control point.
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
  /// Draws a line to where the piece of the path began.
  public func closePath() { outline.closeSubpath() }
  /// Whether there is no path.
  public var isPathEmpty: Bool { outline.isEmpty }
  /// Where the path ends; zero without a path.
  public var currentPointOfPath: CGPoint { outline.currentPoint }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { outline.boundingBoxOfPath }
  /// The outline so far; nil for none.
  public var path: CGPath? { outline.isEmpty ? nil : outline.copy() }
  /// Adds rectangles to the outline.
  public func addRects(_ rects: [CGRect]) { for rect in rects { outline.addRect(rect) } }
  /// Adds a part of a circle that touches two lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    outline.addArc(tangent1End: end1, tangent2End: end2, radius: radius)
  }
  /// Makes the outline that of its line; here it stays as it is.
  public func replacePathWithStrokedPath() { keptLook("CGContext.replacePathWithStrokedPath()") }
  /// Whether a point is inside of the outline.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    outline.contains(point, using: mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }
  /// Draws from now on only inside of the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline.elements, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws from now on only inside of the rectangle.
  public func clip(to rect: CGRect) { clip(to: PathShape.rectangle(rect)) }
  /// Cuts off what is outside of the rectangles.
  public func clip(to rects: [CGRect]) { clip(to: rects.flatMap(PathShape.rectangle)) }
  /// Cuts off what the picture hides.
  public func clip(to rect: CGRect, mask: CGImage) {
    keptLook("CGContext.clip(to:mask:)")
  }
  /// Cuts off nothing more.
  public func resetClip() { state.clips = [] }

  // MARK: Paint

  /// Draws the path as lines.
  public func strokePath() { paint(.stroke) }
  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(.fill, isEvenOdd: rule == .evenOdd)
  }
  /// Fills the path, draws it as lines, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: paint(.fill)
    case .eoFill: paint(.fill, isEvenOdd: true)
    case .stroke: paint(.stroke)
    case .fillStroke, .eoFillStroke:
      record(.fill, outline.boundingBoxOfPath, outline, isEvenOdd: mode == .eoFillStroke)
      paint(.stroke)
    }
  }
  /// Fills the rectangle.
  public func fill(_ rect: CGRect) { record(.fill, rect) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills an ellipse in the rectangle.
  public func fillEllipse(in rect: CGRect) {
    record(.fill, rect, CGPath(PathShape.ellipse(in: rect)))
  }
  /// Draws the edge of the rectangle.
  public func stroke(_ rect: CGRect) { record(.stroke, rect) }
  /// Draws the edge of the rectangle with lines of that width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    record(.stroke, rect)
    restoreGState()
  }
  /// Draws the edge of an ellipse in the rectangle.
  public func strokeEllipse(in rect: CGRect) {
    record(.stroke, rect, CGPath(PathShape.ellipse(in: rect)))
  }
  /// Draws lines, each between two points.
  public func strokeLineSegments(between points: [CGPoint]) {
    let pieces = points.enumerated().map { place, point in
      place % 2 == 0 ? CGPath.Element.move(point) : .line(point)
    }
    record(.stroke, PathShape.box(of: points), CGPath(pieces))
  }
  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) { record(.clear, rect) }
  /// Draws a picture there.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    record(.image, rect)
  }
  /// Draws what was drawn into the layer there.
  public func draw(_ layer: CGLayer, in rect: CGRect) { record(.image, rect) }
  /// Draws what was drawn into the layer, from that point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    record(.image, CGRect(origin: point, size: layer.size))
  }
  /// Draws colors that change from one point to the other.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    record(
      .gradient, PathShape.box(of: [start, end]),
      gradient: Drawn.Gradient(
        colors: gradient.colors, locations: gradient.locations, start: start, end: end,
        goesOnBefore: options.contains(.drawsBeforeStartLocation),
        goesOnBehind: options.contains(.drawsAfterEndLocation)))
  }
  /// Draws a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .gradient,
      CGRect(
        x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: 2 * endRadius,
        height: 2 * endRadius),
      gradient: Drawn.Gradient(
        colors: gradient.colors, locations: gradient.locations, start: startCenter, end: endCenter,
        radius: endRadius, innerRadius: startRadius,
        goesOnBefore: options.contains(.drawsBeforeStartLocation),
        goesOnBehind: options.contains(.drawsAfterEndLocation)))
  }

  private func paint(_ kind: Drawn.Kind, isEvenOdd: Bool = false) {
    record(kind, outline.boundingBoxOfPath, outline, isEvenOdd: isEvenOdd)
    beginPath()
  }
}
