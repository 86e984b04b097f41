public import Foundation

/// Lays out a text, by estimate (rule 921), in its first room. iOS 7.0 and later.
open class NSLayoutManager: NSObject, KeepsDeclaredValues {
  final var declared = DeclaredValues()

  public override init() {
    Self.requiresClass(since: 7.0)
    super.init()
  }
  /// The text; nil for none.
  open weak var textStorage: NSTextStorage?
  /// The text is another one, for the views that show it.
  final func textChanged() {
    for container in textContainers { container.textChanged?() }
  }
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
  /// The lines of the text in a room, from its corner; nil without a text (rule 921).
  final func layout(in container: NSTextContainer) -> TextLayout? {
    guard let text = textStorage else { return nil }
    let state = LayoutState(text: text, container: container)
    if let keptLayout, keptLayout.state == state { return keptLayout.layout }
    let layout = TextLayout(text, font: container.usualFont, in: container.room)
    keptLayout = (state, layout)
    return layout
  }
  private final var keptLayout: (state: LayoutState, layout: TextLayout)?
  /// What a layout follows from.
  private struct LayoutState: Equatable {
    let text: ObjectIdentifier
    let revision: Int
    let room: TextLayout.Room
    let font: UIFont?

    init(text: NSTextStorage, container: NSTextContainer) {
      (self.text, revision) = (ObjectIdentifier(text), text.revision)
      (room, font) = (container.room, container.usualFont)
    }
  }
  /// The lines in the first room, and that room.
  final var firstLayout: (layout: TextLayout, container: NSTextContainer)? {
    textContainers.first.flatMap { first in layout(in: first).map { ($0, first) } }
  }
  /// The part of the room that the text takes, with what keeps it from the sides.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    let size = layout.measuredSize
    return CGRect(
      x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
  }
  /// The rectangle that signs take.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let rects = layout(in: container)?.rects(of: glyphRange) ?? []
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
      .offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }
  /// The line of a sign, as wide as the room.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (layout, container) = firstLayout else { return .zero }
    let line = layout.lines[layout.line(at: glyphIndex)]
    unsafe effectiveGlyphRange?.pointee = line.range
    return container.fragment(of: line)
  }
  /// Where a sign is in its line: its left edge, and how far below the line's top its baseline is.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (layout, container) = firstLayout else { return .zero }
    let caret = layout.caret(at: glyphIndex)
    // Of the height that a line takes, the part above the baseline that a font has.
    return CGPoint(
      x: caret.minX + container.lineFragmentPadding,
      y: caret.height * UIFont.ascenderRatio / UIFont.lineRatio)
  }
  /// Hands out the lines in which signs stand.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let (layout, container) = firstLayout else { return }
    let lines = layout.lines.filter { NSIntersectionRange($0.range, glyphRange).length > 0 }
    unsafe lines.handOut { line, stop in
      unsafe block(
        container.fragment(of: line), container.used(of: line), container, line.range, stop)
    }
  }
  /// The letter at a point of the room or next to it, and how far to the right of it the point is, from 0 to 1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe glyphIndex(
      for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }
  /// The sign at a point of the room or next to it.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    unsafe glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// Draws what is behind signs, where the room's corner is at `origin` (rule 1316). An app may override
  /// it; no view calls it here.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let text = textStorage, let (layout, container) = firstLayout else { return }
    let shown = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: text.length))
    text.enumerateAttribute(.backgroundColor, in: shown) { value, range, _ in
      guard let color = value as? UIColor else { return }
      let rects = layout.rects(of: range).map {
        $0.offsetBy(dx: origin.x + container.lineFragmentPadding, dy: origin.y)
      }
      color.setFill()
      unsafe rects.withUnsafeBufferPointer {
        guard let first = $0.baseAddress else { return }
        unsafe fillBackgroundRectArray(
          first, count: rects.count, forCharacterRange: range, color: color)
      }
    }
  }
  /// Draws signs and the lines below and through them, where the room's corner is at `origin` (rules 1316 and
  /// 1368). An app may override it; no view calls it here.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let text = textStorage, let (layout, container) = firstLayout else { return }
    for line in layout.lines {
      let piece = NSIntersectionRange(line.range, glyphsToShow)
      let letters = NSMutableAttributedString(
        attributedString: text.attributedSubstring(from: piece))
      let whole = NSRange(location: 0, length: letters.length)
      for key in [NSAttributedString.Key.underlineStyle, .strikethroughStyle] {
        letters.removeAttribute(key, range: whole)
      }
      for rect in layout.rects(of: piece) {
        letters.draw(in: rect.offsetBy(dx: origin.x + container.lineFragmentPadding, dy: origin.y))
      }
      let fragment = container.fragment(of: line)
      styles(.underlineStyle, of: text, in: piece) { style, range in
        underlineGlyphRange(
          range, underlineType: style, lineFragmentRect: fragment,
          lineFragmentGlyphRange: line.range, containerOrigin: origin)
      }
      styles(.strikethroughStyle, of: text, in: piece) { style, range in
        strikethroughGlyphRange(
          range, strikethroughType: style, lineFragmentRect: fragment,
          lineFragmentGlyphRange: line.range, containerOrigin: origin)
      }
    }
  }

  /// Hands out the pieces that have a line of that kind.
  private func styles(
    _ key: NSAttributedString.Key, of text: NSAttributedString, in piece: NSRange,
    _ body: (NSUnderlineStyle, NSRange) -> Void
  ) {
    text.enumerateAttribute(key, in: piece) { value, range, _ in
      let number = (value as? NSNumber)?.intValue ?? value as? Int ?? 0
      if number & 0xF != 0 { body(NSUnderlineStyle(rawValue: number), range) }
    }
  }

  /// Fills a line along signs, so many points above the lower edge of each of their rectangles.
  private func fillLine(
    _ range: NSRange, _ height: (CGRect) -> CGFloat, _ key: NSAttributedString.Key,
    _ origin: CGPoint
  ) {
    guard let text = textStorage, let (layout, container) = firstLayout, range.length > 0,
      (0..<text.length).contains(range.location)
    else { return }
    let attributes = text.attributes(at: range.location, effectiveRange: nil)
    (attributes[key] as? UIColor ?? attributes[.foregroundColor] as? UIColor ?? .black).setFill()
    let context = UIGraphicsGetCurrentContext()
    for rect in layout.rects(of: range) {
      context?.fill(
        CGRect(
          x: rect.minX + origin.x + container.lineFragmentPadding,
          y: rect.maxY + origin.y - height(rect), width: rect.width, height: 1))
    }
  }
  /// Fills what is behind letters with the color that is set. An app may override it.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    let rects = unsafe Array(UnsafeBufferPointer(start: rectArray, count: rectCount))
    UIGraphicsGetCurrentContext()?.fill(rects)
  }
  /// A room has another size; the text is measured anew whenever it is asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) {}
  /// Has a line drawn below signs of one line (rule 1368). An app may override it.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: lineRect.height * Self.descent, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Has a line drawn through signs of one line (rule 1368). An app may override it.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: lineRect.height * Self.descent, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws a line below signs; an app may override it.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { fillLine(glyphRange, { _ in baselineOffset - 1 }, .underlineColor, containerOrigin) }
  /// Draws a line through signs; an app may override it.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { fillLine(glyphRange, { $0.height / 2 }, .strikethroughColor, containerOrigin) }

  /// How much of a line's height is below its letters' foot.
  private static var descent: CGFloat { 1 - UIFont.ascenderRatio / UIFont.lineRatio }
}

/// Says how a text is laid out; nothing asks it here. iOS 7.0 and later.
@MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {}

extension NSTextContainer {
  /// How a text is set in it.
  fileprivate var room: TextLayout.Room {
    TextLayout.Room(
      width: size.width > 0 ? max(size.width - 2 * lineFragmentPadding, 1) : 0,
      lines: maximumNumberOfLines, alignment: usualAlignment,
      keepsLeading: layoutManager?.usesFontLeading ?? true)
  }
  /// A line, from side to side.
  func fragment(of line: TextLayout.Line) -> CGRect {
    var rect = line.fragment
    rect.size.width += 2 * lineFragmentPadding
    return rect
  }
  /// The part of a line that is full, with what keeps it from the sides.
  func used(of line: TextLayout.Line) -> CGRect {
    var rect = line.used
    rect.size.width += 2 * lineFragmentPadding
    return rect
  }
}
