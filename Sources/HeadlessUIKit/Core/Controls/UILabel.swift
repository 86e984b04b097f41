public import Foundation

/// A view that shows a text.
open class UILabel: UIView {
  private var drawnText: String?
  private var ownAttributedText: NSAttributedString?

  /// The text; nil for none.
  open var text: String? {
    get { drawnText }
    set {
      drawnText = newValue
      ownAttributedText = nil
      textChanged()
      announce("text", of: self)
    }
  }

  /// The text with its attributes; iOS 6.0 and later.
  open var attributedText: NSAttributedString? {
    get {
      requires(
        "attributedText", since: 6.0,
        ownAttributedText ?? drawnText.map { NSAttributedString(string: $0) })
    }
    set {
      guard requires("setAttributedText:", since: 6.0) else { return }
      drawnText = newValue?.string
      ownAttributedText = newValue
      adoptLook(of: newValue)
      textChanged()
    }
  }

  /// What is said of the first letter is said of the label (rule 591).
  private func adoptLook(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let look = text.attributes(at: 0, effectiveRange: nil)
    if let font = look[.font] as? UIFont { self.font = font }
    if let color = look[.foregroundColor] as? UIColor { textColor = color }
    guard let style = look[.paragraphStyle] as? NSParagraphStyle else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  /// The font of the text.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      textChanged()
      customizes(\UILabel.font, font)
    }
  }
  /// The color of the text; until the app sets one, as dark or light as the rest (rule 806).
  open var textColor: UIColor! = .usualForText {
    didSet { customizes(\UILabel.textColor, textColor) }
  }
  /// The color of the text while it is highlighted; nil for the usual one.
  open var highlightedTextColor: UIColor? {
    didSet {
      keptLook("UILabel.highlightedTextColor", oldValue, highlightedTextColor)
      customizes(\UILabel.highlightedTextColor, highlightedTextColor)
    }
  }
  /// How the lines are aligned; until the app says it, as the language is written (rule 807).
  open var textAlignment = NSTextAlignment.usual
  /// How text is broken or cut that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number. Has no effect here.
  open var numberOfLines = 1 {
    didSet { textChanged() }
  }
  /// Whether it can be used.
  open var isEnabled = true
  /// Whether a finger is on it.
  open var isHighlighted = false
  /// The color of the text's shadow; nil for none.
  open var shadowColor: UIColor? {
    didSet {
      keptLook("UILabel.shadowColor", oldValue, shadowColor)
      customizes(\UILabel.shadowColor, shadowColor)
    }
  }
  /// By how much the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      keptLook("UILabel.shadowOffset", oldValue, shadowOffset)
      customizes(\UILabel.shadowOffset, shadowOffset)
    }
  }
  /// Whether the font becomes smaller for a text that is too long. Has no effect here.
  open var adjustsFontSizeToFitWidth = false {
    didSet { keptLook("UILabel.adjustsFontSizeToFitWidth", oldValue, adjustsFontSizeToFitWidth) }
  }
  /// How small the font may become, as a factor; 0 for not at all; iOS 6.0 and later. Nothing comes
  /// of it here.
  open var minimumScaleFactor: CGFloat {
    get { requires("minimumScaleFactor", since: 6.0, ownMinimumScaleFactor) }
    set { ownMinimumScaleFactor = requires("setMinimumScaleFactor:", since: 6.0, newValue) }
  }
  final var ownMinimumScaleFactor: CGFloat = 0 {
    didSet { keptLook("UILabel.minimumScaleFactor", oldValue, ownMinimumScaleFactor) }
  }
  /// Whether letters move closer before the text is cut; iOS 9.0 and later. Nothing comes of it
  /// here.
  open var allowsDefaultTighteningForTruncation: Bool {
    get {
      requires(
        "allowsDefaultTighteningForTruncation", since: 9.0, ownAllowsDefaultTighteningForTruncation)
    }
    set {
      ownAllowsDefaultTighteningForTruncation = requires(
        "setAllowsDefaultTighteningForTruncation:", since: 9.0, newValue)
    }
  }
  final var ownAllowsDefaultTighteningForTruncation = false {
    didSet {
      keptLook(
        "UILabel.allowsDefaultTighteningForTruncation", oldValue,
        ownAllowsDefaultTighteningForTruncation)
    }
  }
  /// Whether the font follows the size of text that the user has chosen; iOS 10.0 and later.
  open var adjustsFontForContentSizeCategory: Bool {
    get {
      requires(
        "adjustsFontForContentSizeCategory", since: 10.0, ownAdjustsFontForContentSizeCategory)
    }
    set {
      ownAdjustsFontForContentSizeCategory = requires(
        "setAdjustsFontForContentSizeCategory:", since: 10.0, newValue)
    }
  }
  final var ownAdjustsFontForContentSizeCategory = false {
    didSet {
      keptLook(
        "UILabel.adjustsFontForContentSizeCategory", oldValue, ownAdjustsFontForContentSizeCategory)
      customizes(\UILabel.adjustsFontForContentSizeCategory, ownAdjustsFontForContentSizeCategory)
    }
  }
  /// The width at which a text of several lines is measured; iOS 6.0 and later.
  open var preferredMaxLayoutWidth: CGFloat {
    get { requires("preferredMaxLayoutWidth", since: 6.0, ownPreferredMaxLayoutWidth) }
    set {
      ownPreferredMaxLayoutWidth = requires("setPreferredMaxLayoutWidth:", since: 6.0, newValue)
    }
  }
  final var ownPreferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareToBeRead() { isUserInteractionEnabled = false }

  /// Makes one with UIKit's own values.
  public convenience init() {
    self.init(frame: .zero)
  }

  private func textChanged() {
    invalidateLayoutOfGroup()
  }

  /// An estimate: half an em for each character, a fifth of an em between lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize }

  open override var intrinsicContentSize: CGSize {
    requires("intrinsicContentSize", since: 6.0)
    guard ownPreferredMaxLayoutWidth > 0, numberOfLines != 1 else { return textSize }
    let width = min(textSize.width, ownPreferredMaxLayoutWidth)
    return CGSize(width: width, height: textHeight(inWidth: width))
  }

  private final var em: CGFloat { font?.pointSize ?? UIFont.labelFontSize }

  private final var textSize: CGSize {
    // No text takes no room (rule 720).
    guard let drawnText, !drawnText.isEmpty else { return .zero }
    let lines = drawnText.split(separator: "\n", omittingEmptySubsequences: false)
    let longest = lines.map(\.count).max() ?? 0
    return CGSize(
      width: (CGFloat(longest) * em / 2).rounded(.up),
      height: (CGFloat(numberOfLines == 1 ? 1 : max(lines.count, 1)) * em * 1.2).rounded(.up))
  }

  package final override var fontOnBaseline: UIFont? { font }
  final override var breaksLines: Bool { numberOfLines != 1 }

  final override func textHeight(inWidth width: CGFloat) -> CGFloat {
    let perLine = max(1, Int((width / (em / 2)).rounded(.down)))
    var lines = (drawnText ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .reduce(0) { $0 + max(1, ($1.count + perLine - 1) / perLine) }
    if numberOfLines > 0 { lines = min(lines, numberOfLines) }
    return (CGFloat(max(lines, 1)) * em * 1.2).rounded(.up)
  }

  package final override var renderedText: String? { drawnText }
  package final override var renderedKind: String { "UILabel" }
  /// Where its text is in those bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }
  /// Draws its text there.
  open func drawText(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.text(text ?? ""), rect)
  }
  /// How a text stands in its line that was made smaller to fit.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { keptLook("UILabel.baselineAdjustment", oldValue, baselineAdjustment) }
  }
  /// Whether all of a cut text shows under the pointer; iOS 15.0 and later.
  open var showsExpansionTextWhenTruncated: Bool {
    get {
      requires("showsExpansionTextWhenTruncated", since: 15.0, ownShowsExpansionTextWhenTruncated)
    }
    set {
      ownShowsExpansionTextWhenTruncated = requires(
        "setShowsExpansionTextWhenTruncated:", since: 15.0, newValue)
    }
  }
  final var ownShowsExpansionTextWhenTruncated: Bool = false {
    didSet {
      keptLook(
        "UILabel.showsExpansionTextWhenTruncated", oldValue, ownShowsExpansionTextWhenTruncated)
    }
  }
  /// How lines are broken; iOS 14.0 and later.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { requires("lineBreakStrategy", since: 14.0, ownLineBreakStrategy) }
    set {
      ownLineBreakStrategy = requires("setLineBreakStrategy:", since: 14.0, newValue)
    }
  }
  final var ownLineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [] {
    didSet { keptLook("UILabel.lineBreakStrategy", oldValue, ownLineBreakStrategy) }
  }
}
