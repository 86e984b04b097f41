public import Foundation

/// What TextKit has beside the lines of a text. Each letter has one sign here, which stands in the first room.
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
    unsafe isValidIndex?.ofVariable[0] = ObjCBool(isThere)
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
  /// The signs of the lines that a rectangle touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = layout(in: container)?.lines ?? []
    return lines.filter { $0.fragment.maxY > bounds.minY && $0.fragment.minY < bounds.maxY }
      .map(\.range)
      .reduce(NSRange(location: 0, length: 0)) { $0.length == 0 ? $1 : NSUnionRange($0, $1) }
  }
  /// The signs of the lines that a rectangle touches, without laying more out.
  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }
  /// The sign at a point of the room or next to it, and how far to the right of it the point is, from 0 to 1.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    let found = layout(in: container)?.letter(nextTo: place)
    unsafe partialFraction?.pointee = found?.part ?? 0
    return found?.offset ?? 0
  }
  /// How far to the right of the sign next to it a point is, from 0 to 1.
  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var part: CGFloat = 0
    _ = unsafe withUnsafeMutablePointer(to: &part) { pointer in
      unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: pointer)
    }
    return part
  }

  // MARK: Lines

  /// The part of a sign's line that is full, with what keeps it from the sides.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, container) = firstLayout else { return .zero }
    let line = layout.lines[layout.line(at: glyphIndex)]
    unsafe effectiveGlyphRange?.pointee = line.range
    return container.used(of: line)
  }
  /// The part of a sign's line that is full, without laying more out.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect {
    unsafe lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
  /// The line behind a text that ends with a break, or of a text without letters; zero for none.
  public var extraLineFragmentRect: CGRect {
    extraLine.map { $0.container.fragment(of: $0.line) } ?? .zero
  }
  /// The part of it that is full; zero for none.
  public var extraLineFragmentUsedRect: CGRect {
    extraLine.map { $0.container.used(of: $0.line) } ?? .zero
  }
  /// The room that holds it; nil for none.
  public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }
  private var extraLine: (line: TextLayout.Line, container: NSTextContainer)? {
    guard let (layout, container) = firstLayout, let last = layout.lines.last,
      last.range.length == 0
    else { return nil }
    return (last, container)
  }
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
  /// Hands out the rectangles of signs, one for each line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let rects = layout(in: textContainer)?.rects(of: glyphRange) ?? []
    rects.map { $0.offsetBy(dx: textContainer.lineFragmentPadding, dy: 0) }.handOut(block)
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
