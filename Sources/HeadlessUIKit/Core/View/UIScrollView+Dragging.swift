import Foundation

/// A finger moves the content, which may run on by itself (rule 268).
extension UIScrollView {
  /// How far the content can be scrolled: where it may begin at the top left corner.
  final var offsets: (least: CGPoint, most: CGPoint) {
    let insets = insetsOfContent
    let size = drawnBounds.size
    // A bar that can become higher makes room for that.
    let least = CGPoint(x: -insets.left, y: -insets.top - (ownerOfBar?.growthOfBar ?? 0))
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + insets.right - size.width),
        y: max(least.y, contentSize.height + insets.bottom - size.height))
    )
  }

  /// In which directions a finger moves the content.
  private var directions: (across: Bool, down: Bool) {
    let (least, most) = offsets
    return (
      most.x > least.x || bounces && alwaysBounceHorizontal,
      most.y > least.y || bounces && alwaysBounceVertical
    )
  }

  /// Whether a movement means this view: it can be scrolled that way, and what is touched lets it.
  final func mayDrag(_ moved: CGPoint, with touch: UITouch?) -> Bool {
    let directions = directions
    guard isScrollEnabled, abs(moved.x) > abs(moved.y) ? directions.across : directions.down else {
      return false
    }
    if touch?.view?.isMovedByTouches ?? false { return false }
    guard let touch, let view = touch.view, view !== self, touch.held.isEmpty else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  final func beginDragging() {
    if !isHeld { stopDecelerating() }
    stopAnimatedScroll()
    (ownTracking, ownDragging) = (true, true)
    ownRefreshControl?.wasPulled = false
    Simulator.current.noteScrolling { [weak self] in
      self.map { $0.ownDragging || $0.ownDecelerating } ?? false
    }
    dragStart = drawnBoundsOrigin
    if !isHeld { tellBeginOfDrag() }
  }

  private func tellBeginOfDrag() {
    if ownKeyboardDismissMode != .none {
      _ = Simulator.current.firstResponder?.resignFirstResponder()
    }
    tellDelegate("scrollViewWillBeginDragging(_:)") { $0.scrollViewWillBeginDragging(self) }
  }

  /// A finger stops content that runs on by itself; that ends as a drag does (rule 943).
  final func hold() {
    if let deceleration { Simulator.current.queue.cancel(deceleration) }
    (deceleration, isHeld) = (nil, true)
  }

  /// What was held does not run on any more; older versions do not say so (rule 943).
  private func letGo() {
    (isHeld, ownDecelerating) = (false, false)
    guard Simulator.current.has(.stoppedContentTellsRest) else { return }
    tellDelegate("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
  }

  final func drag(by moved: CGPoint) {
    guard ownDragging else { return }
    if isHeld, moved != .zero {
      letGo()
      tellBeginOfDrag()
      guard ownDragging, !Simulator.current.isDead else { return }
    }
    let (least, most) = offsets
    let directions = directions
    move(
      to: CGPoint(
        x: directions.across
          ? stretched(dragStart.x - moved.x, least.x, most.x, alwaysBounceHorizontal)
          : drawnBoundsOrigin.x,
        y: directions.down
          ? stretched(dragStart.y - moved.y, least.y, most.y, alwaysBounceVertical)
          : drawnBoundsOrigin.y))
    if drawnBoundsOrigin.y < least.y - Self.pullOfRefresh { ownRefreshControl?.pull() }
  }

  /// Beyond its ends the content goes only half as far as the finger, or not at all.
  private func stretched(
    _ offset: CGFloat, _ least: CGFloat, _ most: CGFloat, _ always: Bool
  ) -> CGFloat {
    let inside = min(max(offset, least), most)
    return bounces && (always || most > least) ? inside + (offset - inside) / 2 : inside
  }

  /// The finger goes up.
  ///
  /// - Parameter pace: In points per second.
  final func endDragging(_ pace: CGPoint) {
    guard ownDragging else { return }
    let simulator = Simulator.current!
    let (least, most) = offsets
    let directions = directions
    // A zero that is turned round is none of its own.
    let pace = CGPoint(x: directions.across ? 0 - pace.x : 0, y: directions.down ? 0 - pace.y : 0)
    // A pace that loses that part of itself in each millisecond comes to rest after so many points.
    ownerOfBars?.contentWasDragged(by: drawnBoundsOrigin.y - dragStart.y)
    let rate = ownDecelerationRate.rawValue
    let length = rate / max(1 - rate, 0.001) / 1000
    let here = drawnBoundsOrigin
    var target = CGPoint(x: here.x + pace.x * length, y: here.y + pace.y * length)
    target =
      isPagingEnabled ? pageStop(near: target, pace) : resting(near: target, from: dragStart, pace)
    target = CGPoint(
      x: min(max(target.x, least.x), most.x), y: min(max(target.y, least.y), most.y))
    if let ownerOfBar { target.y = ownerOfBar.restingOffset(target.y, self) }
    target = CGPoint(x: target.x + 0, y: target.y + 0)
    if simulator.has(.scrollViewsTellTargets) {
      let wanted = unsafe LastingMemory.pointer(to: target)
      let velocity = CGPoint(x: pace.x / 1000, y: pace.y / 1000)
      tellDelegate(
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        with: ["\(velocity)", "\(target)"]
      ) { delegate in
        unsafe delegate.scrollViewWillEndDragging(
          self, withVelocity: velocity, targetContentOffset: wanted)
      }
      let resting = wanted.pointee
      if resting.x.isFinite, resting.y.isFinite { target = resting }
    }
    ownDragging = false
    if followRefreshing(), target.y <= least.y { target.y = offsets.least.y }
    let runsOn = onPixels(target) != onPixels(here)
    // The finger counts as down here, and what runs on does so only afterwards (rule 943).
    tellDelegate("scrollViewDidEndDragging(_:willDecelerate:)", with: ["\(runsOn)"]) {
      $0.scrollViewDidEndDragging(self, willDecelerate: runsOn)
    }
    ownTracking = false
    guard !simulator.isDead else { return }
    guard runsOn else {
      if isHeld { letGo() }
      return dragCameToRest()
    }
    (isHeld, ownDecelerating) = (false, true)
    tellDelegate("scrollViewWillBeginDecelerating(_:)") { $0.scrollViewWillBeginDecelerating(self) }
    decelerate(from: here, to: target, step: 1)
  }

  /// Makes room for a control that refreshes, as soon as no finger drags (rule 408).
  ///
  /// - Returns: Whether there is more or less room than before.
  @discardableResult
  final func followRefreshing() -> Bool {
    let room = ownRefreshControl?.isRefreshing ?? false ? UIRefreshControl.height : 0
    guard room != roomOfRefresh, !ownDragging else { return false }
    let wasAtTop = drawnBoundsOrigin.y <= offsets.least.y
    roomOfRefresh = room
    if room == 0, wasAtTop, !ownDecelerating {
      move(to: CGPoint(x: drawnBoundsOrigin.x, y: offsets.least.y))
    }
    return true
  }

  /// The next whole page, or the nearest one if the finger stood still.
  final func page(near target: CGPoint, _ pace: CGPoint) -> CGPoint {
    let size = drawnBounds.size
    let nearest = { (offset: CGFloat, start: CGFloat, pace: CGFloat, room: CGFloat) -> CGFloat in
      guard room > 0 else { return offset }
      // One page at a time.
      let from = (start / room).rounded()
      let to = pace == 0 ? (offset / room).rounded() : from + (pace > 0 ? 1 : -1)
      return min(max(to, from - 1), from + 1) * room
    }
    return CGPoint(
      x: nearest(target.x, dragStart.x, pace.x, size.width),
      y: nearest(target.y, dragStart.y, pace.y, size.height))
  }

  private func decelerate(from start: CGPoint, to end: CGPoint, step: Int) {
    let simulator = Simulator.current!
    deceleration = simulator.queue.post(
      after: Self.decelerationTime / Double(Self.decelerationSteps), label: "UIScrollView",
      keepsBusy: true
    ) { [weak self] in
      guard let self, ownDecelerating, !simulator.isDead else { return }
      // Slower and slower.
      let left = 1 - CGFloat(step) / CGFloat(Self.decelerationSteps)
      let part = 1 - left * left
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      guard ownDecelerating else { return }
      if step < Self.decelerationSteps {
        decelerate(from: start, to: end, step: step + 1)
      } else {
        stopDecelerating()
      }
    }
  }

  /// One step of a scroll by the app, which has its last one after 0.3 seconds (rule 368).
  final func animateScroll(from start: CGPoint, to end: CGPoint, step: Int) {
    let simulator = Simulator.current!
    animatedScroll = simulator.queue.post(
      after: Self.animationTime / Double(Self.decelerationSteps), label: "UIScrollView",
      keepsBusy: true
    ) { [weak self] in
      guard let self, animatedScroll != nil, !simulator.isDead else { return }
      let part = CGFloat(step) / CGFloat(Self.decelerationSteps)
      let isLast = step == Self.decelerationSteps
      move(
        to: isLast
          ? end
          : CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      // Whoever heard of it may have scrolled elsewhere.
      guard animatedScroll != nil else { return }
      guard isLast else { return animateScroll(from: start, to: end, step: step + 1) }
      animatedScroll = nil
      if isScrollingToTop { return tellDidScrollToTop() }
      tellDelegate("scrollViewDidEndScrollingAnimation(_:)") {
        $0.scrollViewDidEndScrollingAnimation(self)
      }
    }
  }

  /// A finger, or another scroll, takes the place of one on its way.
  final func stopAnimatedScroll() {
    if let animatedScroll { Simulator.current.queue.cancel(animatedScroll) }
    animatedScroll = nil
    isScrollingToTop = false
  }

  /// The status bar was tapped (rule 407).
  final func scrollToTop() {
    guard
      Simulator.current.ask(
        delegate, "scrollViewShouldScrollToTop(_:)", [Simulator.current.name(of: self)],
        { $0.scrollViewShouldScrollToTop(self) })
    else { return }
    stopDecelerating()
    let top = CGPoint(x: drawnBoundsOrigin.x, y: offsets.least.y)
    setContentOffset(top, animated: true)
    if animatedScroll == nil { tellDidScrollToTop() } else { isScrollingToTop = true }
  }

  private func tellDidScrollToTop() {
    isScrollingToTop = false
    tellDelegate("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
  }

  /// The content rests, by itself or because a finger holds it.
  final func stopDecelerating() {
    guard ownDecelerating else { return }
    (ownDecelerating, isHeld) = (false, false)
    if let deceleration { Simulator.current.queue.cancel(deceleration) }
    deceleration = nil
    tellDelegate("scrollViewDidEndDecelerating(_:)") { $0.scrollViewDidEndDecelerating(self) }
    dragCameToRest()
  }

  // In points and seconds; UIKit does not publish them.
  private static let pullOfRefresh: CGFloat = 60
  private static let decelerationTime = 0.5
  private static let animationTime = 0.3
  static let decelerationSteps = 5
}

/// The finger that moves the content of a scroll view.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(unchecked: ())
    view = scrollView
  }

  override var mayBegin: Bool {
    scrollView.map { $0.isHeld || $0.takesDrags && $0.mayDrag(moved, with: tracked.first) } ?? false
  }

  /// Follows a finger from when it is down, and stops what runs on by itself (rule 943).
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let scrollView, state == .possible, scrollView.isScrollEnabled else { return }
    scrollView.ownTracking = true
    guard scrollView.ownDecelerating, scrollView.isStoppedByTouches, !isWaiting else { return }
    scrollView.hold()
    state = .began
  }

  override func forgetMovement() {
    super.forgetMovement()
    guard let scrollView, !scrollView.ownDragging else { return }
    scrollView.ownTracking = false
    // Another recognizer took the finger that held the content.
    if scrollView.isHeld { scrollView.stopDecelerating() }
  }

  override func delegateChanged() {
    guard let delegate, (delegate as AnyObject) !== scrollView else { return }
    // Message M164.
    Simulator.current.raise(
      .invalidArgument,
      "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
  }

  override func act() {
    guard let scrollView else { return }
    switch state {
    case .began:
      if !scrollView.isHeld { scrollView.stopDecelerating() }
      scrollView.dragBegins(moved)
      scrollView.beginDragging()
      scrollView.drag(by: moved)
    case .changed: scrollView.drag(by: moved)
    case .ended: scrollView.endDragging(velocity(in: nil))
    case .cancelled: scrollView.endDragging(.zero)
    case .possible, .failed: break
    }
  }
}

/// Holds touches back from the content of a scroll view until it is clear that it is not dragged.
final class DelayedTouchesGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timer = GestureTimer()
  /// Seconds; UIKit does not publish it (rule 268).
  private static let delay = 0.15

  init(in scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(unchecked: ())
    view = scrollView
    (delaysTouchesBegan, cancelsTouchesInView) = (true, false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, scrollView.delaysContentTouches,
      touches.contains(where: { $0.view !== scrollView })
    else { return state = .failed }
    timer.start(Self.delay, .failed, for: self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func forgetMovement() { timer.stop() }
}
