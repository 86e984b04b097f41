import EventTrace
public import Foundation

/// A view that shows a part of something larger.
open class UIScrollView: UIView {
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if !takesTypedDelegate, isOfTheApp { passDelegateOn() } }
  }
  /// Has a subclass of the app's hear of a delegate that was set as a scroll view's; see
  /// ``_CourseTypedDelegate``.
  func passDelegateOn() {}
  /// Takes a delegate that was set by the narrower property of a subclass, which need not hear of it again.
  final func take(typedDelegate: (any UIScrollViewDelegate)?) {
    guard delegate !== typedDelegate else { return }
    takesTypedDelegate = true
    delegate = typedDelegate
    takesTypedDelegate = false
  }
  private final var takesTypedDelegate = false
  /// Made when constraints first ask for it.
  final var contentGuide: UILayoutGuide?
  private var frameGuide: UILayoutGuide?

  /// Makes one that clips what lies outside of it (rule 836).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a scroll view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  /// What of the content is at the top left corner: where the bounds begin.
  open var contentOffset: CGPoint {
    get { toldBounds?.origin ?? drawnBoundsOrigin }
    set { scroll(to: newValue) }
  }
  /// The bounds that the app sees while it is asked about others; nil for those that are (rule 1280).
  final var toldBounds: CGRect?
  /// Scrolls to that point of the content: at once, or step by step (rule 368).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopAnimatedScroll()
    guard animated else { return move(to: contentOffset) }
    let bounds = CGRect(origin: contentOffset, size: drawnBounds.size)
    guard bounds.isUsable else { return refuse(bounds: bounds) }
    guard onPixels(contentOffset) != drawnBoundsOrigin else { return }
    // What is in no window goes there in one step (rule 1428).
    let first = drawnWindow == nil ? Self.decelerationSteps : 1
    animateScroll(from: drawnBoundsOrigin, to: contentOffset, step: first)
  }
  /// How much of its lower end a keyboard covers for which it makes room (rule 970).
  final var keyboardRoom: CGFloat = 0
  /// The next step of a scroll on its way, and whether it goes to the top for a tap on the status bar.
  final var animatedScroll: EventQueue.Ticket?
  final var isScrollingToTop = false

  open override var bounds: CGRect {
    get { toldBounds ?? super.bounds }
    set { super.bounds = newValue }
  }
  /// Another origin moves the content without a word to the delegate (rule 1426).
  final override func take(bounds: CGRect) {
    let old = drawnBoundsOrigin
    super.take(bounds: bounds)
    guard drawnBoundsOrigin != old else { return }
    announce("contentOffset", of: self)
    ownerOfBar?.follow(self)
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      defer { announce("contentSize", of: self) }
      guard contentSize != oldValue else { return }
      followContentInsets()
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height {
        stayInsideOfContent()
      }
    }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      announce("contentInset", of: self)
      guard contentInset != oldValue else { return }
      // The app's own insets are part of the adjusted ones (rule 185).
      if Simulator.current.has(.contentInsetsAreAdjusted) { tellAdjustedInset() }
      stayInsideOfInset(after: oldValue)
    }
  }
  /// The insets with those of the bars; iOS 11.0 and later.
  open var adjustedContentInset: UIEdgeInsets {
    requires("adjustedContentInset", since: 11.0, insetsOfContent)
  }
  /// What is around the content: what the app says, and from iOS 11 on the bars.
  final var insetsOfContent: UIEdgeInsets {
    var insets = contentInset + coveredContent
    insets.top += roomOfRefresh
    return insets
  }
  /// What a control that refreshes takes at the top, in points (rule 408).
  final var roomOfRefresh: CGFloat = 0
  /// What the bars took of the content when it was last looked at.
  final var toldCover = UIEdgeInsets.zero
  /// When the safe area is added to the inset; iOS 11.0 and later.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {
      requires("contentInsetAdjustmentBehavior", since: 11.0, ownContentInsetAdjustmentBehavior)
    }
    set {
      ownContentInsetAdjustmentBehavior = requires(
        "setContentInsetAdjustmentBehavior:", since: 11.0, newValue)
      followContentInsets()
    }
  }
  final var ownContentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Told when the inset with the safe area has changed.
  open func adjustedContentInsetDidChange() {
    requires("adjustedContentInsetDidChange", since: 11.0)
  }
  /// How far the scroll bars keep from the edges, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      guard scrollIndicatorInsets != oldValue else { return }
      ownVerticalScrollIndicatorInsets = scrollIndicatorInsets
      ownHorizontalScrollIndicatorInsets = scrollIndicatorInsets
    }
  }
  /// How far the vertical scroll bar keeps from the edges, in points; iOS 11.1 and later. Nothing
  /// comes of it here.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { requires("verticalScrollIndicatorInsets", since: 11.1, ownVerticalScrollIndicatorInsets) }
    set {
      ownVerticalScrollIndicatorInsets = requires(
        "setVerticalScrollIndicatorInsets:", since: 11.1, newValue)
    }
  }
  final var ownVerticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      keptLook(
        "UIScrollView.verticalScrollIndicatorInsets", oldValue, ownVerticalScrollIndicatorInsets)
    }
  }
  /// How far the horizontal scroll bar keeps from the edges, in points; iOS 11.1 and later. Nothing
  /// comes of it here.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get {
      requires("horizontalScrollIndicatorInsets", since: 11.1, ownHorizontalScrollIndicatorInsets)
    }
    set {
      ownHorizontalScrollIndicatorInsets = requires(
        "setHorizontalScrollIndicatorInsets:", since: 11.1, newValue)
    }
  }
  final var ownHorizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      keptLook(
        "UIScrollView.horizontalScrollIndicatorInsets", oldValue, ownHorizontalScrollIndicatorInsets
      )
    }
  }
  /// Whether there is a vertical scroll bar.
  open var showsVerticalScrollIndicator = true {
    didSet {
      keptLook("UIScrollView.showsVerticalScrollIndicator", oldValue, showsVerticalScrollIndicator)
    }
  }
  /// Whether there is a horizontal scroll bar.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      keptLook(
        "UIScrollView.showsHorizontalScrollIndicator", oldValue, showsHorizontalScrollIndicator)
    }
  }
  /// How the scroll bars look.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { keptLook("UIScrollView.indicatorStyle", oldValue, indicatorStyle) }
  }
  /// Whether the user can scroll.
  open var isScrollEnabled = true
  /// Whether it comes to rest only at whole pages.
  open var isPagingEnabled = false
  /// Whether one drag goes in one direction only.
  open var isDirectionalLockEnabled = false {
    didSet {
      declaredOnly("UIScrollView.isDirectionalLockEnabled", oldValue, isDirectionalLockEnabled)
    }
  }
  /// Whether it goes beyond its edges and comes back.
  open var bounces = true
  /// Whether it bounces up and down though its content is low.
  open var alwaysBounceVertical = false
  /// Whether it bounces sideways though its content is narrow.
  open var alwaysBounceHorizontal = false
  /// Whether a tap on the status bar scrolls to the top (rule 407).
  open var scrollsToTop = true
  /// Whether it waits a moment before its content gets a touch.
  open var delaysContentTouches = true
  /// Whether a drag takes touches away from its content.
  open var canCancelContentTouches = true
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the content, within the two limits (rule 366).
  open var zoomScale: CGFloat {
    get { requires("zoomScale", since: 3.0, ownZoomScale) }
    set {
      guard requires("setZoomScale:", since: 3.0) else { return }
      zoom(by: newValue, animated: false)
    }
  }
  final var ownZoomScale: CGFloat = 1
  /// How fast it comes to rest.
  open var decelerationRate: DecelerationRate {
    get { requires("decelerationRate", since: 3.0, ownDecelerationRate) }
    set { ownDecelerationRate = requires("setDecelerationRate:", since: 3.0, newValue) }
  }
  final var ownDecelerationRate = DecelerationRate.normal
  /// Whether a drag hides the keyboard; iOS 7.0 and later.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { requires("keyboardDismissMode", since: 7.0, ownKeyboardDismissMode) }
    set { ownKeyboardDismissMode = requires("setKeyboardDismissMode:", since: 7.0, newValue) }
  }
  final var ownKeyboardDismissMode = KeyboardDismissMode.none
  /// Whether a finger is down on the content.
  open var isTracking: Bool { ownTracking }
  final var ownTracking = false
  /// Whether the user drags.
  open var isDragging: Bool { ownDragging }
  final var ownDragging = false
  /// Whether it comes to rest after a drag.
  open var isDecelerating: Bool { ownDecelerating }
  final var ownDecelerating = false
  /// Whether a finger stopped what ran on, and has not moved since (rule 943).
  final var isHeld = false
  /// Whether a finger that goes down stops what runs on by itself.
  var isStoppedByTouches: Bool { true }
  /// The gesture that scrolls.
  open var panGestureRecognizer: UIPanGestureRecognizer {
    requires("panGestureRecognizer", since: 5.0, ownPanGestureRecognizer)
  }
  final lazy var ownPanGestureRecognizer = ScrollPanGestureRecognizer(of: self)
  private lazy var delayedTouches = DelayedTouchesGestureRecognizer(in: self)
  /// The gesture that moves the content, and from where and how (UIScrollView+Dragging).
  final var dragStart = CGPoint.zero
  final var deceleration: EventQueue.Ticket?
  final override var allRecognizers: [UIGestureRecognizer] {
    let recognizers = recognizers + ownPresses
    guard isScrollEnabled, Simulator.current.has(.gestureRecognizers) else { return recognizers }
    let own = [delayedTouches, ownPanGestureRecognizer]
    return maximumZoomScale > minimumZoomScale ? own + [ownPinch] + recognizers : own + recognizers
  }

  /// Where it comes to rest that a finger has let go and that does not turn pages.
  func resting(near target: CGPoint, from start: CGPoint, _ pace: CGPoint) -> CGPoint { target }
  /// The same for what turns pages.
  func pageStop(near target: CGPoint, _ pace: CGPoint) -> CGPoint { page(near: target, pace) }
  /// Whether it is what a person reads, so that bars follow it.
  var isContent: Bool { true }
  /// Whether a finger may drag it, as far as it can be scrolled.
  var takesDrags: Bool { true }
  /// A finger begins to drag, and has moved so far.
  func dragBegins(_ moved: CGPoint) {}
  /// What a finger dragged lies still again.
  func dragCameToRest() {}

  /// What opens menus of rows and items; nil for what has none.
  var menuPress: UIGestureRecognizer? { nil }
  /// What things can be dropped on where it is a list that takes them; nil for what is none.
  var dropTarget: (any DropTarget)? { nil }
  /// All presses of UIKit's own.
  var ownPresses: [UIGestureRecognizer] { [menuPress].compactMap(\.self) }

  /// Whether a touch may go to a view in the content at all.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  )
    -> Bool
  { true }
  final override func mayBegin(
    _ touches: Set<UITouch>, _ event: UIEvent, in view: UIView
  ) -> Bool { touchesShouldBegin(touches, with: event, in: view) }
  /// Whether a drag takes a touch away from a view in the content; not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  /// What is pulled down to reload; iOS 10.0 and later.
  open var refreshControl: UIRefreshControl? {
    get { requires("refreshControl", since: 10.0, ownRefreshControl) }
    set { ownRefreshControl = requires("setRefreshControl:", since: 10.0, newValue) }
  }
  /// The same for table view controllers, which had it before.
  final var ownRefreshControl: UIRefreshControl? {
    didSet {
      oldValue?.detach()
      roomOfRefresh = 0
      guard let ownRefreshControl else { return }
      let height = UIRefreshControl.height
      ownRefreshControl.autoresizingMask = .flexibleWidth
      ownRefreshControl.place(
        CGRect(x: 0, y: -height, width: drawnBounds.width, height: height))
      insert(ownRefreshControl, at: 0)
    }
  }

  /// The room of the content; iOS 11.0 and later.
  open var contentLayoutGuide: UILayoutGuide {
    requires("contentLayoutGuide", since: 11.0, ownContentLayoutGuide)
  }
  /// The same for constraints to the scroll view's edges, which mean the content on all versions.
  var ownContentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(.content, in: self)
    contentGuide = guide
    return guide
  }

  /// The scroll view's own rectangle, which does not scroll; iOS 11.0 and later.
  open var frameLayoutGuide: UILayoutGuide {
    requires("frameLayoutGuide", since: 11.0)
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide(.inset { _ in .zero }, in: self)
    frameGuide = guide
    return guide
  }

  /// Scrolls just so far that the rectangle can be seen, and not beyond the content (rule 742).
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let (room, origin) = (clearRoom, drawnBoundsOrigin)
    let shown = room.offsetBy(dx: origin.x, dy: origin.y)
    var offset = origin
    if rect.minX < shown.minX { offset.x = rect.minX - room.minX }
    if rect.maxX > shown.maxX { offset.x = rect.maxX - room.maxX }
    if rect.minY < shown.minY { offset.y = rect.minY - room.minY }
    if rect.maxY > shown.maxY { offset.y = rect.maxY - room.maxY }
    guard offset != origin else { return }
    // Content without a size is not known yet.
    setContentOffset(contentSize == .zero ? offset : withinContent(offset), animated: animated)
  }

  /// Sets the scale of the content; iOS 3.0 and later (rule 366).
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard requires("setZoomScale:animated:", since: 3.0) else { return }
    zoom(by: scale, animated: animated)
  }
  /// Makes that part of the content as large as it can be shown; iOS 3.0 and later (rule 366).
  open func zoom(to rect: CGRect, animated: Bool) {
    guard requires("zoomToRect:animated:", since: 3.0) else { return }
    guard rect.isUsable, rect.width > 0, rect.height > 0 else { return }
    let scale = min(drawnBounds.width / rect.width, drawnBounds.height / rect.height)
    zoom(by: scale, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }
  /// Shows the scroll bars for a moment.
  open func flashScrollIndicators() { declaredOnly("UIScrollView.flashScrollIndicators()") }

  final func scroll(to place: CGPoint) {
    let bounds = CGRect(origin: place, size: drawnBounds.size)
    guard bounds.isUsable else { return refuse(bounds: bounds) }
    let offset = onPixels(place)
    guard offset != drawnBoundsOrigin else { return }
    // No negative zero, which is what an inset of 0 makes of an offset.
    drawnBoundsOrigin = CGPoint(x: offset.x + 0, y: offset.y + 0)
    setNeedsLayout()
    tellDidScroll()
  }

  /// Content begins at a pixel of the screen, the nearest one (rule 1425).
  final func onPixels(_ offset: CGPoint) -> CGPoint {
    let scale = Simulator.current.currentTraits.displayScale
    guard scale > 0 else { return offset }
    return CGPoint(
      x: (offset.x * scale + 0.5).rounded(.down) / scale,
      y: (offset.y * scale + 0.5).rounded(.down) / scale)
  }

  /// The same by way of `contentOffset`, which a class of the app's may override (rule 961).
  final func move(to offset: CGPoint) {
    guard isOfTheApp, offset != drawnBoundsOrigin else { return scroll(to: offset) }
    contentOffset = offset
  }

  private func tellDidScroll() {
    announce("contentOffset", of: self)
    ownerOfBar?.follow(self)
    tellDelegate("scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
  }

  /// Content that has become smaller is not left behind (rule 368).
  private func stayInsideOfContent() {
    guard !ownDragging, !ownDecelerating, animatedScroll == nil else { return }
    let most = offsets.most
    scroll(
      to: CGPoint(x: min(drawnBoundsOrigin.x, most.x), y: min(drawnBoundsOrigin.y, most.y)))
  }

  /// A view that has become longer shows no room beyond its content (rule 738).
  final override func followOwnSize(from old: CGSize) {
    guard contentSize != .zero, !ownDragging, !ownDecelerating, animatedScroll == nil else {
      return
    }
    let (new, most) = (drawnBounds.size, offsets.most)
    var offset = drawnBoundsOrigin
    if new.width > old.width { offset.x = min(offset.x, most.x) }
    if new.height > old.height { offset.y = min(offset.y, most.y) }
    scroll(to: offset)
  }

  /// Content that rested in room that is no longer there comes back (rule 719).
  private func stayInsideOfInset(after old: UIEdgeInsets) {
    guard !ownDragging, !ownDecelerating, animatedScroll == nil else { return }
    let (least, most) = offsets
    var offset = drawnBoundsOrigin
    if contentInset.right < old.right { offset.x = min(offset.x, most.x) }
    if contentInset.bottom < old.bottom { offset.y = min(offset.y, most.y) }
    if contentInset.left < old.left { offset.x = max(offset.x, least.x) }
    if contentInset.top < old.top { offset.y = max(offset.y, least.y) }
    scroll(to: offset)
  }

  final func tellDelegate(
    _ name: String, with more: [String] = [], _ call: (any UIScrollViewDelegate) -> Void
  ) {
    Simulator.current.tell(delegate, name, [Simulator.current.name(of: self)] + more, call)
  }

  /// What begins below the bars by itself need not look out for them.
  final override func insetsInside(_ insets: UIEdgeInsets, for subview: UIView) -> UIEdgeInsets {
    let (across, down) = adjustedDirections
    return UIEdgeInsets(
      top: down ? 0 : insets.top, left: across ? 0 : insets.left, bottom: down ? 0 : insets.bottom,
      right: across ? 0 : insets.right)
  }

  package override var renderedKind: String { "UIScrollView" }
  /// How large its content is, in points.
  package final var drawnContentSize: CGSize { contentSize }

  /// Whether content begins below the bars by itself; iOS 11.0 and later.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As UIKit chooses, where it scrolls, never, or always.
    case automatic, scrollableAxes, never, always
  }

  /// How the marks of where one is look.
  public enum IndicatorStyle: Int, Sendable {
    /// As usual, dark, or light.
    case `default`, black, white
  }

  /// Whether scrolling sends the keyboard away; iOS 7.0 and later.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never, at once, or with the finger; the accessory above the keyboard too.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast scrolling comes to rest.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: CGFloat
    /// Makes the value of a raw one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  /// Whether it may be zoomed too far for a moment.
  open var bouncesZoom: Bool = true {
    didSet { declaredOnly("UIScrollView.bouncesZoom", oldValue, bouncesZoom) }
  }
  /// Whether the insets of the indicators follow the safe area; iOS 13.0 and later.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get {
      requires(
        "automaticallyAdjustsScrollIndicatorInsets", since: 13.0,
        ownAutomaticallyAdjustsScrollIndicatorInsets)
    }
    set {
      ownAutomaticallyAdjustsScrollIndicatorInsets = requires(
        "setAutomaticallyAdjustsScrollIndicatorInsets:", since: 13.0, newValue)
    }
  }
  final var ownAutomaticallyAdjustsScrollIndicatorInsets: Bool = true {
    didSet {
      keptLook(
        "UIScrollView.automaticallyAdjustsScrollIndicatorInsets", oldValue,
        ownAutomaticallyAdjustsScrollIndicatorInsets)
    }
  }
  /// Whether two fingers zoom it now.
  open internal(set) var isZooming = false
  /// Whether it comes back from having been zoomed too far; never here.
  open var isZoomBouncing: Bool { false }
  /// What looks for two fingers that zoom; nil where nothing can be zoomed. iOS 5.0 and later.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    requires("pinchGestureRecognizer", since: 5.0)
    return maximumZoomScale > minimumZoomScale ? ownPinch : nil
  }
  private final lazy var ownPinch = ScrollPinchGestureRecognizer(of: self)
}

/// Hears what happens to a scroll view.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is about to leave; where it comes to rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has left the view.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll by the app has come to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is scaled; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether a tap on the status bar may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// A tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The content is about to be zoomed; iOS 3.2 and later.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The content is no longer zoomed; iOS 2.0 and later.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// The insets of the content have changed; iOS 11.0 and later.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default for a type that does not implement this member.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    isMissing()
  }
  /// The default for a type that does not implement this member.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { isMissing() }
}
