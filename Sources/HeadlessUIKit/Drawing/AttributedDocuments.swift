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

extension NSAttributedString {
  /// How letters look printed. iOS 7.0 and later.
  public nonisolated struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// What is said of a document that is written. iOS 7.0 and later.
  public nonisolated struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its kind.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// How its letters are encoded.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// How large its paper is.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
  }

  /// Writes a document; here of a text without attributes alone. iOS 7.0 and later.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let kind = dict[.documentType] as? DocumentType ?? .plain
    if kind != .plain {
      Simulator.current.unimplemented(
        "NSAttributedString.data(from:documentAttributes:)",
        "a document is written as its text, without attributes.")
    }
    return Data(attributedSubstring(from: range).string.utf8)
  }

  /// Whether something is attached to a part of the text. iOS 9.0 and later.
  public func containsAttachments(in range: NSRange) -> Bool {
    requires("containsAttachmentsInRange:", since: 9.0)
    var isFound = false
    enumerateAttribute(.attachment, in: range, options: []) { value, _, _ in
      if value != nil { isFound = true }
    }
    return isFound
  }
}

extension NSMutableAttributedString {
  /// Puts attributes right that an app has set; here they are left. iOS 7.0 and later.
  public func fixAttributes(in range: NSRange) { requires("fixAttributesInRange:", since: 7.0) }
}

/// Whether a part of a text is put into what is around it, or stands against it. iOS 9.0 and later.
public nonisolated struct NSWritingDirectionFormatType: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Put in.
  public static let embedding = Self(rawValue: 0)
  /// Against it.
  public static let override = Self(rawValue: 2)
}
