public import Foundation

/// One thing that is dragged; iOS 11.0 and later (rule 945).
public final class UIDragItem: NSObject {
  /// Who has what is dragged.
  public let itemProvider: NSItemProvider
  /// What the app knows it by; nil for nothing.
  public var localObject: Any?
  /// Makes what is seen below the finger; nil for the usual.
  public var previewProvider: (() -> UIDragPreview?)? {
    didSet { declaredOnly("UIDragItem.previewProvider", oldValue, previewProvider) }
  }
  /// The row or item that it comes from; nil for what was not dragged out of a list.
  var origin: IndexPath?

  /// Has what is seen below the finger made again where it is dropped; iOS 18.0 and later.
  public func setNeedsDropPreviewUpdate() {
    requires("setNeedsDropPreviewUpdate", since: 18.0)
    declaredOnly("UIDragItem.setNeedsDropPreviewUpdate()")
  }
  /// Makes one of who has what is dragged.
  public init(itemProvider: NSItemProvider) {
    Self.requiresClass(since: 11.0)
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is seen below the finger; iOS 11.0 and later. Nothing is drawn there.
open class UIDragPreview: NSObject {
  /// What is shown.
  public let view: UIView
  /// How it looks while it is dragged.
  public let parameters: UIDragPreviewParameters
  /// Makes a preview of a view.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
  /// Makes a preview of a view that looks so while it is dragged.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    Self.requiresClass(since: 11.0)
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }
}
