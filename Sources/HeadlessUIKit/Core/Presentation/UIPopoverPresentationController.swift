public import Foundation

/// Presents a controller beside what it belongs to; iOS 8.0 and later (rule 158).
///
/// - Important: The arrow and the place on the screen are not modelled.
open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover points at.
  open var sourceView: UIView?
  /// What the arrow points to, in the coordinates of the source view.
  open var sourceRect = CGRect.null {
    didSet { keptLook("UIPopoverPresentationController.sourceRect", oldValue, sourceRect) }
  }
  /// The item of a bar that the arrow points to; nil for the source view.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet {
      keptLook(
        "UIPopoverPresentationController.permittedArrowDirections", oldValue,
        permittedArrowDirections)
    }
  }
  /// Views that take touches meanwhile; nil for none.
  open var passthroughViews: [UIView]? {
    didSet {
      declaredOnly("UIPopoverPresentationController.passthroughViews", oldValue, passthroughViews)
    }
  }
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
  /// Not modelled: always unknown.
  public var arrowDirection: UIPopoverArrowDirection {
    Simulator.current.unimplemented(
      "UIPopoverPresentationController.arrowDirection", "where popovers lie is not modelled.")
    return .unknown
  }
  /// How far it keeps from the edges of the screen.
  open var popoverLayoutMargins: UIEdgeInsets = .zero {
    didSet {
      declaredOnly(
        "UIPopoverPresentationController.popoverLayoutMargins", oldValue, popoverLayoutMargins)
    }
  }
  /// What draws its frame; nil for the usual one.
  open var popoverBackgroundViewClass: AnyClass? {
    didSet {
      declaredOnly(
        "UIPopoverPresentationController.popoverBackgroundViewClass", oldValue,
        popoverBackgroundViewClass)
    }
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
}

extension UIPopoverPresentationControllerDelegate {
  /// The default for a type that does not implement this member.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
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

  /// Ends the app when an action sheet has no place to point to (rule 186, message M36).
  func checkPlace() {
    let controller = presentedViewController
    guard controller.isActionSheet, sourceView == nil, barButtonItem == nil else { return }
    let simulator = Simulator.current!
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
