public import Foundation

/// A view that shows a text.
open class UILabel: UIView {
  private var drawnText: String?

  open var text: String? {
    get { drawnText }
    set { drawnText = newValue }
  }

  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)
  open var textColor: UIColor! = .black
  open var textAlignment = NSTextAlignment.left
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  /// An estimate: half an em for each character, a fifth of an em between lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let em: CGFloat = font?.pointSize ?? UIFont.labelFontSize
    let lines = (drawnText ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: (CGFloat(longest) * em / 2).rounded(.up),
      height: (CGFloat(max(lines.count, 1)) * em * 1.2).rounded(.up))
  }

  package final override var renderedText: String? { drawnText }
  package final override var renderedKind: String { "UILabel" }
}
