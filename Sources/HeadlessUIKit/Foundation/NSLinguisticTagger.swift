public import Foundation

/// What a word is, or what language it is of. iOS 5.0 and later.
public nonisolated struct NSLinguisticTag: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Foundation.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A word; a sign; a gap; anything else.
  public static let word = NSLinguisticTag(rawValue: "Word")
  /// A sign between words.
  public static let punctuation = NSLinguisticTag(rawValue: "Punctuation")
  /// A gap between words.
  public static let whitespace = NSLinguisticTag(rawValue: "Whitespace")
  /// None of these.
  public static let other = NSLinguisticTag(rawValue: "Other")
  /// A thing.
  public static let noun = NSLinguisticTag(rawValue: "Noun")
  /// What is done.
  public static let verb = NSLinguisticTag(rawValue: "Verb")
  /// How a thing is.
  public static let adjective = NSLinguisticTag(rawValue: "Adjective")
  /// How it is done.
  public static let adverb = NSLinguisticTag(rawValue: "Adverb")
  /// What stands for a thing.
  public static let pronoun = NSLinguisticTag(rawValue: "Pronoun")
  /// A or the.
  public static let determiner = NSLinguisticTag(rawValue: "Determiner")
  /// In, on or at.
  public static let preposition = NSLinguisticTag(rawValue: "Preposition")
  /// And or but.
  public static let conjunction = NSLinguisticTag(rawValue: "Conjunction")
  /// A number.
  public static let number = NSLinguisticTag(rawValue: "Number")
  /// The name of a person.
  public static let personalName = NSLinguisticTag(rawValue: "PersonalName")
  /// The name of a place.
  public static let placeName = NSLinguisticTag(rawValue: "PlaceName")
  /// The name of a company or the like.
  public static let organizationName = NSLinguisticTag(rawValue: "OrganizationName")
}

/// What is to be known of words. iOS 5.0 and later.
public nonisolated struct NSLinguisticTagScheme: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in Foundation.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether it is a word, a sign or a gap.
  public static let tokenType = NSLinguisticTagScheme(rawValue: "TokenType")
  /// What a word is in its sentence.
  public static let lexicalClass = NSLinguisticTagScheme(rawValue: "LexicalClass")
  /// Whose name it is.
  public static let nameType = NSLinguisticTagScheme(rawValue: "NameType")
  /// Whose name it is, else what the word is in its sentence.
  public static let nameTypeOrLexicalClass = NSLinguisticTagScheme(
    rawValue: "NameTypeOrLexicalClass")
  /// The word as a dictionary has it.
  public static let lemma = NSLinguisticTagScheme(rawValue: "Lemma")
  /// Its language.
  public static let language = NSLinguisticTagScheme(rawValue: "Language")
  /// Its letters.
  public static let script = NSLinguisticTagScheme(rawValue: "Script")
}

/// How much is one piece of a text. iOS 11.0 and later.
public nonisolated enum NSLinguisticTaggerUnit: Int, Sendable {
  /// A word.
  case word = 0
  /// A sentence, a paragraph, everything.
  case sentence, paragraph, document
}

/// Cuts a text into words. Foundation on Linux knows nothing of languages: what a word means, is not known here
/// (rule 859). iOS 5.0 and later.
nonisolated open class NSLinguisticTagger: NSObject {
  /// What is left out.
  public struct Options: OptionSet, Sendable {
    /// The raw value, as in Foundation.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Words are.
    public static let omitWords = Options(rawValue: 1 << 0)
    /// Signs are.
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    /// Gaps are.
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    /// Anything else is.
    public static let omitOther = Options(rawValue: 1 << 3)
    /// A name of several words is one piece; not here.
    public static let joinNames = Options(rawValue: 1 << 4)
  }

  /// The text.
  open var string: String?
  /// What is to be known.
  public let tagSchemes: [NSLinguisticTagScheme]
  /// The language of the text: not known here.
  open var dominantLanguage: String? { Self.notKnown("dominantLanguage") }

  /// Makes one that knows these things.
  public init(tagSchemes: [NSLinguisticTagScheme], options opts: Int = 0) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// The language of a text: not known here. iOS 11.0 and later.
  open class func dominantLanguage(for string: String) -> String? { notKnown("dominantLanguage") }
  /// What can be known of a language: only which words it has. iOS 5.0 and later.
  open class func availableTagSchemes(forLanguage language: String) -> [NSLinguisticTagScheme] {
    [.tokenType]
  }
  /// What can be known of a language: only which words it has. iOS 11.0 and later.
  open class func availableTagSchemes(
    for unit: NSLinguisticTaggerUnit, language: String
  ) -> [NSLinguisticTagScheme] { [.tokenType] }

  /// Calls the block with each piece. iOS 11.0 and later.
  open func enumerateTags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [],
    using block: (NSLinguisticTag?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for piece in pieces(in: range, unit) where !piece.isLeftOut(options) {
      unsafe block(tag(of: piece, scheme), piece.range, &stops)
      if stops.boolValue { return }
    }
  }

  /// Calls the block with each word, and its sentence. iOS 5.0 and later.
  open func enumerateTags(
    in range: NSRange, scheme tagScheme: NSLinguisticTagScheme, options opts: Options = [],
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let sentences = pieces(in: range, .sentence).map(\.range)
    enumerateTags(in: range, unit: .word, scheme: tagScheme, options: opts) { tag, token, stop in
      let sentence = sentences.first { NSLocationInRange(token.location, $0) } ?? range
      unsafe block(tag, token, sentence, stop)
    }
  }

  /// What the piece at that place is. iOS 11.0 and later.
  open func tag(
    at charIndex: Int, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    tokenRange: NSRangePointer?
  ) -> NSLinguisticTag? {
    let whole = NSRange(location: 0, length: (string ?? "").utf16.count)
    guard
      let piece = pieces(in: whole, unit).first(where: { NSLocationInRange(charIndex, $0.range) })
    else { return nil }
    unsafe tokenRange?.pointee = piece.range
    return tag(of: piece, scheme)
  }

  /// What each piece is. iOS 11.0 and later.
  open func tags(
    in range: NSRange, unit: NSLinguisticTaggerUnit, scheme: NSLinguisticTagScheme,
    options: Options = [], tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>? = nil
  ) -> [NSLinguisticTag] {
    pieces(in: range, unit).filter { !$0.isLeftOut(options) }.map {
      tag(of: $0, scheme) ?? NSLinguisticTag(rawValue: "")
    }
  }

  // MARK: Cutting

  private enum Kind { case word, sign, gap, part }
  private struct Piece {
    let kind: Kind
    let range: NSRange
    func isLeftOut(_ options: Options) -> Bool {
      switch kind {
      case .word: options.contains(.omitWords)
      case .sign: options.contains(.omitPunctuation)
      case .gap: options.contains(.omitWhitespace)
      case .part: false
      }
    }
  }

  private func tag(of piece: Piece, _ scheme: NSLinguisticTagScheme) -> NSLinguisticTag? {
    guard scheme == .tokenType else { return Self.notKnown("\(scheme.rawValue)") }
    switch piece.kind {
    case .word: return .word
    case .sign: return .punctuation
    case .gap: return .whitespace
    case .part: return .other
    }
  }

  private static func notKnown<Value>(_ what: String) -> Value? {
    MainActor.assumeIsolated {
      Simulator.current?.unimplemented(
        "NSLinguisticTagger", "\(what) is not known: Foundation on Linux has no dictionaries.")
    }
    return nil
  }

  private func pieces(in range: NSRange, _ unit: NSLinguisticTaggerUnit) -> [Piece] {
    let units = Array((string ?? "").utf16)
    let end = min(NSMaxRange(range), units.count)
    guard range.location >= 0, range.location < end else { return [] }
    var (found, start) = ([Piece](), range.location)
    func close(at index: Int, _ kind: Kind) {
      if index > start {
        found.append(Piece(kind: kind, range: NSRange(location: start, length: index - start)))
      }
      start = index
    }
    switch unit {
    case .document: close(at: end, .part)
    case .paragraph, .sentence:
      let ends = unit == .paragraph ? "\n" : "\n.!?"
      for index in start..<end
      where ends.utf16.contains(units[index])
        && (index + 1 == end || !ends.utf16.contains(units[index + 1]))
      {
        close(at: index + 1, .part)
      }
      close(at: end, .part)
    case .word:
      var kind: Kind?
      for index in start..<end {
        let now = Self.kind(of: units, at: index)
        if let kind, now != kind || kind == .sign { close(at: index, kind) }
        kind = now
      }
      if let kind { close(at: end, kind) }
    }
    return found
  }

  private static func kind(of units: [UInt16], at index: Int) -> Kind {
    // Half of a letter beyond the first plane is of a word.
    guard let letter = Unicode.Scalar(units[index]) else { return .word }
    if letter.properties.isWhitespace { return .gap }
    if letter.properties.isAlphabetic || letter.properties.numericType != nil { return .word }
    let isInside =
      (letter == "'" || letter == "\u{2019}") && index > 0 && index + 1 < units.count
      && [units[index - 1], units[index + 1]].allSatisfy {
        Unicode.Scalar($0)?.properties.isAlphabetic ?? false
      }
    return isInside ? .word : .sign
  }
}
