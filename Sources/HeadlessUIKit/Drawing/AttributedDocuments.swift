public import Foundation

extension NSAttributedString {
  /// What kind of document a text is read from. iOS 7.0 and later.
  public nonisolated struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// A document in the Rich Text Format.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// The same with files in it.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What is said of a document that is read. iOS 9.0 and later.
  public nonisolated struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// How its letters are encoded.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// What letters without attributes have.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document; of a page of the web it takes the text, and of it no attributes. iOS 7.0 and later.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = options[.characterEncoding] as? UInt ?? String.Encoding.utf8.rawValue
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let kind = options[.documentType] as? DocumentType ?? .plain
    if kind != .plain {
      Simulator.current.unimplemented(
        "NSAttributedString(data:options:documentAttributes:)",
        "a document has its text here and no attributes.")
    }
    self.init(string: kind == .html ? Self.text(ofPage: text) : text)
  }

  private static let signs = [
    ("nbsp", "\u{a0}"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"), ("amp", "&"),
  ]

  private static func text(ofPage page: String) -> String {
    var text = page.replacing(#/(?s)<(script|style|head)\b.*?</\1>|<!--.*?-->/#, with: "")
    text = text.replacing(#/\s+/#, with: " ")
    text = text.replacing(#/ ?<(br|/p|/div|/li|/h[1-6]|/tr)\b[^>]*> ?/#.ignoresCase(), with: "\n")
    text = text.replacing(#/<[^>]*>/#, with: "")
    for (name, sign) in signs { text = text.replacing("&\(name);", with: sign) }
    return text
  }
}
