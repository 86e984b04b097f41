public import Foundation

/// Presents a controller as a sheet that rests at one of several heights; iOS 15.0 and later.
open class UISheetPresentationController: UIPresentationController {
  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    Self.requiresClass(since: 15.0)
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The heights at which it may rest, from the lowest to the highest.
  open var detents: [Detent] = [.large()] {
    didSet { container?.setNeedsLayout() }
  }
  /// Where it rests; nil for the first of ``detents``.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { container?.setNeedsLayout() }
  }
  // What follows changes how a sheet looks or feels, which no snapshot shows.
  /// The largest height at which what is below takes touches; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      declaredOnly(
        "UISheetPresentationController.largestUndimmedDetentIdentifier", oldValue,
        largestUndimmedDetentIdentifier)
    }
  }
  /// Whether scrolling makes the sheet larger first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true {
    didSet {
      declaredOnly(
        "UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge", oldValue,
        prefersScrollingExpandsWhenScrolledToEdge)
    }
  }
  /// Whether there is a handle at the top.
  open var prefersGrabberVisible = false
  /// The radius of the corners, in points; nil for the usual one.
  open var preferredCornerRadius: CGFloat?
  /// Whether it stays at the lower edge of a low screen.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet {
      declaredOnly(
        "UISheetPresentationController.prefersEdgeAttachedInCompactHeight", oldValue,
        prefersEdgeAttachedInCompactHeight)
    }
  }
  /// Whether its width is the one that the content wants.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      declaredOnly(
        "UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached", oldValue,
        widthFollowsPreferredContentSizeWhenEdgeAttached)
    }
  }
  /// Whether it is as large as a page where there is room; iOS 17.0 and later.
  open var prefersPageSizing: Bool {
    get { requires("prefersPageSizing", since: 17.0, ownPrefersPageSizing) }
    set { ownPrefersPageSizing = requires("setPrefersPageSizing:", since: 17.0, newValue) }
  }
  final var ownPrefersPageSizing = true {
    didSet {
      declaredOnly(
        "UISheetPresentationController.prefersPageSizing", oldValue, ownPrefersPageSizing)
    }
  }
  /// The view in whose middle it comes; nil for the screen's.
  open var sourceView: UIView?

  open override var frameOfPresentedViewInContainerView: CGRect {
    let whole = defaultFrame
    guard let container, presentedViewController.presenter?.presentation?.style.isSheet == true,
      Simulator.current.configuration.device.idiom == .phone,
      let detent = detents.first(where: { $0.identifier == selectedDetentIdentifier })
        ?? detents.first
    else { return whole }
    let height = height(of: detent, in: container)
    return CGRect(
      x: whole.minX, y: container.drawnBounds.height - height, width: whole.width, height: height)
  }

  private func height(of detent: Detent, in container: UIView) -> CGFloat {
    let most = defaultFrame.height
    return min(detent.height(in: container.drawnBounds.height, atMost: most), most)
  }

  /// At which heights a finger can let it go; nothing where it has the size of its content.
  final var heightsOfDetents: [(identifier: Detent.Identifier?, height: CGFloat)]? {
    guard let container, Simulator.current.configuration.device.idiom == .phone else { return nil }
    return detents.map { ($0.identifier, height(of: $0, in: container)) }
  }

  /// A finger has drawn it to another height (rule 783).
  final func pulled(to identifier: Detent.Identifier) {
    selectedDetentIdentifier = identifier
    presentedViewController.tellPresentationDelegate(
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"
    ) { delegate, _ in
      (delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        ?? isMissing("sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
    }
  }

  /// Changes the heights; on a device, with an animation.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    container?.setNeedsLayout()
  }

  /// Asks the custom heights again; iOS 16.0 and later.
  open func invalidateDetents() {
    guard requires("invalidateDetents", since: 16.0) else { return }
    container?.setNeedsLayout()
  }

  /// A height at which a sheet may rest.
  public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier
    private let resolve: (_ container: CGFloat, _ most: CGFloat) -> CGFloat

    private init(_ identifier: Identifier, _ resolve: @escaping (CGFloat, CGFloat) -> CGFloat) {
      Self.requiresClass(since: 15.0, named: "UISheetPresentationControllerDetent")
      self.identifier = identifier
      self.resolve = resolve
      super.init()
    }

    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) { container, _ in container / 2 } }
    /// All but what is left free at the top.
    public static func large() -> Detent { Detent(.large) { _, most in most } }
    /// iOS 16.0 and later; nil from `resolver` leaves the height at nothing.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      requires("customDetentWithIdentifier:resolver:", since: 16.0)
      let detent = Detent(identifier ?? Identifier("custom")) { _, most in
        resolver(DetentContext(maximumDetentValue: most)) ?? 0
      }
      detent.ask = resolver
      return detent
    }

    /// How high the sheet is there, in points; nil for one that is not there. iOS 16.0 and later (rule 918).
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      requires("resolvedValueInContext:", since: 16.0)
      if let ask { return ask(context) }
      return resolve(context.maximumDetentValue, context.maximumDetentValue)
    }
    /// What an app's own height is computed by.
    private var ask: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)?

    func height(in container: CGFloat, atMost most: CGFloat) -> CGFloat {
      resolve(container, most)
    }

    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The raw value, as in UIKit.
      public let rawValue: String
      /// Makes the value of a raw one.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of its text.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Self("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Self("com.apple.UIKit.large")
    }
  }
}

/// What a custom height is computed from; iOS 16.0 and later.
@MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// In points.
  var maximumDetentValue: CGFloat { get }
  /// The traits of what the sheet is in.
  var containerTraitCollection: UITraitCollection { get }
}

private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }

  var containerTraitCollection: UITraitCollection { UIScreen.main.traitCollection }
}

/// Hears of a sheet. Every method is optional; iOS 15.0 and later.
@MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has pulled the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// The default for a type that does not implement this member.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { isMissing() }
}
