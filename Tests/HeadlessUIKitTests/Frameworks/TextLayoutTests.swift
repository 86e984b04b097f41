import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Asks for its views where it is asked for their places, as an app may that has both.
private final class EagerField: UITextField {
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: leftView!.bounds.width, height: bounds.height)
  }
  override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: textRect(forBounds: bounds))
  }
}

/// Keeps its text from the edges.
private final class PaddedLabel: UILabel {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let text = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: text.width + 6, height: text.height + 4)
  }
}

/// Is at least so high, and says that its content is higher than it is.
private final class InputView: UITextView {
  override var contentSize: CGSize {
    get {
      let size = super.contentSize
      return CGSize(width: size.width, height: size.height + 10)
    }
    set {
      super.contentSize = newValue
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: max(super.intrinsicContentSize.height, 60))
  }
}

/// Has classes of its own for places and ranges.
private final class OwnInput: UIView, UITextInput {
  final class Place: UITextPosition {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init()
    }
  }
  final class Piece: UITextRange {
    let (first, last): (Int, Int)
    init(_ first: Int, _ last: Int) {
      (self.first, self.last) = (first, last)
      super.init()
    }
    override var start: UITextPosition { Place(first) }
    override var end: UITextPosition { Place(last) }
  }
  let letters = Array("one two")
  var hasText: Bool { true }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(letters.count) }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (toPosition as! Place).number - (from as! Place).number
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    Place((position as! Place).number + offset)
  }
  func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    Piece((from as! Place).number, (toPosition as! Place).number)
  }
  func text(in range: UITextRange) -> String? {
    let piece = range as! Piece
    return String(letters[piece.first..<piece.last])
  }
}

/// To hundredths: sums of widths are not exact.
private func rounded(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
private func rounded(_ size: CGSize) -> CGSize {
  CGSize(width: rounded(size.width), height: rounded(size.height))
}
private func rounded(_ rect: CGRect) -> CGRect {
  CGRect(
    x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
    height: rounded(rect.height))
}

/// A font whose letters have the widths that Adobe has published.
private func helvetica(_ size: CGFloat) -> UIFont { UIFont(name: "Helvetica", size: size)! }

/// How wide letters are, and what views take of that.
@MainActor
struct LetterWidthTests {
  private func label(_ text: String, _ font: UIFont = .systemFont(ofSize: 17)) -> CGSize {
    let label = UILabel()
    (label.text, label.font) = (text, font)
    return label.intrinsicContentSize
  }

  @Test("A label is as high as its line, in whole pixels", .rule(933))
  func pixels() {
    let two = TestApp(iOS: 12, model: "iPhone 8")
    expectEqual(label("Label"), CGSize(width: 42, height: 20.5))
    let three = TestApp(iOS: 12, model: "iPhone X")
    expectEqual(label("Label"), CGSize(width: 41 + 2 / 3.0, height: 20 + 1 / 3.0))
    let old = TestApp(iOS: 6, model: "iPhone 5")
    defer { _ = (two, three, old) }
    expectEqual(label("Label"), CGSize(width: 42, height: 21))
  }

  @Test("Letters differ in width, and bold ones are wider", .rule(933))
  func letters() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    expect(label("lllll").width < label("WWWWW").width / 3)
    expect(label("Label", .boldSystemFont(ofSize: 17)).width > label("Label").width)
    let fixed = UIFont(name: "Menlo", size: 20)!
    expectEqual(label("lll", fixed).width, 36)
    expectEqual(label("WWW", fixed).width, 36)
    expectEqual(label("é").width, label("e").width)
    expectEqual(label("日本").width, 34)
    expectEqual(label("a\tb").width, label("a b").width)
    expectEqual(label("iii", UIFont(name: "CourierNewPSMT", size: 20)!).width, 36)
    expectEqual("\(label("\nabc").width)", "0.0")
  }

  @Test("The system's fonts have letters of their own", .rule(1201))
  func systems() {
    let phone = TestApp(iOS: 15, model: "iPhone 8")
    for (text, size, width) in [
      ("Label", 17, 42), ("Title", 17, 33.5), ("Detail", 17, 44), ("Subtitle", 12, 44),
      ("Button", 15, 46), ("Hello World", 17, 88.5),
    ] as [(String, CGFloat, CGFloat)] {
      expectEqual(label(text, .systemFont(ofSize: size)).width, width, text)
    }
    let weights: [UIFont.Weight] = [
      .ultraLight, .light, .regular, .medium, .semibold, .bold, .black,
    ]
    let widths = weights.map { label("Weights", .systemFont(ofSize: 17, weight: $0)).width }
    expectEqual(widths, widths.sorted())
    // Large type is set closer.
    let (small, large) = (
      label("small", .systemFont(ofSize: 12)).width, label("small", .systemFont(ofSize: 48)).width
    )
    expect(large < small * 4)
    let old = TestApp(iOS: 8, model: "iPhone 5S")
    defer { _ = (phone, old) }
    expectEqual(label("Button", .systemFont(ofSize: 15)).width, 45.5)
    expectEqual(label("Button", UIFont(name: "HelveticaNeue", size: 15)!).width, 45.5)
    expect(label("Button", UIFont(name: "HelveticaNeue-Bold", size: 15)!).width > 46)
    expectEqual(label("Button", helvetica(15)).width, 43.5)
  }

  @Test("Some families have lines of their own height", .rule(1206))
  func families() {
    let app = TestApp(iOS: 15, model: "iPhone 13")
    defer { _ = app }
    let georgia = UIFont(name: "Georgia-Bold", size: 24)!
    expectEqual(label("Login", georgia).height, 27 + 1 / 3.0)
    expectEqual(rounded(georgia.ascender - georgia.descender), rounded(georgia.lineHeight))
    expectEqual(label("Next", UIFont(name: "AvenirNext-Medium", size: 15)!).height, 20 + 2 / 3.0)
  }

  @Test("What measures a text does not round, since iOS 7", .rule(933))
  func measured() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let size = "Label".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    expectEqual(rounded(size), CGSize(width: 41.6, height: 20.29))
  }
}

/// Where the letters of texts are, with the widths of Helvetica (rule 933): in a font of 20 points "one two" is
/// 70.04 wide, and a line 23.87 high.
@MainActor
struct TextLayoutTests {
  private func label(_ text: String, lines: Int = 0, size: CGFloat = 20) -> UILabel {
    let label = UILabel()
    label.font = helvetica(size)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("Indents narrow the lines of a paragraph, and spacing goes before it", .rule(921))
  func indents() {
    _ = TestApp(iOS: 12)
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (10, 30, -20)
    style.paragraphSpacingBefore = 6
    let storage = NSTextStorage(
      string: "aa bb cc\ndd",
      attributes: [.paragraphStyle: style, .font: helvetica(20)])
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 90, height: 500))
    )
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    func lines(most: Int = 9) -> [CGRect] {
      var used: [CGRect] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 11)) {
        _, rect, _, _, stop in
        used.append(rect)
        if used.count == most { stop.pointee = true }
      }
      return used
    }
    // 60 points are left of the first line, and 40 of the others.
    expectEqual(
      lines().map(rounded),
      [
        CGRect(x: 10, y: 0, width: 50.04, height: 23.87),
        CGRect(x: 30, y: 23.87, width: 20, height: 23.87),
        CGRect(x: 10, y: 53.73, width: 22.24, height: 23.87),
      ])
    expectEqual(lines(most: 2).count, 2)
    style.tailIndent = 55
    style.alignment = .right
    _courseChange(
      storage, in: NSRange(location: 0, length: 11),
      .set([.paragraphStyle: style, .font: helvetica(20)]))
    expectEqual(lines().map { rounded($0.minX) }, [32.76, 32.76, 35, 32.76])
    let bounds = NSAttributedString(
      string: "aa", attributes: [.paragraphStyle: style, .font: helvetica(20)])
    expectEqual(rounded(bounds.size().width), 32.24)
    // A label fits into the size that it wants.
    for (head, tail) in [(0, -20), (100, -100), (10, 60)] as [(CGFloat, CGFloat)] {
      (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (head, head, tail)
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "some words here", attributes: [.paragraphStyle: style])
      let size = label.intrinsicContentSize
      expectEqual(label.sizeThatFits(size), size, "\(head) \(tail)")
    }
  }

  @Test("A label of several lines keeps to the width that it is given", .rule(921))
  func labels() {
    _ = Device(iOS: 17)
    let text = "one two three"
    let one = label(text, lines: 1)
    expectEqual(one.sizeThatFits(CGSize(width: 70, height: 0)), CGSize(width: 121.5, height: 24))
    let many = label(text)
    expectEqual(many.sizeThatFits(.zero), CGSize(width: 121.5, height: 24))
    // "one two" hangs its blank over the edge at 70.5 points.
    expectEqual(many.sizeThatFits(CGSize(width: 70.5, height: 0)), CGSize(width: 70.5, height: 48))
    expectEqual(many.sizeThatFits(CGSize(width: 70, height: 0)), CGSize(width: 46, height: 72))
    // A word that is too long is broken inside.
    expectEqual(many.sizeThatFits(CGSize(width: 40, height: 0)), CGSize(width: 34.5, height: 95.5))
    expectEqual(
      label(text, lines: 2).sizeThatFits(CGSize(width: 40, height: 0)),
      CGSize(width: 33.5, height: 48))
    many.lineBreakMode = .byCharWrapping
    expectEqual(many.sizeThatFits(CGSize(width: 60, height: 0)), CGSize(width: 59, height: 72))
    let bounds = CGRect(x: 5, y: 5, width: 70, height: 200)
    expectEqual(
      one.textRect(forBounds: bounds, limitedToNumberOfLines: 1),
      CGRect(x: 5, y: 5, width: 70, height: 24))
    many.frame = CGRect(x: 0, y: 0, width: 70.5, height: 10)
    many.lineBreakMode = .byTruncatingTail
    many.sizeToFit()
    expectEqual(many.frame.size, CGSize(width: 70.5, height: 48))
  }

  @Test(
    "Parts of a text have fonts of their own, and its style says how far lines are apart",
    .rule(921))
  func styled() {
    _ = Device(iOS: 17)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let text = NSMutableAttributedString(
      string: "ab cd", attributes: [.font: helvetica(20), .paragraphStyle: style])
    text.append(
      NSAttributedString(string: "ef", attributes: [.font: helvetica(40)]))
    let room = CGSize(width: 70, height: 1000)
    expectEqual(
      rounded(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size),
      CGSize(width: 54.48, height: 75.6))
    expectEqual(rounded(text.size()), CGSize(width: 82.28, height: 47.73))
    style.lineBreakMode = .byTruncatingTail
    let cut = NSAttributedString(
      string: "ab cd", attributes: [.font: helvetica(20), .paragraphStyle: style])
    expectEqual(
      rounded(
        cut.boundingRect(
          with: CGSize(width: 30, height: 1000), options: .usesLineFragmentOrigin, context: nil
        ).size), CGSize(width: 48.92, height: 23.87))
  }

  @Test("A text view knows where its letters are, and what is at a point", .rule(921))
  func places() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 80.5, height: 100))
    root.view.addSubview(view)
    view.font = helvetica(20)
    view.text = "one two\nthree"
    func position(_ offset: Int) throws -> UITextPosition {
      try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }
    func range(_ start: Int, _ end: Int) throws -> UITextRange {
      try #require(view.textRange(from: position(start), to: position(end)))
    }
    func caret(_ offset: Int) throws -> CGRect {
      try rounded(view.caretRect(for: position(offset)))
    }
    expectEqual(try caret(0), CGRect(x: 4, y: 8, width: 2, height: 23.87))
    expectEqual(try caret(6), CGRect(x: 62.92, y: 8, width: 2, height: 23.87))
    expectEqual(try caret(8), CGRect(x: 4, y: 31.87, width: 2, height: 23.87))
    expectEqual(
      rounded(try view.firstRect(for: range(4, 10))),
      CGRect(x: 43.92, y: 8, width: 31.12, height: 23.87))
    let rects = try view.selectionRects(for: range(4, 10))
    expectEqual(rects.map { rounded($0.rect.minX) }, [43.92, 5])
    expectEqual(rects.map { rounded($0.rect.width) }, [31.12, 16.68])
    expect(
      rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
    // As any `UITextInput` it is asked the same.
    let input: any UITextInput = view
    try expectEqual(input.caretRect(for: position(8)), view.caretRect(for: position(8)))
    func nearest(_ x: CGFloat, _ y: CGFloat) -> Int? {
      view.closestPosition(to: CGPoint(x: x, y: y)).map {
        view.offset(from: view.beginningOfDocument, to: $0)
      }
    }
    expect(nearest(8, 10) == 0 && nearest(12, 10) == 1 && nearest(300, 10) == 7)
    expect(nearest(300, 40) == 13 && nearest(23, 400) == 10)
    let letter = try #require(view.characterRange(at: CGPoint(x: 8, y: 40)))
    expect(view.text(in: letter) == "t" && view.characterRange(at: CGPoint(x: 70, y: 40)) == nil)
    view.textAlignment = .right
    expectEqual(try caret(8).minX, 28.92)
  }

  @Test("A layout manager hands out lines, and finds letters at points", .rule(921))
  func manager() throws {
    _ = Device(iOS: 17)
    let storage = NSTextStorage(
      string: "one two three\n", attributes: [.font: helvetica(20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 80.5, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [(CGRect, CGRect, NSRange)] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { fragment, used, _, range, _ in
      lines.append((fragment, used, range))
    }
    expectEqual(lines.map(\.0.width), [80.5, 80.5])
    expectEqual(lines.map { rounded($0.1.width) }, [80.04, 55.58])
    expectEqual(lines.map(\.2), [NSRange(location: 0, length: 8), NSRange(location: 8, length: 6)])
    expectEqual(
      rounded(manager.extraLineFragmentRect),
      CGRect(x: 0, y: 47.73, width: 80.5, height: 23.87))
    expectEqual(
      rounded(manager.usedRect(for: container)), CGRect(x: 0, y: 0, width: 80.04, height: 71.6))
    expectEqual(
      rounded(manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 2), in: container)),
      CGRect(x: 5, y: 23.87, width: 16.68, height: 23.87))
    expectEqual(manager.glyphIndex(for: CGPoint(x: 37, y: 30), in: container), 11)
    expectEqual(
      rounded(
        manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 37.5, y: 30), in: container)), 0.82)
    expectEqual(rounded(manager.location(forGlyphAt: 10).x), 21.68)
    container.lineFragmentPadding = 0
    container.maximumNumberOfLines = 1
    expectEqual(
      rounded(manager.usedRect(for: container)), CGRect(x: 0, y: 0, width: 70.04, height: 23.87))
  }

  @Test("The content of a text view is as high as its text, and shows what is typed", .rule(924))
  func content() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 80, height: 70))
    root.view.addSubview(view)
    view.font = helvetica(20)
    view.text = "a\nb\nc\nd"
    expectEqual(view.contentSize, CGSize(width: 80, height: 111.5))
    view.scrollRangeToVisible(NSRange(location: 4, length: 1))
    expectEqual(view.contentOffset.y, 9.5)
    view.becomeFirstResponder()
    _ = stage.device.simulator.typeText("\ne")
    expect(view.contentSize.height == 135.5 && view.contentOffset.y == 57.5)
    view.textContainerInset = .zero
    expectEqual(view.contentSize.height, 119.5)
    // One that does not scroll is as high as its text in the width that constraints give it.
    let fixed = UITextView()
    fixed.font = helvetica(20)
    fixed.text = "one two three"
    fixed.isScrollEnabled = false
    fixed.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(fixed)
    NSLayoutConstraint.activate([
      fixed.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      fixed.topAnchor.constraint(equalTo: root.view.topAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 80.5),
    ])
    root.view.layoutIfNeeded()
    expectEqual(fixed.frame.size, CGSize(width: 80.5, height: 64))
  }

  @Test("A key goes where the caret of a field is", .rule(922))
  func fields() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    field.font = helvetica(20)
    field.text = "ad"
    field.becomeFirstResponder()
    func caret() -> Int? {
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
    }
    func select(_ start: Int, _ end: Int) throws {
      let from = try #require(field.position(from: field.beginningOfDocument, offset: start))
      let to = try #require(field.position(from: field.beginningOfDocument, offset: end))
      field.selectedTextRange = field.textRange(from: from, to: to)
    }
    expectEqual(caret(), 2)
    try select(1, 1)
    let start = try #require(field.selectedTextRange).start
    expectEqual(rounded(field.caretRect(for: start).minX), 10.12)
    _ = stage.device.simulator.typeText("bc")
    expect(field.text == "abcd" && caret() == 3)
    field.deleteBackward()
    expect(field.text == "abd" && caret() == 2)
    try select(0, 2)
    field.insertText("x")
    expect(field.text == "xd" && caret() == 1)
    field.text = "new"
    expectEqual(caret(), 3)
  }

  @Test(
    "A view beside the text of a field is in it while its mode says so, and takes touches",
    .rule(923))
  func sideViews() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.borderStyle = .roundedRect
    expectEqual(
      field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 2, width: 186, height: 36))
    var taps = 0
    let eye = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    eye.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    field.rightView = eye
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 10))
    field.rightViewMode = .always
    field.leftViewMode = .whileEditing
    root.view.addSubview(field)
    root.view.layoutIfNeeded()
    expect(eye.superview === field && eye.frame == CGRect(x: 170, y: 5, width: 30, height: 30))
    expectNil(field.leftView?.superview)
    expectEqual(
      field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 2, width: 163, height: 36))
    let place = eye.frameOnScreen
    try stage.device.simulator.tap(at: CGPoint(x: place.midX, y: place.midY))
    expectEqual(taps, 1)
    field.becomeFirstResponder()
    root.view.layoutIfNeeded()
    expectEqual(field.leftView?.frame, CGRect(x: 0, y: 15, width: 12, height: 10))
    expect(field.leftView?.superview === field)
    field.rightView = nil
    expectNil(eye.superview)
  }

  @Test("Blanks count where a line is not broken, and a label asks where its text is", .rule(921))
  func blanks() {
    _ = Device(iOS: 17)
    let font: [NSAttributedString.Key: Any] = [.font: helvetica(20)]
    expectEqual(rounded(" ".size(withAttributes: font)), CGSize(width: 5.56, height: 23.87))
    expectEqual(rounded("a ".size(withAttributes: font).width), 16.68)
    expectEqual(rounded("".size(withAttributes: font).height), 23.87)
    let padded = PaddedLabel()
    padded.font = helvetica(20)
    padded.text = "ab cd"
    expectEqual(padded.intrinsicContentSize, CGSize(width: 55, height: 28))
    padded.numberOfLines = 0
    expectEqual(padded.sizeThatFits(CGSize(width: 40, height: 0)), CGSize(width: 28.5, height: 52))
  }

  @Test("A tokenizer speaks of places in the classes of the view that it serves", .rule(921))
  func ownPlaces() throws {
    _ = Device(iOS: 17)
    let input = OwnInput()
    let tokenizer = UITextInputStringTokenizer(textInput: input)
    let word = tokenizer.rangeEnclosingPosition(
      OwnInput.Place(5), with: .word, inDirection: .storage(.forward))
    let piece = try #require(word as? OwnInput.Piece)
    expect(piece.first == 4 && piece.last == 7)
    let end = tokenizer.position(
      from: OwnInput.Place(1), toBoundary: .word, inDirection: .storage(.forward))
    expectEqual((end as? OwnInput.Place)?.number, 3)
  }

  @Test(
    "What is fixed to the edges of a text view leaves its content as high as the text", .rule(924))
  func placeholder() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let view = InputView(frame: CGRect(x: 0, y: 100, width: 100, height: 60))
    let placeholder = label("a long placeholder")
    root.view.addSubview(view)
    view.addSubview(placeholder)
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      placeholder.topAnchor.constraint(equalTo: view.topAnchor),
      placeholder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      placeholder.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      placeholder.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.font = helvetica(20)
    view.text = "a"
    try stage.settle()
    expectEqual(view.contentSize, CGSize(width: 100, height: 50))
  }

  @Test(
    "A text view that does not scroll becomes wider again, and a class may want it higher",
    .rule(924))
  func bubbles() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let (bubble, input) = (UITextView(), InputView())
    for view in [bubble, input] {
      view.font = helvetica(20)
      view.isScrollEnabled = false
      view.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bubble.topAnchor.constraint(equalTo: root.view.topAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      input.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      input.topAnchor.constraint(equalTo: bubble.bottomAnchor),
      input.widthAnchor.constraint(equalToConstant: 100),
    ])
    for (text, size) in [
      ("Hi", CGSize(width: 29, height: 40)),
      ("one two three four five", CGSize(width: 200, height: 64)),
      ("Hi", CGSize(width: 29, height: 40)),
    ] {
      bubble.text = text
      root.view.layoutIfNeeded()
      expectEqual(bubble.frame.size, size)
    }
    expectEqual(input.frame.height, 60)
    let manager = bubble.layoutManager
    expectEqual(
      rounded(
        manager.boundingRect(
          forGlyphRange: NSRange(location: 0, length: 2), in: bubble.textContainer)),
      CGRect(x: 5, y: 0, width: 18.88, height: 23.87))
    // The room follows a look that changes no size.
    bubble.frame.size.width = 100
    bubble.layoutIfNeeded()
    bubble.textAlignment = .right
    expectEqual(rounded(manager.location(forGlyphAt: 0).x), 76.12)
  }

  @Test(
    "A field asks for the places of the views that it shows, and a class may ask for the text's",
    .rule(923))
  func eagerFields() throws {
    let stage = TestApp(iOS: 17)
    let root = UIViewController()
    try stage.show(root)
    let field = EagerField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let side = UILabel()
    (side.text, side.font) = ("kg", helvetica(20))
    field.rightView = side
    field.rightViewMode = .always
    root.view.addSubview(field)
    root.view.layoutIfNeeded()
    // From iOS 13 on a view is as large as its content wants.
    expectEqual(side.frame, CGRect(x: 157, y: 8, width: 21.5, height: 24))
    expectEqual(field.textRect(forBounds: field.bounds).width, 178.5)
    field.text = "1005"
    field.becomeFirstResponder()
    field.selectAll(nil)
    _ = stage.device.simulator.typeText("5")
    expectEqual(field.text, "5")
  }
}
