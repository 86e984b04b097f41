public import Foundation

/// Shows a controller beside what it belongs to, on iPads; iOS 3.2 and later (rules 380 to 382).
///
/// Who shows one holds it: the popover ends the app where it is let go of while it can be seen.
open class UIPopoverController: NSObject {
  /// Who is asked and told; held weakly.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// Where the arrow points while it is shown; unknown before.
  public final var popoverArrowDirection: UIPopoverArrowDirection { host?.arrow ?? .unknown }
  /// Views that take touches meanwhile; nil for none.
  open var passthroughViews: [UIView]?
  /// The color of its frame; nil for the usual one; iOS 7.0 and later.
  open var backgroundColor: UIColor? {
    get { requires("backgroundColor", since: 7.0, ownBackgroundColor) }
    set { ownBackgroundColor = requires("setBackgroundColor:", since: 7.0, newValue) }
  }
  final var ownBackgroundColor: UIColor? {
    didSet { keptLook("UIPopoverController.backgroundColor", oldValue, ownBackgroundColor) }
  }
  /// How far it keeps from the edges of the screen; zero for the usual 10 points; iOS 5.0 and later.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { requires("popoverLayoutMargins", since: 5.0, margins) }
    set { margins = requires("setPopoverLayoutMargins:", since: 5.0, newValue) }
  }
  final var margins = UIEdgeInsets.zero { didSet { host?.setNeedsLayout() } }
  /// What draws its frame; nil for the usual one; iOS 5.0 and later.
  open var popoverBackgroundViewClass: AnyClass? {
    get { requires("popoverBackgroundViewClass", since: 5.0, ownBackgroundViewClass) }
    set {
      ownBackgroundViewClass = requires("setPopoverBackgroundViewClass:", since: 5.0, newValue)
    }
  }
  final var ownBackgroundViewClass: AnyClass? {
    didSet {
      declaredOnly(
        "UIPopoverController.popoverBackgroundViewClass", oldValue, ownBackgroundViewClass)
    }
  }

  final var content: UIViewController
  /// The size that the app gave; nil for the one that the content wants.
  final var ownContentSize: CGSize?
  /// What it is in while it is shown; nil before and afterwards.
  final var host: PopoverHost?
  /// The controller from which a segue led to it; nil where the app's code shows it.
  final weak var segueSource: UIViewController?
  private let simulator = Simulator.current

  /// Makes a popover of the controller, on an iPad (message M53).
  public init(contentViewController viewController: UIViewController) {
    Self.requiresClass(since: 3.2)
    content = viewController
    super.init()
    content.popover = self
    let simulator = Simulator.current!
    guard simulator.configuration.device.idiom == .phone else { return }
    simulator.raise(
      .invalidArgument,
      "-[UIPopoverController initWithContentViewController:] called when not running under "
        + "UIUserInterfaceIdiomPad.")
  }

  /// Message M55.
  deinit {
    MainActor.assumeIsolated {
      guard let host, let simulator, simulator === Simulator.current, !simulator.isDead else {
        return
      }
      host.detach()
      simulator.raise(
        .generic, "-[UIPopoverController dealloc] reached while popover is still visible.")
    }
  }

  /// What is shown in it.
  open var contentViewController: UIViewController {
    get { content }
    set { setContentViewController(newValue, animated: false) }
  }
  /// Shows another controller in it.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    let simulator = Simulator.current!
    simulator.call(
      "setContentViewController(_:animated:)", on: self,
      [simulator.name(of: viewController), "\(animated)"]
    ) { replaceContent(with: viewController) }
  }

  /// The size of what is shown, in points; as the content wants it until the app sets one.
  open var contentSize: CGSize {
    get { ownContentSize ?? content.popoverSize }
    set { setContentSize(newValue, animated: false) }
  }
  /// Makes it as large as that, in points.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    ownContentSize = size
    host?.setNeedsLayout()
  }

  /// Whether it is shown.
  public final var isPopoverVisible: Bool { host?.isLeaving == false }

  /// Shows it beside a rectangle of the view (rule 380).
  open func present(
    from rect: CGRect, in view: UIView,
    permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    let simulator = Simulator.current!
    simulator.call(
      "present(from:in:permittedArrowDirections:animated:)", on: self,
      ["\(rect)", simulator.name(of: view), "\(arrowDirections.rawValue)", "\(animated)"]
    ) { show(beside: .rect(rect, view), arrowDirections, animated: animated) }
  }

  /// Shows it beside an item of a bar (rule 380).
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    let simulator = Simulator.current!
    simulator.call(
      "present(from:permittedArrowDirections:animated:)", on: self,
      [simulator.name(of: item), "\(arrowDirections.rawValue)", "\(animated)"]
    ) { show(beside: .item(item), arrowDirections, animated: animated) }
  }

  /// Lets it go; the delegate does not hear of it (rule 381).
  open func dismiss(animated: Bool) {
    Simulator.current.call("dismiss(animated:)", on: self, ["\(animated)"]) {
      hide(animated: animated)
    }
  }
}

/// Decides with a popover when it goes. Every method is optional; iOS 3.2 and later.
@MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  /// Whether a touch beside it lets it go (rule 381).
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// A touch beside it has let it go (rule 381).
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  /// The default for a type that does not implement this member.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
    isMissing()
  }
}
