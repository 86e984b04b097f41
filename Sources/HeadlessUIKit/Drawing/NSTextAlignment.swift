public import Foundation

/// Where lines of text begin and end.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// Where a text that is too long is broken or cut; iOS 6.0 and later.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

/// How the lines of a paragraph are set; iOS 6.0 and later.
open class NSParagraphStyle: NSObject {
  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }

  public static var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// A paragraph style that is still being set; iOS 6.0 and later.
open class NSMutableParagraphStyle: NSParagraphStyle {
  public override init() { super.init() }

  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var lineHeightMultiple: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
}

/// How a line under or through a text looks; iOS 6.0 and later.
public nonisolated struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// What UIKit knows of a text's parts; iOS 6.0 and later.
extension NSAttributedString.Key {
  public nonisolated static let font = NSAttributedString.Key("NSFont")
  public nonisolated static let foregroundColor = NSAttributedString.Key("NSColor")
  public nonisolated static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  public nonisolated static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  public nonisolated static let kern = NSAttributedString.Key("NSKern")
  public nonisolated static let link = NSAttributedString.Key("NSLink")
  public nonisolated static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public nonisolated static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public nonisolated static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  public nonisolated static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  public nonisolated static let attachment = NSAttributedString.Key("NSAttachment")
}
