public import Foundation

/// A bar that fills.
open class UIProgressView: UIView {
  /// Where it is shown.
  public enum Style: Int, Sendable { case `default`, bar }

  private var ownProgress: Float = 0
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = min(max(newValue, 0), 1) }
  }
  open var progressViewStyle = Style.default
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init() { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  package final override var renderedKind: String { "UIProgressView" }
}
