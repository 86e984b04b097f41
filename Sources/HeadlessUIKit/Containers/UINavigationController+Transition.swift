import EventTrace
import Foundation

/// One push or pop on its way.
final class NavigationTransition {
  /// Who leaves the screen; more than one when a transition overtook another.
  var leaving: [UIViewController]
  let arriving: UIViewController
  let isAnimated: Bool
  /// Whether it began while another was on its way.
  let isNested: Bool
  /// What the stack was before.
  var oldStack: EarlierStack
  var isFinishing = false
  /// What takes the time of it; nil for what takes none.
  var movement: ControllerTransition?
  /// What the views are in while an animator of the app's moves them.
  var container: UITransitionView?

  init(
    from leaving: [UIViewController], to arriving: UIViewController, isAnimated: Bool,
    isNested: Bool, oldStack: EarlierStack
  ) {
    self.oldStack = oldStack
    self.leaving = leaving
    self.arriving = arriving
    self.isAnimated = isAnimated
    self.isNested = isNested
  }

  deinit {}
}

/// From one controller to the next, in the order of pushes and pops (rules 104 and 105).
extension UINavigationController {
  /// Seconds that an animated push or pop takes.
  static let duration = 0.35

  private var isShowing: Bool { appearance == .appeared || appearance == .appearing }

  /// Shows the top of the stack, if it is not what is shown.
  ///
  /// - Parameter waits: whether the layout comes first where it does (rule 480).
  func showTop(animated: Bool, waits: Bool = true) {
    guard !Simulator.current.isDead else { return }
    startsAnimated = nil
    if animated { holdTransaction() }
    defer { if running == nil, startsAnimated == nil { letTransactionsGo() } }
    guard stack.last !== shown else {
      if running == nil { settledStack = EarlierStack(stack) }
      if running == nil, let shown, shown.appearance == .appeared {
        // It was taken off and put back in one turn.
        shown.movement = []
        tellArrived(shown)
      }
      return
    }
    guard isShowing, let top = stack.last else {
      settledStack = EarlierStack(stack)
      takeOffContent()
      return
    }
    if let running,
      running.isFinishing || running.isAnimated && Simulator.current.has(.nestedPushesWait)
    {
      waitsAnimated = animated
      return
    }
    if waits, running == nil, let view = loadedView,
      Simulator.current.has(.navigationWaitsForLayout) && view.drawnWindow != nil
        || !hasBegunToShow
    {
      startsAnimated = animated
      view.setNeedsLayout()
      return
    }
    let transition = begin(to: top, animated: animated)
    schedule(transition)
  }

  /// The app's transaction that is open ends when the transition has ended (rule 940).
  private func holdTransaction() {
    guard let transaction = Simulator.current.animation.transactions.last,
      !heldTransactions.contains(where: { $0 === transaction })
    else { return }
    transaction.begin()
    heldTransactions.append(transaction)
  }

  func letTransactionsGo() {
    let ended = heldTransactions
    heldTransactions = []
    for transaction in ended { transaction.end() }
  }

  /// Whether the shown controller has heard that it will appear: not while its view is loaded.
  private var hasBegunToShow: Bool {
    shown.map { $0.appearance == .appeared || $0.isInTransition } ?? true
  }

  /// Tells both sides and the delegate that the one will give way to the other.
  func begin(
    to top: UIViewController, animated: Bool, isSwiped: Bool = false
  ) -> NavigationTransition {
    let simulator = Simulator.current!
    let overtaken = running
    if let overtaken { overtake(overtaken) }
    var leaving = overtaken?.leaving ?? []
    overtaken?.leaving = []
    if top.isInTransition { leaving.removeAll { $0 === top } }
    if let shown { leaving.append(shown) }
    let transition = NavigationTransition(
      from: leaving, to: top, isAnimated: animated,
      isNested: overtaken.map { $0.isAnimated || $0.isNested } ?? false, oldStack: settledStack)
    settledStack = EarlierStack(stack)
    running = transition
    let old = shown
    shown = top
    if let old, animated { move(old, top, operation, in: transition, isSwiped: isSwiped) }
    if old == nil, animated, simulator.has(.unshownRootsLoad) { loadUnshown(before: transition) }
    // A pushed controller loads first; one that comes back and had lost its view, after the other
    // has heard that it leaves (rule 52).
    let isLoaded = top.loadedView != nil
    if operation != .pop { _ = top.loadViewForUIKit() }
    if simulator.has(.stacksRestoreFirstResponders) { old?.keepFirstResponder() }
    old?.beginTransition(appearing: false, animated: animated, by: .container)
    _ = top.loadViewForUIKit()
    if operation != .pop || !isLoaded { placeArriving(top) }
    top.beginTransition(appearing: true, animated: animated, by: .container)
    tellDelegateWillShow(top, animated: animated)
    if simulator.has(.pushesUpdateConstraints) { old?.loadedView?.needsConstraintUpdate = true }
    loadedView?.setNeedsLayout()
    return transition
  }

  /// What an animated push covers is loaded although it was never on screen (rule 1116).
  private func loadUnshown(before transition: NavigationTransition) {
    guard operation == .push, stack.last === transition.arriving else { return }
    let covered = stack.dropLast().last
    guard transition.oldStack.controllers(below: stack).last === covered else { return }
    _ = covered?.loadViewForUIKit()
  }

  /// Gives the view of a controller that comes its place, before the controller hears that it will appear
  /// (rule 1073).
  private func placeArriving(_ controller: UIViewController) {
    guard let view = controller.loadedView, view.drawnSuperview == nil, !controller.isCovered else {
      return
    }
    view.place(frameOfContent)
  }

  /// Gives the controller that is shown to a container that takes it over: it is gone from here at once.
  func handOver(_ controller: UIViewController) {
    guard shown === controller else { return }
    controller.endByLeaving()
    controller.loadedView?.detach()
    shown = nil
  }

  private func schedule(_ transition: NavigationTransition) {
    let simulator = Simulator.current!
    if let movement = transition.movement {
      movement.begin()
    } else if transition.isAnimated {
      simulator.post("navigation transition", after: Self.duration) { [self] in
        finish(transition)
      }
    } else {
      simulator.pendingAppearances.append { [self] in finish(transition) }
    }
  }

  /// Rules 93 and 110, M12: a transition that begins before another has ended.
  private func overtake(_ transition: NavigationTransition) {
    let simulator = Simulator.current!
    transition.movement?.giveWay()
    putAway(transition)
    if transition.isAnimated, simulator.has(.nestedPushIsNoted) {
      simulator.console("nested push animation can result in corrupted navigation bar")
    }
    transition.arriving.noteUnbalanced()
  }

  /// Ends the transition: who left, who arrived, and the delegate.
  func finish(_ transition: NavigationTransition) {
    let simulator = Simulator.current!
    guard running === transition, !transition.isFinishing, !simulator.isDead else { return }
    transition.isFinishing = true
    let top = transition.arriving
    settledStack = EarlierStack(stack)
    putAway(transition)
    install(top)
    for controller in transition.leaving where controller !== top {
      // One that another container has taken over has its view there.
      guard controller.container == nil || controller.container === self else { continue }
      controller.loadedView?.detach()
      if controller.appearance == .disappearing { controller.endTransition() }
    }
    if top.appearance == .appearing { top.endTransition() }
    tellDeparted()
    tellArrived(top)
    if transition.isNested, simulator.has(.nestedPushIsNoted) {
      simulator.console(
        "Finishing up a navigation transition in an unexpected state. Navigation Bar subview tree "
          + "might get corrupted.")
    }
    tellDelegateDidShow(top, animated: transition.isAnimated)
    if simulator.has(.pushesUpdateConstraints) {
      top.loadedView?.needsConstraintUpdate = true
      top.loadedView?.setNeedsLayout()
    }
    running = nil
    if let animated = waitsAnimated {
      waitsAnimated = nil
      showTop(animated: animated)
      if running == nil { tellDeparted() }
    }
    makeWaitingChanges()
  }

  // MARK: With the navigation controller itself

  /// The top controller takes part in the appearances of its navigation controller (rule 108).
  func contentToBegin(appearing: Bool) -> [UIViewController] {
    guard appearing else {
      contentWaits = false
      startTransition()
      if let running { endNow(running) }
      return [shown].compactMap(\.self).filter { $0.canBegin(appearing: false) }
    }
    guard let top = stack.last else { return [] }
    settledStack = EarlierStack(stack)
    if shown !== top { takeOffContent() }
    contentIsNew = shown == nil
    guard shown == nil, Simulator.current.has(.navigationWaitsForLayout) else {
      shown = top
      install(top)
      return top.canBegin(appearing: true) ? [top] : []
    }
    contentWaits = true
    loadViewForUIKit().setNeedsLayout()
    return []
  }

  /// The controller on top comes on screen, now that the navigation controller that appears is laid out
  /// (rule 515).
  func beginContent() {
    guard contentWaits else { return }
    contentWaits = false
    guard isShowing, running == nil, let top = stack.last else { return }
    shown = top
    bringsContent = true
    defer { bringsContent = false }
    _ = top.loadViewForUIKit()
    guard shown === top, top.canBegin(appearing: true) else { return }
    placeArriving(top)
    let isLate = appearance == .appeared
    top.beginTransition(
      appearing: true, animated: appearanceChange.isAnimated, by: isLate ? .container : .parent)
    announceContent()
    guard isLate else { return }
    Simulator.current.pendingAppearances.append {
      [fellows, serialNumber, topNumber = top.serialNumber] in
      guard let stack = fellows[serialNumber] as? UINavigationController,
        let top = fellows[topNumber],
        stack.shown === top, top.appearance == .appearing
      else { return }
      top.endTransition()
      stack.confirmContent()
    }
  }

  func announceContent() {
    guard let shown, running == nil, shown.appearance == .appearing else { return }
    tellDelegateWillShow(shown, animated: appearanceChange.isAnimated)
    // Content that was on screen before, as in a tab, is confirmed once (rule 108).
    if contentIsNew, Simulator.current.has(.didShowComesTwiceAtLaunch) {
      tellDelegateDidShow(shown, animated: appearanceChange.isAnimated)
    }
    contentIsNew = false
  }

  func confirmContent() {
    guard let shown, running == nil, shown.appearance == .appeared else { return }
    tellArrived(shown)
    tellDelegateDidShow(shown, animated: appearanceChange.isAnimated)
  }

  // MARK: The delegate

  func tellDelegateWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      "navigationController(_:willShow:animated:)", of: delegate,
      [simulator.name(of: self), simulator.name(of: controller), "\(animated)"]
    ) {
      delegate.navigationController(self, willShow: controller, animated: animated)
    }
  }

  private func tellDelegateDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      "navigationController(_:didShow:animated:)", of: delegate,
      [simulator.name(of: self), simulator.name(of: controller), "\(animated)"]
    ) {
      delegate.navigationController(self, didShow: controller, animated: animated)
    }
  }
}
