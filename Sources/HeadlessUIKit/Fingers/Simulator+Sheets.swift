import Foundation

/// A finger on a sheet draws the sheet itself where nothing in it wants the movement (rule 783).
extension Simulator {
  /// Does to a sheet what a finger does that goes straight from one place to another.
  ///
  /// - Parameter flings: Whether the finger goes up while it moves.
  /// - Returns: False where no sheet follows the finger, which has done nothing yet then.
  func drawSheet(
    touching target: (view: UIView, place: CGPoint), from start: CGPoint, to end: CGPoint,
    for seconds: Double, flings: Bool
  ) throws(NeverIdle) -> Bool {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    guard has(.sheetsCanBePulledAway), abs(way.y) > max(abs(way.x), Self.slackOfSheets),
      let (sheet, view) = sheet(around: target.view), isFree(target.view, in: view, for: way)
    else { return false }
    let controller = sheet.ownPresentationController?.sheet
    let height = view.frameOnScreen.height
    // The next height in that direction, or the one next to which the finger let go.
    let heights = controller?.heightsOfDetents ?? [(nil, height)]
    let others = heights.filter { way.y > 0 ? $0.height < height - 1 : $0.height > height + 1 }
    guard way.y > 0 || !others.isEmpty else { return false }
    let goal = flings ? nil : height - way.y
    let smallest = heights.map(\.height).min() ?? height
    let leaves = goal.map { $0 < smallest / 2 } ?? others.isEmpty
    send(touches.putDown([target]))
    send(touches.move(to: nil, .cancelled))
    if leaves || others.isEmpty {
      guard way.y > 0, !isDead, sheet.beginInteractiveDismissal() else { return true }
      try pass(seconds)
      leaves ? sheet.finishInteractiveDismissal() : sheet.cancelInteractiveDismissal()
      return true
    }
    try pass(seconds)
    let chosen =
      goal.map { goal in heights.min { abs($0.height - goal) < abs($1.height - goal) } }
      ?? (way.y > 0 ? others.max { $0.height < $1.height } : others.min { $0.height < $1.height })
    if !isDead, let chosen, let identifier = chosen.identifier, abs(chosen.height - height) > 1 {
      controller?.pulled(to: identifier)
    }
    return true
  }

  /// The sheet that a view is in, if nothing is presented over it, and the sheet's view.
  private func sheet(around view: UIView) -> (UIViewController, UIView)? {
    for view in sequence(first: view, next: \.drawnSuperview) {
      if let controller = view.controller, controller.loadedView === view,
        controller.presentation == nil, let style = controller.presenter?.presentation?.style,
        style.isSheet
      {
        return (controller, view)
      }
    }
    return nil
  }

  /// Whether nothing between a touched view and its sheet takes a finger's movement for itself.
  private func isFree(_ touched: UIView, in sheet: UIView, for way: CGPoint) -> Bool {
    if touched.isMovedByTouches { return false }
    for view in sequence(first: touched, next: \.drawnSuperview) {
      if let list = view as? UIScrollView {
        if way.y > 0, list.ownRefreshControl != nil { return false }
        let isAtTop = list.drawnBoundsOrigin.y <= list.offsets.least.y + 0.5
        if !isAtTop, list.mayDrag(way, with: nil) { return false }
      } else if view.allRecognizers.contains(where: { $0.isEnabled && $0.followsFingers }) {
        return false
      }
      if view === sheet { break }
    }
    return true
  }

  /// In points: a shorter way is none.
  private static let slackOfSheets: CGFloat = 10
}

extension UIGestureRecognizer {
  /// Whether it waits for a movement of a finger.
  fileprivate final var followsFingers: Bool {
    self is UIPanGestureRecognizer && !(self is UIScreenEdgePanGestureRecognizer)
      || self is UISwipeGestureRecognizer
  }
}
