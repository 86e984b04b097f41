public import Foundation

// Layers whose contents come from themselves. They keep what they are told; no pixels are made of it.

/// A layer that shows a text; iOS 3.2 and later.
open class CATextLayer: CALayer {
  /// Makes one with the usual values.
  public override init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.2)
    super.init(layer: layer)
  }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.2)
    super.init(coder: coder)
  }
  /// A text or a text with attributes.
  open var string: Any? {
    get { drawnString }
    set { drawnString = newValue }
  }
  package final var drawnString: Any?
  /// The font, or its name; nil for the usual one.
  open var font: Any? {
    didSet { keptLook("CATextLayer.font", oldValue, font) }
  }
  /// How large the font is, in points.
  open var fontSize: CGFloat {
    get { drawnFontSize }
    set { drawnFontSize = newValue }
  }
  package final var drawnFontSize: CGFloat = 36
  /// The color of the text, white by itself; nil for none.
  open var foregroundColor: CGColor? {
    get { drawnForegroundColor }
    set { drawnForegroundColor = newValue }
  }
  package final var drawnForegroundColor: CGColor? = UIColor.white.cgColor
  /// Whether the text goes on in a next line.
  open var isWrapped = false {
    didSet { keptLook("CATextLayer.isWrapped", oldValue, isWrapped) }
  }
  /// Where a text is cut that is too long.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { keptLook("CATextLayer.truncationMode", oldValue, truncationMode) }
  }
  /// Where lines begin.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { drawnAlignmentMode }
    set { drawnAlignmentMode = newValue }
  }
  package final var drawnAlignmentMode = CATextLayerAlignmentMode.natural {
    didSet { keptLook("CATextLayer.alignmentMode", oldValue, drawnAlignmentMode) }
  }
  /// Whether letters may begin between two pixels.
  open var allowsFontSubpixelQuantization = false {
    didSet {
      keptLook(
        "CATextLayer.allowsFontSubpixelQuantization", oldValue, allowsFontSubpixelQuantization)
    }
  }
}

/// Where a text layer cuts a text. iOS 3.2 and later.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// At its beginning.
  public static let start = Self(rawValue: "start")
  /// At its end.
  public static let end = Self(rawValue: "end")
  /// In its middle.
  public static let middle = Self(rawValue: "middle")
}

/// Where the lines of a text layer begin. iOS 3.2 and later.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the language has it.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// Lines are in the middle.
  public static let center = Self(rawValue: "center")
  /// Lines fill the width.
  public static let justified = Self(rawValue: "justified")
}

/// A layer that shows what is in it several times; iOS 3.0 and later.
open class CAReplicatorLayer: CALayer {
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
  /// How often what is in it is shown.
  open var instanceCount = 1 {
    didSet { keptLook("CAReplicatorLayer.instanceCount", oldValue, instanceCount) }
  }
  /// Seconds by which each one comes after the last.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { keptLook("CAReplicatorLayer.instanceDelay", oldValue, instanceDelay) }
  }
  /// How each one is turned and moved against the last.
  open var instanceTransform = CATransform3DIdentity {
    didSet { keptLook("CAReplicatorLayer.instanceTransform", oldValue, instanceTransform) }
  }
  /// The color that is laid over the first; nil for white.
  open var instanceColor: CGColor? {
    didSet { keptLook("CAReplicatorLayer.instanceColor", oldValue, instanceColor) }
  }
  /// How much red each one has more than the last.
  open var instanceRedOffset: Float = 0 {
    didSet { keptLook("CAReplicatorLayer.instanceRedOffset", oldValue, instanceRedOffset) }
  }
  /// How much green each one has more than the last.
  open var instanceGreenOffset: Float = 0 {
    didSet { keptLook("CAReplicatorLayer.instanceGreenOffset", oldValue, instanceGreenOffset) }
  }
  /// How much blue each one has more than the last.
  open var instanceBlueOffset: Float = 0 {
    didSet { keptLook("CAReplicatorLayer.instanceBlueOffset", oldValue, instanceBlueOffset) }
  }
  /// How much more opaque each one is than the last.
  open var instanceAlphaOffset: Float = 0 {
    didSet { keptLook("CAReplicatorLayer.instanceAlphaOffset", oldValue, instanceAlphaOffset) }
  }
  /// Whether what is in it keeps its depth.
  open var preservesDepth = false {
    didSet { keptLook("CAReplicatorLayer.preservesDepth", oldValue, preservesDepth) }
  }
}

/// A layer that does not flatten what is in it; iOS 3.0 and later.
open class CATransformLayer: CALayer {
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
}

/// A layer that is moved under its own bounds. iOS 2.0 and later.
open class CAScrollLayer: CALayer {
  /// Makes one with the usual values.
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// In which directions it can be scrolled (rule 864).
  open var scrollMode = CAScrollLayerScrollMode.both
  /// Moves a point of its content to its corner, in the directions of its mode (rule 864).
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }
  /// Moves its content as little as makes that part of it visible (rule 864).
  open func scroll(to r: CGRect) {
    let shown = bounds
    scroll(
      to: CGPoint(
        x: max(min(shown.minX, r.minX), r.maxX - shown.width),
        y: max(min(shown.minY, r.minY), r.maxY - shown.height)))
  }
}

/// A layer that is drawn piece by piece. iOS 2.0 and later.
open class CATiledLayer: CALayer {
  /// Makes one with the usual values.
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Seconds in which a new piece comes.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// How many sizes its content is drawn in.
  open var levelsOfDetail = 1 {
    didSet { keptLook("CATiledLayer.levelsOfDetail", oldValue, levelsOfDetail) }
  }
  /// How many of these sizes are larger than the content.
  open var levelsOfDetailBias = 0 {
    didSet { keptLook("CATiledLayer.levelsOfDetailBias", oldValue, levelsOfDetailBias) }
  }
  /// How large a piece may be, in pixels.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { keptLook("CATiledLayer.tileSize", oldValue, tileSize) }
  }
}

/// A layer from which small pictures fly; iOS 5.0 and later.
open class CAEmitterLayer: CALayer {
  /// Makes one with the usual values.
  public override init() {
    Self.requiresClass(since: 5.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 5.0)
    super.init(layer: layer)
  }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 5.0)
    super.init(coder: coder)
  }
  /// What flies; nil for nothing.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      Simulator.current.unimplemented(
        "CAEmitterLayer", "no particles are drawn: the cells are only kept.")
    }
  }
  /// By how much more fly than the cells say.
  open var birthRate: Float = 1
  /// By how much longer they fly than the cells say.
  open var lifetime: Float = 1
  /// From where they fly.
  open var emitterPosition = CGPoint.zero
  /// How far in front they begin.
  open var emitterZPosition: CGFloat = 0
  /// How large the place is from where they fly.
  open var emitterSize = CGSize.zero
  /// How deep the place is from where they fly.
  open var emitterDepth: CGFloat = 0
  /// Which shape the place has from where they fly.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the shape they fly.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// In which order they are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether they keep their depth.
  open var preservesDepth = false
  /// By how much faster they fly than the cells say.
  open var velocity: Float = 1
  /// By how much larger they are than the cells say.
  open var scale: Float = 1
  /// By how much faster they turn than the cells say.
  open var spin: Float = 1
  /// Where their chance begins.
  open var seed: UInt32 = 0
}

/// What flies; iOS 5.0 and later.
open class CAEmitterCell: NSObject, CAMediaTiming {
  public override init() {
    Self.requiresClass(since: 5.0)
    super.init()
  }
  /// A name for the app's own use.
  open var name: String?
  /// Whether it flies at all.
  open var isEnabled = true
  /// How many fly off in a second.
  open var birthRate: Float = 0
  /// Seconds that one flies.
  open var lifetime: Float = 0
  /// By how much this differs from one to another.
  open var lifetimeRange: Float = 0
  /// The angle to the front at which they fly off.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane at which they fly off.
  open var emissionLongitude: CGFloat = 0
  /// By how much this differs from one to another.
  open var emissionRange: CGFloat = 0
  /// How fast they fly, in points a second.
  open var velocity: CGFloat = 0
  /// By how much this differs from one to another.
  open var velocityRange: CGFloat = 0
  /// By how much faster to the right they become.
  open var xAcceleration: CGFloat = 0
  /// By how much faster downwards they become.
  open var yAcceleration: CGFloat = 0
  /// By how much faster to the front they become.
  open var zAcceleration: CGFloat = 0
  /// How large they are.
  open var scale: CGFloat = 1
  /// By how much this differs from one to another.
  open var scaleRange: CGFloat = 0
  /// How fast they grow.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn.
  open var spin: CGFloat = 0
  /// By how much this differs from one to another.
  open var spinRange: CGFloat = 0
  /// Which color they have; nil for white.
  open var color: CGColor?
  /// By how much their red differs.
  open var redRange: Float = 0
  /// By how much their green differs.
  open var greenRange: Float = 0
  /// By how much their blue differs.
  open var blueRange: Float = 0
  /// By how much they differ in how opaque they are.
  open var alphaRange: Float = 0
  /// How fast their red grows.
  open var redSpeed: Float = 0
  /// How fast their green grows.
  open var greenSpeed: Float = 0
  /// How fast their blue grows.
  open var blueSpeed: Float = 0
  /// How fast they become more opaque.
  open var alphaSpeed: Float = 0
  /// The picture that flies; nil for none.
  open var contents: Any?
  /// Pixels for each point of that picture.
  open var contentsScale: CGFloat = 1
  /// The part of the picture that flies, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How a smaller picture is drawn.
  open var minificationFilter = "linear"
  /// How a larger picture is drawn.
  open var magnificationFilter = "linear"
  /// What flies off from what flies; nil for nothing.
  open var emitterCells: [CAEmitterCell]?
  /// When it begins to fly, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it flies, in seconds.
  open var duration: CFTimeInterval = 0
  /// How fast its time runs.
  open var speed: Float = 1
  /// How far into itself it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it flies.
  open var repeatCount: Float = 0
  /// For how many seconds it flies again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it flies back.
  open var autoreverses = false
  /// What shows before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
}

/// From where cells fly. iOS 5.0 and later.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A box.
  public static let cuboid = Self(rawValue: "cuboid")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
  /// A ball.
  public static let sphere = Self(rawValue: "sphere")
}

/// From which part of a shape cells fly. iOS 5.0 and later.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From its corners.
  public static let points = Self(rawValue: "points")
  /// From its outline.
  public static let outline = Self(rawValue: "outline")
  /// From its surface.
  public static let surface = Self(rawValue: "surface")
  /// From all of it.
  public static let volume = Self(rawValue: "volume")
}

/// How cells go together. iOS 5.0 and later.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest ones first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest ones last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest ones first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Their colors are added.
  public static let additive = Self(rawValue: "additive")
}

/// Edges of a layer; iOS 2.0 and later.
public nonisolated struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt32
  /// Makes the value of a raw one.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The left one.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The right one.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The lower one.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The upper one.
  public static let layerTopEdge = Self(rawValue: 1 << 3)
}
