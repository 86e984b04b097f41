public import Foundation

/// Something that a view can do with touches beside recognisers; iOS 11.0 and later.
@MainActor
public protocol UIInteraction: AnyObject {
  /// The view that it belongs to; nil for none.
  var view: UIView? { get }
  /// It is about to belong to another view, or to none.
  func willMove(to view: UIView?)
  /// It belongs to another view, or to none.
  func didMove(to view: UIView?)
}
extension UIInteraction {
  /// The default for a type that does not implement this member.
  public func willMove(to view: UIView?) {}
  /// The default for a type that does not implement this member.
  public func didMove(to view: UIView?) {}
}

/// A view as it is lifted; iOS 13.0 and later.
open class UITargetedPreview: NSObject {
  /// Drags had it before menus did.
  class var firstVersion: Double { 13.0 }
  /// What is shown.
  public let view: UIView
  /// How it looks while it is lifted.
  public let parameters: UIPreviewParameters
  /// How large the view is.
  public var size: CGSize { view.bounds.size }
  /// Makes a preview of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// Where it is shown.
  public let target: UIPreviewTarget
  /// Makes a preview of a view that looks so while it is lifted.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    // A view on the screen is shown where it is.
    let target = UIPreviewTarget(container: view.drawnSuperview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  /// Makes a preview of a view that looks so while it is lifted, and is shown there.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    Self.requiresClass(since: Self.firstVersion)
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
  /// The same, shown elsewhere.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// Where a view is shown that is lifted; iOS 13.0 and later.
open class UIPreviewTarget: NSObject {
  /// Drags had it before menus did.
  class var firstVersion: Double { 13.0 }
  /// The view in which it is shown.
  public let container: UIView
  /// Where its middle is, in points of the container.
  public let center: CGPoint
  /// How it is turned and scaled.
  public let transform: CGAffineTransform
  /// Makes one.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    Self.requiresClass(since: Self.firstVersion)
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// How a view looks while it is dragged; iOS 11.0 and later.
open class UIDragPreviewParameters: UIPreviewParameters {
  class override var firstVersion: Double { 11.0 }
}

/// Where a view is shown that is dragged; iOS 11.0 and later.
open class UIDragPreviewTarget: UIPreviewTarget {
  class override var firstVersion: Double { 11.0 }
}

/// What is seen of a view that is dragged, and where; iOS 11.0 and later.
open class UITargetedDragPreview: UITargetedPreview {
  class override var firstVersion: Double { 11.0 }
}

/// How a view looks while it is lifted; nothing draws it here. iOS 13.0 and later.
open class UIPreviewParameters: NSObject {
  /// Drags had it before menus did.
  class var firstVersion: Double { 13.0 }
  /// The part of the view that is shown; nil for all of it.
  open var visiblePath: UIBezierPath? {
    didSet { keptLook("UIPreviewParameters.visiblePath", oldValue, visiblePath) }
  }
  /// The outline of its shadow; nil for the usual one; iOS 14.0 and later.
  open var shadowPath: UIBezierPath? {
    get { requires("shadowPath", since: 14.0, ownShadowPath) }
    set { ownShadowPath = requires("setShadowPath:", since: 14.0, newValue) }
  }
  final var ownShadowPath: UIBezierPath? {
    didSet { keptLook("UIPreviewParameters.shadowPath", oldValue, ownShadowPath) }
  }
  /// What is behind it.
  open var backgroundColor: UIColor! {
    didSet { keptLook("UIPreviewParameters.backgroundColor", oldValue, backgroundColor) }
  }
  /// Makes one that shows all of the view.
  public override init() {
    Self.requiresClass(since: Self.firstVersion)
    super.init()
  }
}
