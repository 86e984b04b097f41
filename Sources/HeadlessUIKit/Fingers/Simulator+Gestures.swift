package import Foundation

/// Gestures that a person knows by what they do: going back, pulling a sheet away, scrolling.
extension Simulator {
  /// A finger drags from the left edge of the screen, far enough to go back, or not.
  ///
  /// - Returns: Whether a pop began.
  @discardableResult
  package func swipeBack(completing: Bool = true) throws(NeverIdle) -> Bool {
    let room = roomAboveKeys
    let start = CGPoint(x: room.minX + 1, y: room.midY)
    let navigation = navigationControllers(at: start)
    let counts = navigation.map { $0.popsBegun }
    let end = CGPoint(x: room.minX + room.width * (completing ? 0.8 : 0.2), y: room.midY)
    try drag(along: [start, end])
    return zip(navigation, counts).contains { $0.popsBegun > $1 }
  }

  private func navigationControllers(at point: CGPoint) -> [UINavigationController] {
    guard let view = touchTarget(at: point)?.view else { return [] }
    return sequence(first: view as UIResponder, next: \.next)
      .compactMap { $0 as? UINavigationController }
  }

  /// A finger pulls the topmost sheet down, far enough for it to go, or not.
  ///
  /// - Returns: Whether it came along.
  @discardableResult
  package func pullSheetDown(completing: Bool = true) throws(NeverIdle) -> Bool {
    guard let sheet = windows.reversed().lazy.compactMap({ $0.root?.topPresented }).first,
      sheet.beginInteractiveDismissal()
    else { return false }
    try pass(0.5)
    if completing { sheet.finishInteractiveDismissal() } else { sheet.cancelInteractiveDismissal() }
    return true
  }

  /// A finger drags the content of a scroll view by so many points; the content goes with it.
  ///
  /// - Parameter flings: Whether the finger goes up while it moves, so that the content runs on.
  /// - Returns: Whether the scroll view could be touched.
  @discardableResult
  package func scroll(
    _ view: UIScrollView, by distance: CGPoint, flings: Bool = false
  ) throws(NeverIdle) -> Bool {
    let frame = view.frameOnScreen.intersection(roomAboveKeys)
    guard !frame.isNull, !frame.isEmpty, distance.x.isFinite, distance.y.isFinite else {
      return false
    }
    // A long way is gone in several strokes, as a hand does it.
    var left = distance
    repeat {
      let stroke = CGPoint(
        x: min(max(left.x, -frame.width * 0.8), frame.width * 0.8),
        y: min(max(left.y, -frame.height * 0.8), frame.height * 0.8))
      let start = CGPoint(x: frame.midX - stroke.x / 2, y: frame.midY - stroke.y / 2)
      let end = CGPoint(x: start.x + stroke.x, y: start.y + stroke.y)
      guard touchTarget(at: start)?.view.isInside(view) ?? false else { return false }
      try drag(along: [start, end], for: flings ? 0.2 : 0.5, resting: flings ? 0 : 0.2)
      left = CGPoint(x: left.x - stroke.x, y: left.y - stroke.y)
    } while !isDead && (abs(left.x) > 0.5 || abs(left.y) > 0.5)
    return true
  }

  /// A person presses the return key.
  ///
  /// - Returns: Whether a text is being edited.
  package func pressReturn() -> Bool { typeText("\n") }

  /// A person sends the keyboard away by its own key, as iPads have it.
  ///
  /// - Returns: Whether it went.
  package func dismissKeyboard() -> Bool {
    guard !isDead, isKeyboardShown, let responder = firstResponder else { return false }
    return responder.resignFirstResponder()
  }
}

extension UIViewController {
  /// The last of those that are presented one over the other.
  fileprivate var topPresented: UIViewController? {
    var top: UIViewController?
    while let next = (top ?? self).presentation?.presented { top = next }
    return top
  }
}
