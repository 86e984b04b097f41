public import Foundation

/// A text that is looked up in the app's tables when it is needed; iOS 16.0 and later.
public nonisolated struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  /// Under which key the tables have it.
  public let key: String
  /// The text where no table has it.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for the usual one.
  public let table: String?
  /// In whose language.
  public var locale: Locale = .current

  /// Makes one of a key and the text where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table)
    self.locale = locale
  }
  /// Makes one whose text is its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table)
    self.locale = locale
  }
  /// Makes one of a literal without places.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// Makes one of a literal with places.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// In which bundle the tables are. iOS 16.0 and later.
  public enum BundleDescription: Sendable {
    /// The app's.
    case main
    /// That of a class.
    case forClass(AnyClass)
    /// That at an address.
    case atURL(URL)
  }
}

extension String {
  /// The text in the app's language; iOS 16.0 and later.
  public nonisolated init(localized resource: LocalizedStringResource) {
    self = resource.defaultValue.text(under: resource.key, in: resource.table, resource.locale)
  }
}
