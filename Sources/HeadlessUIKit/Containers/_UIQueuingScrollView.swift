import Foundation

/// What pages that scroll lie in: room for the page on screen and for one on either side of it (rule 860).
///
/// Apps find it among the subviews of the page controller's view, to switch scrolling off or to hear of it.
final class _UIQueuingScrollView: UIScrollView {
  private weak var pages: UIPageViewController?
  private let isVertical: Bool
  /// Before the page on screen, under it, and behind it.
  private var places: [UIView]
  /// The size for which the places were laid out.
  private var laidOut = CGSize.zero
  /// In points, between one page and the next.
  private let spacing: CGFloat

  init(of pages: UIPageViewController, spacing: CGFloat) {
    self.pages = pages
    self.spacing = spacing
    isVertical = pages.navigationOrientation == .vertical
    places = (0..<3).map { _ in UIView(frame: .zero) }
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    ownContentInsetAdjustmentBehavior = .never
    if isVertical { alwaysBounceVertical = true } else { alwaysBounceHorizontal = true }
    for (index, place) in places.enumerated() { insert(place, at: index) }
  }
  required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// How far it is from one page to the next, in points.
  private var step: CGFloat { isVertical ? drawnBounds.height : drawnBounds.width }
  /// Where the content is scrolled to when so many places lie before what is on screen.
  private func offset(_ count: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: count * step) : CGPoint(x: count * step, y: 0)
  }
  private func along(_ vector: CGPoint) -> CGFloat { isVertical ? vector.y : vector.x }

  /// The view that a page lies in: the one in the middle, or while it arrives the one on its side.
  func place(of direction: UIPageViewController.NavigationDirection?) -> UIView {
    switch direction {
    case .reverse: places[0]
    case nil: places[1]
    case .forward: places[2]
    }
  }

  /// What is left free on either side of a page, in points.
  private var margin: CGPoint {
    isVertical ? CGPoint(x: 0, y: spacing / 2) : CGPoint(x: spacing / 2, y: 0)
  }

  /// Takes a room of the page controller's view, with half of the spacing on either side, and lets what rests
  /// stay in the middle.
  func fill(_ room: CGRect) {
    place(room.insetBy(dx: -margin.x, dy: -margin.y))
    guard drawnBounds.size != laidOut else { return }
    laidOut = drawnBounds.size
    layOutPlaces()
    let whole = offset(3)
    contentSize = CGSize(
      width: isVertical ? laidOut.width : whole.x, height: isVertical ? whole.y : laidOut.height)
    if !isMoving { scroll(to: offset(1)) }
  }

  private func layOutPlaces() {
    for (index, place) in places.enumerated() {
      let whole = CGRect(origin: offset(CGFloat(index)), size: drawnBounds.size)
      place.place(whole.insetBy(dx: margin.x, dy: margin.y))
    }
  }

  private var isMoving: Bool { ownDragging || ownDecelerating || animatedScroll != nil }

  // MARK: Turning

  /// Scrolls to the page that code shows; the turn ends as the scroll does.
  func turn(_ direction: UIPageViewController.NavigationDirection) {
    setContentOffset(offset(direction == .forward ? 2 : 0), animated: true)
  }

  /// The turn is over: what is seen now is in the middle again.
  ///
  /// - Parameter direction: where the turn led; nil for one that was taken back.
  func settle(after direction: UIPageViewController.NavigationDirection?) {
    let wasAnimated = animatedScroll != nil
    stopDecelerating()
    stopAnimatedScroll()
    if let direction {
      // A page that was turned without a finger was seen to come as well.
      if tellsOfTurns { scroll(to: offset(direction == .forward ? 2 : 0)) }
      places.swapAt(1, direction == .forward ? 2 : 0)
      layOutPlaces()
    }
    if wasAnimated {
      tellDelegate("scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
    contentInset = .zero
    scroll(to: offset(1))
  }
  private var tellsOfTurns: Bool { drawnWindow != nil && laidOut != .zero }

  // MARK: The finger

  override var isContent: Bool { false }
  override var showsVerticalScrollIndicator: Bool {
    get { false }
    set {}
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { false }
    set {}
  }

  /// Whether a finger may turn pages at all.
  var takesFingers: Bool { isScrollEnabled && ownPanGestureRecognizer.isEnabled }
  override var takesDrags: Bool { pages?.dataSource != nil }

  /// A page that arrives goes on to its place.
  override var isStoppedByTouches: Bool { false }

  override func dragBegins(_ moved: CGPoint) {
    guard let pages, pages.turn == nil else { return }
    let isForward = along(moved) < 0
    let turns = pages.beginTurn(isForward ? .forward : .reverse)
    // The content ends at the page that arrives, and at the one that is there.
    let (before, behind) = (turns && !isForward ? 0 : -step, turns && isForward ? 0 : -step)
    contentInset =
      isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: behind, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: behind)
  }

  override func pageStop(near target: CGPoint, _ pace: CGPoint) -> CGPoint {
    let (way, pace) = (along(drawnBoundsOrigin) - step, along(pace))
    let isFling = abs(pace) > UIPageViewController.fling && (pace > 0) == (way > 0)
    let turns = isFling || abs(way) > step / 2
    return offset(turns ? (way > 0 ? 2 : 0) : 1)
  }

  override func dragCameToRest() {
    let isThere = abs(along(drawnBoundsOrigin) - step) > step / 2
    if let pages, let turn = pages.turn {
      if turn.isByHand { isThere ? pages.finishTurn() : pages.cancelTurn() }
    } else {
      settle(after: nil)
    }
  }
}
