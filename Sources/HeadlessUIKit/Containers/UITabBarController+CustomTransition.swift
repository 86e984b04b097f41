import EventTrace
import Foundation

/// From one tab to another with an animator of the app's.
extension UITabBarController {
  /// Asks the delegate who animates the change; nil when nobody does.
  func actors(
    from old: UIViewController, to new: UIViewController
  ) -> ControllerTransition.Actors? {
    let simulator = Simulator.current!
    guard simulator.has(.customTransitions), let delegate else { return nil }
    let name = simulator.name(of: self)
    let animator = simulator.askForObject(
      "tabBarController(_:animationControllerForTransitionFrom:to:)", of: delegate,
      [name, simulator.name(of: old), simulator.name(of: new)]
    ) {
      delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }
    guard let animator else { return nil }
    let interactor = simulator.askForObject(
      "tabBarController(_:interactionControllerFor:)", of: delegate,
      [name, simulator.name(of: animator)]
    ) { delegate.tabBarController(self, interactionControllerFor: animator) }
    return .init(animator: animator, interactor: interactor)
  }

  /// The order is that of a change without animation; only the ends wait (rule 159).
  func move(
    _ old: UIViewController, _ new: UIViewController, _ actors: ControllerTransition.Actors
  ) {
    let whole = loadViewForUIKit()
    let container = UITransitionView(frame: whole.drawnBounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    whole.insert(container, at: 0)
    if let view = old.loadedView { container.insert(view, at: 0) }
    var scene = ControllerTransition.Scene(
      from: old, to: new, fromView: old.loadedView, toView: new.loadViewForUIKit(),
      container: container, duration: 0)
    scene.initialFrames[ObjectIdentifier(old)] = contentFrame
    scene.finalFrames[ObjectIdentifier(new)] = contentFrame
    let movement = ControllerTransition(scene, actors) { [self] didComplete in
      didComplete ? arrive(from: old, at: new) : goBack(from: new, to: old)
    }
    switching = movement
    shown = new
    movement.announce()
    new.beginTransition(appearing: true, animated: true, by: .container)
    old.beginTransition(appearing: false, animated: true, by: .container)
    movement.begin()
  }

  private func arrive(from old: UIViewController, at new: UIViewController) {
    putAway()
    old.loadedView?.detach()
    if old.appearance == .disappearing { old.endTransition() }
    install(new)
    if new.appearance == .appearing { new.endTransition() }
  }

  private func goBack(from new: UIViewController, to old: UIViewController) {
    putAway()
    selected = old
    shown = old
    updateBar()
    old.beginTransition(appearing: true, animated: true, by: .container)
    new.beginTransition(appearing: false, animated: true, by: .container)
    new.loadedView?.detach()
    if new.appearance == .disappearing { new.endTransition() }
    install(old)
    if old.appearance == .appearing { old.endTransition() }
  }

  private func putAway() {
    guard let container = switching?.containerView else { return }
    switching = nil
    for view in container.drawnSubviews { view.moveUp(out: container) }
    container.detach()
    loadedView?.setNeedsLayout()
  }
}
