import EventTrace
import HeadlessUIKit

/// Parents and children, presenters and presented, views and superviews know each other.
struct TreesAgree: Law {
  mutating func violation(in world: World) -> String? {
    for controller in world.made.compactMap(\.controller) {
      let name = world.name(controller)
      for child in controller.childControllers where child.container !== controller {
        return "\(name) has the child \(world.name(child)), whose parent is "
          + "\(child.container.map(world.name) ?? "nil")."
      }
      if let parent = controller.container,
        !parent.childControllers.contains(where: { $0 === controller })
      {
        return "\(name) has the parent \(world.name(parent)), which has no such child."
      }
      if let presenter = controller.presenter, presenter.modalViewController !== controller {
        return "\(name) is presented by \(world.name(presenter)), which presents "
          + "\(presenter.modalViewController.map(world.name) ?? "nothing")."
      }
      if let view = controller.loadedView, view.controller !== controller {
        return "The view of \(name) belongs to another controller."
      }
    }
    return world.window.flatMap(violation)
  }

  private func violation(below window: UIWindow) -> String? {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      for subview in view.drawnSubviews {
        if subview.superview !== view { return "\(subview) has not the superview that has it." }
        if subview.window !== window { return "\(subview) does not know its window." }
        waiting.append(subview)
      }
    }
    return nil
  }
}

/// At rest nobody comes or goes: what tells why is false (rule 79).
struct NobodyIsMovingAtRest: Law {
  mutating func violation(in world: World) -> String? {
    guard world.story.iOS >= 5.0, !world.simulator.isDead else { return nil }
    for controller in world.made.compactMap(\.controller) {
      // Behind a hidden view an appearance has no end (rule 77).
      guard controller.appearance == .appeared || controller.appearance == .disappeared else {
        continue
      }
      let flags = [
        ("isBeingPresented", controller.isBeingPresented),
        ("isBeingDismissed", controller.isBeingDismissed),
        ("isMovingToParent", controller.isMovingToParent),
        ("isMovingFromParent", controller.isMovingFromParent),
      ]
      for (flag, isSet) in flags where isSet {
        return "\(world.name(controller)).\(flag) is true at rest."
      }
    }
    return nil
  }
}

/// What nobody shows and the app does not keep is gone.
struct NobodyLeaks: Law {
  mutating func violation(in world: World) -> String? {
    var reachable = Set(world.shown.map(ObjectIdentifier.init))
    var waiting = world.held
    // Pages that scroll remember the pages beside the one on screen (rule 486).
    for case let pages as UIPageViewController in world.shown + world.held {
      waiting.append(contentsOf: pages.knownNeighbours.values.compactMap(\.self))
    }
    while let controller = waiting.popLast() {
      reachable.insert(ObjectIdentifier(controller))
      waiting.append(contentsOf: controller.childControllers)
      if let presented = world.presented(by: controller) { waiting.append(presented) }
    }
    for made in world.made {
      guard let controller = made.controller, !reachable.contains(ObjectIdentifier(controller))
      else { continue }
      return "\(made.name) is alive, though nobody shows it and the app does not hold it."
    }
    return nil
  }
}

/// Calls that are allowed raise nothing.
struct NothingIsRaised: Law {
  mutating func violation(in world: World) -> String? {
    world.simulator.recorder.events.first { $0.kind == .exception }
      .map { "\($0) (event \($0.sequence))" }
  }
}

/// At rest nothing is left that UIKit itself wants to do.
struct TheQueueDrains: Law {
  mutating func violation(in world: World) -> String? {
    guard !world.simulator.isDead else { return nil }
    return world.simulator.isAtRest ? nil : "Something is still to be done."
  }
}
