public import Foundation

/// Presents a controller beside what it belongs to; iOS 8.0 and later (rules 158 and 345).
///
/// On a phone it is a sheet or fills the screen, and nothing here applies.
open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover points at.
  open var sourceView: UIView?
  /// What the arrow points to, in the coordinates of the source view; null for all of it, which it is
  /// by itself from iOS 13.2 on (rule 664).
  open var sourceRect =
    Simulator.current.has(.popoversPointToWholeViews) ? CGRect.null : CGRect.zero
  {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The item of a bar that the arrow points to; nil for the source view.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { containerView?.setNeedsLayout() }
  }
  /// The sheet that it is where there is little room; iOS 15.0 and later.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    requires("adaptiveSheetPresentationController", since: 15.0)
    return ownAdaptiveSheet
  }
  private final lazy var ownAdaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)

  /// The sheet that it has become (rule 1063).
  final override var sheet: UISheetPresentationController? {
    guard Simulator.current.has(.sheetControllers),
      presentedViewController.presenter?.presentation?.style.isSheet == true
    else { return nil }
    if ownAdaptiveSheet.container !== container { ownAdaptiveSheet.container = container }
    return ownAdaptiveSheet
  }
  /// Views that take touches meanwhile; nil for none (rule 346).
  open var passthroughViews: [UIView]?
  /// The color behind everything else; nil for none.
  open var backgroundColor: UIColor?
  /// Whether it may be over what it points to.
  open var canOverlapSourceViewRect: Bool {
    get { requires("canOverlapSourceViewRect", since: 9.0, ownCanOverlapSourceViewRect) }
    set {
      ownCanOverlapSourceViewRect = requires("setCanOverlapSourceViewRect:", since: 9.0, newValue)
    }
  }
  final var ownCanOverlapSourceViewRect = false {
    didSet {
      keptLook(
        "UIPopoverPresentationController.canOverlapSourceViewRect", oldValue,
        ownCanOverlapSourceViewRect)
    }
  }
  /// Where the arrow points while it is shown; unknown before.
  public var arrowDirection: UIPopoverArrowDirection {
    guard let container, isShownAsPopover else { return .unknown }
    return place(in: container).arrow
  }
  /// How far it keeps from the edges of the screen; zero for the usual 10 points, below the status bar.
  open var popoverLayoutMargins: UIEdgeInsets = .zero {
    didSet { containerView?.setNeedsLayout() }
  }
  /// What draws its frame; nil for the usual one.
  open var popoverBackgroundViewClass: AnyClass? {
    didSet {
      declaredOnly(
        "UIPopoverPresentationController.popoverBackgroundViewClass", oldValue,
        popoverBackgroundViewClass)
    }
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, isShownAsPopover else {
      return sheet?.frameOfPresentedViewInContainerView ?? super.frameOfPresentedViewInContainerView
    }
    return place(in: container).frame
  }
}

/// Where a popover's arrow points; iOS 3.2 and later.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = Self(rawValue: 1)
  /// Downwards.
  public static let down = Self(rawValue: 2)
  /// The left side.
  public static let left = Self(rawValue: 4)
  /// The right side.
  public static let right = Self(rawValue: 8)
  /// As UIKit chooses.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = Self(rawValue: UInt.max)
}

/// Hears of a popover. Every method is optional; iOS 8.0 and later.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch beside it lets it go; deprecated in iOS 13, where it is asked if
  /// `presentationControllerShouldDismiss(_:)` is missing (rule 346).
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A touch beside it has let it go; deprecated in iOS 13 in the same way (rule 346).
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// The popover goes elsewhere, since there is other room. iOS 8.0 and later.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// The default for a type that does not implement this member.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    isMissing()
    return true
  }
  /// The default for a type that does not implement this member.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { isMissing() }
}

extension UIPopoverPresentationControllerDelegate {
  /// The default for a type that does not implement this member.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { isMissing() }
}

extension UIPopoverPresentationController {
  /// The last chance for the app to say where it belongs.
  func tellPrepare() {
    guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      "prepareForPopoverPresentation(_:)", of: delegate, [simulator.name(of: self)]
    ) { delegate.prepareForPopoverPresentation(self) }
  }

  /// Ends the app when there is nothing to point to (rule 186, messages M36 and M41).
  func checkPlace() {
    let controller = presentedViewController
    guard isShownAsPopover, sourceView == nil, barButtonItem == nil else { return }
    let simulator = Simulator.current!
    guard controller.isActionSheet else {
      simulator.raise(
        .generic,
        "UIPopoverPresentationController (<\(simulator.name(of: self))>) should have a non-nil "
          + "sourceView or barButtonItem set before the presentation occurs.")
      return
    }
    let (sheet, presenter) = (
      simulator.name(of: controller), simulator.name(of: presentingViewController)
    )
    simulator.raise(
      .generic,
      "Your application has presented a UIAlertController (<\(sheet)>) of style "
        + "UIAlertControllerStyleActionSheet from \(simulator.className(of: type(of: presentingViewController))) "
        + "(<\(presenter)>). The modalPresentationStyle of a UIAlertController with this style is "
        + "UIModalPresentationPopover. You must provide location information for this popover "
        + "through the alert controller's popoverPresentationController. You must provide either a "
        + "sourceView and sourceRect or a barButtonItem.  If this information is not known when you "
        + "present the alert controller, you may provide it in the "
        + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.")
  }
}
