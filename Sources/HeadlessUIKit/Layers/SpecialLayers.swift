public import Foundation

// Layers whose contents come from themselves. They keep what they are told; no pixels are made of it.

/// A layer that shows a text; iOS 3.2 and later.
open class CATextLayer: CALayer {
  public required init() {
    Self.requiresClass(since: 3.2)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.2)
    super.init(layer: layer)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.2)
    super.init(coder: coder)
  }
  /// A text or a text with attributes.
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var allowsFontSubpixelQuantization = false
}

/// Where a text layer cuts a text. iOS 3.2 and later.
public nonisolated struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = Self(rawValue: "none")
  public static let start = Self(rawValue: "start")
  public static let end = Self(rawValue: "end")
  public static let middle = Self(rawValue: "middle")
}

/// Where the lines of a text layer begin. iOS 3.2 and later.
public nonisolated struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = Self(rawValue: "natural")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let center = Self(rawValue: "center")
  public static let justified = Self(rawValue: "justified")
}

/// A layer that shows what is in it several times; iOS 3.0 and later.
open class CAReplicatorLayer: CALayer {
  public required init() {
    Self.requiresClass(since: 3.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.0)
    super.init(layer: layer)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.0)
    super.init(coder: coder)
  }
  open var instanceCount = 1
  open var instanceDelay: CFTimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

/// A layer that does not flatten what is in it; iOS 3.0 and later.
open class CATransformLayer: CALayer {
  public required init() {
    Self.requiresClass(since: 3.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.0)
    super.init(layer: layer)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.0)
    super.init(coder: coder)
  }
}

/// A layer that is moved under its own bounds. iOS 2.0 and later.
open class CAScrollLayer: CALayer {
  public required init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func scroll(to p: CGPoint) { bounds = CGRect(origin: p, size: bounds.size) }
  open func scroll(to r: CGRect) { scroll(to: r.origin) }
}

/// A layer that is drawn piece by piece. iOS 2.0 and later.
open class CATiledLayer: CALayer {
  public required init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)
}

/// A layer from which small pictures fly; iOS 5.0 and later.
open class CAEmitterLayer: CALayer {
  public required init() {
    Self.requiresClass(since: 5.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 5.0)
    super.init(layer: layer)
  }
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 5.0)
    super.init(coder: coder)
  }
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      Simulator.current.unimplemented("CAEmitterLayer", "nothing flies: cells are kept alone.")
    }
  }
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape = CAEmitterLayerEmitterShape.point
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  open var renderMode = CAEmitterLayerRenderMode.unordered
  open var preservesDepth = false
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}

/// What flies; iOS 5.0 and later.
open class CAEmitterCell: NSObject {
  public override init() {
    Self.requiresClass(since: 5.0)
    super.init()
  }
  open var name: String?
  open var isEnabled = true
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var emitterCells: [CAEmitterCell]?
}

/// From where cells fly. iOS 5.0 and later.
public nonisolated struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = Self(rawValue: "point")
  public static let line = Self(rawValue: "line")
  public static let rectangle = Self(rawValue: "rectangle")
  public static let cuboid = Self(rawValue: "cuboid")
  public static let circle = Self(rawValue: "circle")
  public static let sphere = Self(rawValue: "sphere")
}

/// From which part of a shape cells fly. iOS 5.0 and later.
public nonisolated struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = Self(rawValue: "points")
  public static let outline = Self(rawValue: "outline")
  public static let surface = Self(rawValue: "surface")
  public static let volume = Self(rawValue: "volume")
}

/// How cells go together. iOS 5.0 and later.
public nonisolated struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = Self(rawValue: "unordered")
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  public static let oldestLast = Self(rawValue: "oldestLast")
  public static let backToFront = Self(rawValue: "backToFront")
  public static let additive = Self(rawValue: "additive")
}
