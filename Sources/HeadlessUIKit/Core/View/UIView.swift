import EventTrace
public import Foundation

/// A rectangle on the screen that draws itself, holds others and receives touches.
open class UIView: UIResponder {
  // What is drawn is stored here and nowhere else: a subclass may override the public accessors,
  // but not what a person sees.
  /// The frame that is drawn, whatever a class says.
  package final var drawnFrame: CGRect {
    willSet { lookWillChange() }
    didSet { if let ownLayer { ownLayer.announcePlace() } }
  }
  /// The origin of the bounds that are drawn.
  package final var drawnBoundsOrigin = CGPoint.zero { willSet { lookWillChange() } }
  /// How the view is turned in its superview: up to iOS 7 a root view is turned with the interface.
  package final var drawnTurn = UIInterfaceOrientation.portrait
  /// Whether it is hidden, whatever a class says.
  package final var drawnHidden = false
  /// How opaque it is, whatever a class says.
  package final var drawnAlpha: CGFloat = 1 { willSet { lookWillChange() } }
  /// The color that is drawn behind it; nil for none.
  package final var drawnBackgroundColor: UIColor? { willSet { lookWillChange() } }
  /// The views in it, from back to front, whatever a class says.
  package final var drawnSubviews: [UIView] = []
  // Each of the three takes the reference back when it goes (UnretainedReference.swift).
  /// The view that it is in, whatever a class says.
  package final unowned(unsafe) var drawnSuperview: UIView?
  /// The window at the top of the tree, kept in every view so that asking is cheap in deep trees.
  final unowned(unsafe) var drawnWindow: UIWindow?
  /// The controller whose `view` this is.
  package final unowned(unsafe) var controller: UIViewController?
  /// How often the screen's traits had changed when the view last heard of its own; nil before it was in
  /// a window (rule 516).
  final var heardTraits: Int?
  /// The traits that it had when it left its window, if something said that they are not the screen's.
  final var traitsAtDeparture: UITraitCollection?
  /// The insets of the safe area that the view last heard of.
  final var toldInsets = UIEdgeInsets.zero
  final var needsDisplay = true
  /// The part that is to be drawn again; nil for all of it (rule 990).
  final var partToDraw: CGRect?
  final var needsLayout = true {
    didSet { if needsLayout { requestLayoutPass() } }
  }
  final var needsConstraintUpdate = true {
    didSet { if needsConstraintUpdate { requestLayoutPass() } }
  }
  /// Whether its properties, or its controller's, wait for their update (rule 775).
  final var needsPropertyUpdate = true {
    didSet { if needsPropertyUpdate { requestLayoutPass() } }
  }
  final var needsOwnPropertyUpdate = true
  /// Whether it lays out its subviews just now.
  final var isInLayout = false
  /// Whether the view or one in it may wait for a layout pass; what is around it says so as well.
  final var needsLayoutPass = true
  /// What the view needs to take part in constraints (Layout/).
  final var layout: ViewLayout?
  /// What is drawn of it beside its background (Drawing/), once somebody asked for it.
  final var ownLayer: CALayer?
  final var recognizers: [UIGestureRecognizer] = []
  /// What it says to those who do not see it.
  @SeldomSet package final var accessibility: ViewAccessibility
  @SeldomSet final var attributes: ViewAttributes

  /// Creates a view with the given frame, in points.
  public init(frame: CGRect) {
    drawnFrame = frame.isUsable ? frame.standardized : .zero
    super.init()
    makeSpecialLayer()
    if !frame.isUsable { refuse(frame) }
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    drawnFrame = .zero
    super.init()
    makeSpecialLayer()
    prepareToBeRead()
    coder.readNib(into: self)
  }

  /// The controller whose view it was has gone, or has another view.
  func controllerIsGone() {}

  /// Puts in place what is in every view of a class, before a file adds to it.
  func prepareToBeRead() {}

  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    // Children may live on without this view.
    MainActor.assumeIsolated {
      for view in drawnSubviews {
        view.drawnSuperview = nil
        view.leaveReleasedSuperview()
      }
      for recognizer in recognizers { recognizer.attachedView = nil }
    }
  }

  // MARK: What it looks like

  /// The color behind its content; nil for none.
  open var backgroundColor: UIColor? {
    get { drawnBackgroundColor }
    set { take(background: newValue) }
  }
  // What its layer is told comes to these, not to the properties that a class of the app's may have (rule 1259).
  final func take(background color: UIColor?) {
    drawnBackgroundColor = color
    announce("backgroundColor", of: self)
    customizes(\UIView.backgroundColor, color)
  }

  /// From 0, transparent, to 1, opaque; as exact as a `Float` (rule 1076).
  open var alpha: CGFloat {
    get { drawnAlpha }
    set { take(alpha: newValue) }
  }
  final func take(alpha: CGFloat) {
    drawnAlpha = alpha.isNaN ? 1 : CGFloat(Float(min(max(alpha, 0), 1)))
    announce("alpha", of: self)
  }

  /// Whether it hides itself, and all that is in it.
  open var isHidden: Bool {
    get { drawnHidden }
    set { take(hidden: newValue) }
  }
  func take(hidden: Bool) {
    let wasHidden = drawnHidden
    drawnHidden = hidden
    (self as? any BarOfContainer)?.isHiddenByApp = hidden
    if hidden != wasHidden { drawnSuperview?.followVisibility(of: self) }
    announce("hidden", of: self)
  }

  /// As what it meets others in a collision; iOS 9.0 and later (rule 798).
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    requires("collisionBoundsType", since: 9.0, .rectangle)
  }
  /// Whether it can be focused; never asked here. iOS 9.0 and later.
  open var canBecomeFocused: Bool { requires("canBecomeFocused", since: 9.0, false) }
  /// Where focus is looked for, the best place first; never asked here. iOS 9.0 and later.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] {
    requires("preferredFocusEnvironments", since: 9.0, drawnSubviews)
  }
  /// Pixels for each point of what it draws; iOS 4.0 and later.
  open var contentScaleFactor: CGFloat {
    get { requires("contentScaleFactor", since: 4.0, layer.ownContentsScale) }
    set { layer.ownContentsScale = requires("setContentScaleFactor:", since: 4.0, newValue) }
  }
  /// The rectangle by which constraints see a view with that frame; iOS 6.0 and later.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    requires("alignmentRectForFrame:", since: 6.0, frame.inset(by: alignmentRectInsets))
  }
  /// The frame of a view that constraints see as that rectangle; iOS 6.0 and later.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    let around = UIEdgeInsets(
      top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
    return requires("frameForAlignmentRect:", since: 6.0, alignmentRect.inset(by: around))
  }
  /// A view that shows what this one shows, as a picture; iOS 7.0 and later.
  ///
  /// - Important: Of the picture only its size and background are modelled.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    requires("snapshotViewAfterScreenUpdates:", since: 7.0)
    noteEmptySnapshot(afterUpdates)
    let picture = UIView(frame: CGRect(origin: .zero, size: drawnBounds.size))
    picture.drawnBackgroundColor = drawnBackgroundColor
    return picture
  }
  /// Whether focus may change so; never asked here. iOS 9.0 and later.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    requires("shouldUpdateFocusInContext:", since: 9.0, true)
  }
  /// Told when focus has changed; never here. iOS 9.0 and later.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { requires("didUpdateFocusInContext:withAnimationCoordinator:", since: 9.0) }
  /// Whose baseline stands for its own first one; iOS 9.0 and later.
  open var forFirstBaselineLayout: UIView {
    requires("viewForFirstBaselineLayout", since: 9.0, self)
  }
  /// Whose baseline stands for its own last one; iOS 9.0 and later.
  open var forLastBaselineLayout: UIView { requires("viewForLastBaselineLayout", since: 9.0, self) }
  /// Whether it says that nothing shines through it. Has no effect here.
  open var isOpaque = true
  /// Whether what is outside of its bounds is cut.
  open var clipsToBounds: Bool {
    get { drawnClipsToBounds }
    set { drawnClipsToBounds = newValue }
  }
  package final var drawnClipsToBounds = false
  /// How its content is fitted into its bounds.
  open var contentMode: ContentMode {
    get { drawnContentMode }
    set { drawnContentMode = newValue }
  }
  package final var drawnContentMode = ContentMode.scaleToFill
  /// The color of what can be touched; from the superview where it has none of its own, which nil
  /// says. iOS 7.0 and later (rule 361).
  open var tintColor: UIColor! {
    get { tintsAlone ? ownTintColor : requires("tintColor", since: 7.0, effectiveTint) }
    set {
      if tintsAlone {
        ownTintColor = newValue
      } else {
        guard requires("setTintColor:", since: 7.0) else { return }
        changeTint { ownTintColor = newValue }
      }
      customizes(\UIView.tintColor, newValue)
    }
  }
  /// What the app says of this view alone.
  final var ownTintColor: UIColor?
  /// A number by which the app finds it; 0 by itself.
  open var tag: Int {
    get { drawnTag }
    set { drawnTag = newValue }
  }
  package final var drawnTag = 0
  /// Whether it and what is in it take touches.
  open var isUserInteractionEnabled: Bool {
    get { drawnUserInteractionEnabled }
    set { drawnUserInteractionEnabled = newValue }
  }
  package final var drawnUserInteractionEnabled = true
  /// Whether it takes more than one finger at a time.
  open var isMultipleTouchEnabled = false
  /// The name by which tests find it; nil without one.
  open var accessibilityIdentifier: String? {
    get { requires("accessibilityIdentifier", since: 5.0, accessibility.identifier) }
    set {
      accessibility.identifier = requires("setAccessibilityIdentifier:", since: 5.0, newValue)
    }
  }
  /// What is read aloud; nil for nothing (rule 1001).
  open var accessibilityLabel: String? {
    get {
      requires(
        "accessibilityLabel", since: 3.0, accessibility.label ?? usualAccessibility.label)
    }
    set { accessibility.label = requires("setAccessibilityLabel:", since: 3.0, newValue) }
  }
  /// What is read aloud of what it does; nil for nothing.
  open var accessibilityHint: String? {
    get { requires("accessibilityHint", since: 3.0, accessibility.hint) }
    set { accessibility.hint = requires("setAccessibilityHint:", since: 3.0, newValue) }
  }
  /// What is read aloud of its value; nil for nothing.
  open var accessibilityValue: String? {
    get {
      requires(
        "accessibilityValue", since: 3.0, accessibility.value ?? usualAccessibility.value)
    }
    set { accessibility.value = requires("setAccessibilityValue:", since: 3.0, newValue) }
  }
  /// Whether it is read aloud.
  open var isAccessibilityElement: Bool {
    get {
      requires(
        "isAccessibilityElement", since: 3.0,
        accessibility.ownIsElement ?? usualAccessibility.isElement)
    }
    set { accessibility.isElement = requires("setIsAccessibilityElement:", since: 3.0, newValue) }
  }
  /// What sort of element is read aloud.
  open var accessibilityTraits: UIAccessibilityTraits {
    get {
      requires(
        "accessibilityTraits", since: 3.0, accessibility.ownTraits ?? usualAccessibility.traits)
    }
    set { accessibility.traits = requires("setAccessibilityTraits:", since: 3.0, newValue) }
  }
  /// Whether only it is read aloud, and nothing beside it.
  open var accessibilityViewIsModal: Bool {
    get { requires("accessibilityViewIsModal", since: 5.0, accessibility.isModal) }
    set {
      accessibility.isModal = requires("setAccessibilityViewIsModal:", since: 5.0, newValue)
    }
  }
  /// Whether no other view takes touches meanwhile.
  open var isExclusiveTouch = false
  /// Whether it keeps to the margins of its superview too (rule 362).
  open var preservesSuperviewLayoutMargins: Bool {
    get {
      requires(
        "preservesSuperviewLayoutMargins", since: 8.0, attributes.preservesSuperviewLayoutMargins)
    }
    set {
      guard requires("setPreservesSuperviewLayoutMargins:", since: 8.0) else { return }
      changeMargins { attributes.preservesSuperviewLayoutMargins = newValue }
    }
  }
  /// Whether the margins begin at the safe area; iOS 11.0 and later.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get {
      requires(
        "insetsLayoutMarginsFromSafeArea", since: 11.0, attributes.insetsLayoutMarginsFromSafeArea)
    }
    set {
      guard requires("setInsetsLayoutMarginsFromSafeArea:", since: 11.0) else { return }
      changeMargins { attributes.insetsLayoutMarginsFromSafeArea = newValue }
    }
  }
  /// Whether it is turned round where people read from right to left. Stack views and buttons are (rule 1360).
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { requires("semanticContentAttribute", since: 9.0, attributes.semanticContentAttribute) }
    set {
      let before = attributes.semanticContentAttribute
      attributes.semanticContentAttribute = requires(
        "setSemanticContentAttribute:", since: 9.0, newValue)
      if newValue != before { followDirection() }
    }
  }
  /// The name under which its state is saved; nil for none; iOS 6.0 and later (rule 304).
  open var restorationIdentifier: String? {
    get { requires("restorationIdentifier", since: 6.0, attributes.restorationIdentifier) }
    set {
      attributes.restorationIdentifier = requires("setRestorationIdentifier:", since: 6.0, newValue)
    }
  }
  /// Writes down what is to be there again after the next launch; iOS 6.0 and later.
  open func encodeRestorableState(with coder: NSCoder) {
    requires("encodeRestorableStateWithCoder:", since: 6.0)
  }
  /// Reads what was written down in the app's life before; iOS 6.0 and later.
  open func decodeRestorableState(with coder: NSCoder) {
    requires("decodeRestorableStateWithCoder:", since: 6.0)
  }
  /// Makes the view and all in it light or dark; iOS 13.0 and later (rule 244).
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { requires("overrideUserInterfaceStyle", since: 13.0, ownOverrides.userInterfaceStyle) }
    set {
      guard requires("setOverrideUserInterfaceStyle:", since: 13.0) else { return }
      var values = ownOverrides
      values.userInterfaceStyle = newValue
      setOverrides(values)
    }
  }
  final var traitBox: TraitBox?
  /// Whether the tint color is dimmed, here or around; iOS 7.0 and later (rule 361).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { requires("tintAdjustmentMode", since: 7.0, effectiveTintMode) }
    set {
      guard requires("setTintAdjustmentMode:", since: 7.0) else { return }
      changeTint { attributes.tintAdjustmentMode = newValue }
    }
  }
  /// A view whose opacity it takes; nil for none.
  open var mask: UIView? {
    get { requires("maskView", since: 8.0, ownMask) }
    set {
      ownMask = requires("setMaskView:", since: 8.0, newValue)
    }
  }
  package final var ownMask: UIView?
  /// How it is turned, scaled and moved around its centre (rule 365); up to iOS 7 a root view's with the turn of
  /// the interface (rule 1071).
  open var transform: CGAffineTransform {
    get { drawnTurn.turn.concatenating(drawnTransform) }
    set { take(transform: newValue) }
  }
  final func take(transform: CGAffineTransform) {
    guard transform.isUsable else { return }
    lookWillChange()
    drawnTransform = drawnTurn.turn.inverted().concatenating(transform)
  }
  /// How the view is turned, scaled and moved, whatever a class says.
  final var drawnTransform = CGAffineTransform.identity
  /// Whether frame and mask decide where the view is, or constraints; iOS 6.0 and later.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get {
      requires(
        "translatesAutoresizingMaskIntoConstraints", since: 6.0,
        ownTranslatesAutoresizingMaskIntoConstraints)
    }
    set {
      ownTranslatesAutoresizingMaskIntoConstraints = requires(
        "setTranslatesAutoresizingMaskIntoConstraints:", since: 6.0, newValue)
      noteWhoTranslates()
    }
  }
  /// Somebody chose whether frame and mask decide, perhaps of a view for which UIKit does (M166).
  func noteWhoTranslates() {}
  final var ownTranslatesAutoresizingMaskIntoConstraints = true {
    didSet { drawnSuperview?.invalidateLayoutOfGroup() }
  }
  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that it is drawn with.
  open var layer: CALayer { layerMade() }
  /// Whether the view needs constraints to be laid out at all; iOS 6.0 and later.
  open class var requiresConstraintBasedLayout: Bool {
    requires("requiresConstraintBasedLayout", since: 6.0, false)
  }

  // MARK: Where it is

  /// In the coordinates of the superview, in points; of a view that is turned or scaled, the rectangle
  /// around it (rule 365).
  open var frame: CGRect {
    get { drawnTransform.isIdentity ? drawnFrame : transformedFrame }
    set { takeWithTransform(newValue) }
  }
  final func takeWithTransform(_ frame: CGRect) {
    take(drawnTransform.isIdentity ? frame : frameBeforeTransform(frame))
  }

  /// The bounds as they are drawn: a view that is turned by a quarter is as wide as its frame is high.
  package final var drawnBounds: CGRect {
    CGRect(origin: drawnBoundsOrigin, size: drawnTurn.turned(drawnFrame.size))
  }

  /// In its own coordinates; the size is that of the frame, unless the view is turned.
  open var bounds: CGRect {
    get { drawnBounds }
    set { take(bounds: newValue) }
  }
  func take(bounds: CGRect) {
    guard bounds.isUsable else { return refuse(bounds: bounds) }
    let new = bounds.standardized
    if new.origin != drawnBoundsOrigin { setNeedsLayout() }
    drawnBoundsOrigin = new.origin
    // The centre stays where it is.
    put(rectangle(of: drawnTurn.turned(new.size), at: drawnCenter))
    announce("bounds", of: self)
  }

  /// Where its anchor point is, in the coordinates of the superview: in its middle, if the app has not moved the
  /// layer's (rule 727).
  open var center: CGPoint {
    get { drawnCenter }
    set { take(center: newValue) }
  }
  final func take(center: CGPoint) {
    put(rectangle(of: drawnFrame.size, at: center))
    announce("center", of: self)
  }

  /// What stretches when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow its size by their autoresizing masks.
  open var autoresizesSubviews = true

  // MARK: The tree, where subclasses join in

  /// Puts `view` in front of all other subviews.
  open func addSubview(_ view: UIView) {
    recordedInsertion("addSubview(_:)", view) { insert(view, at: drawnSubviews.count) }
  }

  /// Takes it out of its superview.
  open func removeFromSuperview() {
    guard UIView.orphan !== self else { return tellOfReleasedSuperview() }
    Simulator.current.call("removeFromSuperview()", on: self) { detach() }
  }

  /// The view whose superview goes at this moment, while UIKit removes it (rule 1112).
  static var orphan: UIView?

  // MARK: Touches

  /// The frontmost view under the point that takes touches; nil when there is none.
  ///
  /// Hidden and nearly transparent views and those without interaction are passed over, with
  /// everything in them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isExtended("hitTest(_:with:)") { return inExtension("hitTest(_:with:)", [point, event]) }
    return takesTouch(at: point, event) ? innermost(at: point, event) : nil
  }

  /// Whether a class of UIKit's own overrides ``hitTest(_:with:)``.
  class var findsTouchesItself: Bool { false }

  /// Whether the point, in its own coordinates, is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    inExtension("point(inside:with:)", [point, event]) ?? bounds.contains(point)
  }

  // MARK: For subclasses

  /// Where a point of this view is in `view`, or in the window when `view` is nil.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { place(point, in: view) }
  /// The place in its own coordinates; nil for those of its window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { place(point, outOf: view) }
  /// The place in another view's coordinates; nil for those of its window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { place(rect, in: view) }
  /// The place in its own coordinates; nil for those of its window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { place(rect, outOf: view) }

  /// Places the subviews; the default leaves that to the autoresizing masks, which have done it.
  open func layoutSubviews() {
    passedLayoutOn = true
    if isReplaced("layoutSubviews()") { return }
    layOutByConstraints()
  }
  /// Whether ``layoutSubviews()`` of UIKit was reached in the last layout.
  final var passedLayoutOn = false
  /// Whether a class of UIKit's did not pass its layout on up to iOS 7.
  var keepsLayoutToItself: Bool { false }
  /// Lays the view out as its layer's delegate: calls ``layoutSubviews()``, and its controller before
  /// and behind that (rules 71 and 452).
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layOutAsDelegate() }
  }
  /// Draws its layer, by ``draw(_:)`` (rule 1016).
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === ownLayer { draw(partToDraw ?? drawnBounds) }
  }
  /// Shows what the layer has in another way than by drawing, where a class overrides it (rule 867).
  open func display(_ layer: CALayer) { passedDisplayOn = true }
  /// Whether ``display(_:)`` of UIKit was reached.
  final var passedDisplayOn = false
  /// Writes it into an archive; here nothing is written.
  open func encode(with coder: NSCoder) { declaredOnly("UIView.encode(with:)") }
  /// What happens when something of its layer changes: an animation inside of an animation's block, and nothing
  /// outside (rule 950).
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let isInside = Simulator.current.animation.notedLooks != nil
    return isInside ? CABasicAnimation(keyPath: event) : NSNull()
  }

  /// Sets what it shows by its configurations, where its state has changed (rules 391 and 392).
  func updateConfigurationsIfNeeded() {}
  /// What is taken in its place when it was read from a file of Interface Builder: itself, unless a
  /// subclass answers another view; iOS 2.0 and later (rule 776).
  open func awakeAfter(using coder: NSCoder) -> Any? { self }
  /// Tells of traits that the app has set now, and not before the next layout. iOS 17.0 and later (rule 1035).
  open func updateTraitsIfNeeded() {
    if requires("updateTraitsIfNeeded", since: 17.0) { Simulator.current.updateTraits() }
  }
  /// Sets what the view shows, before its layout; iOS 26.0 and later (rule 775).
  open func updateProperties() { requires("updateProperties", since: 26.0) }
  /// Has ``updateConfiguration(using:)`` of a cell or button called again.
  func renewConfiguration() {}
  /// Constraints are about to be needed; iOS 6.0 and later.
  open func updateConstraints() { requires("updateConstraints", since: 6.0) }
  /// The size that the content wants; -1 in a direction in which it wants none. iOS 6.0 and later.
  open var intrinsicContentSize: CGSize {
    requires("intrinsicContentSize", since: 6.0)
    return inExtension("intrinsicContentSize")
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// The smallest or largest size that the constraints allow; iOS 6.0 and later.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    requires("systemLayoutSizeFittingSize:", since: 6.0)
    return sizeByConstraints(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The size that its constraints give, near the one asked for; iOS 8.0 and later.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    requires(
      "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:",
      since: 8.0)
    return sizeByConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// How far the part that is aligned keeps from its edges, in points.
  open var alignmentRectInsets: UIEdgeInsets {
    requires("alignmentRectInsets", since: 6.0, .zero)
  }
  /// The bars cover another part of the view; iOS 11.0 and later.
  open func safeAreaInsetsDidChange() { requires("safeAreaInsetsDidChange", since: 11.0) }
  /// Told when its margins have changed (rule 362).
  open func layoutMarginsDidChange() { requires("layoutMarginsDidChange", since: 8.0) }
  /// Told when its tint color has changed, also by a view around (rule 361).
  open func tintColorDidChange() { requires("tintColorDidChange", since: 7.0) }
  /// Whether a gesture may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    requires("gestureRecognizerShouldBegin:", since: 6.0, true)
  }
  /// Has it look for a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard requires("addGestureRecognizer:", since: 3.2) else { return }
    attach(gestureRecognizer)
  }
  /// Has it no longer look for a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard requires("removeGestureRecognizer:", since: 3.2) else { return }
    release(gestureRecognizer)
  }
  /// Told when a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Told before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Told before it gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {
    _ = isReplaced("willMove(toSuperview:)", newSuperview)
  }
  /// Told when it has got another superview, or none.
  open func didMoveToSuperview() { _ = isReplaced("didMoveToSuperview()") }
  /// Told before it gets another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {
    _ = isReplaced("willMove(toWindow:)", newWindow)
  }
  /// Told when it has got another window, or none.
  open func didMoveToWindow() { _ = isReplaced("didMoveToWindow()") }
  /// Draws what is in that part of its bounds.
  open func draw(_ rect: CGRect) {}
  /// Draws what views of UIKit's own draw for it on a device.
  func drawOwnParts() {}
  /// Asks for it to be drawn again.
  open func setNeedsDisplay() { noteDisplay() }
  /// Asks for that part of it to be drawn again (rule 990).
  open func setNeedsDisplay(_ rect: CGRect) { noteDisplay(of: rect) }
  /// The room or the device changed; iOS 8.0 and later.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    requires("traitCollectionDidChange:", since: 8.0)
  }
  /// The size that fits its content, in points; its own size by itself.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size]) ?? drawnFrame.size
  }

  /// Takes the size that fits its content; its upper left corner stays.
  open func sizeToFit() {
    let corner = drawnFrame.origin
    bounds.size = sizeThatFits(drawnFrame.size)
    place(CGRect(origin: corner, size: drawnFrame.size))
  }

  /// The controller of this view, else the superview.
  open override var next: UIResponder? { controller ?? drawnSuperview }

  // MARK: What UIKit's own views answer

  /// How far bars and edges reach into the room of a subview, when they reach so far into this view.
  func insetsInside(_ insets: UIEdgeInsets, for subview: UIView) -> UIEdgeInsets { insets }
  /// What stands between it and the view of a controller in it in the responder chain alone (rule 1110).
  func aroundContent(of controller: UIViewController) -> UIView? { nil }
  /// The font of the text whose first line is on the view's baseline; nil without a text.
  package var fontOnBaseline: UIFont? { nil }
  /// The lines that its text has, for a view that can have several; nil for others.
  package var drawnLines: [String]? { nil }
  /// Whether UIKit places what is in it, whatever frames, masks and constraints say.
  var placesSubviewsItself: Bool { false }
  /// Its size has changed from that one.
  func followOwnSize(from old: CGSize) {}
  /// Whether it keeps to its own size along the axis before others do (rule 724).
  func hugsByItself(_ axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// A view in it was hidden, or is no longer.
  func followVisibility(of subview: UIView) {}
  /// Whether it is the content view of a cell, whose size the list decides.
  var isContentOfCell: Bool {
    (drawnSuperview as? any ContentHolder)?.ownContentView === self
  }
  /// The margins that it has by itself.
  var naturalMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  /// The items on it whose looks can be set for their class (rule 425).
  var customizableItems: [UIBarItem] { [] }
  /// Since when the class has a tint of its own, which up to iOS 6 only it draws (rule 429).
  class var ownTintSince: Double { 7.0 }
  /// Whether it shows a text whose lines break, so that its height depends on its width.
  var breaksLines: Bool { false }
  /// How high such a text is when its lines are broken at that width.
  func textHeight(inWidth width: CGFloat) -> CGFloat { 0 }
  /// What the system draws around a view that is presented in it; nil for other views.
  package var drawnPresentation: DrawnPresentation? { nil }
  /// What the app has said of its look as a bar; nil for other views.
  ///
  /// - Parameter atEdge: Whether the content is scrolled to the bar's edge.
  package func drawnBar(atEdge: Bool) -> DrawnBar? { nil }
  /// The text that a person reads on it; subclasses of UIKit's own answer.
  package var renderedText: String? { nil }
  /// Whether a gesture of a view around it must not begin with a touch in it.
  func keepsTouches(from recognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether a finger that drags it moves it alone, and scrolls nothing around it.
  var isMovedByTouches: Bool { false }
  /// Whether a touch may go to a view in this one.
  func mayBegin(_ touches: Set<UITouch>, _ event: UIEvent, in view: UIView) -> Bool { true }
  /// Whether it is a control, whose touches a scroll view does not take away.
  var isControl: Bool { false }
  /// The recognizers that the app added, and those of UIKit's own.
  var allRecognizers: [UIGestureRecognizer] { recognizers }
  /// The nearest class of UIKit's own, as an inspector would name it.
  package var renderedKind: String { self is UIWindow ? "UIWindow" : "UIView" }

  /// What is read aloud of it, in order; nil for its subviews; iOS 8.0 and later.
  open var accessibilityElements: [Any]? {
    get { self[look: "UIView.accessibilityElements", since: 8.0] }
    set { self[look: "UIView.accessibilityElements", since: 8.0] = newValue }
  }
  /// Whether nothing in it is read aloud; iOS 5.0 and later.
  open var accessibilityElementsHidden: Bool {
    get { self[look: "UIView.accessibilityElementsHidden", since: 5.0, usual: false] }
    set { self[look: "UIView.accessibilityElementsHidden", since: 5.0, usual: false] = newValue }
  }
  /// What else can be done with it; nil for nothing; iOS 8.0 and later.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { self[look: "UIView.accessibilityCustomActions", since: 8.0] }
    set { self[look: "UIView.accessibilityCustomActions", since: 8.0] = newValue }
  }
  /// The ways for VoiceOver through what is in it; nil for none; iOS 10.0 and later.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { self[look: "UIView.accessibilityCustomRotors", since: 10.0] }
    set { self[look: "UIView.accessibilityCustomRotors", since: 10.0] = newValue }
  }
  /// Whether all that is in it is read before what is beside it; iOS 6.0 and later.
  open var shouldGroupAccessibilityChildren: Bool {
    get { self[look: "UIView.shouldGroupAccessibilityChildren", since: 6.0, usual: false] }
    set {
      self[look: "UIView.shouldGroupAccessibilityChildren", since: 6.0, usual: false] = newValue
    }
  }
  /// Its outline on the screen; nil for its frame; iOS 7.0 and later.
  open var accessibilityPath: UIBezierPath? {
    get { self[look: "UIView.accessibilityPath", since: 7.0] }
    set { self[look: "UIView.accessibilityPath", since: 7.0] = newValue }
  }
  /// In which language it is read; nil for the user's; iOS 4.0 and later.
  open var accessibilityLanguage: String? {
    get { self[look: "UIView.accessibilityLanguage", since: 4.0] }
    set { self[look: "UIView.accessibilityLanguage", since: 4.0] = newValue }
  }
  /// What is read aloud, and how; nil for the label; iOS 11.0 and later.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { self[look: "UIView.accessibilityAttributedLabel", since: 11.0] }
    set { self[look: "UIView.accessibilityAttributedLabel", since: 11.0] = newValue }
  }
  /// What is read of its use, and how; nil for the hint; iOS 11.0 and later.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { self[look: "UIView.accessibilityAttributedHint", since: 11.0] }
    set { self[look: "UIView.accessibilityAttributedHint", since: 11.0] = newValue }
  }
  /// What is read of its value, and how; nil for the value; iOS 11.0 and later.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { self[look: "UIView.accessibilityAttributedValue", since: 11.0] }
    set { self[look: "UIView.accessibilityAttributedValue", since: 11.0] = newValue }
  }
  /// By which words it can be called; iOS 13.0 and later.
  open var accessibilityUserInputLabels: [String]! {
    get {
      requires(
        "accessibilityUserInputLabels", since: 13.0, declared["accessibilityUserInputLabels"])
    }
    set {
      requires("setAccessibilityUserInputLabels:", since: 13.0)
      keptLook("UIView.accessibilityUserInputLabels", accessibilityUserInputLabels, newValue)
      declared["accessibilityUserInputLabels"] = newValue
    }
  }
  /// How one goes through what is in it; iOS 8.0 and later.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { self[look: "UIView.accessibilityNavigationStyle", since: 8.0, usual: .automatic] }
    set {
      self[look: "UIView.accessibilityNavigationStyle", since: 8.0, usual: .automatic] = newValue
    }
  }
  /// Its frame on the screen; iOS 3.0 and later.
  open var accessibilityFrame: CGRect {
    get {
      requires(
        "accessibilityFrame", since: 3.0,
        declared["accessibilityFrame"] ?? convert(bounds, to: nil))
    }
    set {
      requires("setAccessibilityFrame:", since: 3.0)
      keptLook("UIView.accessibilityFrame")
      declared["accessibilityFrame"] = newValue
    }
  }
  /// Where a double tap touches it, on the screen; iOS 5.0 and later.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return requires(
        "accessibilityActivationPoint", since: 5.0,
        declared["accessibilityActivationPoint"] ?? CGPoint(x: frame.midX, y: frame.midY))
    }
    set {
      requires("setAccessibilityActivationPoint:", since: 5.0)
      keptLook("UIView.accessibilityActivationPoint")
      declared["accessibilityActivationPoint"] = newValue
    }
  }

  /// Lays out this view and everything in it at once, as far as it needs it.
  open func layoutIfNeeded() { layOutNow() }
  /// How many elements are read aloud of it; iOS 3.0 and later.
  open func accessibilityElementCount() -> Int {
    requires("accessibilityElementCount", since: 3.0, ownAccessibilityElements.count)
  }
  /// The element at a place among them; nil for none; iOS 3.0 and later.
  open func accessibilityElement(at index: Int) -> Any? {
    let elements = ownAccessibilityElements
    return requires(
      "accessibilityElementAtIndex:", since: 3.0,
      elements.indices.contains(index) ? elements[index] : nil)
  }
  /// The place of an element among them, or `NSNotFound`; iOS 3.0 and later.
  open func index(ofAccessibilityElement element: Any) -> Int {
    requires(
      "indexOfAccessibilityElement:", since: 3.0,
      ownAccessibilityElements.firstIndex { $0 as AnyObject === element as AnyObject }
        ?? NSNotFound)
  }
  /// What the app has said is read aloud, where there are such lists at all.
  private final var ownAccessibilityElements: [Any] {
    Simulator.current.iOS >= 8.0 ? accessibilityElements ?? [] : []
  }
  /// What sort of container it is for people who do not see it; iOS 11.0 and later.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { self[look: "UIView.accessibilityContainerType", since: 11.0, usual: .none] }
    set { self[look: "UIView.accessibilityContainerType", since: 11.0, usual: .none] = newValue }
  }
  /// Its outline in a collision if that is a path, about its middle (rule 798); iOS 9.0 and later.
  open var collisionBoundingPath: UIBezierPath {
    requires("collisionBoundingPath", since: 9.0, UIBezierPath(rect: bounds))
  }
  /// Has it laid out with the next turn of the run loop.
  open func setNeedsLayout() {
    needsLayout = true
  }
  /// Has its constraints updated with the next layout.
  open func setNeedsUpdateConstraints() {
    guard requires("setNeedsUpdateConstraints", since: 6.0) else { return }
    needsConstraintUpdate = true
    setNeedsLayout()
  }

  /// Says that the size of its content has changed.
  open func invalidateIntrinsicContentSize() {
    guard requires("invalidateIntrinsicContentSize", since: 6.0) else { return }
    layout?.contentSize = nil
    invalidateLayoutOfGroup()
  }

  /// What is known of the device, the screen and the size; iOS 8.0 and later.
  open var traitCollection: UITraitCollection {
    requires("traitCollection", since: 8.0, noted(effectiveTraits))
  }

  /// How far bars reach into the view; iOS 11.0 and later.
  open var safeAreaInsets: UIEdgeInsets {
    guard requires("safeAreaInsets", since: 11.0) else {
      return .zero
    }
    return (self as? UIWindow)?.ownSafeArea ?? insetsOfBars
  }
  /// In points; 8 on every side, 16 or 20 at the sides of a controller's view (rule 362). iOS 8.0 and later.
  open var layoutMargins: UIEdgeInsets {
    get {
      requires("layoutMargins", since: 8.0, inExtension("layoutMargins") ?? margins)
    }
    set {
      guard requires("setLayoutMargins:", since: 8.0) else { return }
      changeMargins { layoutMade.ownMargins = newValue }
    }
  }
  /// How far content keeps from the edges, in points; iOS 11.0 and later.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      requires("directionalLayoutMargins", since: 11.0)
      let margins = self.margins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
    }
    set {
      guard requires("setDirectionalLayoutMargins:", since: 11.0) else { return }
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// Adds a view at that place, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    recordedInsertion("insertSubview(_:at:)", view, ["\(index)"]) { insert(view, at: index) }
  }
  /// Adds a view right behind another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let sibling = Simulator.current.name(of: siblingSubview)
    recordedInsertion("insertSubview(_:belowSubview:)", view, [sibling]) {
      insert(view, at: drawnSubviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
  }
  /// Adds a view right before another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let sibling = Simulator.current.name(of: siblingSubview)
    recordedInsertion("insertSubview(_:aboveSubview:)", view, [sibling]) {
      let place = drawnSubviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 }
      insert(view, at: place ?? drawnSubviews.count)
    }
  }
  /// Puts a subview before all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = drawnSubviews.firstIndex(where: { $0 === view }) else { return }
    drawnSubviews.append(drawnSubviews.remove(at: index))
  }
  /// Puts a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = drawnSubviews.firstIndex(where: { $0 === view }) else { return }
    drawnSubviews.insert(drawnSubviews.remove(at: index), at: 0)
  }

  /// The view that it is in; nil for none.
  open var superview: UIView? { drawnSuperview }
  /// The views in it, from back to front.
  open var subviews: [UIView] { drawnSubviews }
  /// The window at the top of the tree; nil for a view that is in none.
  open var window: UIWindow? { drawnWindow }
  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard drawnSubviews.indices.contains(index1), drawnSubviews.indices.contains(index2) else {
      return
    }
    drawnSubviews.swapAt(index1, index2)
  }
  /// Whether it is that view or in it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The view with that tag, this one included, searched in depth; nil when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if view.tag == tag { return view }
      waiting.append(contentsOf: view.drawnSubviews.reversed())
    }
    return nil
  }

  /// Which way it is laid out (rule 1360).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    requires(
      "effectiveUserInterfaceLayoutDirection", since: 10.0,
      runsFromRight ? .rightToLeft : .leftToRight)
  }
  /// Ends the editing of whatever text inside of the view is being edited.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = Simulator.current.firstResponder as? UIView,
      responder.isInside(self)
    else { return true }
    return force
      ? Simulator.current.endEditing(of: responder) : responder.resignFirstResponder()
  }
  /// The gestures that it looks for; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      requires("gestureRecognizers", since: 3.2, allRecognizers.isEmpty ? nil : allRecognizers)
    }
    set {
      guard requires("setGestureRecognizers:", since: 3.2) else { return }
      exchangeRecognizers(for: newValue ?? [])
    }
  }

  /// The part of the view that no bar covers; iOS 11.0 and later.
  open var safeAreaLayoutGuide: UILayoutGuide {
    requires("safeAreaLayoutGuide", since: 11.0)
    return keptGuide(\.safeArea) {
      let guide = UILayoutGuide(.inset { $0.toldSafeArea }, in: self)
      guide.identifier = "UIViewSafeAreaLayoutGuide"
      return guide
    }
  }
  /// The part inside of the margins; iOS 9.0 and later.
  open var layoutMarginsGuide: UILayoutGuide {
    requires("layoutMarginsGuide", since: 9.0)
    return keptGuide(\.margins) {
      let guide = UILayoutGuide(.inset { $0.toldMargins }, in: self)
      guide.identifier = "UIViewLayoutMarginsGuide"
      return guide
    }
  }

  /// The baseline of the first line of text, for constraints.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    requires("firstBaselineAnchor", since: 9.0)
    return .init(item: self, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text, for constraints.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    requires("lastBaselineAnchor", since: 9.0)
    return .init(item: self, attribute: .lastBaseline)
  }

  /// Adds a constraint and has it hold.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard requires("addConstraint:", since: 6.0) else { return }
    if mayHold(constraint) { constraint.hold(in: self) }
  }
  /// Adds constraints and has them hold.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    guard requires("addConstraints:", since: 6.0) else { return }
    for constraint in constraints where mayHold(constraint) { constraint.hold(in: self) }
  }
  /// Removes a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard requires("removeConstraint:", since: 6.0) else { return }
    if constraint.holder === self { constraint.deactivate() }
  }
  /// Removes constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    guard requires("removeConstraints:", since: 6.0) else { return }
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Sets how much it resists to be larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard requires("setContentHuggingPriority:forAxis:", since: 6.0) else { return }
    layoutMade.hugging[axis] = min(priority, .required)
    invalidateLayoutOfGroup()
  }

  // MARK: Constraints that an app may override

  /// The constraints that it holds.
  open var constraints: [NSLayoutConstraint] {
    requires("constraints", since: 6.0, layout?.held ?? [])
  }
  /// The constraints that say where it is along that axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    requires("constraintsAffectingLayoutForAxis:", since: 6.0)
    return layout?.involving ?? []
  }
  /// Whether its constraints are to be updated.
  open func needsUpdateConstraints() -> Bool {
    requires("needsUpdateConstraints", since: 6.0, needsConstraintUpdate)
  }
  /// Adds a guide; iOS 9.0 and later.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard requires("addLayoutGuide:", since: 9.0) else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutMade.guides.append(layoutGuide)
  }
  /// Removes a guide and its constraints; iOS 9.0 and later.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard requires("removeLayoutGuide:", since: 9.0) else { return }
    guard layoutGuide.owningView === self else { return }
    for constraint in layout?.involving ?? []
    where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
      constraint.deactivate()
    }
    layout?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
  /// The guides that it has; iOS 9.0 and later.
  open var layoutGuides: [UILayoutGuide] {
    requires("layoutGuides", since: 9.0, layout?.guides ?? [])
  }
  /// How much it resists to be larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    requires("contentHuggingPriorityForAxis:", since: 6.0)
    return layout?.hugging[axis] ?? (hugsByItself(axis) ? .defaultHigh : .defaultLow)
  }
  /// How much it resists to be smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  )
    -> UILayoutPriority
  {
    requires(
      "contentCompressionResistancePriorityForAxis:", since: 6.0,
      layout?.resistance[axis] ?? .defaultHigh)
  }
  /// Sets how much it resists to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard requires("setContentCompressionResistancePriority:forAxis:", since: 6.0) else { return }
    layoutMade.resistance[axis] = min(priority, .required)
    invalidateLayoutOfGroup()
  }

  /// Views and their controllers hear that it is time for constraints.
  open func updateConstraintsIfNeeded() {
    guard requires("updateConstraintsIfNeeded", since: 6.0) else { return }
    updateConstraintsInside()
  }

  /// The part in which lines of text are not too long; iOS 9.0 and later.
  open var readableContentGuide: UILayoutGuide {
    requires("readableContentGuide", since: 9.0)
    return keptGuide(\.readable) {
      UILayoutGuide(
        .inset { view in
          var insets = view.toldMargins
          // Lines of more than 672 points are hard to read.
          let excess = max(0, view.drawnBounds.width - insets.left - insets.right - 672)
          insets.left += excess / 2
          insets.right += excess / 2
          return insets
        }, in: self)
    }
  }
  /// The room of the keyboard in the view, or the lower edge of the safe area while it is away (rule 371).
  /// iOS 15.0 and later.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    requires("keyboardLayoutGuide", since: 15.0)
    return keptGuide(\.keyboard) {
      UIKeyboardLayoutGuide(
        .inset { view in
          let covered = max(view.toldSafeArea.bottom, view.heightBelowKeyboard)
          return UIEdgeInsets(
            top: view.drawnBounds.height - covered, left: 0, bottom: 0, right: 0)
        }, in: self)
    }
  }

  /// The leading edge, for constraints.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    requires("leadingAnchor", since: 9.0, .init(item: self, attribute: .leading))
  }
  /// The trailing edge, for constraints.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    requires("trailingAnchor", since: 9.0, .init(item: self, attribute: .trailing))
  }
  /// The left edge, for constraints.
  open var leftAnchor: NSLayoutXAxisAnchor {
    requires("leftAnchor", since: 9.0, .init(item: self, attribute: .left))
  }
  /// The right edge, for constraints.
  open var rightAnchor: NSLayoutXAxisAnchor {
    requires("rightAnchor", since: 9.0, .init(item: self, attribute: .right))
  }
  /// The middle from left to right, for constraints.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    requires("centerXAnchor", since: 9.0, .init(item: self, attribute: .centerX))
  }
  /// The upper edge, for constraints.
  open var topAnchor: NSLayoutYAxisAnchor {
    requires("topAnchor", since: 9.0, .init(item: self, attribute: .top))
  }
  /// The lower edge, for constraints.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    requires("bottomAnchor", since: 9.0, .init(item: self, attribute: .bottom))
  }
  /// The middle from top to bottom, for constraints.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    requires("centerYAnchor", since: 9.0, .init(item: self, attribute: .centerY))
  }
  /// The width, for constraints.
  open var widthAnchor: NSLayoutDimension {
    requires("widthAnchor", since: 9.0, .init(item: self, attribute: .width))
  }
  /// The height, for constraints.
  open var heightAnchor: NSLayoutDimension {
    requires("heightAnchor", since: 9.0, .init(item: self, attribute: .height))
  }

  // MARK: Pictures, effects and interactions

  /// Draws what the view and those in it draw; iOS 7.0 and later.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    requires("drawViewHierarchyInRect:afterScreenUpdates:", since: 7.0)
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    noteEmptySnapshot(afterUpdates)
    layer.render(in: context)
    return true
  }
  /// A picture of a part of the view, as a view that can grow; iOS 7.0 and later.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    requires("resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:", since: 7.0)
    let picture = snapshotView(afterScreenUpdates: afterUpdates)
    picture?.frame.size = rect.size
    return picture
  }
  /// Whether its rectangle is emptied before it draws. iOS 2.0 and later.
  open var clearsContextBeforeDrawing: Bool {
    get { self[look: "UIView.clearsContextBeforeDrawing", since: 2.0, usual: true] }
    set { self[look: "UIView.clearsContextBeforeDrawing", since: 2.0, usual: true] = newValue }
  }
  /// Whether its constraints leave open where it is, or how large; iOS 6.0 and later (rule 432).
  open var hasAmbiguousLayout: Bool { requires("hasAmbiguousLayout", since: 6.0, isAmbiguous) }
  /// Shows another of the frames that its constraints leave open; here the view stays. iOS 6.0 and later.
  open func exerciseAmbiguityInLayout() {
    requires("exerciseAmbiguityInLayout", since: 6.0)
    declaredOnly("UIView.exerciseAmbiguityInLayout()")
  }
  /// How it is turned and scaled in space; iOS 13.0 and later. What stays in the plane is its ``transform``
  /// (rule 1246); what does not is kept, and not drawn.
  open var transform3D: CATransform3D {
    get {
      requires("transform3D", since: 13.0)
      let kept = layer.drawnTransform
      return CATransform3DIsIdentity(kept) ? CATransform3DMakeAffineTransform(transform) : kept
    }
    set {
      requires("setTransform3D:", since: 13.0)
      let isFlat = CATransform3DIsAffine(newValue)
      layer.transform = isFlat ? CATransform3DIdentity : newValue
      if isFlat { transform = CATransform3DGetAffineTransform(newValue) }
    }
  }
  /// Effects that follow how the device is held; it is held still here. iOS 7.0 and later.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    requires("addMotionEffect:", since: 7.0)
    keptLook("UIView.addMotionEffect(_:)")
    attributes.motionEffects.append(effect)
  }
  /// Takes an effect from the view that follows how the device is held; iOS 7.0 and later.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    requires("removeMotionEffect:", since: 7.0)
    attributes.motionEffects.removeAll { $0 === effect }
  }
  /// The effects that follow how the device is held; iOS 7.0 and later.
  open var motionEffects: [UIMotionEffect] {
    get { requires("motionEffects", since: 7.0, attributes.motionEffects) }
    set { attributes.motionEffects = requires("setMotionEffects:", since: 7.0, newValue) }
  }

  /// The point of the view, as parts of its size, that ``center`` and ``transform`` mean; iOS 16.0 and later.
  open var anchorPoint: CGPoint {
    get { requires("anchorPoint", since: 16.0, layer.anchorPoint) }
    set { layer.anchorPoint = requires("setAnchorPoint:", since: 16.0, newValue) }
  }

  /// Adds something that a view can do with touches; iOS 11.0 and later.
  open func addInteraction(_ interaction: any UIInteraction) {
    requires("addInteraction:", since: 11.0)
    interaction.willMove(to: self)
    attributes.interactions.append(interaction)
    interaction.didMove(to: self)
    if !(interaction is UIContextMenuInteraction || interaction is UIEditMenuInteraction
      || interaction is UIDragInteraction || interaction is UIDropInteraction)
    {
      Simulator.current.unimplemented(
        "UIView.addInteraction(_:)", "no touch reaches this kind of interaction.")
    }
  }
  /// Takes an interaction from the view; iOS 11.0 and later.
  open func removeInteraction(_ interaction: any UIInteraction) {
    requires("removeInteraction:", since: 11.0)
    guard attributes.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attributes.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// The interactions that the view has; iOS 11.0 and later.
  open var interactions: [any UIInteraction] {
    get { requires("interactions", since: 11.0, attributes.interactions) }
    set {
      requires("setInteractions:", since: 11.0)
      for left in attributes.interactions where !newValue.contains(where: { $0 === left }) {
        removeInteraction(left)
      }
      for new in newValue where !attributes.interactions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  // MARK: Focus, and what is read aloud or shown large

  /// Whether it is focused; it never is; iOS 9.0 and later.
  open var isFocused: Bool { requires("isFocused", since: 9.0, false) }
  /// The group in which the arrow keys move focus; nil for that of its superview; iOS 14.0 and later.
  open var focusGroupIdentifier: String? {
    get { self[unused: "UIView.focusGroupIdentifier", since: 14.0] }
    set { self[unused: "UIView.focusGroupIdentifier", since: 14.0] = newValue }
  }
  /// Asks that focus is looked for again; iOS 9.0 and later.
  open func setNeedsFocusUpdate() {
    requires("setNeedsFocusUpdate", since: 9.0)
    declaredOnly("UIView.setNeedsFocusUpdate()")
  }
  /// Moves focus now if it was asked for; iOS 9.0 and later.
  open func updateFocusIfNeeded() {
    requires("updateFocusIfNeeded", since: 9.0)
    declaredOnly("UIView.updateFocusIfNeeded()")
  }

  /// Whether it keeps its colors when all others are inverted; iOS 11.0 and later.
  open var accessibilityIgnoresInvertColors: Bool {
    get { self[look: "UIView.accessibilityIgnoresInvertColors", since: 11.0, usual: false] }
    set {
      self[look: "UIView.accessibilityIgnoresInvertColors", since: 11.0, usual: false] = newValue
    }
  }
  /// What the large content viewer says; nil for nothing; iOS 13.0 and later.
  open var largeContentTitle: String? {
    get { self[look: "UIView.largeContentTitle", since: 13.0] }
    set { self[look: "UIView.largeContentTitle", since: 13.0] = newValue }
  }
  /// What the large content viewer shows; nil for nothing; iOS 13.0 and later.
  open var largeContentImage: UIImage? {
    get { self[look: "UIView.largeContentImage", since: 13.0] }
    set { self[look: "UIView.largeContentImage", since: 13.0] = newValue }
  }
  /// Whether a long touch shows it large to who wants large text; iOS 13.0 and later.
  open var showsLargeContentViewer: Bool {
    get { self[look: "UIView.showsLargeContentViewer", since: 13.0, usual: false] }
    set { self[look: "UIView.showsLargeContentViewer", since: 13.0, usual: false] = newValue }
  }
  /// Whether the picture is made larger for that; iOS 13.0 and later.
  open var scalesLargeContentImage: Bool {
    get { self[look: "UIView.scalesLargeContentImage", since: 13.0, usual: false] }
    set { self[look: "UIView.scalesLargeContentImage", since: 13.0, usual: false] = newValue }
  }
}
