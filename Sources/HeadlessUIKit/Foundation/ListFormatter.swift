public import Foundation

/// Writes several things as a list, as an English device does. iOS 13.0 and later.
nonisolated open class ListFormatter: Formatter, @unchecked Sendable {
  /// How each thing is written; nil for its description.
  open var itemFormatter: Formatter?
  /// Whose language it is; here always English.
  open var locale: Locale! = .current {
    didSet { declaredOnly("ListFormatter.locale", oldValue, locale) }
  }

  /// Makes one.
  public override init() {
    Self.requiresClass(since: 13.0, named: "NSListFormatter")
    super.init()
  }
  /// Makes one as an archive has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 13.0, named: "NSListFormatter")
    super.init(coder: coder)
  }

  /// The texts as a list: `a, b, and c`.
  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0...1: strings.first ?? ""
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
    }
  }

  /// The things as a list; nil when one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return Self.localizedString(byJoining: texts)
  }

  /// The things as a list; nil for what is no array.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
