public import Foundation

/// What is drawn of a view beside its background: its corners, border and shadow.
///
/// Layers keep what they are given; pixels are not made of it.
open class CALayer: NSObject, CAMediaTiming {
  /// The view whose layer it is; nil for a layer of the app's own.
  package internal(set) final weak var owner: UIView?
  private var ownFrame = CGRect.zero
  /// Which point of its content lies at its upper left corner.
  private var ownCorner = CGPoint.zero

  public override init() { super.init() }
  /// Makes a copy for an animation.
  public init(layer: Any) { super.init() }
  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A view's layer lies where the view does; that of a layer with a transform is the smallest rectangle around
  /// it (rule 1431).
  open var frame: CGRect {
    get { owner?.frame ?? transformedFrame }
    set {
      if let owner { return owner.takeWithTransform(newValue) }
      let (old, corner) = (ownFrame, position)
      let newValue = frameBeforeTransform(newValue)
      ownFrame = newValue
      if old.size != newValue.size {
        goes("bounds", from: CGRect(origin: ownCorner, size: old.size))
        if isOfTheApp { setNeedsLayout() }
      }
      if position != corner { goes("position", from: corner) }
    }
  }
  /// Its view's place has changed: the layer's does with it (rule 354).
  final func announcePlace() {
    announce("position", of: self)
    announce("bounds", of: self)
  }

  /// In points, in its own coordinates.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: ownCorner, size: ownFrame.size) }
    set {
      if let owner { return owner.take(bounds: newValue) }
      let (place, old) = (position, bounds)
      ownCorner = newValue.origin
      ownFrame.size = newValue.size
      put(place)
      if bounds != old { goes("bounds", from: old) }
      if bounds.size != old.size, isOfTheApp { setNeedsLayout() }
    }
  }
  /// Where its anchor point lies, in points.
  open var position: CGPoint {
    get {
      owner?.center
        ?? CGPoint(
          x: ownFrame.minX + ownFrame.width * anchorPoint.x,
          y: ownFrame.minY + ownFrame.height * anchorPoint.y)
    }
    set {
      if let owner { return owner.take(center: newValue) }
      let old = position
      put(newValue)
      if newValue != old { goes("position", from: old) }
    }
  }
  private final func put(_ place: CGPoint) {
    ownFrame.origin = CGPoint(
      x: place.x - ownFrame.width * anchorPoint.x, y: place.y - ownFrame.height * anchorPoint.y)
  }
  /// Whether it is hidden.
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set {
      if let owner { return owner.take(hidden: newValue) }
      let old = ownHidden
      ownHidden = newValue
      if old != newValue { goes("hidden", from: old) }
    }
  }
  private var ownHidden = false
  /// How opaque it is, from 0 to 1.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let owner { return owner.take(alpha: CGFloat(newValue)) }
      let old = ownOpacity
      ownOpacity = newValue
      if old != newValue { goes("opacity", from: CGFloat(old)) }
    }
  }
  private var ownOpacity: Float = 1
  /// The color behind everything else; nil for none.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      guard let owner else {
        let old = ownColor
        ownColor = newValue
        if old != newValue { goes("backgroundColor", from: old) }
        return
      }
      owner.take(background: newValue.map { UIColor(cgColor: $0) })
    }
  }
  private var ownColor: CGColor?
  /// Whether what lies outside of its bounds is cut.
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? ownMasks }
    set { if let owner { owner.drawnClipsToBounds = newValue } else { ownMasks = newValue } }
  }
  private var ownMasks = false
  /// What borders, shadows and shapes have until the app gives them a color.
  static let black = UIColor.black.cgColor

  /// A name for the app's own use.
  open var name: String?
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { drawnCornerRadius }
    set { drawnCornerRadius = newValue }
  }
  package final var drawnCornerRadius: CGFloat = 0 {
    didSet { if drawnCornerRadius != oldValue { goes("cornerRadius", from: oldValue) } }
  }
  /// Which corners are round.
  open var maskedCorners: CACornerMask {
    get { requires("maskedCorners", since: 11.0, ownMaskedCorners) }
    set { ownMaskedCorners = requires("setMaskedCorners:", since: 11.0, newValue) }
  }
  final var ownMaskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  // What a picture of the screen reads: an app's own class is not asked (rule 934).

  /// Its bounds in its own coordinates, in points, of a layer that belongs to no view.
  package final var drawnBounds: CGRect { CGRect(origin: ownCorner, size: ownFrame.size) }
  /// What leads from its own coordinates to those of the layer that it lies in.
  package final var drawnPlace: CGAffineTransform {
    let (anchor, size) = (movedAnchor ?? Self.middle, ownFrame.size)
    let (x, y) = (anchor.x * size.width, anchor.y * size.height)
    return CGAffineTransform(translationX: -ownCorner.x - x, y: -ownCorner.y - y)
      .concatenating(CATransform3DGetAffineTransform(drawnTransform))
      .concatenating(CGAffineTransform(translationX: ownFrame.minX + x, y: ownFrame.minY + y))
  }
  /// Whether it is hidden.
  package final var drawnHidden: Bool { owner?.drawnHidden ?? ownHidden }
  /// How opaque it is, from 0 to 1.
  package final var drawnOpacity: Float { owner.map { Float($0.drawnAlpha) } ?? ownOpacity }
  /// The color behind everything else; nil for none.
  package final var drawnBackgroundColor: CGColor? {
    owner.map { $0.drawnBackgroundColor?.cgColor } ?? ownColor
  }
  /// Whether what lies outside of its bounds is cut.
  package final var drawnMasksToBounds: Bool { owner?.drawnClipsToBounds ?? ownMasks }
  /// The layers in it, from back to front.
  package final var drawnSublayers: [CALayer] { layersFound() }
  /// Which corners are round, on any version.
  package final var drawnCorners: CACornerMask { ownMaskedCorners }
  /// How the corners are round.
  open var cornerCurve: CALayerCornerCurve {
    get { requires("cornerCurve", since: 13.0, ownCornerCurve) }
    set { ownCornerCurve = requires("setCornerCurve:", since: 13.0, newValue) }
  }
  final var ownCornerCurve = CALayerCornerCurve.circular {
    didSet { keptLook("CALayer.cornerCurve", oldValue, ownCornerCurve) }
  }
  /// The width of the border, in points.
  open var borderWidth: CGFloat {
    get { drawnBorderWidth }
    set { drawnBorderWidth = newValue }
  }
  package final var drawnBorderWidth: CGFloat = 0 {
    didSet {
      if drawnBorderWidth != oldValue { goes("borderWidth", from: oldValue) }
    }
  }
  /// The color of the border, black by itself; nil for none.
  open var borderColor: CGColor? {
    get { drawnBorderColor }
    set { drawnBorderColor = newValue }
  }
  package final var drawnBorderColor: CGColor? = CALayer.black {
    didSet {
      if drawnBorderColor != oldValue { goes("borderColor", from: oldValue) }
    }
  }
  /// The color of the shadow, black by itself; nil for none.
  open var shadowColor: CGColor? {
    get { drawnShadowColor }
    set { drawnShadowColor = newValue }
  }
  package final var drawnShadowColor: CGColor? = CALayer.black
  /// How opaque the shadow is, from 0 to 1.
  open var shadowOpacity: Float {
    get { drawnShadowOpacity }
    set { drawnShadowOpacity = newValue }
  }
  package final var drawnShadowOpacity: Float = 0
  /// By how much the shadow is moved, in points.
  open var shadowOffset: CGSize {
    get { drawnShadowOffset }
    set { drawnShadowOffset = newValue }
  }
  package final var drawnShadowOffset = CGSize(width: 0, height: -3)
  /// How blurred the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { drawnShadowRadius }
    set { drawnShadowRadius = newValue }
  }
  package final var drawnShadowRadius: CGFloat = 3
  /// The point that `position` places, as parts of width and height; `frame` follows it (rule 727).
  open var anchorPoint: CGPoint {
    get { movedAnchor ?? Self.middle }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite, newValue != anchorPoint else { return }
      let place = position
      movedAnchor = newValue == Self.middle ? nil : newValue
      position = place
    }
  }
  private static let middle = CGPoint(x: 0.5, y: 0.5)
  /// The anchor point, if it is not in the middle.
  private(set) final var movedAnchor: CGPoint?
  /// How far in front it lies.
  open var zPosition: CGFloat {
    get { drawnZPosition }
    set { drawnZPosition = newValue }
  }
  package final var drawnZPosition: CGFloat = 0
  /// Whether it is kept as a picture.
  open var shouldRasterize = false {
    didSet { keptLook("CALayer.shouldRasterize", oldValue, shouldRasterize) }
  }
  /// Pixels for each point of that picture.
  open var rasterizationScale: CGFloat = 1 {
    didSet { keptLook("CALayer.rasterizationScale", oldValue, rasterizationScale) }
  }
  /// Pixels for each point of its contents.
  open var contentsScale: CGFloat {
    get { requires("contentsScale", since: 4.0, ownContentsScale) }
    set { ownContentsScale = requires("setContentsScale:", since: 4.0, newValue) }
  }
  final var ownContentsScale: CGFloat = 1
  /// What it shows, such as a picture; nil for nothing.
  open var contents: Any? {
    get { drawnContents }
    set { drawnContents = newValue }
  }
  package final var drawnContents: Any?
  /// The outline that the shadow follows; nil for that of the content. iOS 3.2 and later.
  open var shadowPath: CGPath? {
    get { requires("shadowPath", since: 3.2, ownShadowPath) }
    set { ownShadowPath = requires("setShadowPath:", since: 3.2, newValue) }
  }
  private var ownShadowPath: CGPath? {
    didSet { keptLook("CALayer.shadowPath", oldValue, ownShadowPath) }
  }
  /// A layer whose opacity it takes; nil for none.
  /// A picture of the screen cuts along the outline of a shape, and along the frame of another layer.
  open var mask: CALayer? {
    get { drawnMask }
    set { drawnMask = newValue }
  }
  package final var drawnMask: CALayer?
  /// Whether it is drawn anew when its bounds change.
  open var needsDisplayOnBoundsChange = false {
    didSet {
      declaredOnly("CALayer.needsDisplayOnBoundsChange", oldValue, needsDisplayOnBoundsChange)
    }
  }
  /// How far in front its anchor point is.
  open var anchorPointZ: CGFloat = 0 {
    didSet { keptLook("CALayer.anchorPointZ", oldValue, anchorPointZ) }
  }
  /// Kept and read back. A picture of the screen draws what a layer of the app's own has of it in the plane.
  open var transform: CATransform3D {
    get { drawnTransform }
    set { drawnTransform = newValue }
  }
  package final var drawnTransform = CATransform3DIdentity {
    didSet {
      if !CATransform3DIsIdentity(drawnTransform),
        owner != nil || !CATransform3DIsAffine(drawnTransform)
      {
        Simulator.current.unimplemented(
          "CALayer.transform",
          "the transform of a view's layer is kept, and the view is where it was; `UIView.transform` moves it."
        )
      }
      if !CATransform3DEqualToTransform(drawnTransform, oldValue) {
        goes("transform", from: oldValue)
      }
    }
  }
  /// How what is in it is turned and scaled; kept, and not drawn.
  open var sublayerTransform = CATransform3DIdentity {
    didSet { keptLook("CALayer.sublayerTransform", oldValue, sublayerTransform) }
  }
  /// Whether it is seen from behind.
  open var isDoubleSided = true {
    didSet { keptLook("CALayer.isDoubleSided", oldValue, isDoubleSided) }
  }
  /// Whether nothing shines through it.
  open var isOpaque = false
  /// Where its contents are in it.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { keptLook("CALayer.contentsGravity", oldValue, contentsGravity) }
  }
  /// The part of its contents that it shows, as parts of width and height.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { keptLook("CALayer.contentsRect", oldValue, contentsRect) }
  }
  /// The part of its contents that grows with it, as parts of width and height.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { keptLook("CALayer.contentsCenter", oldValue, contentsCenter) }
  }
  /// How contents are made smaller.
  open var minificationFilter = CALayerContentsFilter.linear {
    didSet { keptLook("CALayer.minificationFilter", oldValue, minificationFilter) }
  }
  /// How contents are made larger.
  open var magnificationFilter = CALayerContentsFilter.linear {
    didSet { keptLook("CALayer.magnificationFilter", oldValue, magnificationFilter) }
  }
  /// How it is laid over what is behind it; kept, and not drawn.
  open var compositingFilter: Any? {
    didSet { keptLook("CALayer.compositingFilter", oldValue, compositingFilter) }
  }
  /// What changes its look; kept, and not drawn.
  open var filters: [Any]? {
    didSet { keptLook("CALayer.filters", oldValue, filters) }
  }
  /// What changes the look of what is behind it; kept, and not drawn.
  open var backgroundFilters: [Any]? {
    didSet { keptLook("CALayer.backgroundFilters", oldValue, backgroundFilters) }
  }
  /// What happens when something of it changes, by names; nil for nothing.
  open var actions: [String: any CAAction]?
  /// Values for properties that nobody set; nil for none.
  open var style: [AnyHashable: Any]?
  /// Who answers for it: of a view's layer the view (rule 743); held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? owner }
    set { ownDelegate = newValue }
  }
  private weak var ownDelegate: (any CALayerDelegate)?
  /// Whether what is in it is upside down; iOS 3.0 and later.
  open var isGeometryFlipped: Bool {
    get { requires("isGeometryFlipped", since: 3.0, ownFlipped) }
    set { ownFlipped = requires("setGeometryFlipped:", since: 3.0, newValue) }
  }
  private var ownFlipped = false
  /// Whether what it shows is upside down, by its own setting and those around it; iOS 3.0 and later.
  open func contentsAreFlipped() -> Bool {
    requires("contentsAreFlipped", since: 3.0)
    let flips = sequence(first: self, next: \.superlayer).count { $0.ownFlipped }
    return flips % 2 == 1
  }
  /// Whether what is in it fades together with it; iOS 7.0 and later.
  open var allowsGroupOpacity: Bool {
    get { requires("allowsGroupOpacity", since: 7.0, ownAllowsGroupOpacity) }
    set { ownAllowsGroupOpacity = requires("setAllowsGroupOpacity:", since: 7.0, newValue) }
  }
  private var ownAllowsGroupOpacity = true {
    didSet { keptLook("CALayer.allowsGroupOpacity", oldValue, ownAllowsGroupOpacity) }
  }
  /// Whether its edges are smooth; iOS 7.0 and later.
  open var allowsEdgeAntialiasing: Bool {
    get { requires("allowsEdgeAntialiasing", since: 7.0, ownAllowsEdgeAntialiasing) }
    set { ownAllowsEdgeAntialiasing = requires("setAllowsEdgeAntialiasing:", since: 7.0, newValue) }
  }
  private var ownAllowsEdgeAntialiasing = false {
    didSet { keptLook("CALayer.allowsEdgeAntialiasing", oldValue, ownAllowsEdgeAntialiasing) }
  }
  /// Which of its edges may be smooth; kept, not drawn. iOS 2.0 and later.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  {
    didSet { keptLook("CALayer.edgeAntialiasingMask", oldValue, edgeAntialiasingMask) }
  }
  /// Whether it is drawn on another thread; kept, and without an effect. iOS 6.0 and later.
  open var drawsAsynchronously: Bool {
    get { requires("drawsAsynchronously", since: 6.0, ownDrawsAsynchronously) }
    set { ownDrawsAsynchronously = requires("setDrawsAsynchronously:", since: 6.0, newValue) }
  }
  private var ownDrawsAsynchronously = false {
    didSet { keptLook("CALayer.drawsAsynchronously", oldValue, ownDrawsAsynchronously) }
  }
  /// How it keeps its picture; iOS 10.0 and later.
  open var contentsFormat: CALayerContentsFormat {
    get { requires("contentsFormat", since: 10.0, ownContentsFormat) }
    set { ownContentsFormat = requires("setContentsFormat:", since: 10.0, newValue) }
  }
  private var ownContentsFormat = CALayerContentsFormat.RGBA8Uint {
    didSet { keptLook("CALayer.contentsFormat", oldValue, ownContentsFormat) }
  }
  /// Whether it may be brighter than white; iOS 17.0 and later.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { requires("wantsExtendedDynamicRangeContent", since: 17.0, ownWantsExtendedRange) }
    set {
      ownWantsExtendedRange = requires(
        "setWantsExtendedDynamicRangeContent:", since: 17.0, newValue)
    }
  }
  private var ownWantsExtendedRange = false {
    didSet {
      keptLook("CALayer.wantsExtendedDynamicRangeContent", oldValue, ownWantsExtendedRange)
    }
  }
  /// How bright it is meant to be; iOS 26.0 and later.
  open var preferredDynamicRange: DynamicRange {
    get { requires("preferredDynamicRange", since: 26.0, ownDynamicRange) }
    set { ownDynamicRange = requires("setPreferredDynamicRange:", since: 26.0, newValue) }
  }
  private var ownDynamicRange = DynamicRange.automatic {
    didSet { keptLook("CALayer.preferredDynamicRange", oldValue, ownDynamicRange) }
  }

  // MARK: Time

  /// When its time begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// By how many seconds its time is moved.
  open var timeOffset: CFTimeInterval = 0
  /// How fast its time runs; 1 for as fast as its superlayer's.
  open var speed: Float = 1
  /// How long its time lasts, in seconds.
  open var duration: CFTimeInterval = .infinity
  /// How often its time runs.
  open var repeatCount: Float = 0
  /// For how many seconds its time runs again and again; 0 where the count decides.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether its time runs back.
  open var autoreverses = false
  /// What shows before and after its time.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Values that the app gave to keys of its own.
  final var ownValues: [String: Any] = [:]

  // MARK: The tree

  /// The layer that it lies in: of a view's layer that of the superview (rule 743); nil for none.
  open var superlayer: CALayer? { ownSuperlayer ?? owner?.drawnSuperview?.layerMade() }
  final weak var ownSuperlayer: CALayer?
  /// The turn in which it was put there.
  final var joinedTurn = 0
  /// Changes on their way that nobody animates (rule 951).
  final var implicit: [String: ImplicitAnimation] = [:]
  /// The layers in it, from back to front; nil for none. Setting it takes out those that are not among the new
  /// ones.
  open var sublayers: [CALayer]? {
    get { layersFound().nilIfEmpty }
    set {
      let new = newValue ?? []
      for layer in layersFound() where !new.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in new where !layer.isOfSubview(in: self) { addSublayer(layer) }
    }
  }
  /// The layers that the app has put in, and those of subviews as far as somebody has asked, from back to front.
  private final var keptSublayers: [CALayer] = []
  /// Whether there are some among them that are of subviews, which may have left since.
  private final var keepsLayersOfViews = false

  /// Whether it is the layer of a view in that layer's view.
  private final func isOfSubview(in layer: CALayer) -> Bool {
    guard let superview = owner?.drawnSuperview else { return false }
    return ownSuperlayer == nil && superview === layer.owner
  }

  /// All layers in it. Those of subviews are in the order of the views, and a new one is in front of that of the
  /// view behind it (rule 743).
  private final func layersFound() -> [CALayer] {
    keptSublayers.removeAll { $0.ownSuperlayer !== self && !$0.isOfSubview(in: self) }
    keepsLayersOfViews = owner.map { !$0.drawnSubviews.isEmpty } ?? false
    guard keepsLayersOfViews, let views = owner?.drawnSubviews else { return keptSublayers }
    let layers = views.map { $0.layerMade() }.filter { $0.isOfSubview(in: self) }
    // The views may have changed places among each other.
    let kept = Set(keptSublayers.map(ObjectIdentifier.init))
    var known = layers.filter { kept.contains(ObjectIdentifier($0)) }[...]
    // Those that came in front of all others are in front, whether somebody asked in between or not.
    let newInFront = layers.reversed().prefix { !kept.contains(ObjectIdentifier($0)) }.count
    for place in keptSublayers.indices where keptSublayers[place].isOfSubview(in: self) {
      if let next = known.popFirst() { keptSublayers[place] = next }
    }
    for (number, layer) in layers.enumerated()
    where !kept.contains(ObjectIdentifier(layer)) {
      let isInFront = number >= layers.count - newInFront
      let behind = number > 0 ? keptSublayers.firstIndex { $0 === layers[number - 1] } : nil
      keptSublayers.insert(
        layer, at: isInFront ? keptSublayers.count : behind.map { $0 + 1 } ?? 0)
    }
    return keptSublayers
  }

  /// Adds a layer in front.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Adds a layer at that place, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling) ?? 0)
  }
  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: place(of: sibling).map { $0 + 1 } ?? .max)
  }
  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = place(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insert(newLayer, at: place)
  }

  /// The layers in it that belong to no view, from back to front, each with the number of subviews that are behind
  /// it.
  package final var layersOfTheApp: [(views: Int, layer: CALayer)] {
    guard keptSublayers.contains(where: { $0.owner == nil }) else { return [] }
    var views = 0
    return layersFound().compactMap { layer in
      if layer.owner == nil { return (views, layer) }
      views += 1
      return nil
    }
  }

  private func place(of layer: CALayer?) -> Int? { layersFound().firstIndex { $0 === layer } }

  private func insert(_ layer: CALayer, at index: Int) {
    // A layer in itself would have no end.
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
      return Simulator.current.raise(.invalidLayer, "sublayer is already an ancestor of the layer")
    }
    layer.leaveSuperlayer()
    // Thousands that are added one by one are not gone through each time.
    let isInFront = index == .max && !keepsLayersOfViews && owner?.drawnSubviews.isEmpty ?? true
    let place = isInFront ? keptSublayers.count : min(max(index, 0), layersFound().count)
    layer.ownSuperlayer = self
    layer.joinedTurn = Simulator.current.queue.turns
    keptSublayers.insert(layer, at: place)
    if layer.isOfTheApp { layer.setNeedsLayout() }
  }

  private func leaveSuperlayer() {
    ownSuperlayer?.keptSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  /// Takes it out of its superlayer.
  ///
  /// - Important: The layer of a view stays where its view is.
  open func removeFromSuperlayer() {
    if ownSuperlayer == nil, owner?.drawnSuperview != nil {
      Simulator.current.unimplemented(
        "CALayer.removeFromSuperlayer()",
        "the layer of a view stays where its view is. Remove the view from its superview.")
    }
    leaveSuperlayer()
  }

  // MARK: Display and layout

  /// Has it drawn anew.
  open func setNeedsDisplay() {
    if let owner { return owner.setNeedsDisplay() }
    let isNoted = asksForDisplay || asksForLayout
    asksForDisplay = true
    if !isNoted { Simulator.current.noteDisplay(of: self) }
  }
  /// Whether a layer that belongs to no view is to be drawn.
  final var asksForDisplay = false
  /// Has a part of it drawn anew; here all of it is.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether it is to be drawn anew.
  open func needsDisplay() -> Bool { owner?.needsDisplay ?? asksForDisplay }
  /// Draws it now if it must be; here a view does that at the end of the turn.
  open func displayIfNeeded() {
    guard owner == nil else { return declaredOnly("CALayer.displayIfNeeded()") }
    guard asksForDisplay else { return }
    asksForDisplay = false
    display()
  }
  /// Makes its contents, by its delegate or by drawing; a subclass may do it (rule 1016).
  open func display() {
    guard owner == nil, !Simulator.current.isDead else { return }
    if let ownDelegate, !(ownDelegate is UIView) {
      delegateLacksDisplay = false
      ownDelegate.display(self)
      guard delegateLacksDisplay else { return }
      if deviceNumber >= 10 { ownDelegate.layerWillDraw(self) }
    }
    guard !bounds.isEmpty else { return }
    let context = CGContext(size: bounds.size)
    Simulator.current.draw(into: context) { draw(in: context) }
    keepDrawing(of: context, isWhole: true)
  }
  /// What was drawn when it was drawn last, in its own coordinates.
  package private(set) final var drawing: [CGContext.Drawn] = []
  /// - Parameter isWhole: Whether nothing is left of what was drawn before.
  final func keepDrawing(of context: CGContext, isWhole: Bool) {
    drawing = Array(((isWhole ? [] : drawing) + context.drawn).suffix(CGContext.mostDrawn))
  }
  /// Whether the delegate leaves the display to the layer.
  final var delegateLacksDisplay = false
  /// Draws its contents: its view does it, or its delegate; a subclass may do it (rule 1016).
  open func draw(in ctx: CGContext) {
    if let owner { owner.draw(self, in: ctx) } else { ownDelegate?.draw(self, in: ctx) }
  }
  /// Draws what the layer's view draws into the context.
  open func render(in ctx: CGContext) {
    guard let owner, !Simulator.current.isDead else { return }
    Simulator.current.draw(into: ctx) { owner.draw(owner.drawnBounds) }
  }
  /// Has it laid out anew.
  open func setNeedsLayout() {
    if let owner { return owner.setNeedsLayout() }
    let isNoted = asksForDisplay || asksForLayout
    asksForLayout = true
    if !isNoted { Simulator.current.noteDisplay(of: self) }
  }
  /// Whether a layer that belongs to no view is to be laid out.
  final var asksForLayout = false
  /// Whether a class of the app's or a delegate lays it out and draws it.
  private final var isOfTheApp: Bool {
    owner == nil && (ownDelegate != nil || Simulator.current.isOfTheApp(type(of: self)))
  }
  /// Lays it out now if it must be.
  open func layoutIfNeeded() {
    owner?.layoutIfNeeded()
    guard asksForLayout else { return }
    asksForLayout = false
    layoutSublayers()
  }
  /// Lays out what lies in it: its view does it, or its delegate (rule 452).
  open func layoutSublayers() {
    if let owner { owner.layoutSublayers(of: self) } else { ownDelegate?.layoutSublayers(of: self) }
  }
  /// Whether it is to be laid out anew.
  open func needsLayout() -> Bool { owner?.needsLayout ?? asksForLayout }
  /// How large it wants to be.
  open func preferredFrameSize() -> CGSize { bounds.size }
  /// The part of it that the scroll layer around it shows: all of it where there is none (rule 864).
  open var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let seen = bounds.intersection(convert(scrollLayer.bounds, from: scrollLayer))
    return seen.isNull ? .zero : seen
  }
  /// Moves what is in the scroll layer around it; without an effect elsewhere.
  open func scroll(_ p: CGPoint) {
    scrollLayer.map { $0.scroll(to: $0.convert(p, from: self)) }
  }
  /// Moves what is in the scroll layer around it until that part is seen; without an effect elsewhere.
  open func scrollRectToVisible(_ r: CGRect) {
    scrollLayer.map { $0.scroll(to: $0.convert(r, from: self)) }
  }
  /// The nearest layer that scrolls: itself or one around it (rule 864).
  private var scrollLayer: CAScrollLayer? {
    sequence(first: self) { $0.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// What happens when something of it changes; nil for nothing.
  /// Asked are its delegate, then ``actions``, then its class (rule 951).
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? (style?["actions"] as? [String: any CAAction])?[event]
      ?? type(of: self).defaultAction(forKey: event)
    if action is NSNull { return nil }
    return action ?? Self.implicitAction(forKey: event)
  }
  /// What a change brings about by itself; nil for nothing (rule 951).
  private static func implicitAction(forKey event: String) -> CAAnimation? {
    let animation: CAAnimation
    switch event {
    case "hidden": animation = CATransition()
    case "position", "bounds", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
      "borderColor", "transform", "contents":
      animation = CABasicAnimation(keyPath: event)
    default: return nil
    }
    animation.isImplicit = true
    return animation
  }
  /// What happens in all layers of the class when something of them changes; nil for nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of that property has it drawn anew.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// What a property has that nobody set; nil for nothing.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a point is inside of it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The innermost layer at that point of the superlayer (rule 1431).
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0.01 else { return nil }
    let inner = pointFromSuperlayer(p)
    guard contains(inner) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inner) { return found }
    }
    return self
  }

  // MARK: Animations

  /// Begins an animation; the layer has a copy, so that changing the animation later changes nothing.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    guard !Simulator.current.isDead else { return }
    let key = key ?? "animation \(running.count + 1)"
    running[key]?.remove()
    running[key] = LayerAnimation(anim.copied(), of: self, key: key)
  }
  /// Ends the animation of that name.
  open func removeAnimation(forKey key: String) {
    guard !Simulator.current.isDead else { return }
    implicit[key] = nil
    running.removeValue(forKey: key)?.remove()
  }
  /// Ends all animations, also those of the view; their completions hear that they did not finish
  /// (rule 184).
  open func removeAllAnimations() {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return }
    endOwnAnimations()
    if let owner { for animation in simulator.animation.running { animation.drop(owner) } }
  }
  private final func endOwnAnimations() {
    implicit = [:]
    for key in running.keys.sorted() { running.removeValue(forKey: key)?.remove() }
  }
  /// Ends the animations of the layer and of those in it.
  final func endAnimations() {
    endOwnAnimations()
    for layer in keptSublayers where layer.owner == nil { layer.endAnimations() }
  }
  /// The animations that were added, by their names.
  final var running: [String: LayerAnimation] = [:]

  // MARK: Other coordinates

  /// How it is turned and scaled in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Turns and scales it in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// A point of another layer in its own coordinates; transforms count as they do for views (rule 1431).
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    pointFromTop(l?.pointInTop(p) ?? p)
  }
  /// A point of its own in the coordinates of another layer (rule 1431).
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inTop = pointInTop(p)
    return l?.pointFromTop(inTop) ?? inTop
  }
  /// The smallest rectangle around one of another layer, in its own coordinates (rule 1431).
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }
  /// The smallest rectangle around one of its own, in the coordinates of another layer (rule 1431).
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, to: l) })
  }
  /// A time of another layer, or of no layer, in its own (rule 1245).
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.commonTime(at: t) ?? t)
  }
  /// A time of its own in that of another layer, or of none (rule 1245).
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = commonTime(at: t)
    return l?.ownTime(at: time) ?? time
  }
  /// What its own clock shows at that time of no layer.
  private func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    for layer in Array(sequence(first: self, next: \.superlayer)).reversed() {
      time = (time - layer.beginTime) * Double(layer.speed) + layer.timeOffset
    }
    return time
  }
  /// The time of no layer at which its own clock shows that; a clock that stands still has shown it when it began.
  private func commonTime(at own: CFTimeInterval) -> CFTimeInterval {
    var time = own
    var next: CALayer? = self
    while let layer = next {
      if layer.speed != 0 {
        time = (time - layer.timeOffset) / Double(layer.speed)
      } else {
        time = 0
      }
      time += layer.beginTime
      next = layer.superlayer
    }
    return time
  }

  // MARK: Animations

  /// The names of its animations; nil for none.
  /// Also those of a view's animations, by what they change (rule 950), and the layer's own (rule 951).
  open func animationKeys() -> [String]? {
    let ofView = owner.map(Simulator.current.animation.keys) ?? []
    let keys = (Array(running.keys) + implicitKeys).sorted() + ofView
    return keys.isEmpty ? nil : keys
  }
  /// The animation of that name; nil where there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    if let own = running[key]?.animation { return own }
    let (kept, ofView) = (implicit[key], owner.map(Simulator.current.animation.keys) ?? [])
    guard kept.map({ !$0.isOver }) ?? ofView.contains(key) else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = kept?.old
    if let kept { animation.duration = kept.duration }
    return animation
  }
  /// The layer itself: what is to be seen in the end.
  open func model() -> Self { self }
  /// Whether it is that of a view in a window.
  private var isOnScreen: Bool { owner?.drawnWindow != nil }
  /// The layer as the screen shows it now; nil while it is on no screen.
  open func presentation() -> Self? {
    guard let shown = NSObject.make(type(of: self)) as? Self else { return nil }
    if let owner {
      guard owner.drawnWindow != nil else { return nil }
      let look = Simulator.current.animation.look(of: owner)
      shown.frame = look.frame
      shown.opacity = Float(look.alpha)
      shown.backgroundColor = look.color?.cgColor
    } else {
      guard sequence(first: self, next: \.ownSuperlayer).contains(where: \.isOnScreen) else {
        return nil
      }
      (shown.frame, shown.opacity, shown.backgroundColor) = (frame, opacity, backgroundColor)
      (shown.bounds, shown.position) = (bounds, position)
    }
    shown.cornerRadius = cornerRadius
    for key in implicitKeys {
      guard let change = implicit[key] else { continue }
      switch key {
      case "position": shown.position = change.value(of: position)
      case "bounds": shown.bounds = change.value(of: bounds)
      case "opacity": shown.opacity = Float(change.value(of: CGFloat(opacity)))
      case "cornerRadius": shown.cornerRadius = change.value(of: cornerRadius)
      default: break
      }
    }
    if let shape = self as? CAShapeLayer { (shown as? CAShapeLayer)?.takeShape(of: shape) }
    if !running.isEmpty { show(running.values, in: shown) }
    return shown
  }
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}

extension CALayer {
  /// Where a point of its own is at the top of its tree of layers and views.
  private func pointInTop(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superlayer).reduce(point) { $1.pointInSuperlayer($0) }
  }
  /// Where a point of that top is in it.
  private func pointFromTop(_ point: CGPoint) -> CGPoint {
    Array(sequence(first: self, next: \.superlayer)).reversed()
      .reduce(point) { $1.pointFromSuperlayer($0) }
  }
  private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    owner?.pointInSuperview(point) ?? point.applying(drawnPlace)
  }
  private func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    if let owner { return owner.pointFromSuperview(point) }
    // A layer without an area is nowhere.
    guard drawnPlace.hasArea else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return point.applying(drawnPlace.inverted())
  }

  private var transformedFrame: CGRect {
    guard !CATransform3DIsIdentity(drawnTransform) else { return ownFrame }
    return CGRect(around: drawnBounds.corners.map { $0.applying(drawnPlace) })
  }
  /// The upright place of a layer that is to lie in that rectangle, as for a view.
  private func frameBeforeTransform(_ frame: CGRect) -> CGRect {
    let transform = CATransform3DGetAffineTransform(drawnTransform)
    guard !CATransform3DIsIdentity(drawnTransform), frame.isUsable, transform.hasArea else {
      return frame
    }
    return frame.upright(before: transform, around: anchorPoint)
  }
}

extension UIView {
  func layerMade() -> CALayer { ownLayer ?? take(CALayer()) }

  /// Makes the layer of a class that has one of its own (rule 1080); others have none before somebody asks.
  func makeSpecialLayer() {
    let type: AnyClass = type(of: self).layerClass
    if type != CALayer.self, let layer = NSObject.make(type) as? CALayer { take(layer) }
  }

  @discardableResult private func take(_ layer: CALayer) -> CALayer {
    layer.owner = self
    ownLayer = layer
    return layer
  }
}
