public import Foundation

/// What is drawn of a view beside its background: its corners, border and shadow.
///
/// Layers keep what they are given; pixels are not made of it.
open class CALayer: NSObject, CAMediaTiming {
  final weak var owner: UIView?
  private var ownFrame = CGRect.zero

  public required override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  /// A view's layer lies where the view does.
  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set { if let owner { owner.frame = newValue } else { ownFrame = newValue } }
  }
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let owner { owner.bounds = newValue } else { ownFrame.size = newValue.size } }
  }
  open var position: CGPoint {
    get { owner?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let owner { return owner.center = newValue }
      ownFrame.origin = CGPoint(
        x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
    }
  }
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
  }
  private var ownHidden = false
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set { if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      guard let owner else { return ownColor = newValue }
      owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }
  private var ownColor: CGColor?
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? ownMasks }
    set { if let owner { owner.clipsToBounds = newValue } else { ownMasks = newValue } }
  }
  private var ownMasks = false

  open var name: String?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask {
    get { requires("maskedCorners", since: 11.0, ownMaskedCorners) }
    set { ownMaskedCorners = requires("setMaskedCorners:", since: 11.0, newValue) }
  }
  final var ownMaskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve: CALayerCornerCurve {
    get { requires("cornerCurve", since: 13.0, ownCornerCurve) }
    set { ownCornerCurve = requires("setCornerCurve:", since: 13.0, newValue) }
  }
  final var ownCornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var contentsScale: CGFloat {
    get { requires("contentsScale", since: 4.0, ownContentsScale) }
    set { ownContentsScale = requires("setContentsScale:", since: 4.0, newValue) }
  }
  final var ownContentsScale: CGFloat = 1
  open var contents: Any?
  /// The outline that the shadow follows; nil for that of the content. iOS 3.2 and later.
  open var shadowPath: CGPath? {
    get { requires("shadowPath", since: 3.2, ownShadowPath) }
    set { ownShadowPath = requires("setShadowPath:", since: 3.2, newValue) }
  }
  private var ownShadowPath: CGPath?
  open var mask: CALayer?
  open var needsDisplayOnBoundsChange = false
  open var anchorPointZ: CGFloat = 0
  /// Kept and read back; what is turned or scaled is drawn as if it were not.
  open var transform = CATransform3DIdentity {
    didSet {
      if !CATransform3DIsIdentity(transform) {
        Simulator.current.unimplemented(
          "CALayer.transform", "transforms are kept, but layers are drawn in their frames.")
      }
    }
  }
  open var sublayerTransform = CATransform3DIdentity
  open var isDoubleSided = true
  open var isOpaque = false
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  open var compositingFilter: Any?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open weak var delegate: (any CALayerDelegate)?
  open var isGeometryFlipped: Bool {
    get { requires("isGeometryFlipped", since: 3.0, ownFlipped) }
    set { ownFlipped = requires("setGeometryFlipped:", since: 3.0, newValue) }
  }
  private var ownFlipped = false
  open var allowsGroupOpacity: Bool {
    get { requires("allowsGroupOpacity", since: 7.0, ownAllowsGroupOpacity) }
    set { ownAllowsGroupOpacity = requires("setAllowsGroupOpacity:", since: 7.0, newValue) }
  }
  private var ownAllowsGroupOpacity = true
  open var allowsEdgeAntialiasing: Bool {
    get { requires("allowsEdgeAntialiasing", since: 7.0, ownAllowsEdgeAntialiasing) }
    set { ownAllowsEdgeAntialiasing = requires("setAllowsEdgeAntialiasing:", since: 7.0, newValue) }
  }
  private var ownAllowsEdgeAntialiasing = false
  open var drawsAsynchronously: Bool {
    get { requires("drawsAsynchronously", since: 6.0, ownDrawsAsynchronously) }
    set { ownDrawsAsynchronously = requires("setDrawsAsynchronously:", since: 6.0, newValue) }
  }
  private var ownDrawsAsynchronously = false

  // MARK: Time

  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var speed: Float = 1
  open var duration: CFTimeInterval = .infinity
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// Values that the app gave to keys of its own.
  final var ownValues: [String: Any] = [:]
  /// The animations that run, in the order in which they were added.
  final var running: [RunningAnimation] = []

  // MARK: The tree

  public private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: place ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // A layer in itself would have no end.
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
      return Simulator.current.raise(.invalidLayer, "sublayer is already an ancestor of the layer")
    }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    sublayers = layers
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  // MARK: Display and layout

  open func setNeedsDisplay() { owner?.setNeedsDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { owner?.needsDisplay ?? false }
  open func displayIfNeeded() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  /// Draws what the layer's view draws into the context.
  open func render(in ctx: CGContext) {
    guard let owner, !Simulator.current.isDead else { return }
    Simulator.current.draw(into: ctx) { owner.draw(owner.drawnBounds) }
  }
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  open func layoutSublayers() {}
  open func needsLayout() -> Bool { owner?.needsLayout ?? false }
  open func preferredFrameSize() -> CGSize { bounds.size }
  open var visibleRect: CGRect { bounds }
  open func scroll(_ p: CGPoint) {}
  open func scrollRectToVisible(_ r: CGRect) {}

  /// What is seen just now, which is here what the layer says.
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The innermost layer at that point of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0.01 else { return nil }
    let inner = CGPoint(
      x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }

  // MARK: Animations

  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, key) }
  open func removeAnimation(forKey key: String) { stop { $0.key == key } }
  open func removeAllAnimations() { stop { _ in true } }
  open func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.compactMap(\.key)
  }
  open func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }
}

/// Which corners of a layer are round; iOS 11.0 and later.
public nonisolated struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// How a corner is rounded; iOS 13.0 and later.
public nonisolated struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer that goes over from one colour to others; iOS 3.0 and later.
open class CAGradientLayer: CALayer {
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

  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var type: CAGradientLayerType = .axial
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer with an outline; iOS 3.0 and later.
open class CAShapeLayer: CALayer {
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

  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
}

/// What is inside of a shape.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape's lines look.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// How a gradient goes over. iOS 3.0 and later.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// iOS 3.2 and later.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// iOS 12.0 and later.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Where a layer's content lies in it. iOS 2.0 and later.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = Self(rawValue: "center")
  public static let top = Self(rawValue: "top")
  public static let bottom = Self(rawValue: "bottom")
  public static let left = Self(rawValue: "left")
  public static let right = Self(rawValue: "right")
  public static let topLeft = Self(rawValue: "topLeft")
  public static let topRight = Self(rawValue: "topRight")
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  public static let bottomRight = Self(rawValue: "bottomRight")
  public static let resize = Self(rawValue: "resize")
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How a layer's content is made larger or smaller. iOS 2.0 and later.
public nonisolated struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nearest = Self(rawValue: "nearest")
  public static let linear = Self(rawValue: "linear")
  public static let trilinear = Self(rawValue: "trilinear")
}

/// What happens when something of a layer changes. iOS 2.0 and later.
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Answers for a layer. iOS 10.0 and later.
public protocol CALayerDelegate: AnyObject {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (here, there) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + there.x - here.x, y: p.y + there.y - here.y)
  }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (here, there) = (origin, l?.origin ?? .zero)
    return CGPoint(x: p.x + here.x - there.x, y: p.y + here.y - there.y)
  }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  /// Where the layer's zero is at the top of its tree of layers and views.
  private var origin: CGPoint {
    var (x, y) = (CGFloat(0), CGFloat(0))
    var layer: CALayer? = self
    while let current = layer {
      x += current.frame.minX - current.bounds.minX
      y += current.frame.minY - current.bounds.minY
      layer = current.superlayer ?? current.owner?.drawnSuperview?.layer
    }
    return CGPoint(x: x, y: y)
  }
}

extension UIView {
  func layerMade() -> CALayer {
    if let ownLayer { return ownLayer }
    let type: AnyClass = type(of: self).layerClass
    // Every class of layers has `init()`, which is required here so that it can be called by the class.
    let layer = (type as? CALayer.Type).map { $0.init() } ?? CALayer()
    layer.owner = self
    ownLayer = layer
    return layer
  }
}
