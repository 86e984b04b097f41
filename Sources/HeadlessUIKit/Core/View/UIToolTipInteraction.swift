public import Foundation

/// Says what a view is for while a pointer rests on it; iOS 15.0 and later. Nothing points here.
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Who knows what is said; held weakly.
  open weak var delegate: (any UIToolTipInteractionDelegate)? {
    didSet { declaredOnly("UIToolTipInteraction.delegate", oldValue as Any?, delegate as Any?) }
  }
  /// Whether it says anything.
  open var isEnabled = true {
    didSet { declaredOnly("UIToolTipInteraction.isEnabled", oldValue, isEnabled) }
  }
  /// What is said where the delegate says nothing; nil for nothing.
  open var defaultToolTip: String? {
    didSet { declaredOnly("UIToolTipInteraction.defaultToolTip", oldValue, defaultToolTip) }
  }

  public override init() {
    Self.requiresClass(since: 15.0)
    super.init()
  }
  /// Makes one that says that.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is said, and where it holds; iOS 15.0 and later.
open class UIToolTipConfiguration: NSObject {
  /// What is said.
  public final let toolTip: String
  /// Where it holds, in points of the view.
  public final let sourceRect: CGRect
  /// Makes one that holds for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .infinite) }
  /// Makes one that holds in a rectangle.
  public init(toolTip: String, in sourceRect: CGRect) {
    Self.requiresClass(since: 15.0)
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
}

/// Knows what is said of a view; iOS 15.0 and later.
@MainActor
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// What is said at a place; nil for nothing.
  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration?
}
extension UIToolTipInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { nil }
}

extension UIControl {
  /// What shows its tool tip; nil while it has none; iOS 15.0 and later. Nothing points here.
  public var toolTipInteraction: UIToolTipInteraction? {
    requires("toolTipInteraction", since: 15.0)
    return toolTip.map { UIToolTipInteraction(defaultToolTip: $0) }
  }
}
