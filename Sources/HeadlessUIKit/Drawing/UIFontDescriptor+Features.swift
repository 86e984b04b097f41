/// What type can do that is not in its name: digits of one width, small capitals. iOS 7.0 and later.
extension UIFontDescriptor {
  /// By which names a feature is asked for. iOS 7.0 and later.
  public nonisolated struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What it is about; since iOS 15 `type`.
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its kinds; since iOS 15 `selector`.
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// What it is about.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// Which of its kinds.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
  }
}

// The numbers of features, as fonts have them.

/// Letters that run together. iOS 6.0 and later.
public nonisolated var kLigaturesType: Int { 1 }
/// The usual ones do. iOS 6.0 and later.
public nonisolated var kCommonLigaturesOnSelector: Int { 2 }
/// The usual ones do not. iOS 6.0 and later.
public nonisolated var kCommonLigaturesOffSelector: Int { 3 }
/// How wide digits are. iOS 6.0 and later.
public nonisolated var kNumberSpacingType: Int { 6 }
/// All digits are of one width. iOS 6.0 and later.
public nonisolated var kMonospacedNumbersSelector: Int { 0 }
/// Each digit is as wide as it is. iOS 6.0 and later.
public nonisolated var kProportionalNumbersSelector: Int { 1 }
/// How high letters stand. iOS 6.0 and later.
public nonisolated var kVerticalPositionType: Int { 10 }
/// As usual. iOS 6.0 and later.
public nonisolated var kNormalPositionSelector: Int { 0 }
/// Above. iOS 6.0 and later.
public nonisolated var kSuperiorsSelector: Int { 1 }
/// Below. iOS 6.0 and later.
public nonisolated var kInferiorsSelector: Int { 2 }
/// How fractions are written. iOS 6.0 and later.
public nonisolated var kFractionsType: Int { 11 }
/// As they stand. iOS 6.0 and later.
public nonisolated var kNoFractionsSelector: Int { 0 }
/// One above the other. iOS 6.0 and later.
public nonisolated var kVerticalFractionsSelector: Int { 1 }
/// With a stroke. iOS 6.0 and later.
public nonisolated var kDiagonalFractionsSelector: Int { 2 }
/// Extras. iOS 6.0 and later.
public nonisolated var kTypographicExtrasType: Int { 14 }
/// A zero has a stroke. iOS 6.0 and later.
public nonisolated var kSlashedZeroOnSelector: Int { 4 }
/// Other letters. iOS 6.0 and later.
public nonisolated var kCharacterAlternativesType: Int { 17 }
/// How high digits are. iOS 6.0 and later.
public nonisolated var kNumberCaseType: Int { 21 }
/// As small letters. iOS 6.0 and later.
public nonisolated var kLowerCaseNumbersSelector: Int { 0 }
/// As capitals. iOS 6.0 and later.
public nonisolated var kUpperCaseNumbersSelector: Int { 1 }
/// How wide letters are. iOS 6.0 and later.
public nonisolated var kTextSpacingType: Int { 22 }
/// What goes with capitals. iOS 6.0 and later.
public nonisolated var kCaseSensitiveLayoutType: Int { 33 }
/// Signs go with capitals. iOS 6.0 and later.
public nonisolated var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// Other looks. iOS 6.0 and later.
public nonisolated var kStylisticAlternativesType: Int { 35 }
/// The first. iOS 6.0 and later.
public nonisolated var kStylisticAltOneOnSelector: Int { 2 }
/// The second. iOS 6.0 and later.
public nonisolated var kStylisticAltTwoOnSelector: Int { 4 }
/// The third. iOS 6.0 and later.
public nonisolated var kStylisticAltThreeOnSelector: Int { 6 }
/// The fourth. iOS 6.0 and later.
public nonisolated var kStylisticAltFourOnSelector: Int { 8 }
/// The fifth. iOS 6.0 and later.
public nonisolated var kStylisticAltFiveOnSelector: Int { 10 }
/// The sixth. iOS 6.0 and later.
public nonisolated var kStylisticAltSixOnSelector: Int { 12 }
/// Letters that go with their neighbors. iOS 6.0 and later.
public nonisolated var kContextualAlternatesType: Int { 36 }
/// They do. iOS 6.0 and later.
public nonisolated var kContextualAlternatesOnSelector: Int { 0 }
/// What small letters become. iOS 6.0 and later.
public nonisolated var kLowerCaseType: Int { 37 }
/// What they are. iOS 6.0 and later.
public nonisolated var kDefaultLowerCaseSelector: Int { 0 }
/// Small capitals. iOS 6.0 and later.
public nonisolated var kLowerCaseSmallCapsSelector: Int { 1 }
/// What capitals become. iOS 6.0 and later.
public nonisolated var kUpperCaseType: Int { 38 }
/// What they are. iOS 6.0 and later.
public nonisolated var kDefaultUpperCaseSelector: Int { 0 }
/// Small capitals. iOS 6.0 and later.
public nonisolated var kUpperCaseSmallCapsSelector: Int { 1 }
