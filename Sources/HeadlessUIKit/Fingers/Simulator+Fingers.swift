package import Foundation

/// What fingers do on the screen: touches that go the way of all touches, through the application
/// and the window to recognizers and views.
///
/// Places are points of the screen. Time passes while a gesture lasts; what it sets off goes on
/// afterwards, and ``settle()`` waits for it. Each gesture returns the view that got the first
/// touch, or nil where nothing takes touches.
extension Simulator {
  /// The view that gets a touch at that point of the screen, in the frontmost window that wants it,
  /// and the place in that window; nil also where the keys of the keyboard have it (rule 1356).
  package func touchTarget(at point: CGPoint) -> (view: UIView, place: CGPoint)? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    let event = UIEvent()
    let meetsKeys = areKeys(at: point)
    for window in windows.reversed() {
      if meetsKeys, !isOverKeys(window) { return nil }
      let place = CGPoint(
        x: point.x - window.drawnFrame.minX + window.drawnBoundsOrigin.x,
        y: point.y - window.drawnFrame.minY + window.drawnBoundsOrigin.y)
      if let hit = window.hitTest(place, with: event) { return (hit, place) }
    }
    return nil
  }

  /// What fingers did before has been long ago: the next tap is the first of a row.
  package func forgetTaps() { touches.forgetTap() }

  /// A finger goes down on the view at that place of its window, and up again, at one instant.
  package func tap(_ view: UIView, at place: CGPoint) {
    guard !isDead, !ignoresFingers() else { return }
    send(touches.putDown([(view, place)]))
    send(touches.move(to: nil, .ended))
  }

  /// Fingers tap, so often in a row.
  @discardableResult
  package func tap(
    at point: CGPoint, count: Int = 1, fingers: Int = 1
  ) throws(NeverIdle) -> UIView? {
    if count == 1, fingers == 1, statusBarFrame.contains(point) { return tapStatusBar() }
    var first: UIView?
    for number in 0..<max(1, count) where !isDead {
      if number > 0 { try pass(Self.pauseOfTaps) }
      let points = (0..<max(1, fingers)).map { finger in
        CGPoint(x: point.x + CGFloat(finger) * Self.fingerWidth, y: point.y)
      }
      let view = try move([points], for: 0)
      if number == 0 { first = view }
    }
    return first
  }

  /// A finger stays down at one place.
  @discardableResult
  package func press(at point: CGPoint, for seconds: Double = 1) throws(NeverIdle) -> UIView? {
    try move([[point]], for: 0, resting: seconds)
  }

  /// A finger drags along points, and rests at the last one before it goes up, so that nothing is
  /// flung away.
  ///
  /// - Parameter pressing: Seconds that it rests before it moves.
  @discardableResult
  package func drag(
    along points: [CGPoint], for seconds: Double = 0.5, pressing: Double = 0, resting: Double = 0.2
  ) throws(NeverIdle) -> UIView? {
    try move(points.map { [$0] }, for: seconds, pressing: pressing, resting: resting)
  }

  /// Where a stroke goes.
  package enum SwipeDirection: String, Sendable {
    /// To one of the four sides.
    case up, down, left, right
  }

  /// A finger strokes quickly and goes up while it moves.
  @discardableResult
  package func swipe(
    _ direction: SwipeDirection, from point: CGPoint, by distance: CGFloat = 150
  ) throws(NeverIdle) -> UIView? {
    let end =
      switch direction {
      case .up: CGPoint(x: point.x, y: point.y - distance)
      case .down: CGPoint(x: point.x, y: point.y + distance)
      case .left: CGPoint(x: point.x - distance, y: point.y)
      case .right: CGPoint(x: point.x + distance, y: point.y)
      }
    return try move([[point], [end]], for: 0.15)
  }

  /// Two fingers move apart, with a scale of more than 1, or together.
  ///
  /// - Parameter width: The width of what the fingers are to touch, in points; both begin inside of it.
  @discardableResult
  package func pinch(
    at point: CGPoint, scale: CGFloat, for seconds: Double = 0.5, within width: CGFloat? = nil
  ) throws(NeverIdle) -> UIView? {
    guard scale.isFinite, scale > 0 else { return nil }
    let start = min(scale > 1 ? Self.span / scale : Self.span, Self.widest(within: width))
    let pair = { (span: CGFloat) in
      [CGPoint(x: point.x - span / 2, y: point.y), CGPoint(x: point.x + span / 2, y: point.y)]
    }
    return try move([pair(start), pair(start * scale)], for: seconds, resting: 0.2)
  }

  /// Two fingers turn by so many radians, clockwise.
  ///
  /// - Parameter width: The width of what the fingers are to touch, in points; both begin inside of it.
  @discardableResult
  package func turnFingers(
    at point: CGPoint, by angle: CGFloat, for seconds: Double = 0.5, within width: CGFloat? = nil
  ) throws(NeverIdle) -> UIView? {
    guard angle.isFinite else { return nil }
    let turns = Self.steps * max(1, Int(abs(angle)))
    let span = Self.widest(within: width)
    let points = (0...turns).map { step -> [CGPoint] in
      let now = angle * CGFloat(step) / CGFloat(turns)
      let (x, y) = (cos(now) * span / 2, sin(now) * span / 2)
      return [CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y)]
    }
    return try move(points, for: seconds, resting: 0.2)
  }

  /// A person shakes the device: the first responder hears of it, else the key window.
  package func shake() {
    guard !isDead else { return }
    application?.sendEvent(UIEvent(motion: .motionShake))
  }

  /// How far apart two fingers may begin that both mean what is so wide, in points.
  private static func widest(within width: CGFloat?) -> CGFloat {
    width.map { min(span, max(10, $0 * 0.8)) } ?? span
  }

  // MARK: How fingers move

  /// Fingers go down at the first of the places, through the others and up at the last.
  ///
  /// - Parameter places: By step, the place of each finger.
  private func move(
    _ places: [[CGPoint]], for seconds: Double, pressing: Double = 0, resting: Double = 0
  ) throws(NeverIdle) -> UIView? {
    guard !isDead, places.joined().allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let start = places.first
    else { return nil }
    let targets = start.compactMap { touchTarget(at: $0) }
    guard let first = targets.first, targets.count == start.count else { return nil }
    if ignoresFingers() {
      try pass(pressing + (places.count < 2 ? 0 : seconds) + resting)
      return first.view
    }
    if start.count == 1, let end = places.last?.first, places.count > 1,
      try drawSheet(
        touching: first, from: start[0], to: end, for: seconds + pressing, flings: resting == 0)
    {
      return first.view
    }
    let corner = CGPoint(x: first.place.x - start[0].x, y: first.place.y - start[0].y)
    send(touches.putDown(targets))
    if pressing > 0 { try pass(pressing) }
    let count = places.count < 2 ? 0 : max(Self.steps, places.count - 1)
    for step in 1...max(1, count) where count > 0 && !isDead {
      try pass(seconds / Double(count))
      let way = Double(step) / Double(count) * Double(places.count - 1)
      let (before, part) = (min(Int(way), places.count - 2), CGFloat(way))
      let fraction = part - CGFloat(before)
      send(
        touches.move(
          to: zip(places[before], places[before + 1]).map { from, to in
            CGPoint(
              x: corner.x + from.x + (to.x - from.x) * fraction,
              y: corner.y + from.y + (to.y - from.y) * fraction)
          }, .moved))
    }
    if resting > 0 { try pass(resting) }
    send(touches.move(to: nil, .ended))
    return first.view
  }

  func send(_ event: UIEvent) {
    guard !isDead else { return }
    if let application {
      application.sendEvent(event)
    } else {
      for window in windows { window.sendEvent(event) }
    }
    touches.rest()
  }

  /// How many times a finger is seen on its way.
  private static let steps = 10
  /// Seconds between the taps of a double tap.
  private static let pauseOfTaps = 0.1
  /// In points: between fingers that are side by side, and between those of a hand.
  private static let fingerWidth: CGFloat = 20
  private static let span: CGFloat = 160
}
