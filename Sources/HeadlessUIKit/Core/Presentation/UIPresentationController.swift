import EventTrace
public import Foundation

/// What is between a presented controller and its presenter; iOS 8.0 and later.
open class UIPresentationController: NSObject {
  // The controller keeps this object alive.
  private final weak var presented: UIViewController?
  /// The controller that is presented; an empty one when it has gone and somebody has kept this object.
  open var presentedViewController: UIViewController { presented ?? gone }
  private final lazy var gone = UIViewController()
  /// Who is told and asked; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var intendedPresenter: UIViewController?
  final weak var container: UITransitionView?
  /// The sheet that is shown; nil for what is none.
  var sheet: UISheetPresentationController? { self as? UISheetPresentationController }
  /// Whether the call on its way has reached this class, because the app's subclass called `super`.
  private final var passes = false

  /// Makes the presentation of a controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    Self.requiresClass(since: 8.0)
    presented = presentedViewController
    intendedPresenter = presentingViewController
    super.init()
  }

  /// Who presents; until somebody does, the controller itself.
  open var presentingViewController: UIViewController {
    presentedViewController.presenter ?? intendedPresenter ?? presentedViewController
  }

  /// The style in which the controller is presented on this device.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.adaptedStyle }

  // MARK: Where it is

  /// What the presented view is in; nil before and after.
  open var containerView: UIView? { container }
  /// The view that comes and goes: the presented controller's, or one that decorates it.
  open var presentedView: UIView? {
    let view = presentedViewController.loadViewForUIKit()
    // Rule 1068.
    return view.drawnSuperview as? UIDropShadowView ?? view
  }
  /// In the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { defaultFrame }
  /// Whether it covers the whole screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the screen when the transition has ended.
  open var shouldRemovePresentersView: Bool {
    presentedViewController.presenter?.presentation?.style.coversPresenter ?? false
  }
  /// Traits for the presented controller; nil for its own.
  open var overrideTraitCollection: UITraitCollection? {
    didSet {
      Simulator.current.unimplemented(
        "UIPresentationController.overrideTraitCollection", "traits are those of the screen.")
    }
  }

  // MARK: What subclasses override

  /// The presented view is about to come.
  open func presentationTransitionWillBegin() {}
  /// The presented view has come, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view is about to go.
  open func dismissalTransitionWillBegin() {}
  /// The presented view has gone, or was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The views are about to be laid out.
  open func containerViewWillLayoutSubviews() {}
  /// The views were laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The style in which it is presented where there is little room, as the delegate answers.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { styleByDelegate(for: traitCollection) }

  /// The size that what is presented wants, in points; zero for none.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// A controller wants another size (rule 393).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { (self.container as UIView?)?.setNeedsLayout() }
  /// The constraints of a controller give another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { (self.container as UIView?)?.setNeedsLayout() }
  /// The size that the child gets, in points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Told before the view gets another size; call `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passes = true }
  /// Told before the traits change; call `super`.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { passes = true }

  /// The style in which it is shown in this size.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }
}

extension UIPresentationController: UIContentContainer {}

extension UIPresentationController {

  /// Whether the class is the app's: only then what it is told is worth an event.
  private var isAppsOwn: Bool {
    let types = [
      UIPresentationController.self, UISheetPresentationController.self,
      UIPopoverPresentationController.self,
    ]
    return !types.contains { $0 == type(of: self) }
  }

  /// Tells the app's subclass something, as an event.
  func tell(_ name: String, _ arguments: [String] = [], _ call: () -> Void) {
    guard isAppsOwn else { return call() }
    Simulator.current.callback(name, on: self, arguments, call)
  }

  /// Tells of new traits, and whether the presented controller is to hear of them (rule 756).
  func passesOn(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) -> Bool {
    passes = false
    tell("willTransition(to:with:)", ["\(traits)", "coordinator"]) {
      willTransition(to: traits, with: coordinator)
    }
    return passes
  }

  /// Tells of a new size, and whether the presented controller is to hear of it (rule 756).
  func passesOn(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator
  ) -> Bool {
    passes = false
    tell("viewWillTransition(to:with:)", [describe(size), "coordinator"]) {
      viewWillTransition(to: size, with: coordinator)
    }
    return passes
  }

  /// The container is laid out; UIKit's own styles put the presented view where it belongs.
  func layOutContainer() {
    tell("containerViewWillLayoutSubviews()") { containerViewWillLayoutSubviews() }
    if !isAppsOwn, presentedViewController.ongoingTransition?.isCustom != true,
      let view = presentedView, view.drawnSuperview === container
    {
      view.place(frameOfPresentedViewInContainerView)
    }
    tell("containerViewDidLayoutSubviews()") { containerViewDidLayoutSubviews() }
  }

  var defaultFrame: CGRect {
    guard let container, let presentation = presentedViewController.presenter?.presentation else {
      return container?.bounds ?? .zero
    }
    return presentedViewController.frame(as: presentation.style, in: container)
  }
}

extension UIViewController {

  /// The sheet's controller, when that is the style; iOS 15.0 and later.
  public var sheetPresentationController: UISheetPresentationController? {
    guard requires("sheetPresentationController", since: 15.0) else {
      return nil
    }
    return presentationController as? UISheetPresentationController
  }

  /// The presentation controller, made when it is first needed: the app's own for the style custom.
  func madePresentationController(
    presenting presenter: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let ownPresentationController { return ownPresentationController }
    let simulator = Simulator.current!
    var made: UIPresentationController?
    if modalPresentationStyle == .custom, let delegate = transitioningDelegate {
      made = simulator.askForObject(
        "presentationController(forPresented:presenting:source:)", of: delegate,
        [
          simulator.name(of: self), presenter.map(simulator.name) ?? "nil",
          simulator.name(of: source),
        ]
      ) {
        delegate.presentationController(
          forPresented: self, presenting: presenter, source: source)
      }
    }
    let controller = made ?? usualPresentationController(presenting: presenter)
    ownPresentationController = controller
    return controller
  }

  private func usualPresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet where Simulator.current.has(.sheetControllers),
      .formSheet where Simulator.current.has(.sheetControllers):
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}
