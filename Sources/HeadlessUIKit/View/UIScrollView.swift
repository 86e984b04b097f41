import EventTrace
public import Foundation

/// A view that shows a part of something larger.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Made when constraints first ask for it.
  final var contentGuide: UILayoutGuide?
  private var frameGuide: UILayoutGuide?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  /// What of the content lies at the top left corner: where the bounds begin.
  open var contentOffset: CGPoint {
    get { drawnBoundsOrigin }
    set { scroll(to: newValue) }
  }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset)
    guard animated else { return }
    Simulator.current.post("UIScrollView.setContentOffset", after: 0.3) { [weak self] in
      guard let self else { return }
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  /// The insets with those of the bars; iOS 11.0 and later.
  open var adjustedContentInset: UIEdgeInsets {
    requires("adjustedContentInset", since: 11.0)
    guard ownContentInsetAdjustmentBehavior != .never else { return contentInset }
    let bars = insetsOfBars
    return UIEdgeInsets(
      top: contentInset.top + bars.top, left: contentInset.left + bars.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right + bars.right)
  }
  /// iOS 11.0 and later.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get {
      requires("contentInsetAdjustmentBehavior", since: 11.0, ownContentInsetAdjustmentBehavior)
    }
    set {
      ownContentInsetAdjustmentBehavior = requires(
        "setContentInsetAdjustmentBehavior:", since: 11.0, newValue)
    }
  }
  final var ownContentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open func adjustedContentInsetDidChange() {
    requires("adjustedContentInsetDidChange", since: 11.0)
  }
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// iOS 11.1 and later.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { requires("verticalScrollIndicatorInsets", since: 11.1, ownVerticalScrollIndicatorInsets) }
    set {
      ownVerticalScrollIndicatorInsets = requires(
        "setVerticalScrollIndicatorInsets:", since: 11.1, newValue)
    }
  }
  final var ownVerticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// iOS 11.1 and later.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get {
      requires("horizontalScrollIndicatorInsets", since: 11.1, ownHorizontalScrollIndicatorInsets)
    }
    set {
      ownHorizontalScrollIndicatorInsets = requires(
        "setHorizontalScrollIndicatorInsets:", since: 11.1, newValue)
    }
  }
  final var ownHorizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var scrollsToTop = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat {
    get { requires("zoomScale", since: 3.0, ownZoomScale) }
    set {
      ownZoomScale = requires("setZoomScale:", since: 3.0, newValue)
      if newValue != 1 {
        Simulator.current.unimplemented(
          "UIScrollView.zoomScale", "nothing is zoomed.")
      }
    }
  }
  final var ownZoomScale: CGFloat = 1
  open var decelerationRate: DecelerationRate {
    get { requires("decelerationRate", since: 3.0, ownDecelerationRate) }
    set { ownDecelerationRate = requires("setDecelerationRate:", since: 3.0, newValue) }
  }
  final var ownDecelerationRate = DecelerationRate.normal
  /// iOS 7.0 and later.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { requires("keyboardDismissMode", since: 7.0, ownKeyboardDismissMode) }
    set { ownKeyboardDismissMode = requires("setKeyboardDismissMode:", since: 7.0, newValue) }
  }
  final var ownKeyboardDismissMode = KeyboardDismissMode.none
  public private(set) var isTracking = false
  public private(set) var isDragging = false
  public private(set) var isDecelerating = false
  public var panGestureRecognizer: UIPanGestureRecognizer {
    requires("panGestureRecognizer", since: 5.0, ownPanGestureRecognizer)
  }
  final lazy var ownPanGestureRecognizer = UIPanGestureRecognizer()

  /// What is pulled down to load anew; iOS 10.0 and later.
  open var refreshControl: UIRefreshControl? {
    get { requires("refreshControl", since: 10.0, ownRefreshControl) }
    set { ownRefreshControl = requires("setRefreshControl:", since: 10.0, newValue) }
  }
  /// The same for table view controllers, which had it before.
  final var ownRefreshControl: UIRefreshControl? {
    didSet {
      oldValue?.detach()
      if let ownRefreshControl { insert(ownRefreshControl, at: 0) }
    }
  }

  /// The room of the content; iOS 11.0 and later.
  public var contentLayoutGuide: UILayoutGuide {
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
  public var frameLayoutGuide: UILayoutGuide {
    requires("frameLayoutGuide", since: 11.0)
    if let frameGuide { return frameGuide }
    let guide = UILayoutGuide(.inset { _ in .zero }, in: self)
    frameGuide = guide
    return guide
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = drawnBounds
    var offset = shown.origin
    if rect.minX < shown.minX { offset.x = rect.minX }
    if rect.maxX > shown.maxX { offset.x = rect.maxX - shown.width }
    if rect.minY < shown.minY { offset.y = rect.minY }
    if rect.maxY > shown.maxY { offset.y = rect.maxY - shown.height }
    if offset != shown.origin { setContentOffset(offset, animated: animated) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard requires("setZoomScale:animated:", since: 3.0) else { return }
    ownZoomScale = scale
  }
  open func zoom(to rect: CGRect, animated: Bool) {
    guard requires("zoomToRect:animated:", since: 3.0) else { return }
    Simulator.current.unimplemented("UIScrollView.zoom(to:animated:)", "nothing is zoomed.")
  }
  open func flashScrollIndicators() {}

  private func scroll(to offset: CGPoint) {
    let bounds = CGRect(origin: offset, size: drawnBounds.size)
    guard bounds.isUsable else { return refuse(bounds: bounds) }
    guard offset != drawnBoundsOrigin else { return }
    drawnBoundsOrigin = offset
    setNeedsLayout()
    delegate?.scrollViewDidScroll(self)
  }

  /// A person drags the content until this lies at the top left corner.
  package final func drag(to offset: CGPoint) {
    guard isScrollEnabled, !Simulator.current.isDead else { return }
    isDragging = true
    delegate?.scrollViewWillBeginDragging(self)
    scroll(to: offset)
    isDragging = false
    delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
  }

  package override var renderedKind: String { "UIScrollView" }

  /// Whether content begins below the bars by itself; iOS 11.0 and later.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// How the marks of where one is look.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// Whether scrolling sends the keyboard away; iOS 7.0 and later.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// How fast scrolling comes to rest.
  public nonisolated struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
  open var bouncesZoom: Bool = true
  /// iOS 13.0 and later.
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
  final var ownAutomaticallyAdjustsScrollIndicatorInsets: Bool = true
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// iOS 5.0 and later.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    requires("pinchGestureRecognizer", since: 5.0)
    return maximumZoomScale > minimumZoomScale ? ownPinch : nil
  }
  private final lazy var ownPinch = UIPinchGestureRecognizer(target: nil, action: nil)
}

/// Hears what happens to a scroll view.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// iOS 3.2 and later.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// iOS 2.0 and later.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// iOS 11.0 and later.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
