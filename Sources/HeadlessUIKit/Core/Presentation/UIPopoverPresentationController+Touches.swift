import EventTrace
import Foundation

/// A finger beside a popover: it reaches the views that are let through, or lets the popover go (rule 346).
extension UIPopoverPresentationController {
  /// The view that takes a touch although the popover is there; nil for none.
  func passthroughView(
    at point: CGPoint, in container: UIView, with event: UIEvent?
  ) -> UIView? {
    container.view(
      at: point, of: (passthroughViews ?? []) + [barButtonItem?.barOfView].compactMap(\.self), event
    )
  }

  /// A finger touched what is beside it.
  func touchedBeside() {
    let controller = presentedViewController
    guard let presenter = controller.presenter, presenter.presentation?.phase == .presented,
      controller.presentation == nil, !Simulator.current.isDead
    else { return }
    if controller.wasTouchedBeside() { return }
    guard controller.mayBeTouchedAway(self) else { return }
    presenter.beginDismissal(animated: true) { [self] in
      tell(
        "presentationControllerDidDismiss(_:)", { $0.presentationControllerDidDismiss(self) },
        or: "popoverPresentationControllerDidDismissPopover(_:)",
        { $0.popoverPresentationControllerDidDismissPopover(self) })
    }
  }

  /// Calls the method of iOS 13 where there is one, else the older one of popovers.
  @discardableResult
  fileprivate func tell<Answer>(
    _ name: String, _ call: (any UIAdaptivePresentationControllerDelegate) -> Answer,
    or olderName: String, _ olderCall: (any UIPopoverPresentationControllerDelegate) -> Answer
  ) -> Answer? {
    guard let delegate else { return nil }
    let simulator = Simulator.current!
    let arguments = [simulator.name(of: self)]
    if simulator.has(.sheetsCanBePulledAway),
      let answer = simulator.tellOptional(name, of: delegate, arguments, { call(delegate) })
    {
      return answer
    }
    guard let older = delegate as? any UIPopoverPresentationControllerDelegate else { return nil }
    return simulator.tellOptional(olderName, of: delegate, arguments) { olderCall(older) }
  }
}

extension UIViewController {
  fileprivate func mayBeTouchedAway(_ popover: UIPopoverPresentationController) -> Bool {
    let simulator = Simulator.current!
    let mayGo =
      !staysWhenPulled
      && popover.tell(
        "presentationControllerShouldDismiss(_:)",
        { $0.presentationControllerShouldDismiss(popover) },
        or: "popoverPresentationControllerShouldDismissPopover(_:)",
        { $0.popoverPresentationControllerShouldDismissPopover(popover) }) ?? true
    guard simulator.has(.sheetsCanBePulledAway) else { return mayGo }
    if mayGo {
      tellPresentationDelegate("presentationControllerWillDismiss(_:)") {
        $0.presentationControllerWillDismiss($1)
      }
    } else {
      tellPresentationDelegate("presentationControllerDidAttemptToDismiss(_:)") {
        $0.presentationControllerDidAttemptToDismiss($1)
      }
    }
    return mayGo && presenter?.presentation?.phase == .presented && !simulator.isDead
  }
}

extension UIBarButtonItem {
  /// The bar that it is on; nil for none.
  var barOfView: UIView? {
    var view = viewOnBar?.drawnSuperview
    while let next = view, !(next is UINavigationBar || next is UIToolbar) {
      view = next.drawnSuperview
    }
    return view
  }
}

extension UIView {
  /// What takes a touch in one of these views, which are let through although this one is above them.
  func view(at point: CGPoint, of views: [UIView], _ event: UIEvent?) -> UIView? {
    for view in views where view.drawnWindow === window {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return nil
  }
}
