public import Foundation

extension String {
  /// A key with places for values, which a literal with `\(…)` makes: the key of `"\(n) cups"` is
  /// `%lld cups`. iOS 15.0 and later.
  public nonisolated struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let key: String
    fileprivate let arguments: [any CVarArg & Sendable]

    /// Makes the value of a text without places.
    public init(_ value: String) { self.init(stringLiteral: value) }
    /// Makes the value of a literal without places.
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    /// Makes the value of a literal with places.
    public init(stringInterpolation: StringInterpolation) {
      // Without a place it is no format, and its percent signs are plain ones.
      arguments = stringInterpolation.arguments
      key =
        arguments.isEmpty
        ? stringInterpolation.key.replacing("%%", with: "%") : stringInterpolation.key
    }

    /// Takes in the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg & Sendable] = []

      /// Begins with nothing.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Takes in text.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      /// Takes in a place for a text.
      public mutating func appendInterpolation(_ string: String) { append(string, "%@") }
      /// Takes in a place for a text.
      public mutating func appendInterpolation(_ substring: Substring) {
        append(String(substring), "%@")
      }
      /// Takes in a place for a number, written as `specifier` says.
      public mutating func appendInterpolation(_ value: Int, specifier: String = "%lld") {
        append(value, specifier)
      }
      /// Takes in a place for a number, written as `specifier` says.
      public mutating func appendInterpolation(_ value: Double, specifier: String = "%lf") {
        append(value, specifier)
      }
      /// Takes in a place for a number, written as `specifier` says.
      public mutating func appendInterpolation(_ value: Float, specifier: String = "%f") {
        append(Double(value), specifier)
      }

      private mutating func append(_ value: any CVarArg & Sendable, _ specifier: String) {
        key += specifier
        arguments.append(value)
      }
    }

    /// The text that the app's table has for it, with its values.
    func text(under key: String, in table: String?, _ locale: Locale) -> String {
      let format = _courseLocalized(key, self.key, table)
      return arguments.isEmpty ? format : _courseFormat(format, locale: locale, arguments)
    }
  }

  /// The text in the app's language; iOS 15.0 and later.
  public nonisolated init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.text(under: keyAndValue.key, in: table, locale)
  }

  /// The text in the app's language, or another one where it has none; iOS 15.0 and later.
  public nonisolated init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.text(under: "\(key)", in: table, locale)
  }
}
