public import Foundation

/// What TextKit has beside the text's size. One line that holds the whole text is all that there is here, so that
/// what asks for more says so.
extension NSLayoutManager {
  // MARK: Containers

  /// Puts room for the text before other room.
  public func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    let behind = Array(textContainers[index...])
    for _ in behind { removeTextContainer(at: index) }
    addTextContainer(container)
    for container in behind { addTextContainer(container) }
  }
  /// The room that holds a sign: here the first.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    unsafe effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }
  /// Puts signs into a room, as a typesetter does.
  public func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {
    declaredOnly("NSLayoutManager.setTextContainer(_:forGlyphRange:)")
  }

  // MARK: Looks

  /// Whether signs for control characters are drawn.
  public var showsControlCharacters: Bool {
    get { self[look: "NSLayoutManager.showsControlCharacters", since: 7.0, usual: false] }
    set {
      self[look: "NSLayoutManager.showsControlCharacters", since: 7.0, usual: false] = newValue
    }
  }
  /// From which fill of a line on a word is divided, from 0 for never to 1.
  public var hyphenationFactor: CGFloat {
    get { self[look: "NSLayoutManager.hyphenationFactor", since: 7.0, usual: 0] }
    set { self[look: "NSLayoutManager.hyphenationFactor", since: 7.0, usual: 0] = newValue }
  }
  /// Whether lines are as far apart as the font wants.
  public var usesFontLeading: Bool {
    get { self[look: "NSLayoutManager.usesFontLeading", since: 7.0, usual: true] }
    set { self[look: "NSLayoutManager.usesFontLeading", since: 7.0, usual: true] = newValue }
  }
  /// Whether parts are laid out and others above them are not: never here.
  public var hasNonContiguousLayout: Bool { false }

  // MARK: Laying out

  // Everything is laid out whenever it is asked for.

  /// Has signs made anew for letters.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { unsafe actualCharRange?.pointee = charRange }
  /// Has letters laid out anew.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) { unsafe actualCharRange?.pointee = charRange }
  /// Has letters drawn anew.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Has signs drawn anew.
  public func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Makes the signs of letters now.
  public func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Makes signs now.
  public func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  /// Lays letters out now.
  public func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Lays signs out now.
  public func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Lays out what is in a rectangle now.
  public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  /// The first letter that is not laid out yet: here the end.
  public func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The first sign that is not laid out yet: here the end.
  public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

  // MARK: Signs

  /// Whether there is a sign at that place.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// The number of a sign in its font: that of its letter here. iOS 9.0 and later.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    requires("CGGlyphAtIndex:", since: 9.0)
    return unsafe cgGlyph(at: glyphIndex, isValidIndex: nil)
  }
  /// The number of a sign in its font, and whether there is one: that of its letter here. iOS 9.0 and later.
  public func cgGlyph(
    at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    requires("CGGlyphAtIndex:isValidIndex:", since: 9.0)
    let isThere = isValidGlyphIndex(glyphIndex)
    unsafe isValidIndex?.pointee = ObjCBool(isThere)
    return isThere ? (textStorage?.string as NSString?)?.character(at: glyphIndex) ?? 0 : 0
  }
  /// What a sign is for.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard isValidGlyphIndex(glyphIndex),
      let letter = (textStorage?.string as NSString?)?.character(at: glyphIndex)
    else { return [] }
    return letter < 32 ? .controlCharacter : letter == 32 ? .elastic : []
  }
  /// The signs around one that stand side by side as their font has it: here all.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// What a sign is for; iOS 7.0 and later.
  public struct GlyphProperty: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: Int
    /// Makes the value of a raw one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// It controls how others are laid out.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// It may be made wider, as a blank.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// It stands over another one.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }
  /// What a control character does; iOS 7.0 and later.
  public struct ControlCharacterAction: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: Int
    /// Makes the value of a raw one.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nothing, and takes no room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// It takes room.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// What follows is at the next tab.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// What follows is in the next line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// What follows is in the next paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// What follows is in the next room.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
  /// The signs in a rectangle: here all of the room.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    glyphRange(for: container)
  }
  /// The signs in a rectangle, without laying more out: here all of the room.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(for: container) }
  /// The sign at a point, and how far it lies before the point, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }
  /// How far the sign at a point lies before it, from 0 to 1: no sign has a place here.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    declaredOnly("NSLayoutManager.fractionOfDistanceThroughGlyph(for:in:)")
    return 0
  }

  // MARK: Lines

  /// The part of a sign's line that is full: here the rectangle of the whole text.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    unsafe effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return unsafe lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
  }
  /// The part of a sign's line that is full, without laying more out.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    unsafe lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// The line behind a text that ends with a break: none here.
  public var extraLineFragmentRect: CGRect { .zero }
  /// The part of it that is full: none here.
  public var extraLineFragmentUsedRect: CGRect { .zero }
  /// The room that holds it: none here.
  public var extraLineFragmentTextContainer: NSTextContainer? { nil }
  /// Which signs of a line are left out for want of room: here none.
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    declaredOnly("NSLayoutManager.truncatedGlyphRange(inLineFragmentForGlyphAt:)")
    return NSRange(location: NSNotFound, length: 0)
  }
  /// Whether a sign is not drawn: none is here.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { false }
  /// Whether a sign is drawn beyond its line: none is here.
  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
  /// How large an attachment is; negative for a sign that is none.
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    CGSize(width: -1, height: -1)
  }
  /// Hands out the rectangles of signs: here one about the whole text.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard glyphRange.length > 0 else { return }
    var stop: ObjCBool = false
    unsafe withUnsafeMutablePointer(to: &stop) { pointer in
      unsafe block(boundingRect(forGlyphRange: glyphRange, in: textContainer), pointer)
    }
  }

  // MARK: What a typesetter sets

  /// Gives signs a line.
  public func setLineFragmentRect(
    _ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect
  ) { declaredOnly("NSLayoutManager.setLineFragmentRect(_:forGlyphRange:usedRect:)") }
  /// Gives the end of the text a line.
  public func setExtraLineFragmentRect(
    _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
  ) { declaredOnly("NSLayoutManager.setExtraLineFragmentRect(_:usedRect:textContainer:)") }
  /// Gives signs a place in their line.
  public func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {
    declaredOnly("NSLayoutManager.setLocation(_:forStartOfGlyphRange:)")
  }
  /// Has a sign not drawn.
  public func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    declaredOnly("NSLayoutManager.setNotShownAttribute(_:forGlyphAt:)")
  }
  /// Says that a sign is drawn beyond its line.
  public func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    declaredOnly("NSLayoutManager.setDrawsOutsideLineFragment(_:forGlyphAt:)")
  }
  /// Gives an attachment a size.
  public func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {
    declaredOnly("NSLayoutManager.setAttachmentSize(_:forGlyphRange:)")
  }
}
