public import Foundation

/// Where lines of text begin and end.
public enum NSTextAlignment: Int, Sendable {
  /// At a side, in the middle, at both sides, or as the language has it.
  case left, center, right, justified, natural
}

/// Where a text that is too long is broken or cut; iOS 6.0 and later.
public enum NSLineBreakMode: Int, Sendable {
  /// Broken between words or letters, or cut, with dots at an end.
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  /// Cut, with dots in the middle.
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set; iOS 6.0 and later.
open class NSParagraphStyle: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }

  /// The usual style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style that is still being set; iOS 6.0 and later.
open class NSMutableParagraphStyle: NSParagraphStyle {
  public override init() { super.init() }

  /// The distance between lines, in points.
  open var lineSpacing: CGFloat = 0
  /// The distance behind a paragraph, in points.
  open var paragraphSpacing: CGFloat = 0
  /// How lines are aligned.
  open var alignment = NSTextAlignment.natural
  /// How lines are broken or cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The height of lines, as a factor; 0 for the usual one.
  open var lineHeightMultiple: CGFloat = 0
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat = 0
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat = 0
  /// How far the first line is indented, in points.
  open var firstLineHeadIndent: CGFloat = 0
  /// How far the other lines are indented, in points.
  open var headIndent: CGFloat = 0
}

/// How a line under or through a text looks; iOS 6.0 and later.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: Int
  /// Makes the value of a raw one.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two thin lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// What UIKit knows of a text's parts; iOS 6.0 and later.
extension NSAttributedString.Key {
  /// The font.
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  /// The color of the letters.
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the letters.
  public nonisolated static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// How the paragraph is set.
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// How far letters are moved apart, in points.
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  /// Where a tap leads.
  public nonisolated static let link = NSAttributedString.Key("NSLink")
  /// How the text is underlined.
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The color of the line below.
  public nonisolated static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// How the text is struck through.
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far the text is raised, in points.
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// What stands in the text in place of a letter.
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
}
