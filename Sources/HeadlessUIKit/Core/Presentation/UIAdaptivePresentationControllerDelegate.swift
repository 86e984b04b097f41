import EventTrace
public import Foundation

/// Adapts a presentation to little room, and hears what a user does to a sheet (rule 156).
///
/// Every method is optional.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style where there is little room across; `none` keeps the one that was wished for.
  /// iOS 8.0 and later.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The same, asked first; iOS 8.3 and later.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller to be shown instead in that style; iOS 8.0 and later.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation is about to be shown in that style; iOS 8.3 and later.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// iOS 13.0 and later, as all that follow.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user begins to pull it down.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has pulled it down.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to pull it down, and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// The presentation takes another style, by that one. iOS 15.0 and later.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default for a type that does not implement this member.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    isMissing()
    return .none
  }
  /// The default for a type that does not implement this member.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    isMissing()
    return .none
  }
  /// The default for a type that does not implement this member.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    isMissing()
    return nil
  }
  /// The default for a type that does not implement this member.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { isMissing() }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The default for a type that does not implement this member.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { isMissing() }
}

extension UIPresentationController {
  /// What the delegate wants where there is little room; else what the device makes of the style.
  func styleByDelegate(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let wanted = presentedViewController.modalPresentationStyle
    let usual = wanted == .custom ? .none : presentedViewController.adaptedStyle
    guard let delegate else { return usual }
    let simulator = Simulator.current!
    let name = simulator.name(of: self)
    let byTraits =
      simulator.has(.adaptivityKnowsTraits)
      ? simulator.callOptional(
        .query, on: delegate, "adaptivePresentationStyle(for:traitCollection:)",
        [name, "\(traits)"]
      ) { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) } : nil
    return byTraits
      ?? simulator.callOptional(
        .query, on: delegate, "adaptivePresentationStyle(for:)", [name]
      ) { delegate.adaptivePresentationStyle(for: self) }
      ?? usual
  }

  /// The style in which it comes on this device, and the controller that comes in it.
  func adapted() -> (style: UIModalPresentationStyle, controller: UIViewController) {
    let simulator = Simulator.current!
    let presented = presentedViewController
    let traits = simulator.traits(in: simulator.interfaceOrientation)
    let wanted = presented.modalPresentationStyle
    guard traits.horizontalSizeClass == .compact,
      [.popover, .pageSheet, .formSheet, .custom].contains(wanted)
    else { return (presented.adaptedStyle, presented) }
    let answer = adaptivePresentationStyle(for: traits)
    let style = answer == .none ? wanted : answer
    guard style != wanted, let delegate else { return (style, presented) }
    let other = simulator.askForObject(
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)", of: delegate,
      [simulator.name(of: self), "\(style)"]
    ) {
      delegate.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    }
    return (style, other ?? presented)
  }
}
