import EventTrace

/// Controllers that left the screen for good and are alive all the same.
///
/// UIKit says nothing about them. It is no fault in itself: an app may keep a controller to show it
/// again. So what is said names who holds it, and when that is a mistake.
extension Simulator {

  /// Names the controllers that have left and are alive, now that nothing is left to happen.
  func reportSurvivors() {
    // While a finger holds a transition, who leaves may still come back.
    let list = controllerList
    guard list.hasDepartures, transitions.isEmpty else { return }
    let left = list.takeDepartures()
    // A controller that left more than once is named once, for its last departure.
    var seen: Set<Int> = []
    let survivors = left.reversed().compactMap { departure -> (UIViewController, String)? in
      guard let controller = list[departure.number], !controller.isInPlace,
        seen.insert(departure.number).inserted
      else { return nil }
      return (controller, departure.manner)
    }.reversed()
    for (controller, manner) in survivors.prefix(Self.namedSurvivors) {
      report(controller, manner)
    }
    guard survivors.count > Self.namedSurvivors else { return }
    diagnose(
      "aliveAfterDeparture", noRule: "Swift frees objects, not UIKit",
      "\(survivors.count - Self.namedSurvivors) more view controllers have left the screen and are "
        + "still alive.")
  }

  /// For how many controllers a report looks for holders; the search takes time in a large app.
  private static let namedSurvivors = 10

  private func report(_ controller: UIViewController, _ manner: String) {
    let name = name(of: controller)
    let path = hooks.holders(controller, holdersToAsk(about: controller))
    diagnose(
      "aliveAfterDeparture", noRule: "Swift frees objects, not UIKit", on: controller,
      "\(name) \(manner) and is still alive: \(explanation(of: path, to: name, controller))")
  }

  private func explanation(
    of path: [Holding], to name: String, _ controller: UIViewController
  ) -> String {
    guard let first = path.first else {
      return "who holds it was not found. If it is not to be shown again, look for a closure, a "
        + "timer or an observer that captured it without [weak self]."
    }
    if first.owner === queue {
      return
        "a closure that waits to run captured it, such as a timer's. It goes when that has run; "
        + "with [weak self] it would not have to wait."
    }
    if first.owner === notificationCenter {
      return "an observer captured it. It goes when the observer is removed; with [weak self] it "
        + "would not have to wait."
    }
    let closure = path.first(where: \.isClosure).map { step in
      " (a closure in \(self.name(of: step.owner)).\(step.member) captured it)"
    }
    if first.owner === controller {
      return "\(described(path)) → \(name)\(closure ?? ""). It holds itself, so it never goes: "
        + (closure == nil
          ? "make one of these properties weak." : "capture self weakly in that closure.")
    }
    return
      "\(described(fromTheScreen(path))) holds it\(closure ?? ""). That is right if it is to be shown "
      + "again; if not, let go of it there, or it stays in memory."
  }

  /// Where an object is held, such as `Gallery.pictures[2]`; nil where no way to it was found.
  package func holder(of object: AnyObject) -> String? {
    let path = hooks.holders(object, holdersToAsk(about: object))
    guard let first = path.first else { return nil }
    if first.owner === queue { return "a closure that waits to run" }
    if first.owner === notificationCenter { return "an observer" }
    return described(fromTheScreen(path))
  }

  /// The end of a path: how the app reaches what is on screen is no news.
  private func fromTheScreen(_ path: [Holding]) -> ArraySlice<Holding> {
    path[(path.lastIndex { ($0.owner as? UIViewController)?.isInPlace ?? false } ?? 0)...]
  }

  private func described(_ path: some Sequence<Holding>) -> String {
    path.map { "\(name(of: $0.owner)).\($0.member)" }.joined(separator: " → ")
  }

  /// Where a search for holders begins: with the object itself, which may hold itself, then with what
  /// lives as long as the app, then with whoever else is alive.
  private func holdersToAsk(about object: AnyObject) -> [AnyObject] {
    let lasting: [AnyObject?] = [application?.delegate] + scenes.map(\.delegate) + windows
    let others = controllers.filter { $0 !== object }
    return [object] + lasting.compactMap(\.self) + others + [notificationCenter, queue]
  }
}

extension UIViewController {
  /// Whether a container, a presenter or a window still has this controller.
  fileprivate var isInPlace: Bool {
    container != nil || presenter != nil || isInTransition
      || Simulator.current.windows.contains { $0.root === self }
  }
}
