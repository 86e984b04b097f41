import EventTrace
import Foundation

/// One child gives way to another (rules 95 and 96).
extension UIViewController {
  func recordedTransition(
    from old: UIViewController, to new: UIViewController, _ duration: TimeInterval,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let simulator = Simulator.current!
    simulator.call(
      "transition(from:to:duration:options:animations:completion:)", on: self,
      [
        simulator.name(of: old), simulator.name(of: new), "\(duration)", "options",
        animations == nil ? "nil" : "animations", completion == nil ? "nil" : "completion",
      ]
    ) {
      replace(old, with: new, duration, animations, completion)
    }
  }

  private static let transitionSelector =
    "transitionFromViewController:toViewController:duration:options:animations:completion:"

  private func replace(
    _ old: UIViewController, with new: UIViewController, _ duration: TimeInterval,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead, areChildren(old, new), forwardsForTransition() else { return }
    let newView = new.loadViewForUIKit()
    let oldView = old.loadViewForUIKit()
    let isShown =
      (appearance == .appeared || appearance == .appearing) && oldView.drawnWindow != nil
    if isShown {
      for controller in [old, new] where controller.isInTransition { controller.noteUnbalanced() }
      let animated = duration > 0
      old.beginTransition(appearing: false, animated: animated, by: .container)
      new.beginTransition(appearing: true, animated: animated, by: .container)
    }
    if let superview = oldView.drawnSuperview, newView.drawnSuperview !== superview {
      superview.insert(newView, at: superview.drawnSubviews.count)
    }
    animations?()
    // Rule 1231.
    let seconds = UIView.areAnimationsEnabled ? max(0, duration) : 0
    simulator.post("transition(from:to:)", after: seconds) {
      if newView !== oldView { oldView.detach() }
      if isShown {
        // The app may have taken the new one out again.
        if new.appearance == .appearing, newView.drawnWindow == nil {
          new.endByLeaving()
        } else if new.appearance == .appearing {
          new.endTransition()
        }
        if old.appearance == .disappearing { old.endTransition() }
      }
      completion?(true)
    }
  }

  /// Message M10.
  private func areChildren(_ old: UIViewController, _ new: UIViewController) -> Bool {
    guard old.container !== self || new.container !== self else { return true }
    let simulator = Simulator.current!
    simulator.raise(
      .invalidArgument,
      "Children view controllers <\(simulator.name(of: old))> and <\(simulator.name(of: new))> "
        + "must have a common parent view controller when calling -[UIViewController "
        + "\(Self.transitionSelector)]")
    return false
  }

  /// Rule 95: not for a container that forwards by itself. The words are ours; UIKit's are not known.
  private func forwardsForTransition() -> Bool {
    guard !forwards() else { return true }
    let simulator = Simulator.current!
    simulator.raise(
      .invalidArgument,
      "<\(simulator.name(of: self))> forwards appearance methods to its children itself and cannot "
        + "call -[UIViewController \(Self.transitionSelector)]")
    return false
  }
}
