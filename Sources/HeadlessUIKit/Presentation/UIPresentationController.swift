import EventTrace
public import Foundation

/// What stands between a presented controller and its presenter; iOS 8.0 and later.
open class UIPresentationController: NSObject {
  // The controller keeps this object alive.
  public final unowned let presentedViewController: UIViewController
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var intendedPresenter: UIViewController?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    intendedPresenter = presentingViewController
    super.init()
  }

  /// Who presents; until somebody does, the controller itself.
  public var presentingViewController: UIViewController {
    presentedViewController.presenter ?? intendedPresenter ?? presentedViewController
  }

  /// The style in which the controller is presented on this device.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.adaptedStyle }
}

/// Hears what a user does to a sheet (rule 156). Every method is optional.
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    Simulator.current.reachedDelegateDefault = true
    return true
  }
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { Simulator.current.reachedDelegateDefault = true }
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { Simulator.current.reachedDelegateDefault = true }
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { Simulator.current.reachedDelegateDefault = true }
}

extension UIViewController {
  /// What presents this controller, once it is presented; iOS 8.0 and later.
  public var presentationController: UIPresentationController? {
    guard Simulator.current.understands("presentationController", since: 8.0, self) else {
      return nil
    }
    if let container { return container.presentationController }
    if let ownPresentationController { return ownPresentationController }
    let made = UIPresentationController(presentedViewController: self, presenting: presenter)
    ownPresentationController = made
    return made
  }
}
