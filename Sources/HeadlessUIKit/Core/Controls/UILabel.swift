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
    adoptsLook = true
    defer { adoptsLook = false }
    if let font = look[.font] as? UIFont { drawnFont = font }
    if let color = look[.foregroundColor] as? UIColor { drawnTextColor = color }
    guard let style = look[.paragraphStyle] as? NSParagraphStyle else { return }
    textAlignment = style.alignment
    lineBreakMode = style.lineBreakMode
  }

  private var adoptsLook = false

  /// The font of the text; set, it is the font of all parts of one with attributes (rule 591).
  open var font: UIFont! {
    get { drawnFont }
    set { drawnFont = newValue }
  }
  package final var drawnFont: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if let ownAttributedText, let drawnFont, !adoptsLook {
        let text = NSMutableAttributedString(attributedString: ownAttributedText)
        text.addAttribute(.font, value: drawnFont, range: NSRange(location: 0, length: text.length))
        self.ownAttributedText = text
      }
      textChanged()
      customizes(\UILabel.font, drawnFont)
    }
  }
  /// The color of the text; until the app sets one, as dark or light as the rest (rule 806).
  open var textColor: UIColor! {
    get { drawnTextColor }
    set { drawnTextColor = newValue }
  }
  package final var drawnTextColor: UIColor! = .usualForText {
    didSet {
      hasOwnColor = true
      customizes(\UILabel.textColor, drawnTextColor)
    }
  }
  /// Whether somebody has set the color of the text.
  package private(set) final var hasOwnColor = false
  /// The color of the text while it is highlighted; nil for the usual one.
  open var highlightedTextColor: UIColor? {
    didSet {
      customizes(\UILabel.highlightedTextColor, highlightedTextColor)
    }
  }
  /// How the lines are aligned; until the app says it, as the language is written (rule 807).
  open var textAlignment: NSTextAlignment {
    get { drawnTextAlignment }
    set { drawnTextAlignment = newValue }
  }
  package final var drawnTextAlignment = NSTextAlignment.usual
  /// How text is broken or cut that is too long.
  open var lineBreakMode: NSLineBreakMode {
    get { drawnLineBreakMode }
    set { drawnLineBreakMode = newValue }
  }
  package final var drawnLineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines: Int {
    get { drawnNumberOfLines }
    set { drawnNumberOfLines = newValue }
  }
  package final var drawnNumberOfLines = 1 {
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
  /// Whether the letters of a single line become smaller where it is too long (rule 1363).
  open var adjustsFontSizeToFitWidth = false
  /// How small the letters may become, as a factor; 0 for no limit; iOS 6.0 and later.
  open var minimumScaleFactor: CGFloat {
    get { requires("minimumScaleFactor", since: 6.0, ownMinimumScaleFactor) }
    set { ownMinimumScaleFactor = requires("setMinimumScaleFactor:", since: 6.0, newValue) }
  }
  final var ownMinimumScaleFactor: CGFloat = 0
  /// How much smaller its letters are drawn than its font says (rule 1363).
  package final var drawnScale: CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let drawnFont, let drawnText,
      drawnBounds.width > 0
    else {
      return 1
    }
    let width = TextLayout.size(of: drawnText, font: drawnFont).width
    guard width.isFinite, width > drawnBounds.width else { return 1 }
    return max(drawnBounds.width / width, min(max(ownMinimumScaleFactor, Self.smallestScale), 1))
  }
  /// Nobody could read smaller ones.
  private static let smallestScale: CGFloat = 0.1
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
    // A class of the app's draws its text anew.
    if isOfTheApp { noteDisplay() }
  }

  /// Draws its text (rule 1002).
  open override func draw(_ rect: CGRect) {
    guard drawnText?.isEmpty == false else { return }
    drawsItself = true
    defer { drawsItself = false }
    drawText(in: rect)
  }
  /// Whether the label draws what it shows, which is seen anyway.
  private var drawsItself = false

  /// The size of the text, by estimate, in lines no wider than that if there may be several (rule 921).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? sizeOfLabel(inWidth: numberOfLines == 1 ? 0 : size.width)
  }

  /// The size that the label wants in a width; not more than zero for any.
  ///
  /// A class of the app's that keeps its text from the edges says so in `textRect(forBounds:…)`.
  private final func sizeOfLabel(inWidth width: CGFloat) -> CGSize {
    let bounds = CGRect(
      x: 0, y: 0, width: width > 0 ? width : Self.anyLength, height: Self.anyLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }
  private static let anyLength: CGFloat = 10_000_000

  /// The size of the text in lines no wider than that; no text takes no room (rule 720).
  private final func textSize(inWidth width: CGFloat, lines: Int) -> CGSize {
    guard let drawnText, !drawnText.isEmpty else { return .zero }
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    if lines == 1, ownAttributedText == nil {
      let firstLine = drawnText.prefix { !$0.isNewline }
      return TextLayout.size(of: firstLine, font: font)
    }
    let room = TextLayout.Room(width: width, lines: lines, lineBreakMode: lineBreakMode)
    guard let ownAttributedText else { return TextLayout(drawnText, font: font, in: room).size }
    return TextLayout(ownAttributedText, font: font, in: room).size
  }

  open override var intrinsicContentSize: CGSize {
    requires("intrinsicContentSize", since: 6.0)
    if let size: CGSize = inExtension("intrinsicContentSize") { return size }
    let width = widthForMeasuring ?? ownPreferredMaxLayoutWidth
    return sizeOfLabel(inWidth: numberOfLines == 1 ? 0 : width)
  }
  /// The width that constraints came to, while its height is asked for; nil otherwise.
  private final var widthForMeasuring: CGFloat?

  package final override var fontOnBaseline: UIFont? { drawnFont }
  final override var breaksLines: Bool { numberOfLines != 1 }

  final override func textHeight(inWidth width: CGFloat) -> CGFloat {
    widthForMeasuring = max(width, 1)
    defer { widthForMeasuring = nil }
    return intrinsicContentSize.height
  }

  package final override var renderedText: String? { drawnText }
  /// The text with its attributes; nil for one that has none.
  package final var drawnAttributedText: NSAttributedString? { ownAttributedText }
  package final override var drawnLines: [String]? {
    guard drawnNumberOfLines != 1, let drawnText, !drawnText.isEmpty else { return nil }
    let room = TextLayout.Room(
      width: drawnBounds.width, lines: drawnNumberOfLines, lineBreakMode: drawnLineBreakMode)
    let layout =
      ownAttributedText.map { TextLayout($0, font: drawnFont, in: room) }
      ?? TextLayout(drawnText, font: drawnFont, in: room)
    let lines = layout.texts(of: ownAttributedText?.string ?? drawnText)
    guard ownAttributedText == nil, drawnLineBreakMode == .byTruncatingTail else { return lines }
    return cutAtTail(lines, layout, drawnText)
  }

  /// The last line goes on to the edge, and ends with three dots where the text does not end (rule 1458).
  private func cutAtTail(_ lines: [String], _ layout: TextLayout, _ text: String) -> [String] {
    let whole = text as NSString
    guard lines.count > 1, lines.count == drawnNumberOfLines, let last = layout.lines.last,
      last.range.location < whole.length
    else { return lines }
    let rest = whole.substring(from: last.range.location)
    guard rest.trimmingCharacters(in: .whitespacesAndNewlines) != lines[lines.count - 1] else {
      return lines
    }
    let room = drawnBounds.width - drawnFont.width(of: "…")
    var words = ""
    var width: CGFloat = 0
    for letter in rest {
      width += drawnFont.width(of: letter)
      if letter.isNewline || width > room { break }
      words.append(letter)
    }
    return lines.dropLast() + [words.trimmingCharacters(in: .whitespaces) + "…"]
  }
  package final override var renderedKind: String { "UILabel" }
  /// Where its text is in those bounds, which it does not leave (rule 921).
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    // Insets that a class of the app's takes off leave any length what it is.
    let isAny = numberOfLines == 1 || bounds.width > Self.anyLength / 2
    let size = textSize(inWidth: isAny ? 0 : max(bounds.width, 1), lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, max(bounds.width, 0)),
      height: min(size.height, max(bounds.height, 0)))
  }
  /// Draws its text there.
  open func drawText(in rect: CGRect) {
    guard !drawsItself else { return }
    UIGraphicsGetCurrentContext()?.record(
      .text(text ?? ""), rect, text: (textColor, font.pointSize))
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
