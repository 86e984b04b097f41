public import Foundation
import InterfaceFiles

/// A size and weight of type. Only sizes matter here: nothing is drawn in pixels.
public final class UIFont: NSObject, Sendable {
  private nonisolated let mark = AttributeValueMark()
  /// The name of the font.
  public nonisolated let fontName: String
  /// The name of its family.
  public nonisolated let familyName: String
  /// The size, in points.
  public nonisolated let pointSize: CGFloat
  nonisolated let weight: Weight
  /// How wide its letters are (rule 933).
  nonisolated let letters: Letters
  /// How far its lines keep from each other, in points (rule 1301).
  nonisolated let ownLeading: CGFloat

  nonisolated init(
    name: String, family: String, size: CGFloat, weight: Weight, leading: CGFloat = 0
  ) {
    pointSize = size
    self.weight = weight
    ownLeading = leading
    if !name.hasPrefix("."), let own = appBundle.fonts[name] {
      (fontName, familyName, letters) = (own.name, own.family, .bundled(own))
    } else {
      (fontName, familyName) = (name, family)
      letters = Letters(name: name, family: family, size: size, weight: weight)
    }
    super.init()
  }

  /// Whether its letters are bold.
  package nonisolated var isBold: Bool {
    weight.rawValue >= Weight.semibold.rawValue || fontName.contains("Bold")
  }
  /// Whether its letters lean.
  package nonisolated var isItalic: Bool {
    fontName.contains("Italic") || fontName.contains("Oblique")
  }
  /// Its family, weight, style and size, in the words of a device (rule 958). iOS 2.0 and later.
  public nonisolated override var description: String {
    let family = deviceNumber >= 13 && fontName.hasPrefix(".") ? fontName : familyName
    let size = String(format: "%.2f", Double(pointSize))
    return "<UICTFont: \(Unmanaged.passUnretained(self).toOpaque())> font-family: \"\(family)\"; "
      + "font-weight: \(isBold ? "bold" : "normal"); "
      + "font-style: \(isItalic ? "italic" : "normal"); font-size: \(size)pt"
  }

  /// The font of that name, or the usual one of the family of that name; nil where the device has none (rule 1335).
  ///
  /// Every name is taken for an app that brings fonts along.
  public nonisolated convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let face = FontCatalog.face(named: fontName)
    guard face != nil || hasOwnFonts || FontCatalog.mayHave(fontName) else { return nil }
    let family = face?.family ?? String(fontName.prefix { $0 != "-" })
    self.init(
      name: face?.name ?? fontName, family: family, size: fontSize > 0 ? fontSize : 12,
      weight: .regular)
  }

  private nonisolated static func system(
    _ size: CGFloat, _ weight: Weight, _ suffix: String, leading: CGFloat = 0
  )
    -> UIFont
  {
    let (name, family) = namesOfSystem(size, weight, suffix)
    return UIFont(name: name, family: family, size: size, weight: weight, leading: leading)
  }

  /// What the system's font is called: San Francisco from iOS 9 on, Helvetica before (rule 907).
  private nonisolated static func namesOfSystem(
    _ size: CGFloat, _ weight: Weight, _ suffix: String
  ) -> (name: String, family: String) {
    if deviceNumber >= 13 { return (".SFUI-\(suffix)", ".AppleSystemUIFont") }
    // Names of a role in a text came with iOS 13; before, the weight counts.
    let suffix = suffix.hasPrefix("UICTFont") ? weight.name : suffix
    let style = suffix == "Regular" ? "" : suffix == "RegularItalic" ? "-Italic" : "-\(suffix)"
    if deviceNumber >= 9 {
      return size < 20
        ? (".SFUIText\(style)", ".SF UI Text") : (".SFUIDisplay\(style)", ".SF UI Display")
    }
    if deviceNumber >= 7 {
      let old = weight == .bold ? "Bold" : suffix == "RegularItalic" ? "Italic" : suffix
      return (".HelveticaNeueInterface-\(old)", ".Helvetica Neue Interface")
    }
    if weight == .bold { return ("Helvetica-Bold", "Helvetica") }
    return (suffix == "RegularItalic" ? "Helvetica-Oblique" : "Helvetica", "Helvetica")
  }

  /// The system's font.
  public nonisolated static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, "Regular")
  }

  /// The system's font in bold.
  public nonisolated static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold, "Semibold")
  }

  /// The system's font in italics.
  public nonisolated static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, "RegularItalic")
  }

  /// The system's font with that weight; iOS 8.2 and later.
  public nonisolated static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    requires("systemFontOfSize:weight:", since: 8.2)
    return system(fontSize, weight, weight.name)
  }

  /// The system's font with letters of one width; iOS 13.0 and later.
  public nonisolated static func monospacedSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  )
    -> UIFont
  {
    requires("monospacedSystemFontOfSize:weight:", since: 13.0)
    return system(fontSize, weight, "Monospaced\(weight.name)")
  }

  /// The system's font with digits of one width; iOS 9.0 and later.
  public nonisolated static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    requires(
      "monospacedDigitSystemFontOfSize:weight:", since: 9.0, system(fontSize, weight, weight.name))
  }

  /// The font of a role in a text, as large as the person wants it; iOS 7.0 and later (rule 247).
  public nonisolated static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    requires("preferredFontForTextStyle:", since: 7.0)
    return preferred(style, MainActor.assumeIsolated { Simulator.current.wishes.category })
  }

  /// The same as large as the traits say; iOS 10.0 and later.
  public nonisolated static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    requires("preferredFontForTextStyle:compatibleWithTraitCollection:", since: 10.0)
    guard let traitCollection else { return preferredFont(forTextStyle: style) }
    return preferred(style, traitCollection.values.preferredContentSizeCategory)
  }

  private nonisolated static func preferred(
    _ style: TextStyle, _ category: UIContentSizeCategory
  ) -> UIFont {
    let size = style.size(for: category)
    return system(
      size, style.weight, style.rawValue,
      leading: deviceNumber < 9 ? 0 : max(size + gap(ofLines: size) - size * lineRatio, 0))
  }

  /// How much further apart the lines of a text style are than its type is high, in points (rule 1301).
  private nonisolated static func gap(ofLines size: CGFloat) -> CGFloat {
    switch size {
    case ..<12: 2
    case ..<13: 4
    case ..<22: 5
    case ..<30: 6
    case ..<38: 7
    case ..<47: 8
    case ..<55: 9
    default: 10
    }
  }

  /// The system's font with a weight as a number, as before Swift 4; iOS 8.2 and later.
  @_disfavoredOverload
  public nonisolated static func systemFont(ofSize fontSize: CGFloat, weight: CGFloat) -> UIFont {
    requires("systemFontOfSize:weight:", since: 8.2)
    return systemFont(ofSize: fontSize, weight: Weight(weight))
  }
  /// The system's font with that weight and width; iOS 16.0 and later. Nothing comes of the width here.
  public nonisolated static func systemFont(
    ofSize fontSize: CGFloat, weight: Weight, width: Width
  ) -> UIFont {
    requires("systemFontOfSize:weight:width:", since: 16.0)
    if width != .standard { declaredOnly("UIFont.systemFont(ofSize:weight:width:)") }
    return system(fontSize, weight, weight.name)
  }
  /// How wide letters are. iOS 16.0 and later.
  public nonisolated struct Width: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: CGFloat
    /// Makes the value of a raw one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a width of its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrower than condensed.
    public static let compressed = Width(-0.3)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The same font in another size.
  public nonisolated func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(name: fontName, family: familyName, size: fontSize, weight: weight)
  }

  /// How much higher a line of San Francisco is than its type (rule 897).
  nonisolated static let lineRatio: CGFloat = 1.193359375
  /// How far its letters reach above the baseline, in heights of its type.
  nonisolated static let ascenderRatio: CGFloat = 0.9521484375

  /// How much higher a line is than the type (rules 897 and 1206).
  nonisolated var heightOfLine: CGFloat { ownHeights.map { $0.above + $0.below } ?? Self.lineRatio }

  /// How far the letters of some families reach above and below the baseline, in heights of their type.
  private nonisolated var ownHeights: (above: CGFloat, below: CGFloat)? {
    if case .bundled(let font) = letters {
      let parts = CGFloat(FontMetrics.parts)
      return (CGFloat(font.above) / parts, CGFloat(font.below) / parts)
    }
    return switch familyName {
    case "Georgia": (0.917, 0.219)
    case "Avenir", "AvenirNext", "Avenir Next": (1, 0.366)
    default: nil
    }
  }

  /// The height of a line of the font, in points (rule 897).
  public nonisolated var lineHeight: CGFloat {
    requires("lineHeight", since: 4.0, pointSize * heightOfLine)
  }
  /// How far letters reach above the baseline, in points.
  public nonisolated var ascender: CGFloat {
    pointSize * (ownHeights?.above ?? Self.ascenderRatio)
  }
  /// How far letters reach below the baseline, in points; negative.
  public nonisolated var descender: CGFloat { -pointSize * (ownHeights?.below ?? 0.2412109375) }
  /// The height of capitals, in points.
  public nonisolated var capHeight: CGFloat { pointSize * heights.capital }
  /// The height of an x, in points.
  public nonisolated var xHeight: CGFloat { pointSize * heights.small }
  /// How high capitals and small letters are, in heights of their type (rule 1335).
  private nonisolated var heights: (capital: CGFloat, small: CGFloat) {
    switch letters {
    case .sanFrancisco: (1443 / 2048, 1078 / 2048)
    case .neue: (0.714, 0.517)
    case .even, .helvetica, .avenirNext: (0.718, 0.523)
    case .bundled: (share(\.capHeight) ?? 0.7, share(\.xHeight) ?? 0.5)
    }
  }

  /// What a font of the bundle says of itself, in heights of its type; nil where there is nothing.
  private nonisolated func share(_ path: KeyPath<FontMetrics, Int>) -> CGFloat? {
    guard case .bundled(let font) = letters, font[keyPath: path] > 0 else { return nil }
    return CGFloat(font[keyPath: path]) / CGFloat(FontMetrics.parts)
  }

  /// The size in labels, in points.
  public nonisolated static let labelFontSize: CGFloat = 17
  /// The size in buttons, in points.
  public nonisolated static let buttonFontSize: CGFloat = 18
  /// The usual size, in points.
  public nonisolated static let systemFontSize: CGFloat = 14
  /// The usual small size, in points.
  public nonisolated static let smallSystemFontSize: CGFloat = 12

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
  }

  public nonisolated override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

  /// How heavy the strokes are, from -1 to 1.
  public nonisolated struct Weight: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: CGFloat
    /// Makes the value of a raw one.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight, from -1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Lighter than light.
    public static let thin = Weight(-0.6)
    /// Lighter than regular.
    public static let light = Weight(-0.4)
    /// The usual weight.
    public static let regular = Weight(0)
    /// Between regular and semibold.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavier than bold.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    var name: String {
      switch rawValue {
      case ..<(-0.7): "Ultralight"
      case ..<(-0.5): "Thin"
      case ..<(-0.2): "Light"
      case ..<0.1: "Regular"
      case ..<0.27: "Medium"
      case ..<0.35: "Semibold"
      case ..<0.5: "Bold"
      case ..<0.6: "Heavy"
      default: "Black"
      }
    }
  }

  /// The role of a text.
  public nonisolated struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For very large titles; iOS 17.0 and later.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// For very large titles of the second rank; iOS 17.0 and later.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// For large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// For titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// For titles of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// For titles of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// For headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// For lesser headings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// For text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// For remarks.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// For footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// For captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// For lesser captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// How bold its texts are.
    fileprivate var weight: Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }

    /// The standard size in points.
    var size: CGFloat { size(for: .large) }

    /// In points, as the Human Interface Guidelines give it (rule 247).
    func size(for category: UIContentSizeCategory) -> CGFloat { sizes[category.step] }

    /// By category, from the smallest on.
    private var sizes: [CGFloat] {
      switch self {
      // As large as the guidelines say in the standard size; the others are estimates (rule 1339).
      case .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62]
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .extraLargeTitle2, .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    }
  }
}

/// Fonts that grow with the size a person reads at, as that of their role does; iOS 11.0 and later.
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    Self.requiresClass(since: 11.0)
    style = textStyle
    super.init()
  }
  /// Those of the style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font in the size that the user has chosen (rule 247).
  public func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }
  /// The font in the size that the user has chosen, at most so large.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }
  /// A length as it goes with the size of those traits, nil for the user's.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    guard let category = traitCollection?.preferredContentSizeCategory else {
      return scaledValue(for: value)
    }
    return value * style.size(for: category) / style.size
  }
  /// The font in the size of those traits, nil for the user's.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }
  /// The font in the size of those traits, nil for the user's, at most so large.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(
      min(
        scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize))
  }
  /// A length as it goes with the size that the user has chosen.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    value * style.size(for: Simulator.current.wishes.category) / style.size
  }
}
