public import Foundation

/// Where lines of text begin and end.
public enum NSTextAlignment: Int, Sendable {
  /// At a side, in the middle, at both sides, or as the language has it.
  case left, center, right, justified, natural
}

/// Where a text that is too long is broken or cut; iOS 6.0 and later.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words or letters, or cut, with dots at an end.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// Cut, with dots in the middle.
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set; iOS 6.0 and later.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying,
  @preconcurrency NSSecureCoding
{
  private nonisolated let mark = AttributeValueMark()
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }

  /// Whether it can be read where classes are checked: it can.
  open class var supportsSecureCoding: Bool { true }
  /// Reads one out of an archive (rule 931).
  public required init?(coder: NSCoder) {
    super.init()
    let numbers = coder.decodeObject(forKey: "NSParagraphValues") as? [Double] ?? []
    values.take(numbers.map { CGFloat($0) })
  }
  /// Writes it into an archive; tabs are left out (rule 931).
  open func encode(with coder: NSCoder) {
    coder.encode(values.numbers.map { Double($0) }, forKey: "NSParagraphValues")
  }

  /// The usual style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  final var values = ParagraphValues()

  /// Points between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Points behind a paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Points before a paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Where lines begin.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines are broken or cut.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// How much higher lines are than their font has them; 0 for no change.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How high a line is at least.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// How high a line is at most; 0 for any height.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How far the first line is moved in.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines are moved in.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// When words are parted; 0 for never.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are parted as the system does; iOS 15.0 and later.
  open var usesDefaultHyphenation: Bool {
    requires("usesDefaultHyphenation", since: 15.0, values.usesDefaultHyphenation)
  }
  /// Which way is written.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// How lines are broken in a language such as Korean; iOS 14.0 and later.
  open var lineBreakStrategy: LineBreakStrategy {
    requires("lineBreakStrategy", since: 14.0, values.lineBreakStrategy)
  }
  /// Where tabs lead; iOS 7.0 and later.
  open var tabStops: [NSTextTab] { requires("tabStops", since: 7.0, values.tabStops) }
  /// How far tabs are from each other behind the last one; 0 for none. iOS 7.0 and later.
  open var defaultTabInterval: CGFloat {
    requires("defaultTabInterval", since: 7.0, values.defaultTabInterval)
  }
  /// Whether letters may come nearer to each other before a line is cut; iOS 9.0 and later.
  open var allowsDefaultTighteningForTruncation: Bool {
    requires("allowsDefaultTighteningForTruncation", since: 9.0, values.tightens)
  }

  /// The style itself, which never changes.
  nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
  /// The same style, to be changed.
  nonisolated public func mutableCopy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { Boxed(mutable()) }.value
  }
  /// Whether both have the same values (rule 1317).
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return self === other
      || onMain([Boxed(self), Boxed(other)]) { both in
        both[0].value.values.isSame(as: both[1].value.values)
      }
  }
  /// One for all: an app may change a style that lies in a set.
  public nonisolated override var hash: Int { ObjectIdentifier(NSParagraphStyle.self).hashValue }
  private func mutable() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.values = values
    return style
  }
  open override nonisolated func copy() -> Any { copy(with: nil) }
  open override nonisolated func mutableCopy() -> Any { mutableCopy(with: nil) }
}

struct ParagraphValues {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineHeightMultiple: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection = NSWritingDirection.natural
  var tabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
  var defaultTabInterval: CGFloat = 0
  var tightens = false
}

/// The values that an archive keeps, in order.
extension ParagraphValues {
  private static let lengths: [WritableKeyPath<ParagraphValues, CGFloat>] = [
    \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple,
    \.minimumLineHeight, \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
    \.defaultTabInterval,
  ]
  fileprivate var numbers: [CGFloat] {
    Self.lengths.map { self[keyPath: $0] }
      + [
        CGFloat(alignment.rawValue), CGFloat(lineBreakMode.rawValue), CGFloat(hyphenationFactor),
        CGFloat(baseWritingDirection.rawValue),
      ]
  }
  fileprivate func isSame(as other: ParagraphValues) -> Bool {
    numbers == other.numbers && tabStops == other.tabStops && tightens == other.tightens
      && usesDefaultHyphenation == other.usesDefaultHyphenation
      && lineBreakStrategy == other.lineBreakStrategy
  }
  fileprivate mutating func take(_ numbers: [CGFloat]) {
    guard numbers.count == Self.lengths.count + 4 else { return }
    for (path, number) in zip(Self.lengths, numbers) { self[keyPath: path] = number }
    let rest = numbers.suffix(4).map { $0 }
    alignment = NSTextAlignment(rawValue: .init(rest[0])) ?? alignment
    lineBreakMode = NSLineBreakMode(rawValue: .init(rest[1])) ?? lineBreakMode
    hyphenationFactor = Float(rest[2])
    baseWritingDirection = NSWritingDirection(rawValue: .init(rest[3])) ?? baseWritingDirection
  }
}

/// A place in a line to which a tab leads; iOS 7.0 and later.
open class NSTextTab: NSObject {
  /// How the text stands at the place.
  public final let alignment: NSTextAlignment
  /// Where it is, in points from the margin.
  public final let location: CGFloat
  /// What else is said of it.
  public final let options: [OptionKey: Any]

  /// Makes one.
  public init(
    textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    Self.requiresClass(since: 7.0)
    (self.alignment, self.location, self.options) = (alignment, location, options)
    super.init()
  }

  /// Whether both lead to the same place in the same way (rule 1317).
  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return onMain([Boxed(self), Boxed(other)]) { both in
      let (one, two) = (both[0].value, both[1].value)
      return one.alignment == two.alignment && one.location == two.location
        && one.options.count == two.options.count
        && one.options.allSatisfy { key, value in
          let same = NSObject.object(of: two.options[key])
          return NSObject.object(of: value)?.isEqual(same) ?? false
        }
    }
  }
  public nonisolated override var hash: Int { onMain(Boxed(self)) { $0.value.location.hashValue } }

  /// What can be said of a place beside where it is.
  public nonisolated struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The letters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
}

/// Which way a text runs; iOS 6.0 and later.
public enum NSWritingDirection: Int, Sendable {
  /// As the language has it.
  case natural = -1
  /// From the left; from the right.
  case leftToRight, rightToLeft
}

/// A paragraph style that is still being set; iOS 6.0 and later.
open class NSMutableParagraphStyle: NSParagraphStyle {
  public override init() { super.init() }
  /// Reads one out of an archive (rule 931).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var usesDefaultHyphenation: Bool {
    get { super.usesDefaultHyphenation }
    set {
      values.usesDefaultHyphenation = requires(
        "setUsesDefaultHyphenation:", since: 15.0, newValue)
    }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set {
      keptLook("NSParagraphStyle.lineBreakStrategy", values.lineBreakStrategy, newValue)
      values.lineBreakStrategy = requires("setLineBreakStrategy:", since: 14.0, newValue)
    }
  }
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { values.tabStops = requires("setTabStops:", since: 7.0, newValue) }
  }
  open override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { values.defaultTabInterval = requires("setDefaultTabInterval:", since: 7.0, newValue) }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set {
      values.tightens = requires(
        "setAllowsDefaultTighteningForTruncation:", since: 9.0, newValue)
    }
  }
  /// Adds a place for tabs, in the order of places; iOS 9.0 and later.
  open func addTabStop(_ anObject: NSTextTab) {
    requires("addTabStop:", since: 9.0)
    values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
  }
  /// Takes a place for tabs away; iOS 9.0 and later.
  open func removeTabStop(_ anObject: NSTextTab) {
    requires("removeTabStop:", since: 9.0)
    values.tabStops.removeAll { $0 === anObject }
  }
}

/// How a line under or through a text looks; iOS 6.0 and later.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots; iOS 7.0 and later.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes; iOS 7.0 and later.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A dash and a dot by turns; iOS 7.0 and later.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots by turns; iOS 7.0 and later.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words; iOS 7.0 and later.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// What UIKit knows of a text's parts; iOS 6.0 and later.
extension NSAttributedString.Key {
  /// The font.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// The color of the letters.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the letters.
  public nonisolated static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How the paragraph is set.
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How far letters are moved apart, in points.
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  /// Where a tap leads.
  public nonisolated static let link = NSAttributedString.Key("NSLink")
  /// How the text is underlined.
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below.
  public nonisolated static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How the text is struck through.
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the text is raised, in points.
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// What stands in the text in place of a letter.
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
  /// The color of letters' outlines.
  public nonisolated static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of letters' outlines.
  public nonisolated static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of letters.
  public nonisolated static let shadow = NSAttributedString.Key("NSShadow")
  /// Whether letters are joined.
  public nonisolated static let ligature = NSAttributedString.Key("NSLigature")
  /// The color of the line through letters; iOS 7.0 and later.
  public nonisolated static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How far letters lean; iOS 7.0 and later.
  public nonisolated static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider letters are; iOS 7.0 and later.
  public nonisolated static let expansion = NSAttributedString.Key("NSExpansion")
  /// What letters are made to look like; iOS 7.0 and later.
  public nonisolated static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Whether a text runs downwards, where 1 stands for it; 0 is what iOS knows. iOS 6.0 and later.
  public nonisolated static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// Which way is written; iOS 7.0 and later.
  public nonisolated static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// How far letters keep from each other; iOS 14.0 and later.
  public nonisolated static let tracking = NSAttributedString.Key("CTTracking")
}

extension NSTextAlignment {
  /// How lines are aligned until the app says it (rule 807).
  static var usual: NSTextAlignment {
    Simulator.current.has(.textIsAlignedNaturally) ? .natural : .left
  }
}
