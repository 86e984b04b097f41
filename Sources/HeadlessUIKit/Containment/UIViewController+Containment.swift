import EventTrace

/// Parents and children (rules 81 to 85 and 103).
extension UIViewController {

  /// Whether that is why it comes or goes: there is an answer from the first callback of a transition
  /// to its last, and at no other time.
  func isTold(_ why: Movement) -> Bool {
    movement.contains(why)
      && (isInTransition || isHearingOfAppearance || presenter?.presentation?.isWaiting ?? false)
  }

  /// Why a controller comes or goes just now.
  struct Movement: OptionSet {
    let rawValue: Int

    static let toParent = Movement(rawValue: 1)
    static let fromParent = Movement(rawValue: 2)
    static let presenting = Movement(rawValue: 4)
    static let dismissing = Movement(rawValue: 8)
  }

  // MARK: The app's calls

  func recordedAddition(_ child: UIViewController) {
    let simulator = Simulator.current!
    simulator.call("addChild(_:)", on: self, [simulator.name(of: child)]) { takeIn(child) }
  }

  func recordedRemoval() {
    let simulator = Simulator.current!
    simulator.call("removeFromParent()", on: self) { leaveParent() }
  }

  // MARK: What UIKit does itself

  /// Rules 81 and 82: out of the old parent, a word to the child, into this one.
  private func takeIn(_ child: UIViewController) {
    let simulator = Simulator.current!
    guard !simulator.isDead, canTakeIn(child), parentFits(of: child) else { return }
    if child.container != nil { child.leaveParent() }
    child.tellWillMove(to: self)
    guard !simulator.isDead else { return }
    adopt(child)
  }

  /// Makes `child` the last of the children, without a word to it.
  func adopt(_ child: UIViewController) {
    childControllers.append(child)
    child.container = self
    child.movement = .toParent
  }

  /// Rule 83: no word before, `didMove(toParent:)` after.
  func leaveParent() {
    guard let container, !Simulator.current.isDead else { return }
    container.release(self)
    container.childLeft(self)
    if isInTransition, appearanceChange.driver == .parent { endWithoutParent() }
    Simulator.current.noteDeparture(
      of: self, "was removed from \(Simulator.current.name(of: container))")
    tellDidMove(to: nil)
  }

  /// Ends a transition that the parent began and will not end any more.
  private func endWithoutParent() {
    guard loadedView?.drawnWindow != nil else { return endByLeaving() }
    appearanceChange.driver = .window
    Simulator.current.pendingAppearances.append { [weak self] in
      if let self, isInTransition, appearanceChange.driver == .window { endTransition() }
    }
  }

  /// Lets go of `child` without a word to it.
  func release(_ child: UIViewController) {
    // Whoever empties a long list does so from one of its ends.
    if childControllers.last === child {
      childControllers.removeLast()
    } else if let index = childControllers.lastIndex(where: { $0 === child }) {
      childControllers.remove(at: index)
    }
    if child.container === self { child.container = nil }
  }

  /// Whether `child` can become a child of this controller: not if it is one or contains it.
  func canTakeIn(_ child: UIViewController) -> Bool {
    let simulator = Simulator.current!
    if child.container === self {
      simulator.diagnose(
        "childAlready", noRule: "no source says what UIKit does", on: child,
        "\(simulator.name(of: child)) is already a child of \(simulator.name(of: self)); nothing "
          + "was added.")
      return false
    }
    // One without children contains nobody: long chains are built without being walked.
    let contains =
      child === self
      || !child.childControllers.isEmpty
        && sequence(first: self, next: \.container).contains { $0 === child }
    guard contains else { return true }
    simulator.diagnose(
      "childInsideItself", noRule: "no source says what UIKit does", on: child,
      "A view controller cannot become a child of itself or of one that it contains; nothing was "
        + "added.")
    return false
  }

  func tellWillMove(to parent: UIViewController?) {
    guard Simulator.current.has(.containment) else { return }
    tell("willMove(toParent:)", [parent.map(Simulator.current.name) ?? "nil"]) {
      willMove(toParent: parent)
    }
  }

  func tellDidMove(to parent: UIViewController?) {
    guard Simulator.current.has(.containment) else { return }
    tell("didMove(toParent:)", [parent.map(Simulator.current.name) ?? "nil"]) {
      didMove(toParent: parent)
    }
  }

  // MARK: The base class

  func noteWillMove(to parent: UIViewController?) {
    noteMove("willMove(toParent:)", parent)
    if parent == nil, container != nil { movement = .fromParent }
  }

  func noteDidMove(to parent: UIViewController?) {
    noteMove("didMove(toParent:)", parent)
  }

  /// Writes down what a container's own code tells its child: the child hears it as it would from
  /// UIKit, and the trace says who spoke.
  private func noteMove(_ name: String, _ parent: UIViewController?) {
    if callback.name == name { return baseReached(name) }
    let simulator = Simulator.current!
    simulator.callback(name, on: self, [parent.map(simulator.name) ?? "nil"], by: .app) {}
  }
}
