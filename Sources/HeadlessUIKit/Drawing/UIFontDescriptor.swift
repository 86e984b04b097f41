public import Foundation

/// A font by what is asked of it; iOS 7.0 and later (rule 1335).
open class UIFontDescriptor: NSObject {
  /// The name of the font.
  public let postscriptName: String
  /// How large it is, in points.
  public let pointSize: CGFloat
  /// What is special about it.
  public let symbolicTraits: SymbolicTraits
  /// How it is moved and turned.
  open var matrix: CGAffineTransform { ownMatrix }
  /// What was asked of it.
  open var fontAttributes: [AttributeName: Any] { attributes }
  private let attributes: [AttributeName: Any]
  private let ownMatrix: CGAffineTransform
  /// How bold it is, where that was asked for.
  let weight: UIFont.Weight?

  init(_ attributes: [AttributeName: Any], _ matrix: CGAffineTransform = .identity) {
    Self.requiresClass(since: 7.0)
    (self.attributes, ownMatrix) = (attributes, matrix)
    pointSize = number(in: attributes[.size]).map { CGFloat($0) } ?? 12
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let asked =
      (traits[.symbolic] as? SymbolicTraits)
      ?? (traits[.symbolic] as? UInt32).map(SymbolicTraits.init)
    weight =
      traits[.weight] as? UIFont.Weight ?? number(in: traits[.weight]).map { .init(CGFloat($0)) }
    let name = attributes[.name] as? String
    if let family = attributes[.family] as? String, name == nil {
      postscriptName = Self.name(of: family, attributes[.face] as? String, asked, weight)
    } else {
      postscriptName = name ?? ".SFUI-Regular"
    }
    symbolicTraits = asked ?? Self.traits(of: postscriptName)
  }

  /// The font of a family that is as is asked, or its usual one.
  private static func name(
    of family: String, _ style: String?, _ traits: SymbolicTraits?, _ weight: UIFont.Weight?
  ) -> String {
    let faces = FontCatalog.faces(of: family)
    if let style { return faces.first { $0.style == style }?.name ?? faces.first?.name ?? family }
    let isBold = traits?.contains(.traitBold) ?? (weight.map { $0.rawValue >= 0.3 } ?? false)
    guard isBold || traits?.contains(.traitItalic) == true else {
      return faces.first?.name ?? family
    }
    let isItalic = traits?.contains(.traitItalic) ?? false
    return FontCatalog.face(of: family, isBold: isBold, isItalic: isItalic)?.name
      ?? faces.first?.name ?? family
  }

  /// What the name of a font says of it.
  private static func traits(of name: String) -> SymbolicTraits {
    var traits: SymbolicTraits = []
    let face = FontCatalog.face(named: name)
    if face?.isBold ?? ["Bold", "Semibold"].contains(where: name.contains) {
      traits.insert(.traitBold)
    }
    if face?.isItalic ?? (name.contains("Italic") || name.contains("Oblique")) {
      traits.insert(.traitItalic)
    }
    if name.contains("Mono") || name.hasPrefix("Menlo") || name.hasPrefix("Courier") {
      traits.insert(.traitMonoSpace)
    }
    if name.contains("Condensed") { traits.insert(.traitCondensed) }
    return traits
  }

  /// Describes a font of that name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init([.name: fontName, .size: size])
  }
  /// Describes a font by its attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(attributes)
  }
  /// Describes the system's font for that use.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// Describes the system's font for that use in the size of those traits; iOS 10.0 and later.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    requires("preferredFontDescriptorWithTextStyle:compatibleWithTraitCollection:", since: 10.0)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  private func with(_ changes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(attributes.merging(changes) { $1 }, ownMatrix)
  }
  private var isOfSystem: Bool { postscriptName.hasPrefix(".") }
  private var traitsAsked: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }

  /// The same font with something special; nil where its family has none.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changes: [AttributeName: Any] = [
      .traits: traitsAsked.merging([.symbolic: symbolicTraits.rawValue]) { $1 }
    ]
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    if isOfSystem {
      changes[.name] = UIFont.nameOfSystem(
        like: postscriptName, pointSize, isBold: isBold, isItalic: isItalic)
    } else if let face = FontCatalog.face(named: postscriptName) {
      if isBold != face.isBold || isItalic != face.isItalic {
        guard
          let other = FontCatalog.face(of: face.family, isBold: isBold, isItalic: isItalic)
        else { return nil }
        changes[.name] = other.name
      }
    }
    return with(changes)
  }
  /// The same font, as large as that.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with([.size: newPointSize]) }
  /// The font of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var others = attributes.merging([.family: newFamily]) { $1 }
    (others[.name], others[.face]) = (nil, nil)
    return UIFontDescriptor(others, ownMatrix)
  }
  /// The same font with other attributes.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    guard let family = attributes[.family] as? String, attributes[.name] == nil else {
      return with(attributes)
    }
    return withFamily(family).with(attributes)
  }
  /// The font of that face in its family.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    guard let family = FontCatalog.face(named: postscriptName)?.family else {
      return with([.face: newFace])
    }
    return withFamily(family).with([.face: newFace])
  }
  /// The same font, moved and turned; letters are not drawn so here.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    UIFontDescriptor(attributes, matrix)
  }
  /// What was asked of it by that name, or is so; nil for nothing.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .name: postscriptName
    case .family: UIFont(descriptor: self, size: 0).familyName
    case .face: FontCatalog.face(named: postscriptName)?.style ?? attributes[.face]
    case .size: NSNumber(value: Double(pointSize))
    case .traits: traitsAsked.merging([.symbolic: symbolicTraits.rawValue]) { $1 }
    default: attributes[anAttribute]
    }
  }
  /// The fonts of the device that are as it asks.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [UIFontDescriptor] {
    if let name = attributes[.name] as? String {
      return UIFont(name: name, size: 12) == nil ? [] : [self]
    }
    guard let family = attributes[.family] as? String else { return [self] }
    return FontCatalog.faces(of: family).filter {
      mandatoryKeys?.contains(.face) != true || $0.style == attributes[.face] as? String
    }.map { UIFontDescriptor(name: $0.name, size: pointSize) }
  }
  /// The system's font of that design; any other font has none. iOS 13.0 and later.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    requires("fontDescriptorWithDesign:", since: 13.0)
    guard isOfSystem else { return self }
    let family =
      switch design {
      case .rounded: ".AppleSystemUIFontRounded"
      case .serif: ".AppleSystemUIFontSerif"
      case .monospaced: ".AppleSystemUIFontMonospaced"
      default: ".SFUI"
      }
    let style = postscriptName.drop { $0 != "-" }.dropFirst()
    let isOfUse = style.isEmpty || style.hasPrefix("UICTFont")
    return with([.name: "\(family)-\(isOfUse ? "Regular" : style)"])
  }

  /// Bold, italic and the like. iOS 7.0 and later.
  public nonisolated struct SymbolicTraits: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt32
    /// Makes the value of a raw one.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It leans.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// It is bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// It is wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// It is narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// All letters have one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// It is made for the screen.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// Its lines are near to each other.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Its lines are far from each other.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }
  /// What may be asked of a font. iOS 7.0 and later.
  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name of the font.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The name of the font in its family.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// How large it is.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// What is special about it, by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// What it is used for.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// What its letters can do.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  /// One of a font's traits. iOS 7.0 and later.
  public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What is special about it, as ``SymbolicTraits``.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// How bold it is.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// How wide it is.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// How far it leans.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }
  /// The look of a system font. iOS 13.0 and later.
  public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The system's own.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension UIFont {
  /// The font that fits best; a size of zero is the descriptor's. iOS 7.0 and later (rule 1335).
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    Self.requires(init: "fontWithDescriptor:size:", since: 7.0)
    let (name, size) = (descriptor.postscriptName, pointSize > 0 ? pointSize : descriptor.pointSize)
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    let weight = descriptor.weight ?? (isBold ? .bold : .regular)
    if name.hasPrefix("."), let asked = descriptor.weight {
      // A weight that is asked for is that of the system's font, in its design.
      let stem = name.prefix { $0 != "-" }
      self.init(
        name: "\(stem)-\(asked.name)", family: Self.familyOfSystem(name), size: size, weight: asked)
      return
    }
    let family =
      name.hasPrefix(".")
      ? Self.familyOfSystem(name)
      : FontCatalog.face(named: name)?.family ?? String(name.prefix { $0 != "-" })
    self.init(
      name: FontCatalog.face(named: name)?.name ?? name, family: family, size: size, weight: weight)
  }
  private static func familyOfSystem(_ name: String) -> String {
    name.hasPrefix(".SFUI-") ? ".AppleSystemUIFont" : String(name.prefix { $0 != "-" })
  }
  /// What describes the font; iOS 7.0 and later.
  public var fontDescriptor: UIFontDescriptor {
    requires("fontDescriptor", since: 7.0)
    return UIFontDescriptor(name: fontName, size: pointSize)
  }
  /// The name of the system's font that is bold and leans as is asked, in the design of another.
  static func nameOfSystem(
    like name: String, _ size: CGFloat, isBold: Bool, isItalic: Bool
  ) -> String {
    guard deviceNumber >= 13 else {
      if isItalic { return italicSystemFont(ofSize: size).fontName }
      return isBold ? boldSystemFont(ofSize: size).fontName : systemFont(ofSize: size).fontName
    }
    let style = (isBold ? "Semibold" : "Regular") + (isItalic ? "Italic" : "")
    return "\(name.prefix { $0 != "-" })-\(style)"
  }
  /// The families of fonts that every device has, and those of the app (rule 1299); iOS 2.0 and later.
  public static var familyNames: [String] {
    (FontCatalog.familyNames + appBundle.fonts.families).sorted()
  }
  /// The names of the fonts in a family, none for one that the device lacks; iOS 2.0 and later.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    let own = appBundle.fonts.names(in: familyName)
    return own.isEmpty ? FontCatalog.faces(of: familyName).map(\.name) : own
  }
  /// How far lines keep from each other, in points (rule 1301); iOS 4.0 and later.
  public nonisolated var leading: CGFloat { requires("leading", since: 4.0, ownLeading) }
}
