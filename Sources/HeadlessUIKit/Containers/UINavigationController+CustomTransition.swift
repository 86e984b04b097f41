import EventTrace
import Foundation

/// Pushes and pops that take time: by UIKit's own animation or the app's, by themselves or by a finger.
extension UINavigationController {
  /// Makes the movement of a transition, after the delegate was asked who animates it.
  func move(
    _ old: UIViewController, _ top: UIViewController, _ operation: Operation,
    in transition: NavigationTransition, isSwiped: Bool
  ) {
    let actors = isSwiped ? .init() : actors(operation, from: old, to: top)
    let container = loadViewForUIKit()
    var scene = ControllerTransition.Scene(
      from: old, to: top, fromView: old.loadedView, container: container,
      duration: Self.duration)
    scene.initialFrames[ObjectIdentifier(old)] = contentFrame
    scene.finalFrames[ObjectIdentifier(top)] = contentFrame
    if actors.animator != nil {
      scene.toView = top.loadViewForUIKit()
      let own = UITransitionView(frame: container.drawnBounds)
      own.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insert(own, at: 0)
      if let view = old.loadedView, view.drawnSuperview === container {
        own.insert(view, at: 0)
      }
      scene.container = own
      transition.container = own
    }
    let movement = ControllerTransition(scene, actors) { [self] didComplete in
      didComplete ? finish(transition) : cancel(transition)
    }
    transition.movement = movement
    movement.announce(isSwiped: isSwiped)
  }

  private func actors(
    _ operation: Operation, from old: UIViewController, to top: UIViewController
  ) -> ControllerTransition.Actors {
    let simulator = Simulator.current!
    guard simulator.has(.customTransitions), let delegate else { return .init() }
    let name = simulator.name(of: self)
    let animator = simulator.askForObject(
      "navigationController(_:animationControllerFor:from:to:)", of: delegate,
      [name, "\(operation)", simulator.name(of: old), simulator.name(of: top)]
    ) {
      delegate.navigationController(self, animationControllerFor: operation, from: old, to: top)
    }
    guard let animator else { return .init() }
    let interactor = simulator.askForObject(
      "navigationController(_:interactionControllerFor:)", of: delegate,
      [name, simulator.name(of: animator)]
    ) { delegate.navigationController(self, interactionControllerFor: animator) }
    return .init(animator: animator, interactor: interactor)
  }

  /// Takes the transition's own container away; whose view stays gets its place under the bar.
  func putAway(_ transition: NavigationTransition) {
    guard let container = transition.container else { return }
    transition.container = nil
    for view in container.drawnSubviews { view.moveUp(out: container) }
    container.detach()
  }

  /// Ends a transition at once, because the navigation controller itself goes.
  func endNow(_ transition: NavigationTransition) {
    if let movement = transition.movement { movement.endNow() } else { finish(transition) }
  }

  /// The finger went back, or the animator did: all is as it was (rules 76 and 111).
  func cancel(_ transition: NavigationTransition) {
    guard running === transition, !transition.isFinishing else { return }
    transition.isFinishing = true
    let gone = transition.arriving
    let old = transition.oldStack.controllers(below: stack)
    let added = stack.filter { new in !old.contains { $0 === new } }
    stack = old
    showTabBarAsWanted()
    settledStack = EarlierStack(stack)
    for controller in stack {
      controller.container = self
      controller.movement = []
      departing.removeAll { $0 === controller }
    }
    childControllers = stack + added
    ownBar.replaceItems(with: stack.map(\.navigationItem))
    followNesting()
    putAway(transition)
    let top = transition.leaving.last
    shown = top
    // The one that does not come is done before the one that stays begins (rule 111).
    gone.beginTransition(appearing: false, animated: true, by: .container)
    gone.loadedView?.detach()
    if gone.appearance == .disappearing { gone.endTransition() }
    if let top {
      top.beginTransition(appearing: true, animated: true, by: .container)
      install(top)
      if top.appearance == .appearing { top.endTransition() }
    }
    childControllers = stack
    for controller in added {
      controller.container = nil
      controller.movement = []
      arriving.remove(ObjectIdentifier(controller))
      controller.tellDidMove(to: nil)
    }
    running = nil
    loadedView?.setNeedsLayout()
    if let animated = waitsAnimated {
      waitsAnimated = nil
      showTop(animated: animated)
    }
    makeWaitingChanges()
  }
}

extension UIView {
  /// Puts the view from a container that goes to where the container is.
  func moveUp(out container: UIView) {
    guard let superview = container.drawnSuperview,
      let index = superview.drawnSubviews.firstIndex(where: { $0 === container })
    else { return }
    superview.insert(self, at: index)
  }
}
