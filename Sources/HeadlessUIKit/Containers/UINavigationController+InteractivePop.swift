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
    stack.removeLast()
    navigationBar.replaceItems(with: stack.map(\.navigationItem))
    _ = begin(to: stack[stack.count - 1], animated: true)
    top.container = nil
    childControllers = stack
    return true
  }

  /// The finger went far enough: the pop ends as any other.
  package func finishInteractivePop() {
    guard let running, running.ticket == nil else { return }
    departing.last.map(notePopped)
    finish(running)
  }

  /// The finger went back: the controller stays, after it heard that it would go.
  package func cancelInteractivePop() {
    guard let transition = running, transition.ticket == nil, transition.isAnimated,
      let top = transition.leaving.first, departing.last === top
    else { return }
    let uncovered = transition.arriving
    departing.removeLast()
    stack.append(top)
    adopt(top)
    top.movement = []
    shown = top
    navigationBar.replaceItems(with: stack.map(\.navigationItem))
    uncovered.beginTransition(appearing: false, animated: true, by: .container)
    top.beginTransition(appearing: true, animated: true, by: .container)
    uncovered.loadedView?.detach()
    uncovered.endTransition()
    install(top)
    top.endTransition()
    running = nil
  }
}
