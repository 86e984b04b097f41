public import Foundation

/// Makes images by drawing; they have their size, and no pixels. iOS 10.0 and later.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer of pictures of that part of the plane.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    Self.requiresClass(since: 10.0)
    self.bounds = bounds
    self.format = format
  }

  /// Makes a renderer of pictures of that part of the plane.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Makes a renderer of pictures of that size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Makes a renderer of pictures of that size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A picture of what the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    Simulator.current.draw(into: context.cgContext) { actions(context) }
    return context.currentImage
  }

  /// A file of what the actions draw.
  ///
  /// - Important: It has the picture's size, and no colors (rule 920).
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let image = image(actions: actions)
    CGContext.notePixels()
    return image.pngData() ?? Data()
  }

  /// A file of what the actions draw.
  ///
  /// - Important: It has the picture's size, and no colors (rule 920).
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    let image = image(actions: actions)
    CGContext.notePixels()
    return image.jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// How a renderer's images are made; iOS 10.0 and later.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels for each point along one side.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether pictures have no transparent parts.
  open var opaque = false
  /// How many colors pictures may have; iOS 12.0 and later.
  open var preferredRange: Range {
    get { requires("preferredRange", since: 12.0, ownRange) }
    set { ownRange = requires("setPreferredRange:", since: 12.0, newValue) }
  }
  private final var ownRange = Range.automatic {
    didSet { keptLook("UIGraphicsImageRendererFormat.preferredRange", oldValue, ownRange) }
  }
  /// Whether pictures may be brighter than white; iOS 17.0 and later.
  open var supportsHighDynamicRange: Bool {
    requires("supportsHighDynamicRange", since: 17.0, false)
  }
  /// How many colors pictures have; iOS 12.0 and later.
  public enum Range: Int, Sendable {
    /// As nobody says; as the screen has; more than usual; as usual.
    case unspecified = -1, automatic = 0, extended, standard
  }
  /// Whether pictures may have more colors; iOS 10.0 and later.
  open var prefersExtendedRange = false
  /// What is drawn on, once somebody draws.
  open fileprivate(set) var bounds = CGRect.zero

  public required override init() {
    Self.requiresClass(since: 10.0)
    super.init()
  }

  /// The format for what has those traits; iOS 11.0 and later.
  public convenience init(for traitCollection: UITraitCollection) {
    Self.requires("formatForTraitCollection:", since: 11.0)
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The format for the screen; iOS 11.0 and later.
  public class func preferred() -> Self {
    requires("preferredFormat", since: 11.0)
    return Self()
  }

  /// The format that goes with the screen.
  public class func `default`() -> Self { Self() }
}

/// What the actions of any renderer draw into; iOS 10.0 and later.
open class UIGraphicsRendererContext: NSObject {
  /// The context in Core Graphics.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    Self.requiresClass(since: 10.0)
    cgContext = context
  }

  /// Fills the rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills the rectangle with that blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws the edge of the rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws the edge of the rectangle with that blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
  /// Draws from now on only inside of the rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a renderer's actions draw into; iOS 10.0 and later.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init(CGContext(size: bounds.size, isOfImage: true))
  }

  /// The picture as far as it is drawn.
  open var currentImage: UIImage { UIImage(drawn: bounds.size, scale: format.scale, by: cgContext) }
}

/// Makes pages by drawing; they have no bytes. iOS 10.0 and later.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// How it is made.
  public let format: UIGraphicsPDFRendererFormat

  /// Makes a renderer for pages of that size.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    Self.requiresClass(since: 10.0)
    (self.bounds, self.format) = (bounds, format)
  }

  /// The pages' data, which are empty: there is no encoder here.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds)
    Simulator.current.draw(into: context.cgContext) { actions(context) }
    Simulator.current.unimplemented("UIGraphicsPDFRenderer", "pages are drawn and not encoded.")
    return Data()
  }
  /// Runs the block and writes a file of the app; no pages are made of it.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try _courseWrite(pdfData(actions: actions), to: url)
  }
}

/// How pages are made; iOS 10.0 and later.
open class UIGraphicsPDFRendererFormat: NSObject {
  public override init() {
    Self.requiresClass(since: 10.0)
    super.init()
  }
  /// What the file says of itself.
  open var documentInfo: [String: Any] = [:]
}

/// What a page is drawn into; iOS 10.0 and later.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// How large a page is.
  public let pdfContextBounds: CGRect

  init(_ bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(CGContext(size: bounds.size, isOfImage: true))
  }
  /// Begins a page.
  open func beginPage() {}
  /// Begins a page of its own size.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  /// Makes a part of the page lead to an address.
  open func setURL(_ url: URL, for rect: CGRect) {}
  /// Gives a point of the page a name, to which others lead.
  open func addDestination(withName name: String, at point: CGPoint) {}
  /// Makes a part of the page lead to a point with a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
}

// MARK: Before renderers

extension CGSize {
  /// Whether nothing can be drawn in it.
  fileprivate var isVoid: Bool { !(width > 0 && height > 0) }
}

/// What is being drawn into; nil when nothing is.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  // What has no size could not be begun (rule 902).
  Simulator.current.contexts.last.flatMap { $0.isBegun && $0.size.isVoid ? nil : $0 }
}

/// Makes that context the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  Simulator.current.contexts.append(context)
}

/// Goes back to the context before.
public func UIGraphicsPopContext() { _ = Simulator.current.contexts.popLast() }

/// Begins a picture of that size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image; a scale of zero is that of the screen. iOS 4.0 and later.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? UIScreen.main.scale : scale
  if size.isVoid, Simulator.current.has(.emptyPicturesRaise) {
    // Message M170.
    return Simulator.current.raise(
      .internalInconsistency,
      "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size=\(NSCoder.string(for: size)), "
        + "scale=\(String(format: "%f", Double(scale))), bitmapInfo=\(opaque ? "0x2006" : "0x2002"). "
        + "Use UIGraphicsImageRenderer to avoid this assert.")
  }
  let context = CGContext(size: size, scale: scale, isOfImage: true)
  context.isBegun = true
  UIGraphicsPushContext(context)
}

/// The picture as far as it is drawn; nil without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawn: $0.size, scale: $0.scale, by: $0) }
}

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills the rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
/// Draws the edge of the rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
/// Fills a rectangle, mixed with what is there; iOS 2.0 and later.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { UIRectFill(rect) }
/// Draws the border of a rectangle, mixed with what is there; iOS 2.0 and later.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIRectFrame(rect)
}
/// Cuts off what is outside of a rectangle; iOS 2.0 and later.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIImage {
  /// Draws it into the current context, from that point.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  /// Draws it into the current context, so that it fills the rectangle.
  public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect) }
  /// Draws it there, mixed with what is there; iOS 2.0 and later.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws it into a rectangle, mixed with what is there; iOS 2.0 and later.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(self, in: rect, alpha: alpha)
  }
  /// Fills a rectangle with it again and again; iOS 2.0 and later.
  public func drawAsPattern(in rect: CGRect) { draw(in: rect) }
}

private final class DrawingState {
  var contexts: [CGContext] = []
}

extension Simulator {
  private static let drawingKey = StateKey { _ in DrawingState() }
  /// What is being drawn into, the innermost last.
  var contexts: [CGContext] {
    get { state(Self.drawingKey).contexts }
    set { state(Self.drawingKey).contexts = newValue }
  }

  /// Runs what draws into that context.
  func draw(into context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    body()
    _ = contexts.popLast()
  }
}
