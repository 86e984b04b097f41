public import Foundation

/// Draws the frame of a popover; iOS 5.0 and later. Apps make subclasses of it, and popovers have the usual frame
/// here.
open class UIPopoverBackgroundView: UIView {
  public override init(frame: CGRect) {
    Self.requiresClass(since: 5.0)
    super.init(frame: frame)
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 5.0)
    super.init(coder: coder)
  }

  /// How far the arrow is from the middle of its side, in points; a subclass has its own.
  open var arrowOffset: CGFloat {
    get { 0 }
    set { lacks("setArrowOffset:") }
  }
  /// Which way the arrow points; a subclass has its own.
  open var arrowDirection: UIPopoverArrowDirection {
    get { .unknown }
    set { lacks("setArrowDirection:") }
  }
  /// Whether the content has the usual shadow at its edge; iOS 6.0 and later.
  open class var wantsDefaultContentAppearance: Bool {
    requires("wantsDefaultContentAppearance", since: 6.0, true)
  }
  /// How wide the arrow is at its base, in points; a subclass says it.
  open class func arrowBase() -> CGFloat { 0 }
  /// How high the arrow is, in points; a subclass says it.
  open class func arrowHeight() -> CGFloat { 0 }
  /// How far the content keeps from the edges of the frame; a subclass says it.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  private func lacks(_ selector: String) {
    Simulator.current.raise(
      .invalidArgument,
      "\(selector) must be implemented by subclassers")
  }
}
