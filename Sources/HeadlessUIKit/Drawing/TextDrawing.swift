public import Foundation

// Texts that are measured and drawn. A letter is by estimate half an em wide, as in labels.

/// How a text is measured and drawn; iOS 6.0 and later.
public nonisolated struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What came of drawing a text; iOS 6.0 and later.
open class NSStringDrawingContext: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { 1 }
  open private(set) var totalBounds = CGRect.zero
}

/// The shadow of a text; iOS 6.0 and later.
open class NSShadow: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// A picture in a text; iOS 7.0 and later.
open class NSTextAttachment: NSObject {
  public init(data contentData: Data?, ofType uti: String?) {
    Self.requiresClass(since: 7.0)
    contents = contentData
    super.init()
  }
  public override convenience init() { self.init(data: nil, ofType: nil) }
  /// iOS 13.0 and later.
  public convenience init(image: UIImage) {
    Self.requires(init: "textAttachmentWithImage:", since: 13.0)
    self.init()
    self.image = image
  }
  open var contents: Data?
  open var image: UIImage?
  open var bounds = CGRect.zero
}

/// The metrics of a text by its parts' fonts.
private struct TextMeasure {
  var text: NSAttributedString

  /// The height and width of the text in lines no wider than that.
  func size(within width: CGFloat) -> CGSize {
    var (widest, height) = (CGFloat(0), CGFloat(0))
    var (line, tallest) = (CGFloat(0), CGFloat(0))
    let full = width > 0 ? width : .greatestFiniteMagnitude
    func end() {
      widest = max(widest, line)
      height += tallest
      line = 0
    }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let size = (values[.font] as? UIFont)?.pointSize ?? 12
      let letter = size / 2 + (values[.kern] as? CGFloat ?? 0)
      for character in (text.string as NSString).substring(with: range) {
        tallest = max(tallest, (size * 1.2).rounded(.up))
        if character == "\n" {
          end()
        } else if line + letter > full, line > 0 {
          end()
          line = letter
        } else {
          line += letter
        }
      }
    }
    end()
    return CGSize(width: widest.rounded(.up), height: height)
  }
}

/// Texts with attributes, measured and drawn; iOS 6.0 and later.
extension NSAttributedString {
  public func size() -> CGSize { TextMeasure(text: self).size(within: 0) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let lines = options.contains(.usesLineFragmentOrigin)
    return CGRect(
      origin: .zero, size: TextMeasure(text: self).size(within: lines ? size.width : 0))
  }

  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }
  public func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.record(.text(string), rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  /// A text that is an attachment's picture. iOS 7.0 and later.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// Texts measured and drawn with attributes; iOS 7.0 and later.
extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self as String, attributes: attrs).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self as String, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self as String, attributes: attrs).draw(at: point) }
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSAttributedString(string: self as String, attributes: attrs).draw(in: rect) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

/// The same for Swift's texts; iOS 7.0 and later.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attrs) }
  public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attrs) }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

/// A text that is laid out; iOS 7.0 and later.
open class NSTextStorage: NSObject {
  private let text: NSMutableAttributedString
  private var managers: [NSLayoutManager] = []

  public init(attributedString attrStr: NSAttributedString) {
    Self.requiresClass(since: 7.0)
    text = NSMutableAttributedString(attributedString: attrStr)
    super.init()
  }
  public convenience init(string str: String) {
    self.init(attributedString: NSAttributedString(string: str))
  }
  open var string: String { text.string }
  open var length: Int { text.length }
  open var layoutManagers: [NSLayoutManager] { managers }
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
  }
  final var attributed: NSAttributedString { text }
}

/// Lays out a text; by estimate, a letter half an em wide. iOS 7.0 and later.
open class NSLayoutManager: NSObject {
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  open weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage?.attributed else { return .zero }
    return CGRect(origin: .zero, size: TextMeasure(text: text).size(within: container.size.width))
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { usedRect(for: container) }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    Simulator.current.unimplemented(
      "NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)",
      "no letter has a place: the first is taken for every point.")
    return 0
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
}

/// A font by what is asked of it; iOS 7.0 and later.
open class UIFontDescriptor: NSObject {
  public let postscriptName: String
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  private let design: String

  init(_ name: String, _ size: CGFloat, _ traits: SymbolicTraits = [], design: String = "") {
    Self.requiresClass(since: 7.0)
    (postscriptName, pointSize, symbolicTraits, self.design) = (name, size, traits, design)
  }
  public convenience init(name fontName: String, size: CGFloat) { self.init(fontName, size) }
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(
      attributes[.name] as? String ?? attributes[.family] as? String ?? ".SFUI-Regular",
      attributes[.size] as? CGFloat ?? 12)
  }
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { UIFontDescriptor(".SFUI-\(style.rawValue)", style.size) }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(postscriptName, pointSize, symbolicTraits, design: design)
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(postscriptName, newPointSize, symbolicTraits, design: design)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(newFamily, pointSize, symbolicTraits)
  }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(
      attributes[.name] as? String ?? postscriptName, attributes[.size] as? CGFloat ?? pointSize,
      symbolicTraits, design: design)
  }
  /// iOS 13.0 and later.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    requires("fontDescriptorWithDesign:", since: 13.0)
    return UIFontDescriptor(postscriptName, pointSize, symbolicTraits, design: design.rawValue)
  }

  /// Bold, italic and the like. iOS 7.0 and later.
  public nonisolated struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = Self(rawValue: 1 << 0)
    public static let traitBold = Self(rawValue: 1 << 1)
    public static let traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }
  /// What may be asked of a font. iOS 7.0 and later.
  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  /// One of a font's traits. iOS 7.0 and later.
  public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }
  /// The look of a system font. iOS 13.0 and later.
  public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension UIFont {
  /// The font that fits best; a size of zero is the descriptor's. iOS 7.0 and later.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    Self.requires(init: "fontWithDescriptor:size:", since: 7.0)
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    self.init(
      name: descriptor.postscriptName,
      family: String(descriptor.postscriptName.prefix { $0 != "-" }),
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: isBold ? .bold : .regular)
  }
  /// iOS 7.0 and later.
  public var fontDescriptor: UIFontDescriptor {
    requires("fontDescriptor", since: 7.0)
    return UIFontDescriptor(
      fontName, pointSize, weight.rawValue >= Weight.bold.rawValue ? .traitBold : [])
  }
  /// Which fonts a device has is not known here. iOS 2.0 and later.
  public static var familyNames: [String] { ["Courier", "Georgia", "Helvetica", "Helvetica Neue"] }
  /// iOS 2.0 and later.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    ["", "-Bold", "-Italic"].map { familyName.filter { $0 != " " } + $0 }
  }
  /// iOS 4.0 and later.
  public nonisolated var leading: CGFloat { requires("leading", since: 4.0, 0) }
  /// iOS 10.0 and later.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    requires("preferredFontForTextStyle:compatibleWithTraitCollection:", since: 10.0)
    return preferredFont(forTextStyle: style)
  }
}

/// The room that a text is set in; iOS 7.0 and later.
public final class NSTextContainer: NSObject {
  /// How far lines keep from both sides, in points.
  public var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for any number.
  public var maximumNumberOfLines = 0
  /// How the last line is broken or cut.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How large the space is, in points.
  public var size = CGSize.zero
  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
}
