public import Foundation

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
  /// How large and in what colour it is.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// Small and white.
    case white = 1
    /// Small and gray.
    case gray = 2
    /// Of usual size; iOS 13.0 and later.
    case medium = 100
    /// Large; iOS 13.0 and later.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium
  /// Its color; that of the style unless it is set.
  open var color: UIColor! {
    get {
      let isWhite = style == .white || style == .whiteLarge
      return requires("color", since: 5.0, ownColor ?? (isWhite ? .white : .gray))
    }
    set { ownColor = requires("setColor:", since: 5.0, newValue) }
  }
  final var ownColor: UIColor! {
    didSet { customizes(\UIActivityIndicatorView.color, ownColor) }
  }
  /// Whether it is seen only while it turns.
  open var hidesWhenStopped = true {
    didSet { drawnHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Makes an indicator that does not turn, in the corner (rule 1012).
  public init(style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    self.style = style
    drawnFrame = CGRect(x: 0, y: 0, width: side, height: side)
    drawnHidden = true
  }

  /// Lets it turn, and shows it.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { drawnHidden = false }
  }
  /// Stops it, and hides it where `hidesWhenStopped` says so.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { drawnHidden = true }
  }
  private var side: CGFloat { style == .large || style == .whiteLarge ? 37 : 20 }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes one as a file of Interface Builder has it.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
  /// Creates an activity indicator view with the given frame, in points.
  public convenience init() { self.init(frame: .zero) }

  final override func hugsByItself(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize {
    inExtension("intrinsicContentSize")
      ?? CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: side, height: side)
  }

  package final override var renderedKind: String { "UIActivityIndicatorView" }
}
