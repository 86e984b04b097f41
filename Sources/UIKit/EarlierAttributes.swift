public import Foundation
public import HeadlessUIKit

// Attributes of texts up to Swift 3, when their names were strings. Code of that time writes `[NSFontAttributeName: font]`
// where UIKit wants a dictionary of strings, and where an app has declared one. So each name is a function with two
// results, whose parentheses the course adds, and what took attributes takes those of strings, too.

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
public nonisolated func NSFontAttributeName() -> NSAttributedString.Key { .font }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.font")
@_disfavoredOverload
public nonisolated func NSFontAttributeName() -> String { NSAttributedString.Key.font.rawValue }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
public nonisolated func NSAttachmentAttributeName() -> NSAttributedString.Key { .attachment }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.attachment")
@_disfavoredOverload
public nonisolated func NSAttachmentAttributeName() -> String {
  NSAttributedString.Key.attachment.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
public nonisolated func NSBackgroundColorAttributeName() -> NSAttributedString.Key {
  .backgroundColor
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.backgroundColor")
@_disfavoredOverload
public nonisolated func NSBackgroundColorAttributeName() -> String {
  NSAttributedString.Key.backgroundColor.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
public nonisolated func NSBaselineOffsetAttributeName() -> NSAttributedString.Key {
  .baselineOffset
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.baselineOffset")
@_disfavoredOverload
public nonisolated func NSBaselineOffsetAttributeName() -> String {
  NSAttributedString.Key.baselineOffset.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
public nonisolated func NSExpansionAttributeName() -> NSAttributedString.Key { .expansion }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.expansion")
@_disfavoredOverload
public nonisolated func NSExpansionAttributeName() -> String {
  NSAttributedString.Key.expansion.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
public nonisolated func NSForegroundColorAttributeName() -> NSAttributedString.Key {
  .foregroundColor
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.foregroundColor")
@_disfavoredOverload
public nonisolated func NSForegroundColorAttributeName() -> String {
  NSAttributedString.Key.foregroundColor.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
public nonisolated func NSKernAttributeName() -> NSAttributedString.Key { .kern }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.kern")
@_disfavoredOverload
public nonisolated func NSKernAttributeName() -> String { NSAttributedString.Key.kern.rawValue }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
public nonisolated func NSLigatureAttributeName() -> NSAttributedString.Key { .ligature }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.ligature")
@_disfavoredOverload
public nonisolated func NSLigatureAttributeName() -> String {
  NSAttributedString.Key.ligature.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
public nonisolated func NSLinkAttributeName() -> NSAttributedString.Key { .link }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.link")
@_disfavoredOverload
public nonisolated func NSLinkAttributeName() -> String { NSAttributedString.Key.link.rawValue }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
public nonisolated func NSObliquenessAttributeName() -> NSAttributedString.Key { .obliqueness }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.obliqueness")
@_disfavoredOverload
public nonisolated func NSObliquenessAttributeName() -> String {
  NSAttributedString.Key.obliqueness.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
public nonisolated func NSParagraphStyleAttributeName() -> NSAttributedString.Key {
  .paragraphStyle
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.paragraphStyle")
@_disfavoredOverload
public nonisolated func NSParagraphStyleAttributeName() -> String {
  NSAttributedString.Key.paragraphStyle.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
public nonisolated func NSShadowAttributeName() -> NSAttributedString.Key { .shadow }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.shadow")
@_disfavoredOverload
public nonisolated func NSShadowAttributeName() -> String { NSAttributedString.Key.shadow.rawValue }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
public nonisolated func NSStrikethroughColorAttributeName() -> NSAttributedString.Key {
  .strikethroughColor
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughColor")
@_disfavoredOverload
public nonisolated func NSStrikethroughColorAttributeName() -> String {
  NSAttributedString.Key.strikethroughColor.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
public nonisolated func NSStrikethroughStyleAttributeName() -> NSAttributedString.Key {
  .strikethroughStyle
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.strikethroughStyle")
@_disfavoredOverload
public nonisolated func NSStrikethroughStyleAttributeName() -> String {
  NSAttributedString.Key.strikethroughStyle.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
public nonisolated func NSStrokeColorAttributeName() -> NSAttributedString.Key { .strokeColor }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeColor")
@_disfavoredOverload
public nonisolated func NSStrokeColorAttributeName() -> String {
  NSAttributedString.Key.strokeColor.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
public nonisolated func NSStrokeWidthAttributeName() -> NSAttributedString.Key { .strokeWidth }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.strokeWidth")
@_disfavoredOverload
public nonisolated func NSStrokeWidthAttributeName() -> String {
  NSAttributedString.Key.strokeWidth.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
public nonisolated func NSTextEffectAttributeName() -> NSAttributedString.Key { .textEffect }

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.textEffect")
@_disfavoredOverload
public nonisolated func NSTextEffectAttributeName() -> String {
  NSAttributedString.Key.textEffect.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
public nonisolated func NSUnderlineColorAttributeName() -> NSAttributedString.Key {
  .underlineColor
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineColor")
@_disfavoredOverload
public nonisolated func NSUnderlineColorAttributeName() -> String {
  NSAttributedString.Key.underlineColor.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
public nonisolated func NSUnderlineStyleAttributeName() -> NSAttributedString.Key {
  .underlineStyle
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.underlineStyle")
@_disfavoredOverload
public nonisolated func NSUnderlineStyleAttributeName() -> String {
  NSAttributedString.Key.underlineStyle.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.Key.writingDirection")
public nonisolated func NSWritingDirectionAttributeName() -> NSAttributedString.Key {
  .writingDirection
}

/// The name up to Swift 3, for a dictionary of strings.
@available(*, deprecated, renamed: "NSAttributedString.Key.writingDirection")
@_disfavoredOverload
public nonisolated func NSWritingDirectionAttributeName() -> String {
  NSAttributedString.Key.writingDirection.rawValue
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.documentType")
public nonisolated var NSDocumentTypeDocumentAttribute: NSAttributedString.DocumentReadingOptionKey
{
  .documentType
}

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.DocumentReadingOptionKey.characterEncoding")
public nonisolated var NSCharacterEncodingDocumentAttribute:
  NSAttributedString.DocumentReadingOptionKey
{ .characterEncoding }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.html")
public nonisolated var NSHTMLTextDocumentType: NSAttributedString.DocumentType { .html }

/// The name up to Swift 3.
@available(*, deprecated, renamed: "NSAttributedString.DocumentType.plain")
public nonisolated var NSPlainTextDocumentType: NSAttributedString.DocumentType { .plain }

/// The attributes under the names of today.
private nonisolated func named(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] {
  Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0.key), $0.value) })
}

/// The attributes under the names of Swift 3.
private nonisolated func earlier(_ attributes: [NSAttributedString.Key: Any]) -> [String: Any] {
  Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
}

extension NSAttributedString {
  /// A text with attributes as up to Swift 3.
  @_disfavoredOverload
  public nonisolated convenience init(string: String, attributes: [String: Any]?) {
    self.init(string: string, attributes: attributes.map(named))
  }
}

extension NSMutableAttributedString {
  /// Adds an attribute under its name of Swift 3.
  @_disfavoredOverload
  public nonisolated func addAttribute(_ name: String, value: Any, range: NSRange) {
    _courseChange(self, in: range, .add([NSAttributedString.Key(name): value]))
  }

  /// Adds attributes under their names of Swift 3.
  @_disfavoredOverload
  public nonisolated func addAttributes(_ attributes: [String: Any], range: NSRange) {
    _courseChange(self, in: range, .add(named(attributes)))
  }

  /// Gives the range these attributes and no others, under their names of Swift 3.
  @_disfavoredOverload
  public nonisolated func setAttributes(_ attributes: [String: Any]?, range: NSRange) {
    _courseChange(self, in: range, .set(attributes.map(named)))
  }

  /// Takes an attribute away by its name of Swift 3.
  @_disfavoredOverload
  public nonisolated func removeAttribute(_ name: String, range: NSRange) {
    _courseChange(self, in: range, .remove(NSAttributedString.Key(name)))
  }
}

extension String {
  /// The size of the text on one line, as up to Swift 3.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [String: Any]?) -> CGSize {
    size(withAttributes: attributes.map(named))
  }

  /// The size of the text on one line, as up to Swift 3.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attributes)
  }

  /// Draws the text with attributes as up to Swift 3.
  @_disfavoredOverload
  public func draw(at point: CGPoint, withAttributes attributes: [String: Any]?) {
    draw(at: point, withAttributes: attributes.map(named))
  }

  /// Draws the text with attributes as up to Swift 3.
  @_disfavoredOverload
  public func draw(in rect: CGRect, withAttributes attributes: [String: Any]?) {
    draw(in: rect, withAttributes: attributes.map(named))
  }

  /// The space that the text takes, with attributes as up to Swift 3.
  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(
      with: size, options: options, attributes: attributes.map(named), context: context)
  }
}

extension NSString {
  /// The size of the text on one line, as up to Swift 3.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [String: Any]?) -> CGSize {
    size(withAttributes: attributes.map(named))
  }

  /// The size of the text on one line, as up to Swift 3.
  @available(*, deprecated, renamed: "size(withAttributes:)")
  public func size(attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    size(withAttributes: attributes)
  }

  /// Draws the text with attributes as up to Swift 3.
  @_disfavoredOverload
  public func draw(at point: CGPoint, withAttributes attributes: [String: Any]?) {
    draw(at: point, withAttributes: attributes.map(named))
  }

  /// Draws the text with attributes as up to Swift 3.
  @_disfavoredOverload
  public func draw(in rect: CGRect, withAttributes attributes: [String: Any]?) {
    draw(in: rect, withAttributes: attributes.map(named))
  }

  /// The space that the text takes, with attributes as up to Swift 3.
  @_disfavoredOverload
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [String: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(
      with: size, options: options, attributes: attributes.map(named), context: context)
  }
}

// A property can have two types when one of them comes from a protocol.

/// What had attributes under strings up to Swift 4.1.
public protocol _CourseEarlierAttributes {}

extension UITextField: _CourseEarlierAttributes {}
extension UITextView: _CourseEarlierAttributes {}
extension UINavigationBar: _CourseEarlierAttributes {}
extension UIBarItem: _CourseEarlierAttributes {}
extension UISegmentedControl: _CourseEarlierAttributes {}

extension _CourseEarlierAttributes where Self: UITextField {
  /// The attributes of all text, as up to Swift 4.1.
  public var defaultTextAttributes: [String: Any] {
    get { earlier((self as UITextField).defaultTextAttributes) }
    nonmutating set { (self as UITextField).defaultTextAttributes = named(newValue) }
  }
  /// The attributes of text that is typed, as up to Swift 4.1.
  public var typingAttributes: [String: Any]? {
    get { (self as UITextField).typingAttributes.map(earlier) }
    nonmutating set { (self as UITextField).typingAttributes = newValue.map(named) }
  }
}

extension _CourseEarlierAttributes where Self: UITextView {
  /// The attributes of links, as up to Swift 4.1.
  public var linkTextAttributes: [String: Any] {
    get { earlier((self as UITextView).linkTextAttributes) }
    nonmutating set { (self as UITextView).linkTextAttributes = named(newValue) }
  }
  /// The attributes of text that is typed, as up to Swift 4.1.
  public var typingAttributes: [String: Any] {
    get { earlier((self as UITextView).typingAttributes) }
    nonmutating set { (self as UITextView).typingAttributes = named(newValue) }
  }
}

extension _CourseEarlierAttributes where Self: UINavigationBar {
  /// The attributes of the title, as up to Swift 3.
  public var titleTextAttributes: [String: Any]? {
    get { (self as UINavigationBar).titleTextAttributes.map(earlier) }
    nonmutating set { (self as UINavigationBar).titleTextAttributes = newValue.map(named) }
  }
}

extension _CourseEarlierAttributes where Self: UIBarItem {
  /// Gives the title attributes as up to Swift 3.
  public func setTitleTextAttributes(
    _ attributes: [String: Any]?, for state: UIControl.State
  ) {
    (self as UIBarItem).setTitleTextAttributes(attributes.map(named), for: state)
  }
}

extension _CourseEarlierAttributes where Self: UISegmentedControl {
  /// Gives the titles attributes as up to Swift 3.
  public func setTitleTextAttributes(
    _ attributes: [String: Any]?, for state: UIControl.State
  ) {
    (self as UISegmentedControl).setTitleTextAttributes(attributes.map(named), for: state)
  }
}
