public import Foundation

/// A trait by itself, to be named where an app wants to hear of its changes; iOS 17.0 and later.
public protocol UITraitDefinition {
  /// What the trait says.
  associatedtype Value
  /// The value if nothing sets the trait.
  static var defaultValue: Value { get }
}

/// The type of a trait; iOS 17.0 and later.
public typealias UITrait = any UITraitDefinition.Type

/// One of UIKit's own traits.
protocol SystemTrait {
  associatedtype Value: Equatable
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func differs(_ old: TraitValues, _ new: TraitValues) -> Bool {
    old[keyPath: path] != new[keyPath: path]
  }

  static func forget(in values: inout TraitValues) {
    values[keyPath: path] = TraitValues()[keyPath: path]
  }
}

/// Whether there is much room from left to right, as a trait to be named; iOS 17.0 and later.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Whether there is much room from top to bottom, as a trait to be named; iOS 17.0 and later.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The sort of device, as a trait to be named; iOS 17.0 and later.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Pixels for each point, as a trait to be named; iOS 17.0 and later.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Light or dark, as a trait to be named; iOS 17.0 and later.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Which way an interface is read, as a trait to be named; iOS 17.0 and later.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// How large texts are to be, as a trait to be named; iOS 17.0 and later.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Which colours the screen shows, as a trait to be named; iOS 17.0 and later.
public enum UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// How much contrast the user wants, as a trait to be named; iOS 17.0 and later.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// Whether the user wants bold text, as a trait to be named; iOS 17.0 and later.
public enum UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether something lies above other content, as a trait to be named; iOS 17.0 and later.
public enum UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value if nothing sets the trait.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// What an app says about traits of a view or controller and of all in it; iOS 17.0 and later.
public struct UITraitOverrides {
  var values: TraitValues

  /// Whether there is much room from left to right; iOS 17.0 and later.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass }
    set { values.horizontalSizeClass = newValue }
  }
  /// Whether there is much room from top to bottom; iOS 17.0 and later.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass }
    set { values.verticalSizeClass = newValue }
  }
  /// The sort of device; iOS 17.0 and later.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom }
    set { values.userInterfaceIdiom = newValue }
  }
  /// Pixels for each point; iOS 17.0 and later.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }
  /// Light or dark; iOS 17.0 and later.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle }
    set { values.userInterfaceStyle = newValue }
  }
  /// Which way an interface is read; iOS 17.0 and later.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }
  /// How large texts are to be; iOS 17.0 and later.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.preferredContentSizeCategory }
    set { values.preferredContentSizeCategory = newValue }
  }
  /// Which colours the screen shows; iOS 17.0 and later.
  public var displayGamut: UIDisplayGamut {
    get { values.displayGamut }
    set { values.displayGamut = newValue }
  }
  /// How much contrast the user wants; iOS 17.0 and later.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.accessibilityContrast }
    set { values.accessibilityContrast = newValue }
  }
  /// Whether the user wants bold text; iOS 17.0 and later.
  public var legibilityWeight: UILegibilityWeight {
    get { values.legibilityWeight }
    set { values.legibilityWeight = newValue }
  }
  /// Whether it lies above other content; iOS 17.0 and later.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel }
    set { values.userInterfaceLevel = newValue }
  }

  /// Says nothing about the trait any more.
  public mutating func remove(_ trait: UITrait) {
    (trait as? any SystemTrait.Type)?.forget(in: &values)
    values.own.forget(trait)
  }

  /// Whether something is said about the trait.
  public func contains(_ trait: UITrait) -> Bool {
    guard let known = trait as? any SystemTrait.Type else { return values.own.says(trait) }
    return known.differs(TraitValues(), values)
  }
}

/// What changes the traits of a collection; iOS 17.0 and later.
public typealias UIMutableTraits = UITraitOverrides

extension UITraitCollection {
  /// Makes one that says what the function sets; iOS 17.0 and later.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    Self.requires("traitCollectionWithTraits:", since: 17.0)
    var traits = UITraitOverrides(values: TraitValues())
    mutations(&traits)
    self.init(traits.values)
  }
  /// The same with what the function changes; iOS 17.0 and later.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    requires("traitCollectionByModifyingTraits:", since: 17.0)
    var traits = UITraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(traits.values)
  }
  /// The traits on which colors depend; iOS 17.0 and later.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    requires(
      "systemTraitsAffectingColorAppearance", since: 17.0,
      [
        UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
        UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      ])
  }
  /// The traits on which images depend; iOS 17.0 and later.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    requires(
      "systemTraitsAffectingImageLookup", since: 17.0,
      [
        UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self, UITraitDisplayScale.self,
        UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
      ])
  }
}
