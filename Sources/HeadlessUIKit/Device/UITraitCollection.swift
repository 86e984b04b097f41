import EventTrace
public import Foundation

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known, narrow or low, wide or high.
  case unspecified, compact, regular

  /// As a trace names it; Swift looks the name of a case up by reflection, which takes long.
  fileprivate nonisolated var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .compact: "compact"
    case .regular: "regular"
    }
  }
}

/// Light or dark; iOS 12.0 and later.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known, light, or dark.
  case unspecified, light, dark
}

/// Which way an interface runs, as a trait; iOS 10.0 and later.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As English is read.
  case leftToRight = 0
  /// As Arabic is read.
  case rightToLeft = 1
}

/// Which colours a screen can show; iOS 10.0 and later.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The colours of older screens.
  case SRGB = 0
  /// The wider ones of Display P3.
  case P3 = 1
}

/// How large a person wants texts; iOS 7.0 and later.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ size: String) { rawValue = "UICTContentSizeCategory\(size)" }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the usual one.
  public static let small = UIContentSizeCategory("S")
  /// A step below the usual one.
  public static let medium = UIContentSizeCategory("M")
  /// The usual one.
  public static let large = UIContentSizeCategory("L")
  /// A step above the usual one.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the usual one.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest but for those of the accessibility settings.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the accessibility settings.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the accessibility settings.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the accessibility settings.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the accessibility settings.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// From the smallest on.
  static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place among all; the standard's where it is none of them.
  var step: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the large ones of the accessibility settings; iOS 11.0 and later.
  public var isAccessibilityCategory: Bool { step >= 7 }

  /// Whether the left one is smaller.
  public static func < (left: Self, right: Self) -> Bool { left.step < right.step }

  /// Posted when the person chose another one; iOS 7.0 and later.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// What is said of each trait; what is not said is unspecified.
nonisolated struct TraitValues: Equatable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// Whether they come from a screen, which says something of every trait.
  var isOfScreen = false
  var own = OwnTraits()

  /// The same with what `others` say.
  func overridden(by others: TraitValues) -> TraitValues {
    var values = self
    if others.horizontalSizeClass != .unspecified {
      values.horizontalSizeClass = others.horizontalSizeClass
    }
    if others.verticalSizeClass != .unspecified {
      values.verticalSizeClass = others.verticalSizeClass
    }
    if others.userInterfaceIdiom != .unspecified {
      values.userInterfaceIdiom = others.userInterfaceIdiom
    }
    if others.displayScale != 0 { values.displayScale = others.displayScale }
    if others.userInterfaceStyle != .unspecified {
      values.userInterfaceStyle = others.userInterfaceStyle
    }
    if others.layoutDirection != .unspecified { values.layoutDirection = others.layoutDirection }
    if others.preferredContentSizeCategory != .unspecified {
      values.preferredContentSizeCategory = others.preferredContentSizeCategory
    }
    if others.displayGamut != .unspecified { values.displayGamut = others.displayGamut }
    values.takeWishes(of: others)
    values.own.take(others.own)
    return values
  }

  /// Takes what `others` say of how a person wants to see things.
  private mutating func takeWishes(of others: TraitValues) {
    if others.accessibilityContrast != .unspecified {
      accessibilityContrast = others.accessibilityContrast
    }
    if others.legibilityWeight != .unspecified { legibilityWeight = others.legibilityWeight }
    if others.userInterfaceLevel != .unspecified { userInterfaceLevel = others.userInterfaceLevel }
    if others.forceTouchCapability != .unknown {
      forceTouchCapability = others.forceTouchCapability
    }
    if others.activeAppearance != .unspecified { activeAppearance = others.activeAppearance }
    isOfScreen = isOfScreen || others.isOfScreen
  }
}

/// Which traits of a collection were read: on the main thread, while UIKit lets the app read them (rule 1427).
nonisolated final class TraitReads: @unchecked Sendable {
  private var known: [PartialKeyPath<TraitValues>: (TraitValues, TraitValues) -> Bool] = [:]
  private var named: [ObjectIdentifier: UITrait] = [:]

  func note<Value: Equatable>(_ path: KeyPath<TraitValues, Value>) {
    if known[path] == nil { known[path] = { $0[keyPath: path] != $1[keyPath: path] } }
  }

  @MainActor func note<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    named[ObjectIdentifier(trait)] = trait
  }

  var isEmpty: Bool { known.isEmpty && named.isEmpty }

  /// Whether one of the traits that were read is another one now.
  @MainActor func differ(_ old: TraitValues, _ new: TraitValues) -> Bool {
    known.values.contains { $0(old, new) }
      || named.values.contains { TraitValues.differ($0, old, new) }
  }
}

/// What an interface adapts to: the room that it has, the device that it is on, and how a person wants
/// it; iOS 8.0 and later.
open class UITraitCollection: NSObject, @unchecked Sendable {
  nonisolated let values: TraitValues
  /// What is told which of them are read; nil for nothing (rule 1427).
  private nonisolated let reads: TraitReads?

  deinit {}

  nonisolated init(_ values: TraitValues, reads: TraitReads? = nil) {
    (self.values, self.reads) = (values, reads)
    super.init()
  }

  /// The value of a trait, of which is noted that it was read.
  nonisolated func read<Value: Equatable>(_ path: KeyPath<TraitValues, Value>) -> Value {
    reads?.note(path)
    return values[keyPath: path]
  }
  final func noteReading<Trait: UITraitDefinition>(of trait: Trait.Type) { reads?.note(trait) }

  /// Whether there is much room from left to right.
  open nonisolated var horizontalSizeClass: UIUserInterfaceSizeClass {
    read(\.horizontalSizeClass)
  }
  /// Whether there is much room from top to bottom.
  open nonisolated var verticalSizeClass: UIUserInterfaceSizeClass {
    read(\.verticalSizeClass)
  }
  /// Whether it is a phone or a pad.
  open nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom {
    read(\.userInterfaceIdiom)
  }
  /// Pixels for each point along one side; 0 when not known.
  open nonisolated var displayScale: CGFloat {
    read(\.displayScale)
  }
  /// Light or dark; iOS 12.0 and later.
  open nonisolated var userInterfaceStyle: UIUserInterfaceStyle {
    requires(
      "userInterfaceStyle", since: 12.0,
      read(\.userInterfaceStyle))
  }
  /// Which way it is read; iOS 10.0 and later.
  open nonisolated var layoutDirection: UITraitEnvironmentLayoutDirection {
    requires(
      "layoutDirection", since: 10.0, read(\.layoutDirection))
  }
  /// How large texts are to be; iOS 10.0 and later.
  open nonisolated var preferredContentSizeCategory: UIContentSizeCategory {
    requires(
      "preferredContentSizeCategory", since: 10.0,
      read(\.preferredContentSizeCategory))
  }
  /// Which colours the screen shows; iOS 10.0 and later.
  open nonisolated var displayGamut: UIDisplayGamut {
    requires("displayGamut", since: 10.0, read(\.displayGamut))
  }

  // MARK: Made by apps

  /// Makes one that says nothing.
  public nonisolated override convenience init() { self.init(TraitValues()) }

  nonisolated convenience init<Value>(
    _ path: WritableKeyPath<TraitValues, Value>, _ value: Value
  ) {
    var values = TraitValues()
    values[keyPath: path] = value
    self.init(values)
  }

  /// Makes one that says the size class across alone.
  public nonisolated convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }
  /// Makes one that says the size class down alone.
  public nonisolated convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }
  /// Makes one that says the sort of device alone.
  public nonisolated convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.userInterfaceIdiom, idiom)
  }
  /// Makes one that says the scale alone.
  public nonisolated convenience init(displayScale scale: CGFloat) {
    self.init(\.displayScale, scale)
  }
  /// Makes one that says the style alone; iOS 12.0 and later.
  public nonisolated convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    Self.requires("traitCollectionWithUserInterfaceStyle:", since: 12.0)
    self.init(\.userInterfaceStyle, userInterfaceStyle)
  }
  /// Makes one that says the direction alone; iOS 10.0 and later.
  public nonisolated convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    Self.requires("traitCollectionWithLayoutDirection:", since: 10.0)
    self.init(\.layoutDirection, layoutDirection)
  }
  /// Makes one that says the size of texts alone; iOS 10.0 and later.
  public nonisolated convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    Self.requires("traitCollectionWithPreferredContentSizeCategory:", since: 10.0)
    self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
  }
  /// Makes one that says the colours alone; iOS 10.0 and later.
  public nonisolated convenience init(displayGamut: UIDisplayGamut) {
    Self.requires("traitCollectionWithDisplayGamut:", since: 10.0)
    self.init(\.displayGamut, displayGamut)
  }
  /// Makes one of several; what later ones say counts.
  public nonisolated convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Whether this one says all that `trait` says; nil says nothing.
  open nonisolated func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether colours may look otherwise; iOS 13.0 and later.
  open nonisolated func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    requires("hasDifferentColorAppearanceComparedToTraitCollection:", since: 13.0)
    guard let traitCollection else { return true }
    return values.userInterfaceStyle != traitCollection.values.userInterfaceStyle
      || values.displayGamut != traitCollection.values.displayGamut
      || values.accessibilityContrast != traitCollection.values.accessibilityContrast
      || values.userInterfaceLevel != traitCollection.values.userInterfaceLevel
  }

  /// Those of the environment that is drawn, laid out or told just now; iOS 13.0 and later.
  public nonisolated static var current: UITraitCollection {
    get { requires("currentTraitCollection", since: 13.0, atPresent) }
    set {
      requires("setCurrentTraitCollection:", since: 13.0)
      unsafe currentTraits = newValue
    }
  }

  /// Makes these the current ones while `actions` run; iOS 13.0 and later.
  open nonisolated func performAsCurrent(_ actions: () -> Void) {
    requires("performAsCurrentTraitCollection:", since: 13.0)
    asCurrent(actions)
  }

  nonisolated static var atPresent: UITraitCollection {
    unsafe currentTraits ?? (deviceIsDark ? .inDark : .inLight)
  }
  nonisolated static let inLight = UITraitCollection(\.userInterfaceStyle, .light)
  nonisolated static let inDark = UITraitCollection(\.userInterfaceStyle, .dark)

  nonisolated func asCurrent(_ actions: () -> Void) {
    let outer = unsafe currentTraits
    unsafe currentTraits = self
    actions()
    unsafe currentTraits = outer
  }

  public nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public nonisolated override var hash: Int { values.displayScale.hashValue }

  /// The size classes, across and down, and what is not usual: `compact/regular`.
  public nonisolated override var description: String {
    var text = "\(values.horizontalSizeClass.word)/\(values.verticalSizeClass.word)"
    if values.userInterfaceStyle == .dark { text += " dark" }
    let category = values.preferredContentSizeCategory
    if category != .large, category != .unspecified {
      text += " \(category.rawValue.dropFirst(23))"
    }
    return text
  }
}

/// What ``UITraitCollection/current`` is: written on the main thread by UIKit.
nonisolated(unsafe) private var currentTraits: UITraitCollection?

/// How the person wants the device.
final class DeviceWishes {
  var style = UIUserInterfaceStyle.light
  /// The style in which the app is shown while the system takes a picture of it (rule 731).
  var styleOfPicture: UIUserInterfaceStyle?
  var category = UIContentSizeCategory.large
  /// The style that the app keeps whatever the person wishes, by its Info.plist (rule 732).
  let declaredStyle: UIUserInterfaceStyle?

  init(_ simulator: Simulator) {
    declaredStyle =
      switch simulator.info("UIUserInterfaceStyle") as? String {
      case "Light": .light
      case "Dark": .dark
      default: nil
      }
  }
}

extension Simulator {
  private static let wishesKey = StateKey { DeviceWishes($0) }
  var wishes: DeviceWishes { state(Self.wishesKey) }

  /// The room of the whole screen with the interface turned so.
  func sizeClasses(
    in orientation: UIInterfaceOrientation
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard configuration.device.idiom != .pad else {
      return (isWide(in: orientation) ? .regular : .compact, .regular)
    }
    guard orientation.isLandscape else { return (.compact, .regular) }
    // The largest iPhones have room for two columns when they lie on the side.
    return (screen.uprightSize.width >= 414 ? .regular : .compact, .compact)
  }

  /// The traits of the whole screen with the interface turned so.
  func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let model = configuration.device
    var values = TraitValues()
    (values.horizontalSizeClass, values.verticalSizeClass) = sizeClasses(in: orientation)
    values.userInterfaceIdiom = model.idiom
    values.displayScale = model.scale
    values.userInterfaceStyle =
      has(.darkInterfaces) ? wishes.declaredStyle ?? wishes.styleOfPicture ?? wishes.style : .light
    values.layoutDirection = .leftToRight
    values.preferredContentSizeCategory = wishes.category
    values.displayGamut = model.hasWideColor ? .P3 : .SRGB
    // As on a device that nobody has changed (rule 1326).
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    values.userInterfaceLevel = .base
    values.forceTouchCapability = .unavailable
    values.activeAppearance = .active
    values.isOfScreen = true
    return UITraitCollection(values)
  }

  /// Those that the screen itself tells: pictures for the app switcher leave them alone (rule 731).
  fileprivate var traitsOfScreen: UITraitCollection {
    var values = currentTraits.values
    if wishes.styleOfPicture != nil { values.userInterfaceStyle = wishes.style }
    return UITraitCollection(values)
  }

  /// The traits of the screen as the interface stands now.
  var currentTraits: UITraitCollection { traits(in: interfaceOrientation) }
}

extension UIScreen {
  /// What is known of the device and the screen; iOS 8.0 and later.
  public var traitCollection: UITraitCollection {
    requires("traitCollection", since: 8.0, Simulator.current.traitsOfScreen)
  }
}
