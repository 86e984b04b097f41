public import Foundation

/// Pictures of the system, and what variants of a picture there are.
extension UIImage {
  /// A plus in a circle; iOS 13.0 and later.
  public static var add: UIImage { requires("addImage", since: 13.0, symbol("plus.circle.fill")) }
  /// A minus in a circle; iOS 13.0 and later.
  public static var remove: UIImage {
    requires("removeImage", since: 13.0, symbol("minus.circle.fill"))
  }
  /// A tick in a circle; iOS 13.0 and later.
  public static var checkmark: UIImage {
    requires("checkmarkImage", since: 13.0, symbol("checkmark.circle.fill"))
  }
  /// A tick with an edge; iOS 13.0 and later.
  public static var strokedCheckmark: UIImage {
    requires("strokedCheckmarkImage", since: 13.0, symbol("checkmark.circle"))
  }
  /// A square with an arrow; iOS 13.0 and later.
  public static var actions: UIImage {
    requires("actionsImage", since: 13.0, symbol("square.and.arrow.up"))
  }
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name)! }

  /// An image of that name as a variant; the configuration changes no pixels here. iOS 13.0 and later.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    Self.requires(init: "imageNamed:inBundle:withConfiguration:", since: 13.0)
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  /// How a picture that grows fills its middle; iOS 6.0 and later.
  public var resizingMode: ResizingMode { requires("resizingMode", since: 6.0, look.resizingMode) }
  /// How far from its edges it is aligned, in points; iOS 6.0 and later.
  public var alignmentRectInsets: UIEdgeInsets {
    requires("alignmentRectInsets", since: 6.0)
    guard isSymbol, look.alignmentRectInsets == .zero else { return look.alignmentRectInsets }
    return alignmentOfSymbol()
  }
  /// Whether it is mirrored where the language runs the other way; iOS 9.0 and later.
  public var flipsForRightToLeftLayoutDirection: Bool {
    requires("flipsForRightToLeftLayoutDirection", since: 9.0, look.flipsForRightToLeft)
  }
  /// Whether it stands on a line of text; iOS 13.0 and later.
  public var hasBaseline: Bool { requires("hasBaseline", since: 13.0, look.baseline != nil) }
  /// How far above its bottom that line is, in points; nil for none. iOS 13.0 and later.
  public var baselineOffsetFromBottom: CGFloat? {
    requires("baselineOffsetFromBottom", since: 13.0, look.baseline)
  }
  /// The same picture without such a line; iOS 13.0 and later.
  public func withoutBaseline() -> UIImage {
    requires("imageWithoutBaseline", since: 13.0)
    return copied { $0.baseline = nil }
  }
  /// How many points at the left do not grow; iOS 2.0 and later.
  public var leftCapWidth: Int { Int(capInsets.left) }
  /// How many points at the top do not grow; iOS 2.0 and later.
  public var topCapHeight: Int { Int(capInsets.top) }
  /// The traits that it is made for; iOS 8.0 and later.
  public var traitCollection: UITraitCollection {
    requires("traitCollection", since: 8.0, UITraitCollection())
  }
  /// How a symbol is drawn; nil for a picture; iOS 13.0 and later.
  public var configuration: UIImage.Configuration? {
    requires("configuration", since: 13.0, look.configuration)
  }
  /// The symbol drawn in another way; nil for a picture. iOS 13.0 and later.
  public func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    requires(
      "imageByApplyingSymbolConfiguration:", since: 13.0,
      isSymbolImage ? withConfiguration(configuration) : nil)
  }
  /// The picture without colors brighter than white; iOS 17.0 and later.
  public func imageRestrictedToStandardDynamicRange() -> UIImage {
    requires("imageRestrictedToStandardDynamicRange", since: 17.0, self)
  }
  /// Whether it has colors brighter than white; iOS 17.0 and later.
  public var isHighDynamicRange: Bool { requires("isHighDynamicRange", since: 17.0, false) }
  /// Its bytes in HEIC; nil, since this course encodes none. iOS 17.0 and later.
  public func heicData() -> Data? {
    requires("UIImageHEICRepresentation", since: 17.0)
    declaredOnly("UIImage.heicData()")
    return nil
  }
  /// Decodes it for the screen, and calls back in a later turn; iOS 15.0 and later.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    requires("prepareForDisplayWithCompletionHandler:", since: 15.0)
    Simulator.current.post("UIImage prepareForDisplay") { completionHandler(self) }
  }
  /// Makes a smaller one, and calls back in a later turn; iOS 15.0 and later.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    requires("prepareThumbnailOfSize:completionHandler:", since: 15.0)
    Simulator.current.post("UIImage prepareThumbnail") {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }
  /// Decodes it for the screen; iOS 15.0 and later.
  public func byPreparingForDisplay() async -> UIImage? {
    requires("prepareForDisplayWithCompletionHandler:", since: 15.0)
    return await awaitedAnswer { prepareForDisplay(completionHandler: $0) }
  }
  /// Makes a smaller one; iOS 15.0 and later.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    requires("prepareThumbnailOfSize:completionHandler:", since: 15.0)
    return await awaitedAnswer { prepareThumbnail(of: size, completionHandler: $0) }
  }
  /// A symbol of the system's of which a part is drawn; here all of it is. iOS 16.0 and later.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    Self.requires(init: "systemImageNamed:variableValue:withConfiguration:", since: 16.0)
    self.init(systemName: name, withConfiguration: configuration)
    keptLook("UIImage.init(systemName:variableValue:configuration:)")
  }
}

extension UIImage.SymbolConfiguration {
  /// Says nothing; iOS 13.0 and later.
  public static var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
  /// Draws symbols in one color; iOS 16.0 and later.
  public static func preferringMonochrome() -> UIImage.SymbolConfiguration {
    NSObject.requires("configurationPreferringMonochrome", since: 16.0)
    keptLook("UIImage.SymbolConfiguration.preferringMonochrome()")
    return UIImage.SymbolConfiguration(scale: .unspecified)
  }
}
