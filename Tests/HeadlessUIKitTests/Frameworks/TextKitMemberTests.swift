import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What layout managers, text containers and paragraph styles answer and do.
@Suite
@MainActor
struct TextKitMemberTests {
  private struct Page {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))

    init(_ text: NSAttributedString) {
      storage = NSTextStorage(attributedString: text)
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
    }

    init(_ text: String) { self.init(NSAttributedString(string: text)) }

    func range(_ location: Int, _ length: Int) -> NSRange {
      NSRange(location: location, length: length)
    }
  }

  @Test("Each letter has a glyph, which knows its line", .rule(921))
  func glyphs() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let page = Page("one\ntwo\t\n")
    let (manager, container) = (page.manager, page.container)
    expect(manager.textContainers.count == 1 && manager.textContainers[0] === container)
    expect(manager.isValidGlyphIndex(8) && !manager.isValidGlyphIndex(9))
    expect(manager.firstUnlaidGlyphIndex() == 9 && manager.firstUnlaidCharacterIndex() == 9)
    expect(manager.glyphIndexForCharacter(at: 4) == 4 && manager.characterIndexForGlyph(at: 4) == 4)
    expectEqual(
      unsafe manager.glyphRange(forCharacterRange: page.range(1, 2), actualCharacterRange: nil),
      page.range(1, 2))
    expectEqual(manager.glyphRange(for: container), page.range(0, 9))
    expectEqual(manager.propertyForGlyph(at: 3), .controlCharacter)
    expectEqual(manager.propertyForGlyph(at: 0), [])
    expect(!manager.notShownAttribute(forGlyphAt: 0))
    expect(!manager.drawsOutsideLineFragment(forGlyphAt: 0) && !manager.hasNonContiguousLayout)
    expectEqual(manager.attachmentSize(forGlyphAt: 0), CGSize(width: -1, height: -1))
    var isValid: ObjCBool = true
    _ = unsafe manager.cgGlyph(at: 99, isValidIndex: &isValid)
    expect(!isValid.boolValue)
    expect(manager.cgGlyph(at: 0) != manager.cgGlyph(at: 1))
  }

  @Test("Lines lie below each other, and a text that ends a line has one more", .rule(921))
  func lines() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let page = Page("one\ntwo\n")
    let (manager, container) = (page.manager, page.container)
    manager.ensureLayout(for: container)
    manager.ensureLayout(forCharacterRange: page.range(0, 8))
    manager.ensureGlyphs(forGlyphRange: page.range(0, 8))
    var line = NSRange()
    let first = unsafe manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: &line)
    expect(line == page.range(0, 4) && first.minY == 0 && first.width == 200)
    let second = unsafe manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &line)
    expect(line == page.range(4, 4) && second.minY == first.maxY)
    let used = unsafe manager.lineFragmentUsedRect(forGlyphAt: 5, effectiveRange: nil)
    expect(used.width < second.width && used.width > 0 && used.minY == second.minY)
    let quick = unsafe manager.lineFragmentUsedRect(
      forGlyphAt: 5, effectiveRange: nil, withoutAdditionalLayout: true)
    expectEqual(quick, used)
    expect(manager.extraLineFragmentTextContainer === container)
    expectEqual(manager.extraLineFragmentUsedRect.minY, second.maxY)
    let box = CGRect(x: 0, y: second.midY, width: 200, height: 1)
    expectEqual(manager.glyphRange(forBoundingRect: box, in: container), page.range(4, 4))
    expectEqual(
      manager.glyphRange(forBoundingRectWithoutAdditionalLayout: box, in: container),
      page.range(4, 4))
    var part: CGFloat = -1
    let index = unsafe manager.characterIndex(
      for: CGPoint(x: used.minX + 1, y: second.midY), in: container,
      fractionOfDistanceBetweenInsertionPoints: &part)
    expect(index == 4 && part >= 0 && part < 1)
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: page.range(0, 7),
      withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, _ in rects.append(rect) }
    expectEqual(rects.map(\.minY), [first.minY, second.minY])
    expectNil(Page("one").manager.extraLineFragmentTextContainer)
  }

  @Test("A text is laid out anew when it, its room or its manager is another one", .rule(921))
  func changes() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let page = Page(String(repeating: "word ", count: 30))
    let (manager, container) = (page.manager, page.container)
    let high = manager.usedRect(for: container).height
    container.size.width = 2000
    manager.textContainerChangedGeometry(container)
    expect(manager.usedRect(for: container).height < high)
    var range = NSRange()
    unsafe manager.invalidateGlyphs(
      forCharacterRange: page.range(2, 3), changeInLength: 0, actualCharacterRange: &range)
    expectEqual(range, page.range(2, 3))
    manager.invalidateDisplay(forCharacterRange: range)
    manager.invalidateDisplay(forGlyphRange: range)
    let narrow = NSTextContainer(size: CGSize(width: 50, height: 1000))
    manager.insertTextContainer(narrow, at: 0)
    expect(manager.textContainers[0] === narrow && narrow.layoutManager === manager)
    manager.removeTextContainer(at: 0)
    expect(narrow.layoutManager == nil && manager.textContainers.count == 1)
    let other = NSLayoutManager()
    container.replaceLayoutManager(other)
    expect(container.layoutManager === other && other.textStorage === page.storage)
    expect(manager.textContainers.isEmpty && page.storage.layoutManagers.count == 1)
    expect(container.isSimpleRectangularTextContainer)
    var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
    let place = unsafe narrow.lineFragmentRect(
      forProposedRect: CGRect(x: 0, y: 0, width: 90, height: 10), at: 0,
      writingDirection: .natural, remaining: &rest)
    expect(place == CGRect(x: 0, y: 0, width: 50, height: 10) && rest == .zero)
  }

  @Test("Glyphs and what is behind them are drawn line by line", .rule(1316))
  func drawing() throws {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let text = NSMutableAttributedString(string: "one\ntwo")
    text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
    let page = Page(text)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 300, height: 100), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    let all = page.range(0, 7)
    page.manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
    let line = unsafe page.manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil)
    let behind = try #require(context.drawn.last)
    expect(behind.kind == .fill && behind.color == .red)
    expectEqual(behind.rect.origin, CGPoint(x: 15, y: line.minY + 20))
    page.manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 20))
    let letters = context.drawn.suffix(2)
    expectEqual(letters.map(\.kind), [.text("one\n"), .text("two")])
    expectEqual(letters.last?.rect.minY, line.minY + 20)
  }

  @Test("Only a subclass of text storages mends its attributes at once")
  func storages() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let storage = NSTextStorage(string: "abc", attributes: [.kern: 1])
    expect(storage.fixesAttributesLazily)
    let all = NSRange(location: 0, length: 3)
    storage.invalidateAttributes(in: all)
    storage.ensureAttributesAreFixed(in: all)
    storage.fixAttributes(in: all)
    unsafe expectEqual(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 1)
  }

  @Test("A paragraph style has tab stops in order, and all of another one", .rule(1317))
  func paragraphs() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let style = NSMutableParagraphStyle()
    expect(style.lineHeightMultiple == 0 && style.minimumLineHeight == 0)
    expect(style.maximumLineHeight == 0 && style.paragraphSpacing == 0)
    expect(style.defaultTabInterval == 0 && !style.usesDefaultHyphenation)
    expectEqual(style.tabStops.count, 12)
    expectEqual(style.tabStops.prefix(2).map(\.location), [28, 56])
    style.tabStops = []
    let (far, near) = (
      NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 9)
    )
    style.addTabStop(far)
    style.addTabStop(near)
    expectEqual(style.tabStops.map(\.location), [9, 90])
    style.removeTabStop(near)
    expectEqual(style.tabStops.map(\.alignment), [.right])
    let farthest = NSTextTab(textAlignment: .left, location: .greatestFiniteMagnitude)
    expect(Set([farthest, near, farthest]).count == 2)
    style.maximumLineHeight = 11
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    expect(other == style && other.maximumLineHeight == 11 && other.tabStops.count == 1)
    other.lineBreakStrategy = .pushOut
    expect(other != style)
    let (shadow, same) = (NSShadow(), NSShadow())
    expect(shadow == same && shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    same.shadowBlurRadius = 3
    expect(shadow != same)
    let texts = [NSParagraphStyle(), NSParagraphStyle()].map {
      NSAttributedString(string: "a", attributes: [.paragraphStyle: $0])
    }
    expectEqual(texts[0], texts[1])
  }

  @Test("Lines are as high as their paragraph says, and paragraphs keep apart")
  func lineHeights() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    func measured(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      let page = Page(
        NSAttributedString(
          string: "one\ntwo",
          attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 20)]))
      return page.manager.usedRect(for: page.container).height
    }
    let usual = measured { _ in }
    expectEqual(measured { $0.minimumLineHeight = 50 }, 100)
    expectEqual(measured { $0.maximumLineHeight = 10 }, 20)
    expect(abs(measured { $0.lineHeightMultiple = 2 } - usual * 2) < 1)
    expectEqual(measured { $0.paragraphSpacing = 7 }, usual + 7)
  }

  @Test("A drawing context tells where a text was drawn", .rule(1320))
  func drawingContexts() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let context = NSStringDrawingContext()
    expect(context.totalBounds == .zero && context.actualScaleFactor == 1)
    let text = NSAttributedString(string: "some words that need lines")
    let room = CGSize(width: 60, height: 500)
    let bounds = text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, context: context)
    expect(context.totalBounds == bounds && bounds.height > 20)
    text.draw(
      with: CGRect(origin: CGPoint(x: 3, y: 4), size: room), options: .usesLineFragmentOrigin,
      context: context)
    expectEqual(context.totalBounds, bounds.offsetBy(dx: 3, dy: 4))
    text.string.draw(
      with: CGRect(origin: .zero, size: room), options: .usesLineFragmentOrigin, context: context)
    expectEqual(context.totalBounds, bounds)
  }
}
