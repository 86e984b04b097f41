public import Foundation

/// Lays out a text; by estimate, a letter half an em wide. iOS 7.0 and later.
open class NSLayoutManager: NSObject, KeepsDeclaredValues {
  final var declared = DeclaredValues()

  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  /// The text; nil for none.
  open weak var textStorage: NSTextStorage?
  /// Where the text is laid out, in order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Adds room for the text.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  /// Takes room away, by its place in the order.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }
  /// Who is asked how the text is laid out; not held, and not asked here.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { declaredOnly("NSLayoutManager.delegate", oldValue as Any?, delegate as Any?) }
  }
  /// Whether parts may be laid out before what is above them; here all always is.
  open var allowsNonContiguousLayout = false {
    didSet {
      keptLook("NSLayoutManager.allowsNonContiguousLayout", oldValue, allowsNonContiguousLayout)
    }
  }
  /// Whether signs for what is not seen are drawn.
  open var showsInvisibleCharacters = false {
    didSet {
      keptLook("NSLayoutManager.showsInvisibleCharacters", oldValue, showsInvisibleCharacters)
    }
  }
  /// How many signs are shown; here one for each letter.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Lays the text out now; here it always is.
  open func ensureLayout(for container: NSTextContainer) {}
  /// The signs in that room.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  /// The signs of letters: here each letter has one.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }
  /// The letters of signs: here each sign has one.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  /// The sign of a letter: here each has one.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The letter of a sign: here each has one.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The part of the room that the text takes.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage else { return .zero }
    return CGRect(origin: .zero, size: TextMeasure(text: text).size(within: container.size.width))
  }
  /// The rectangle that signs take.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  { usedRect(for: container) }
  /// The line of a sign: here the rectangle of the whole text.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    Simulator.current.unimplemented(
      "NSLayoutManager.lineFragmentRect(forGlyphAt:effectiveRange:)",
      "no line has a place: the rectangle of the whole text is taken.")
    return textContainers.first.map(usedRect) ?? .zero
  }
  /// Where a sign is in its line: here at the beginning.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    Simulator.current.unimplemented(
      "NSLayoutManager.location(forGlyphAt:)", "no sign has a place: the beginning is taken.")
    return .zero
  }
  /// Hands out the lines: here the whole text as one.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    Simulator.current.unimplemented(
      "NSLayoutManager.enumerateLineFragments(forGlyphRange:using:)",
      "no line has a place: the whole text is handed out as one.")
    guard let container = textContainers.first, numberOfGlyphs > 0 else { return }
    let rect = usedRect(for: container)
    var stop: ObjCBool = false
    unsafe withUnsafeMutablePointer(to: &stop) { pointer in
      unsafe block(rect, rect, container, glyphRange, pointer)
    }
  }
  /// The letter at a point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    Simulator.current.unimplemented(
      "NSLayoutManager.characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)",
      "no letter has a place: the first is taken for every point.")
    return 0
  }
  /// The sign at a point; here always the first.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  /// Draws what is behind signs; an app may override it, and nothing calls it here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Draws signs; an app may override it, and nothing calls it here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Fills what is behind letters; an app may override it, and nothing calls it here.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {}
  /// A room has another size; the text is measured anew whenever it is asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  /// Draws a line below signs; an app may override it, and nothing calls it here.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Draws a line through signs; an app may override it, and nothing calls it here.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {}
  /// Draws a line below signs; an app may override it, and nothing calls it here.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
  /// Draws a line through signs; an app may override it, and nothing calls it here.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {}
}

/// Says how a text is laid out; nothing asks it here. iOS 7.0 and later.
@MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
