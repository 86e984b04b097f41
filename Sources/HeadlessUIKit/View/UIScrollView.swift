import EventTrace
public import Foundation

/// A view that shows a part of something larger.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Made when constraints first ask for it.
  final var contentGuide: UILayoutGuide?
  private var frameGuide: UILayoutGuide?
  private var ownRefreshControl: UIRefreshControl?

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
    guard contentInsetAdjustmentBehavior != .never, Simulator.current.iOS >= 11.0 else {
      return contentInset
    }
    let bars = insetsOfBars
    return UIEdgeInsets(
      top: contentInset.top + bars.top, left: contentInset.left + bars.left,
      bottom: contentInset.bottom + bars.bottom, right: contentInset.right + bars.right)
  }
  /// iOS 11.0 and later.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open func adjustedContentInsetDidChange() {}
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// iOS 11.1 and later.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// iOS 11.1 and later.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
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
  open var zoomScale: CGFloat = 1
  open var decelerationRate = DecelerationRate.normal
  /// iOS 7.0 and later.
  open var keyboardDismissMode = KeyboardDismissMode.none
  public private(set) var isTracking = false
  public private(set) var isDragging = false
  public private(set) var isDecelerating = false
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// What is pulled down to load anew; iOS 10.0 and later.
  open var refreshControl: UIRefreshControl? {
    get { ownRefreshControl }
    set {
      ownRefreshControl?.detach()
      ownRefreshControl = newValue
      if let newValue { insert(newValue, at: 0) }
    }
  }

  /// The room of the content; iOS 11.0 and later.
  public var contentLayoutGuide: UILayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = UILayoutGuide(.content, in: self)
    contentGuide = guide
    return guide
  }

  /// The scroll view's own rectangle, which does not scroll; iOS 11.0 and later.
  public var frameLayoutGuide: UILayoutGuide {
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

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  open func zoom(to rect: CGRect, animated: Bool) {
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
}
