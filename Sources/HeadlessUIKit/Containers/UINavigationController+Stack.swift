import EventTrace

/// What a change of the stack means to those who come and go (rules 106, 107 and 109).
extension UINavigationController {
  func described(_ controllers: [UIViewController]) -> String {
    "[\(controllers.map(Simulator.current.name).joined(separator: ", "))]"
  }

  /// Messages M5b, M190, M26 and M192.
  func canPush(_ controller: UIViewController) -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead else { return false }
    if controller is UINavigationController {
      simulator.raise(.invalidArgument, "Pushing a navigation controller is not supported")
    } else if controller is UISplitViewController {
      simulator.raise(
        .invalidArgument,
        "Split View Controllers cannot be pushed to a Navigation Controller "
          + "<\(simulator.name(of: self))>")
    } else if controller.container === self, stack.contains(where: { $0 === controller }) {
      simulator.raise(.invalidArgument, textOfSecondPush(of: controller))
    }
    return !simulator.isDead
      && (controller.container === self || canTakeIn(controller))
  }

  /// From iOS 13 on the text names the stack and the app as well (rule 1060).
  private func textOfSecondPush(of controller: UIViewController) -> String {
    let simulator = Simulator.current!
    let name = simulator.name(of: controller)
    guard deviceNumber >= 13 else {
      return "Pushing the same view controller instance more than once is not supported (<\(name)>)"
    }
    let app = simulator.bundle.infoDictionary["CFBundleIdentifier"] as? String ?? "(null)"
    return "<\(simulator.name(of: self))> is pushing the same view controller instance (<\(name)>) "
      + "more than once which is not supported and is most likely an error in the application : \(app)"
  }

  func set(_ controllers: [UIViewController], animated: Bool) {
    let simulator = Simulator.current!
    startAnimatedTransition()
    guard !simulator.isDead else { return }
    var (seen, new) = (Set<ObjectIdentifier>(), [UIViewController]())
    for controller in controllers {
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        // Message M161.
        simulator.raise(
          .internalInconsistency,
          "All view controllers in a navigation controller must be distinct ((\n    "
            + controllers.map { "\"<\(simulator.name(of: $0))>\"" }.joined(separator: ",\n    ")
            + "\n))")
        return
      }
      guard controller.container === self || canTakeIn(controller) else { continue }
      new.append(controller)
    }
    change(new, animated: animated, isReplaced: simulator.has(.replacedControllersHearNoMove))
  }

  /// Puts one controller on top that can be pushed; the stack below is not looked at, however high it is.
  func push(_ controller: UIViewController, animated: Bool) {
    startAnimatedTransition()
    welcome(controller)
    guard !Simulator.current.isDead else { return }
    operation = .push
    stack.append(controller)
    childControllers.append(controller)
    controller.container = self
    ownBar.push(controller.navigationItem)
    stackChanged(animated: animated)
    if running == nil { tellDeparted() }
  }

  /// - Returns: what was taken off, from the lowest to the highest.
  func pop(to index: Int, animated: Bool) -> [UIViewController] {
    guard !Simulator.current.isDead, index >= 0, index < stack.count - 1 else { return [] }
    startAnimatedTransition()
    let removed = Array(stack[(index + 1)...])
    operation = .pop
    takeOff(removed, animated: animated)
    return removed
  }

  /// Takes the highest ones off; the stack below is not looked at, however high it is.
  private func takeOff(_ removed: [UIViewController], animated: Bool) {
    for controller in removed { notePopped(controller) }
    let leaving = removed.last { $0 === shown }
    if let leaving { announceDeparture(of: leaving) }
    guard !Simulator.current.isDead else { return }
    if stack.suffix(removed.count).elementsEqual(removed, by: ===) {
      willCutStack(to: stack.count - removed.count)
      stack.removeLast(removed.count)
      popItems(removed.count)
      guard !Simulator.current.isDead else { return }
    } else {
      // Whoever heard that it leaves has changed the stack itself.
      willCutStack(to: 0)
      stack.removeAll { controller in removed.contains { $0 === controller } }
      ownBar.replaceItems(with: stack.map(\.navigationItem))
    }
    // Who leaves the screen has its parent until it hears that it will disappear.
    for controller in removed.reversed() where controller !== leaving {
      release(controller)
      arriving.remove(ObjectIdentifier(controller))
    }
    stackChanged(animated: animated)
    if let leaving, startsAnimated == nil { part(from: leaving) }
    if running == nil { tellDeparted() }
  }

  /// Takes the parent from one that has heard that it will disappear.
  private func part(from leaving: UIViewController) {
    if departing.contains(where: { $0 === leaving }) {
      release(leaving)
    } else {
      // Below a pushed controller it is near the top of a stack that may be high.
      if stack.last(where: { $0 === leaving }) == nil { release(leaving) }
      // All of the stack are children; a second reference would have the next push copy it.
      if childControllers.count != stack.count { childControllers = stack }
    }
  }

  /// Begins the transition that waits for the layout (rule 480).
  func startTransition() {
    guard let animated = startsAnimated else { return }
    startsAnimated = nil
    let leaving = shown
    showTop(animated: animated, waits: false)
    if let leaving, leaving.container === self { part(from: leaving) }
    if running == nil { tellDeparted() }
  }

  /// Two animated changes in one turn are two transitions (rule 110).
  private func startAnimatedTransition() {
    if startsAnimated == true { startTransition() }
  }

  /// Changes the stack, from iOS 8 on not before the animated transition on its way has ended, nor before
  /// the changes that wait for it (rule 110).
  ///
  /// - Parameter change: Gets the stack, which keeps it, and must not hold that itself.
  func changeWhenPossible(
    _ change: @escaping (_ stack: UINavigationController, _ hasWaited: Bool) -> Void
  ) {
    startAnimatedTransition()
    let isMoving = running?.isAnimated == true && running?.isFinishing == false
    guard isMoving || !waitingChanges.isEmpty, Simulator.current.has(.nestedPushesWait) else {
      return change(self, false)
    }
    // The app's transaction that is open ends when the change has been shown (rule 940).
    let transaction = Simulator.current.animation.transactions.last
    transaction?.begin()
    waitingChanges.append { navigation in
      if let transaction { navigation.heldTransactions.append(transaction) }
      change(navigation, true)
    }
  }

  /// Takes controllers off at once, or after the changes that wait (rule 110).
  ///
  /// - Parameter pop: Gets the stack, which keeps it, and must not hold that itself.
  /// - Returns: What `pop` returns; nil when it waits.
  func popWhenPossible(
    _ pop: @escaping (UINavigationController) -> [UIViewController]?
  ) -> [UIViewController]? {
    guard !waitingChanges.isEmpty else { return pop(self) }
    waitingChanges.append { _ = pop($0) }
    return nil
  }

  /// Makes the changes that waited, each when the one before has been shown.
  func makeWaitingChanges() {
    while !waitingChanges.isEmpty, !Simulator.current.isDead {
      startAnimatedTransition()
      guard running == nil else { return }
      waitingChanges.removeFirst()(self)
    }
  }

  /// Whether the stack stays as it is, because this controller or one around it presents with an animation
  /// or ends a search (rule 830, M135).
  ///
  /// - Parameter method: What the app called, as the message has it.
  func isHeldByPresentation(_ method: String) -> Bool {
    let simulator = Simulator.current!
    guard simulator.has(.presentationsHoldStacks), !isUnwinding else { return false }
    var around: UIViewController? = self
    while let controller = around {
      if let presentation = controller.presentation, presentation.holdsStacks {
        simulator.console(
          "\(method) called on <\(simulator.name(of: self))> while an existing transition or presentation "
            + "is occurring; the navigation stack will not be updated.")
        return true
      }
      around = controller.container
    }
    return false
  }

  /// Keeps what a transition that is cancelled has to bring back.
  func willCutStack(to count: Int) {
    settledStack.willCut(stack, to: count)
    running?.oldStack.willCut(stack, to: count)
  }

  /// Rule 107: the first word to one that leaves the screen; one whose stack is replaced hears neither this nor
  /// the last one up to iOS 7 (rule 1113).
  private func announceDeparture(of controller: UIViewController, isReplaced: Bool = false) {
    if isReplaced {
      replaced.insert(ObjectIdentifier(controller))
    } else {
      controller.tellWillMove(to: nil)
    }
    controller.movement = .fromParent
    departing.append(controller)
  }

  /// Gives the stack its new content; what it shows follows, with a transition if it is on screen.
  ///
  /// Of those that leave only the one on screen is told (rule 107); `isTold` is false when it left
  /// by itself and knows.
  func change(
    _ new: [UIViewController], animated: Bool, isTold: Bool = true, isReplaced: Bool = false
  ) {
    let simulator = Simulator.current!
    let kept = Set(new.map(ObjectIdentifier.init))
    let old = Set(stack.map(ObjectIdentifier.init))
    let removed = stack.filter { !kept.contains(ObjectIdentifier($0)) }
    let leaving = removed.first { $0 === shown && isTold }
    if isTold { for controller in removed { notePopped(controller) } }
    if let leaving { announceDeparture(of: leaving, isReplaced: isReplaced) }
    for controller in new where !old.contains(ObjectIdentifier(controller)) {
      welcome(controller)
    }
    guard !simulator.isDead else { return }
    operation = new.last.map { old.contains(ObjectIdentifier($0)) } ?? true ? .pop : .push
    willCutStack(to: 0)
    stack = new
    for controller in new { controller.container = self }
    // Who leaves the screen has its parent until it hears that it will disappear.
    childControllers = new + [leaving].compactMap(\.self)
    for controller in removed where controller !== leaving {
      controller.container = nil
      arriving.remove(ObjectIdentifier(controller))
    }
    ownBar.replaceItems(with: new.map(\.navigationItem))
    stackChanged(animated: animated)
    if let leaving, startsAnimated == nil { part(from: leaving) }
    if running == nil { tellDeparted() }
  }

  /// Tells a controller that it comes onto the stack, out of whatever parent it had (rule 106).
  private func welcome(_ controller: UIViewController) {
    if controller.container != nil, controller.container !== self { controller.leaveParent() }
    if departing.contains(where: { $0 === controller }) {
      // It was taken off in this turn, and comes back.
      departing.removeAll { $0 === controller }
      replaced.remove(ObjectIdentifier(controller))
      release(controller)
    }
    controller.tellWillMove(to: self)
    controller.movement = .toParent
    arriving.insert(ObjectIdentifier(controller))
  }

  func notePopped(_ controller: UIViewController) {
    let simulator = Simulator.current!
    simulator.noteDeparture(of: controller, "was popped from \(simulator.name(of: self))")
  }

  /// One of the controllers may want the tab bar away, or no longer.
  func showTabBarAsWanted() { enclosingTabs?.loadedView?.setNeedsLayout() }

  private func stackChanged(animated: Bool) {
    followNesting()
    showTabBarAsWanted()
    if loadedView?.drawnWindow != nil { Simulator.current.updateStatusBar() }
    showTop(animated: animated)
  }

  /// Rules 106 and 107: the last word to those who are gone from the screen.
  func tellDeparted() {
    let gone = departing.filter { !$0.isInTransition && $0 !== shown }
    departing.removeAll { controller in gone.contains { $0 === controller } }
    for controller in gone {
      controller.movement = []
      if replaced.remove(ObjectIdentifier(controller)) == nil { controller.tellDidMove(to: nil) }
    }
    if !gone.isEmpty { onDeparture?() }
  }

  func tellArrived(_ controller: UIViewController) {
    if arriving.remove(ObjectIdentifier(controller)) != nil { controller.tellDidMove(to: self) }
  }
}
