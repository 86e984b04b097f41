public import Foundation

// The newer way to lay out text. It has the text and its paragraphs; nothing is laid out here, so that what asks for
// places says so.

/// A place in a text; iOS 15.0 and later.
public nonisolated protocol NSTextLocation: NSObjectProtocol {
  /// How two places are to each other.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place by its number of letters.
nonisolated final class CountedLocation: NSObject, NSTextLocation {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? CountedLocation else { return .orderedSame }
    return offset < other.offset
      ? .orderedAscending : offset == other.offset ? .orderedSame : .orderedDescending
  }
}

/// A part of a text; iOS 15.0 and later.
open class NSTextRange: NSObject {
  /// Where it begins.
  public final let location: any NSTextLocation
  /// Where it ends.
  public final let endLocation: any NSTextLocation
  /// Whether nothing is in it.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Makes one of its ends; nil where they are the wrong way round, and without an end with nothing in it.
  public convenience init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.init(unchecked: location, end)
  }
  /// Makes one with nothing in it.
  public convenience init(location: any NSTextLocation) { self.init(unchecked: location, location) }
  init(unchecked location: any NSTextLocation, _ end: any NSTextLocation) {
    Self.requiresClass(since: 15.0)
    (self.location, endLocation) = (location, end)
    super.init()
  }
  convenience init(_ range: NSRange) {
    self.init(
      unchecked: CountedLocation(range.location), CountedLocation(range.location + range.length))
  }

  /// Whether a place is in it.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }
  /// Whether another one is in it.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// What is in both; nil for nothing.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start =
      location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending
      ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }
  /// Whether something is in both.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    intersection(textRange).map { !$0.isEmpty } ?? false
  }
}

/// A piece of a text: a paragraph; iOS 15.0 and later.
open class NSTextElement: NSObject {
  /// What has it; nil for nothing.
  open weak var textContentManager: NSTextContentManager?
  /// Where it is; nil where that is not known.
  open var elementRange: NSTextRange?
  /// Makes one.
  public init(textContentManager: NSTextContentManager?) {
    Self.requiresClass(since: 15.0)
    self.textContentManager = textContentManager
    super.init()
  }
}

/// A paragraph; iOS 15.0 and later.
open class NSTextParagraph: NSTextElement {
  /// Its letters.
  public final let attributedString: NSAttributedString
  /// Makes one.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString(string: "")
    super.init(textContentManager: nil)
  }
}

/// Has a text, in pieces; iOS 15.0 and later.
open class NSTextContentManager: NSObject {
  /// What lays it out.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// What lays out what is seen; nil for nothing.
  open var primaryTextLayoutManager: NSTextLayoutManager? { textLayoutManagers.first }
  /// Makes one.
  public override init() {
    Self.requiresClass(since: 15.0)
    super.init()
  }
  /// All of the text.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  /// Has it laid out by that one, too.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.content = self
  }
  /// Has it laid out by that one no more.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.removeAll { $0 === textLayoutManager }
    textLayoutManager.content = nil
  }
  /// Changes the text.
  open func performEditingTransaction(_ transaction: () -> Void) { transaction() }
}

/// Has the text of a storage, in paragraphs; iOS 15.0 and later.
open class NSTextContentStorage: NSTextContentManager {
  /// The text with its attributes; nil for none.
  open var attributedString: NSAttributedString? {
    get { textStorage }
    set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
  }
  /// The text; nil for none.
  open var textStorage: NSTextStorage?
  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: textStorage?.length ?? 0))
  }
  /// The place so many letters from another one; nil outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  {
    guard let counted = location as? CountedLocation else { return nil }
    let place = counted.offset + offset
    return (0...(textStorage?.length ?? 0)).contains(place) ? CountedLocation(place) : nil
  }
  /// How many letters are between two places.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let from = from as? CountedLocation, let to = to as? CountedLocation else {
      return NSNotFound
    }
    return to.offset - from.offset
  }
}

/// Lays out a text piece by piece; iOS 15.0 and later. Nothing is laid out here.
open class NSTextLayoutManager: NSObject {
  /// The room for the text; nil for none.
  open var textContainer: NSTextContainer?
  /// What has the text; nil for nothing.
  open var textContentManager: NSTextContentManager? { content }
  final weak var content: NSTextContentManager?
  /// Who is asked how it is laid out; held weakly, and not asked here.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { declaredOnly("NSTextLayoutManager.delegate", oldValue as Any?, delegate as Any?) }
  }
  /// Makes one.
  public override init() {
    Self.requiresClass(since: 15.0)
    super.init()
  }
  /// All of the text.
  open var documentRange: NSTextRange {
    content?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// How much room the text takes: nothing is laid out here.
  open var usageBoundsForTextContainer: CGRect {
    declaredOnly("NSTextLayoutManager.usageBoundsForTextContainer")
    return .zero
  }
  /// Lays a part out now.
  open func ensureLayout(for textRange: NSTextRange) {
    declaredOnly("NSTextLayoutManager.ensureLayout(for:)")
  }
  /// Has a part laid out anew.
  open func invalidateLayout(for textRange: NSTextRange) {
    declaredOnly("NSTextLayoutManager.invalidateLayout(for:)")
  }
  /// Gives a part attributes that are seen and not kept.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { keptLook("NSTextLayoutManager.setRenderingAttributes(_:for:)") }
  /// Gives a part one more attribute that is seen and not kept.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { keptLook("NSTextLayoutManager.addRenderingAttribute(_:value:for:)") }
  /// Takes an attribute away that is seen and not kept.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) { keptLook("NSTextLayoutManager.removeRenderingAttribute(_:for:)") }
  /// Hands out the pieces as they are laid out: none here. The place where it ends.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    declaredOnly("NSTextLayoutManager.enumerateTextLayoutFragments(from:options:using:)")
    return nil
  }
  /// The piece at a place; nil for none, as here.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    declaredOnly("NSTextLayoutManager.textLayoutFragment(for:)")
    return nil
  }
}

/// Decides how a text is laid out; iOS 15.0 and later.
@MainActor
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The piece for a paragraph.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
}
extension NSTextLayoutManagerDelegate {
  /// The default for a type that does not implement this member.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
  }
}

/// A paragraph as it is laid out; iOS 15.0 and later. None is here.
open class NSTextLayoutFragment: NSObject {
  /// How pieces are handed out; iOS 15.0 and later.
  public nonisolated struct EnumerationOptions: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end on.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Those that are not laid out are, by estimate.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Those that are not laid out are.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The empty line at the end, too.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }
  /// The paragraph; nil when it is gone.
  open private(set) weak var textElement: NSTextElement?
  /// Which part of the text it is.
  public final let rangeInElement: NSTextRange
  /// Where it is, in points: nothing is laid out here.
  open var layoutFragmentFrame: CGRect {
    declaredOnly("NSTextLayoutFragment.layoutFragmentFrame")
    return .zero
  }
  /// Where it is drawn, in points: nothing is here.
  open var renderingSurfaceBounds: CGRect {
    declaredOnly("NSTextLayoutFragment.renderingSurfaceBounds")
    return .zero
  }
  /// Makes one.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    Self.requiresClass(since: 15.0)
    self.textElement = textElement
    self.rangeInElement = rangeInElement ?? NSTextRange(NSRange(location: 0, length: 0))
    super.init()
  }
  /// Draws it at a point; a subclass draws more. Nothing is drawn here.
  open func draw(at point: CGPoint, in context: CGContext) {
    declaredOnly("NSTextLayoutFragment.draw(at:in:)")
  }
}
