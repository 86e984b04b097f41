public import Foundation

/// How a text is meant within its line, as Markdown says; iOS 15.0 and later.
public nonisolated struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  /// The raw value, as in Foundation.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasis, as of one star.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strong emphasis, as of two stars.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code.
  public static let code = Self(rawValue: 1 << 2)
  /// Text that no longer holds.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A soft break of the line.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A hard break of the line.
  public static let lineBreak = Self(rawValue: 1 << 7)
}

extension NSAttributedString.Key {
  /// How a text is meant within its line: a number; iOS 15.0 and later.
  public nonisolated static let inlinePresentationIntent = NSAttributedString.Key(
    "NSInlinePresentationIntent")
}

extension AttributedString {
  /// How Markdown is read; iOS 15.0 and later.
  public nonisolated struct MarkdownParsingOptions: Sendable {
    /// Which marks are read; iOS 15.0 and later.
    public enum InterpretedSyntax: Int, Sendable {
      /// All.
      case full = 0
      /// Those within lines.
      case inlineOnly = 1
      /// Those within lines, and blanks and lines stay as they are.
      case inlineOnlyPreservingWhitespace = 2
    }
    /// What becomes of a text that cannot be read; iOS 15.0 and later.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError = 0
      /// What could be read is answered.
      case returnPartiallyParsedIfPossible = 1
    }
    /// Whether marks of Apple's own for attributes are read; not here.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that cannot be read; all can be.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil for none.
    public var languageCode: String?
    /// Whether each piece says where in the source it stood; not here.
    public var appliesSourcePositionAttributes: Bool
    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads a text with the marks of Markdown; iOS 15.0 and later (rule 777).
  public nonisolated init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let blocks = MarkdownBlocks(markdown, options.interpretedSyntax)
    if blocks.hasBlocks || options.allowsExtendedAttributes {
      onMain(()) {
        Simulator.current.unimplemented(
          "AttributedString(markdown:)",
          "headings, lists, quotations, code of several lines and Apple's own attributes leave no "
            + "attribute.")
      }
    }
    for text in blocks.texts {
      for piece in MarkdownReader(text).pieces {
        var container = AttributeContainer()
        if !piece.intent.isEmpty { container.inlinePresentationIntent = piece.intent }
        if let link = piece.link { container.link = URL(string: link, relativeTo: baseURL) }
        append(AttributedString(piece.text, attributes: container))
      }
    }
  }

  /// Reads a text with the marks of Markdown; iOS 15.0 and later (rule 777).
  public nonisolated init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Reads a text with the marks of Markdown; iOS 15.0 and later (rule 777).
  public nonisolated convenience init(
    markdown: String,
    options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

/// The texts of a document in Markdown, as they follow each other without the marks of blocks.
private nonisolated struct MarkdownBlocks {
  private(set) var texts: [String] = []
  /// Whether one of them is more than a paragraph.
  private(set) var hasBlocks = false

  init(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: texts = [text]
    case .inlineOnly:
      texts = [text.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
    case .full: readBlocks(text)
    }
  }

  private mutating func readBlocks(_ text: String) {
    var paragraph: [String] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        (isCode, hasBlocks) = (!isCode, true)
        continue
      }
      let inner = isCode ? nil : Self.withoutMark(trimmed)
      if trimmed.isEmpty || inner != nil {
        if !paragraph.isEmpty { texts.append(paragraph.joined(separator: " ")) }
        paragraph = []
      }
      if let inner {
        hasBlocks = true
        texts.append(inner)
      } else if !trimmed.isEmpty {
        paragraph.append(trimmed)
      }
    }
    if !paragraph.isEmpty { texts.append(paragraph.joined(separator: " ")) }
  }

  /// A line without the mark of a heading, a list or a quotation; nil for one that has none.
  private static func withoutMark(_ line: String) -> String? {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let mark = line[..<space]
    let isNumber = mark.count < 11 && mark.last == "." && mark.dropLast().allSatisfy(\.isNumber)
    let isHeading = mark.count < 7 && mark.allSatisfy { $0 == "#" }
    guard isHeading || isNumber && mark.count > 1 || ["-", "*", "+", ">"].contains(mark) else {
      return nil
    }
    return line[space...].trimmingCharacters(in: .whitespaces)
  }
}
