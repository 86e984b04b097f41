import Foundation

/// What is wrong with text that is to be XML, by the parser's number for it.
///
/// The parser has no words on every system, and its own are not for people who edit by hand.
struct XMLFault {
  let rawValue: Int

  struct OpenElement {
    let name: String
    let line: Int
  }

  /// What is wrong, and what Xcode writes instead.
  ///
  /// - Parameters:
  ///   - text: The line with the fault.
  ///   - column: Where in it the parser stopped; the first is 1.
  ///   - innermost: The last element that is not closed before the fault.
  func words(in text: some Collection<UInt8>, column: Int, innermost: OpenElement?) -> String {
    let opened = innermost.map { "`<\($0.name)>` of line \($0.line)" }
    let before = text.prefix(max(0, column - 1))
    if text.starts(with: "<<<<<<<".utf8) {
      return "Git has two versions of these lines; keep one of them, and take the lines with "
        + "`<<<<<<<`, `=======` and `>>>>>>>` away"
    }
    switch rawValue {
    case Self.otherTag:
      return "\(Self.lastTag(in: before).map { "`</\($0)>`" } ?? "a closing tag") stands where "
        + (opened.map { "\($0) is to be closed" } ?? "nothing is to be closed")
    case Self.end, Self.unfinishedTag:
      return opened.map { "\($0) is never closed" } ?? "something follows the last closing tag"
    case Self.nothing: return "the file does not begin with a tag"
    case Self.noQuotes: return "a value has no quotes: Xcode writes `name=\"value\"`"
    case Self.tagInValue:
      return "a value has no quote at its end, or has `<` in it, which Xcode writes as `&lt;`"
    case Self.unfinishedValue: return "a value has no quote at its end"
    case Self.noValue: return "an attribute has no value: Xcode writes `name=\"value\"`"
    case Self.twice: return "an attribute stands twice in one tag"
    case Self.noName where text.dropFirst(before.count).first == UInt8(ascii: "<"):
      return Self.unclosed
    case Self.noName, Self.noSemicolon, Self.noEntity:
      return "`&` or `<` stands for itself: Xcode writes `&amp;` and `&lt;`"
    case Self.noSpace: return "there is no space between two attributes"
    case Self.noBracket: return Self.unclosed
    case Self.badCharacter, Self.badReference: return "there is a character that XML cannot have"
    case Self.hyphens: return "a comment has `--` in it"
    case Self.unfinishedComment: return "a comment has no `-->` at its end"
    case Self.unfinishedText: return "there is no `]]>` at the end of `<![CDATA[`"
    case Self.lateDeclaration: return "something stands before `<?xml` in the first line"
    case Self.badEncoding, Self.otherEncoding: return "the file is not in UTF-8"
    default: return "it is no well-formed XML"
    }
  }

  private static let unclosed = "a tag has no `>` at its end"

  /// The name in the last closing tag of what stands before a fault.
  private static func lastTag(in text: some Collection<UInt8>) -> String? {
    let pieces = String(decoding: text.suffix(200), as: UTF8.self).components(separatedBy: "</")
    return pieces.dropFirst().last.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
  }

  // The numbers of libxml2, which all systems' parsers are made of.
  private static let nothing = 4
  private static let end = 5
  private static let badReference = 8
  private static let badCharacter = 9
  private static let noSemicolon = 23
  private static let noEntity = 26
  private static let badEncoding = 32
  private static let tagInValue = 38
  private static let noQuotes = 39
  private static let unfinishedValue = 40
  private static let noValue = 41
  private static let twice = 42
  private static let unfinishedComment = 45
  private static let unfinishedText = 63
  private static let lateDeclaration = 64
  private static let noSpace = 65
  private static let noName = 68
  private static let noBracket = 73
  private static let otherTag = 76
  private static let unfinishedTag = 77
  private static let hyphens = 80
  private static let otherEncoding = 81
}
