/// The swipe that pops a controller: begun, then completed or taken back (rules 76 and 111).
extension UINavigationController {
  /// A finger begins to swipe from the left edge.
  ///
  /// - Returns: whether a pop began: only on versions that know the swipe, with something to pop.
  package func beginInteractivePop() -> Bool {
    guard Simulator.current.has(.interactivePop), allowsInteractivePop, !Simulator.current.isDead,
      running == nil, appearance == .appeared, stack.count > 1, let top = shown
    else { return false }
    top.tellWillMove(to: nil)
    top.movement = .fromParent
    departing.append(top)
    willCutStack(to: stack.count - 1)
    stack.removeLast()
    navigationBar.replaceItems(with: stack.map(\.navigationItem))
    let transition = begin(to: stack[stack.count - 1], animated: true, isSwiped: true)
    transition.movement?.begin()
    top.container = nil
    childControllers = stack
    return true
  }

  /// The finger went far enough: the pop ends as any other.
  package func finishInteractivePop() {
    guard let movement = running?.movement, movement.isSwiped else { return }
    departing.last.map(notePopped)
    movement.finishSwipe(after: 0)
  }

  /// The finger went back: the controller stays, after it heard that it would go.
  package func cancelInteractivePop() {
    if let movement = running?.movement, movement.isSwiped { movement.cancelSwipe() }
  }
}
