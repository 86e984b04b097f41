/// The code of an entry in the rule book, such as `112`, `M9b`, `Q1` or `MN`.
public struct Citation: Hashable, Sendable {
  /// The code alone, as in `112` for rule 112.
  public let code: String

  /// Creates a citation from its code, such as `112` or `M9b`.
  public init(_ code: String) {
    self.code = code
  }

  /// The code as a text names it: `112`, `Rule 112`, `rule 112` or `M9b`.
  public init(written text: some StringProtocol) {
    let word =
      text.lowercased().hasPrefix("rule") ? text.dropFirst(4).drop { $0 == " " } : text[...]
    self.init(String(word))
  }

  /// What the code names.
  public var kind: Kind {
    let letters = code.prefix { !$0.isNumber }
    let end = code.dropFirst(letters.count).drop(while: \.isNumber)
    guard letters.count < code.count, end.isEmpty || (end.count == 1 && end.first!.isLowercase)
    else { return .source }
    return switch letters {
    case "": .rule
    case "M": .message
    case "Q": .question
    case "T": .trace
    default: .source
    }
  }

  /// The number in the code; 0 for a source.
  private var number: Int {
    kind == .source ? 0 : Int(code.drop { !$0.isNumber }.prefix(while: \.isNumber)) ?? 0
  }

  /// What a code can name.
  public enum Kind: Int, CaseIterable, Sendable {
    /// How UIKit behaves: a number, sometimes with a letter.
    case rule
    /// A text of the console or of an exception: `M` and a number.
    case message
    /// What the sources leave open: `Q` and a number.
    case question
    /// An observed order of calls, which a conformance test plays: `T` and a number.
    case trace
    /// Where the entries come from: any other word.
    case source
  }
}

extension Citation: CustomStringConvertible {
  /// As a sentence names it: `rule 112`, `M9b`.
  public var description: String { kind == .rule ? "rule \(code)" : code }
}

extension Citation: Comparable {
  /// By kind, then by number: rule 9 comes before rule 10.
  public static func < (left: Citation, right: Citation) -> Bool {
    (left.kind.rawValue, left.number, left.code) < (right.kind.rawValue, right.number, right.code)
  }
}

extension Citation: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Makes the value of a literal.
  public init(integerLiteral number: Int) {
    self.init("\(number)")
  }

  /// Makes the value of a literal.
  public init(stringLiteral code: String) {
    self.init(code)
  }
}

extension Citation: Codable {
  /// Reads the value as ``encode(to:)`` writes it.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the value as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
