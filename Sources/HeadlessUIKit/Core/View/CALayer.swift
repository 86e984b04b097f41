public import Foundation

/// What is drawn of a view beside its background: its corners, border and shadow.
///
/// Layers keep what they are given; pixels are not made of it.
open class CALayer: NSObject {
  final weak var owner: UIView?
  private var ownFrame = CGRect.zero

  public override init() { super.init() }
  /// Makes a copy for an animation.
  public init(layer: Any) { super.init() }
  /// Makes one from an archive; there are no archives here, so only subclasses call it.
  public required init?(coder: NSCoder) { super.init() }

  /// A view's layer lies where the view does.
  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set { if let owner { owner.frame = newValue } else { ownFrame = newValue } }
  }
  /// In points, in its own coordinates.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let owner { owner.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  /// Where its anchor point lies, in points.
  open var position: CGPoint {
    get { owner?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let owner { return owner.center = newValue }
      ownFrame.origin = CGPoint(
        x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
    }
  }
  /// Whether it is hidden.
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
  }
  private var ownHidden = false
  /// How opaque it is, from 0 to 1.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set { if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1
  /// The color behind everything else; nil for none.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      guard let owner else { return ownColor = newValue }
      owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  private var ownColor: CGColor?
  /// Whether what lies outside of its bounds is cut.
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? ownMasks }
    set { if let owner { owner.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  private var ownMasks = false

  /// A name for the app's own use.
  open var name: String?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { requires("maskedCorners", since: 11.0, ownMaskedCorners) }
    set { ownMaskedCorners = requires("setMaskedCorners:", since: 11.0, newValue) }
  }
  final var ownMaskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How the corners are round.
  open var cornerCurve: CALayerCornerCurve {
    get { requires("cornerCurve", since: 13.0, ownCornerCurve) }
    set { ownCornerCurve = requires("setCornerCurve:", since: 13.0, newValue) }
  }
  final var ownCornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border; nil for none.
  open var borderColor: CGColor?
  /// The color of the shadow; nil for none.
  open var shadowColor: CGColor?
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// By how much the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  /// The point that `position` places, as parts of width and height.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front it lies.
  open var zPosition: CGFloat = 0
  /// Whether it is kept as a picture.
  open var shouldRasterize = false
  /// Pixels for each point of that picture.
  open var rasterizationScale: CGFloat = 1
  /// Pixels for each point of its contents.
  open var contentsScale: CGFloat {
    get { requires("contentsScale", since: 4.0, ownContentsScale) }
    set { ownContentsScale = requires("setContentsScale:", since: 4.0, newValue) }
  }
  final var ownContentsScale: CGFloat = 1
  /// What it shows, such as a picture; nil for nothing.
  open var contents: Any?
  /// The outline that the shadow follows; nil for that of the content. iOS 3.2 and later.
  open var shadowPath: CGPath? {
    get { requires("shadowPath", since: 3.2, ownShadowPath) }
    set { ownShadowPath = requires("setShadowPath:", since: 3.2, newValue) }
  }
  private var ownShadowPath: CGPath?
  /// A layer whose opacity it takes; nil for none.
  open var mask: CALayer?
  /// Whether it is drawn anew when its bounds change.
  open var needsDisplayOnBoundsChange = false

  // MARK: The tree

  /// The layer that it lies in; nil for none.
  public private(set) weak var superlayer: CALayer?
  /// The layers in it, from back to front; nil for none.
  open private(set) var sublayers: [CALayer]?

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  /// Adds a layer at that place, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(index, layers.count))
    sublayers = layers
  }

  /// Takes it out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  /// Has it drawn anew.
  open func setNeedsDisplay() { owner?.setNeedsDisplay() }
  /// Has it laid out anew.
  open func setNeedsLayout() {}
  /// Lays it out now if it must be.
  open func layoutIfNeeded() {}
  /// Lays out what lies in it.
  open func layoutSublayers() {}

  // MARK: Animations

  /// Begins an animation.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    guard !Simulator.current.isDead else { return }
    let key = key ?? "animation \(running.count + 1)"
    running[key]?.remove()
    running[key] = LayerAnimation(anim, of: self, key: key)
  }
  /// Ends the animation of that name.
  open func removeAnimation(forKey key: String) {
    guard !Simulator.current.isDead else { return }
    running.removeValue(forKey: key)?.remove()
  }
  /// Ends all animations, also those of the view; their completions hear that they did not finish
  /// (rule 184).
  open func removeAllAnimations() {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    for key in running.keys.sorted() { running.removeValue(forKey: key)?.remove() }
    if let owner { for animation in simulator.animation.running { animation.drop(owner) } }
  }
  /// The animations that were added, by their names.
  final var running: [String: LayerAnimation] = [:]
}

/// Which corners of a layer are round; iOS 11.0 and later.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a corner is rounded; iOS 13.0 and later.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As a part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// With a softer beginning.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer that goes over from one colour to others; iOS 3.0 and later.
open class CAGradientLayer: CALayer {
  public override init() {
    Self.requiresClass(since: 3.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.0)
    super.init(layer: layer)
  }
  /// Makes one from an archive; there are no archives here, so only subclasses call it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.0)
    super.init(coder: coder)
  }

  /// The colors, in order; nil for none.
  open var colors: [Any]?
  /// Where each color is, from 0 to 1; nil for equal distances.
  open var locations: [NSNumber]?
  /// Where the first color is, as parts of width and height.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, as parts of width and height.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with an outline; iOS 3.0 and later.
open class CAShapeLayer: CALayer {
  public override init() {
    Self.requiresClass(since: 3.0)
    super.init()
  }
  public override init(layer: Any) {
    Self.requiresClass(since: 3.0)
    super.init(layer: layer)
  }
  /// Makes one from an archive; there are no archives here, so only subclasses call it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 3.0)
    super.init(coder: coder)
  }

  /// The shape; nil for none.
  open var path: CGPath?
  /// The color that fills it; nil for none.
  open var fillColor: CGColor?
  /// Whether what lies inside twice is filled.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// How lines end.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// How far the point of an angle may reach out.
  open var miterLimit: CGFloat = 10
  /// Where in the pattern of dashes a line begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// The color of its lines; nil for none.
  open var strokeColor: CGColor?
  /// The width of its lines, in points.
  open var lineWidth: CGFloat = 1
  /// Where on the path its lines begin, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where on the path its lines end, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]?
}

/// What is inside of a shape.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What lies inside twice is filled.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What lies inside twice is left out.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's lines look.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They end at the point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// They end in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// They end half a width behind the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// They meet in a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// They meet in a cut corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A change of a layer in time.
open class CAAnimation: NSObject {
  public override init() { super.init() }

  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it runs.
  open var repeatCount: Float = 0
  /// Whether it runs back.
  open var autoreverses = false
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// What shows before and after it.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How fast it is when; nil for always the same.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears when it begins and ends; held until it has ended.
  open var delegate: (any CAAnimationDelegate)?
}

/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// What is animated; nil for nothing.
  open var keyPath: String?
  public override init() { super.init() }
  /// Makes an animation of that property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  public override init() { super.init() }
  /// Where it begins; nil for the present value.
  open var fromValue: Any?
  /// Where it ends; nil for the present value.
  open var toValue: Any?
  /// By how much it changes; nil where the ends are given.
  open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  public override init() { super.init() }
  /// What it goes through; nil for nothing.
  open var values: [Any]?
  /// When, from 0 to 1; nil for equal distances.
  open var keyTimes: [NSNumber]?
}

/// A transition of a layer's content.
open class CATransition: CAAnimation {
  public override init() { super.init() }
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// From which side; nil for the usual one.
  open var subtype: CATransitionSubtype?
}

/// How a layer's content changes.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// It moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// It pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a layer's new content comes.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// What is seen of an animation outside of its time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own value, before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is there before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The pace of an animation.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Always the same speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// The pace of an animation, by its name.
open class CAMediaTimingFunction: NSObject {
  /// Makes one of the usual curves.
  public init(name: CAMediaTimingFunctionName) { super.init() }
}

/// Seconds.
public typealias CFTimeInterval = Double

extension UIView {
  func layerMade() -> CALayer {
    if let ownLayer { return ownLayer }
    let layer =
      switch type(of: self).layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    layer.owner = self
    ownLayer = layer
    return layer
  }
}
