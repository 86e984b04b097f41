public import Foundation

/// Writes the names of persons, as an English device does. iOS 9.0 and later (rule 778).
nonisolated open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written. iOS 9.0 and later.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// The first name alone; first and last name; all; the first letters.
    case short, medium, long, abbreviated
  }
  /// More of how names are written. iOS 9.0 and later.
  public struct Options: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it is spoken.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// Whether it is written as it is spoken.
  open var isPhonetic = false
  /// Whose language it is; here always English.
  open var locale: Locale! = .current {
    didSet { declaredOnly("PersonNameComponentsFormatter.locale", oldValue, locale) }
  }

  /// Makes one.
  public override init() {
    Self.requiresClass(since: 9.0, named: "NSPersonNameComponentsFormatter")
    super.init()
  }
  /// Makes one as an archive has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 9.0, named: "NSPersonNameComponentsFormatter")
    super.init(coder: coder)
  }

  /// The name in that style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// The name as text.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let parts: [String?] =
      switch style {
      case .short: [name.nickname ?? name.givenName ?? name.familyName]
      case .default, .medium: [name.givenName, name.familyName]
      case .long:
        [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix]
      case .abbreviated:
        [[name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }.joined()]
      }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  /// The parts of a name: the first word, the last, and what is between; nil for an empty text. iOS 10.0
  /// and later.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    guard requires("personNameComponentsFromString:", since: 10.0) else { return nil }
    let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return nil }
    var name = PersonNameComponents()
    name.givenName = first
    if words.count > 1 { name.familyName = words[words.count - 1] }
    if words.count > 2 { name.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return name
  }
}

extension PersonNameComponents {
  /// The first and the last name; iOS 15.0 and later (rule 778).
  public nonisolated func formatted() -> String {
    PersonNameComponentsFormatter().string(from: self)
  }
  /// The name in that style; iOS 15.0 and later (rule 778).
  public nonisolated func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// How a name is written; iOS 15.0 and later.
  public nonisolated struct FormatStyle: Sendable {
    /// How much of it; iOS 15.0 and later.
    public enum Style: Sendable {
      /// The first name alone; first and last name; all; the first letters.
      case short, medium, long, abbreviated
    }
    private let style: Style
    /// Makes one.
    public init(style: Style = .medium) { self.style = style }
    /// A way to write names; iOS 15.0 and later.
    public static func name(style: Style) -> FormatStyle { FormatStyle(style: style) }
    /// The name as text; iOS 15.0 and later.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      formatter.style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return formatter.string(from: value)
    }
  }
}
