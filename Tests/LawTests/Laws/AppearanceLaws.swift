import EventTrace
import HeadlessUIKit

/// Each controller's appearance callbacks come in an order that makes sense: what happened was
/// announced, nothing happens twice, and announcements may only be turned round (rule 76).
struct AppearancesFollowEachOther: Law {
  private var states: [String: State] = [:]
  private var looked = 0

  enum State: String {
    case disappeared, appearing, appeared, disappearing
  }

  mutating func violation(in world: World) -> String? {
    let events = world.simulator.recorder.events
    defer { looked = events.count }
    for event in events[looked...] where event.kind == .callback {
      guard let name = event.subject?.name else { continue }
      let state = states[name, default: .disappeared]
      let (next, allowed): (State, Set<State>)
      switch event.name {
      case "viewWillAppear(_:)": (next, allowed) = (.appearing, [.disappeared, .disappearing])
      case "viewDidAppear(_:)":
        (next, allowed) = (
          .appeared, hearsOfItsParent(world.story.iOS) ? Set(State.all) : [.appearing]
        )
      case "viewWillDisappear(_:)": (next, allowed) = (.disappearing, [.appeared, .appearing])
      case "viewDidDisappear(_:)": (next, allowed) = (.disappeared, [.disappearing])
      default: continue
      }
      guard allowed.contains(state) else {
        return "\(name) heard \(event.name) while it was \(state.rawValue) "
          + "(event \(event.sequence))."
      }
      states[name] = next
    }
    return nil
  }

  /// On iOS 5 and 6, children hear `viewDidAppear(_:)` with their parent, whatever they heard before
  /// (rules 99 and 100).
  private func hearsOfItsParent(_ iOS: IOSVersion) -> Bool { iOS >= 5.0 && iOS < 7.0 }
}

extension AppearancesFollowEachOther.State {
  static let all: [Self] = [.disappeared, .appearing, .appeared, .disappearing]
}

/// At rest, what can be seen has appeared, and what cannot be seen has not (rules 77 and 86).
struct WhatIsSeenHasAppeared: Law {
  /// A page that is set off screen would appear at once, unseen (rule 162).
  static let switches = ["pagesAppearAtOnce": false]

  mutating func violation(in world: World) -> String? {
    // Before iOS 5, nested controllers hear nothing (rule 86).
    guard world.story.iOS >= 5.0, world.simulator.runState != .ended else { return nil }
    for controller in world.made.compactMap(\.controller) {
      let view = controller.loadedView
      let isShown = view?.window != nil
      // Behind a hidden view they wait, and what a container does there is not known (rule 77).
      if isShown, let view, isHidden(view) { continue }
      guard controller.appearance != (isShown ? .appeared : .disappeared) else { continue }
      return "\(world.name(controller)) \(isShown ? "can" : "cannot") be seen and is "
        + "\(controller.appearance.rawValue)."
    }
    return nil
  }

  private func isHidden(_ view: UIView) -> Bool {
    sequence(first: view, next: \.drawnSuperview).contains { $0.drawnHidden }
  }
}

/// An app that keeps to the rules and waits for rest never hears of unbalanced calls (rule 93).
struct NothingIsUnbalanced: Law {
  /// A page that is set off screen would appear twice (rule 162).
  static let switches = ["pagesAppearAtOnce": false]

  mutating func violation(in world: World) -> String? {
    let keepsToTheRules = world.story.moves.allSatisfy { pause, move in
      // Two steps of a navigation controller in one turn are not waited for.
      if case .popAndPush = move { return false }
      return pause == .rest
    }
    guard keepsToTheRules else { return nil }
    return world.simulator.recorder.events.first {
      $0.kind == .console && $0.text?.hasPrefix("Unbalanced calls") ?? false
    }.map { "\($0) (event \($0.sequence))" }
  }
}

/// A controller that nobody shows hears of memory warnings and of nothing else (rule 44).
struct WhoLeftHearsNothing: Law {
  private var absent: Set<String> = []
  private var looked = 0

  mutating func violation(in world: World) -> String? {
    let events = world.simulator.recorder.events
    let shown = Set(world.shown.map(ObjectIdentifier.init))
    let nowAbsent = Set(
      world.made.compactMap(\.controller)
        .filter { world.isFree($0) && !shown.contains(ObjectIdentifier($0)) }
        .map { world.name($0) })
    defer { (absent, looked) = (nowAbsent, events.count) }
    let stillAbsent = absent.intersection(nowAbsent)
    return events[looked...].first {
      $0.kind == .callback && stillAbsent.contains($0.subject?.name ?? "")
        && !Self.memory.contains($0.name)
    }
    .map { "\($0) came to a controller that nobody shows (event \($0.sequence))." }
  }

  private static let memory: Set<String> = [
    "didReceiveMemoryWarning()", "viewWillUnload()", "viewDidUnload()",
  ]
}
