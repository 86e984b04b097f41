import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Does something when the selection of a text view changes.
private final class Selecting: NSObject, UITextViewDelegate {
  var does: (UITextView) -> Void = { _ in }
  var selections: [Int] = []
  func textViewDidChangeSelection(_ textView: UITextView) {
    selections.append(textView.selectedRange.location)
    does(textView)
  }
}

/// Counts how often code sets its text.
private final class Setting: UITextView {
  var sets = 0
  override var text: String! {
    didSet { sets += 1 }
  }
}

/// Where text goes that comes into a text view.
@MainActor
struct TextSelectionTests {
  private func shown() throws -> (TestApp, Setting) {
    let stage = TestApp(iOS: 17)
    let root = A()
    try stage.show(root)
    let view = Setting(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    root.view.addSubview(view)
    return (stage, view)
  }

  @Test("What is typed and inserted takes the place of the selection", .rule(821))
  func typing() throws {
    let (stage, view) = try shown()
    view.text = "ac"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.becomeFirstResponder()
    _ = stage.device.simulator.typeText("b")
    expect(view.text == "abc" && view.selectedRange == NSRange(location: 2, length: 0))
    view.selectedRange = NSRange(location: 0, length: 2)
    view.insertText("xyz")
    expect(view.text == "xyzc" && view.selectedRange == NSRange(location: 3, length: 0))
    view.deleteBackward()
    expect(view.text == "xyc" && view.selectedRange == NSRange(location: 2, length: 0))
    view.selectedRange = NSRange(location: 1, length: 2)
    view.deleteBackward()
    expectEqual(view.text, "x")
    view.selectedTextRange = view.textRange(
      from: view.beginningOfDocument, to: view.beginningOfDocument)
    view.deleteBackward()
    view.insertText("\u{1F469}\u{200D}\u{1F680}")
    expectEqual(view.text, "\u{1F469}\u{200D}\u{1F680}x")
    expectEqual(view.selectedTextRange.map { view.offset(from: $0.start, to: $0.end) }, 0)
    view.deleteBackward()
    expectEqual(view.text, "x")
    // A selection beyond the text is one at its end.
    view.selectedRange = NSRange(location: 9, length: 3)
    view.insertText("!")
    expectEqual(view.text, "x!")
    // Typing does not set the text.
    expectEqual(view.sets, 1)
  }

  @Test("A delegate that hears of the selection may set another text", .rule(831))
  func nested() throws {
    let (stage, view) = try shown()
    let delegate = Selecting()
    view.text = "abc"
    expectEqual(view.textStorage.string, "abc")
    view.delegate = delegate
    view.becomeFirstResponder()
    delegate.does = { view in
      guard view.text == "ab" else { return }
      view.text = ""
    }
    view.deleteBackward()
    expect(view.text == "" && view.textStorage.string == "")
    try stage.settle()
    expectEqual(delegate.selections, [2, 0])
  }

  @Test("A text has its attributes when the delegate hears of the selection", .rule(831))
  func attributes() throws {
    let (_, view) = try shown()
    let delegate = Selecting()
    view.delegate = delegate
    var kerns: [Int?] = []
    delegate.does = { view in
      kerns.append(
        view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int)
    }
    view.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 2])
    expectEqual(kerns, [2])
  }

  @Test("A tap in a text view puts the caret at the nearer end of a word", .rule(928))
  func tapsInView() throws {
    let (stage, view) = try shown()
    view.text = "one two; three"
    view.font = .systemFont(ofSize: 20)
    // The first letter begins at 5, and "one two;" ends at 80.6; a first tap moves the caret, too.
    func tap(_ x: CGFloat, _ y: CGFloat = 20, count: Int = 1) throws -> NSRange {
      try stage.device.simulator.tap(at: CGPoint(x: x, y: 100 + y), count: count)
      try stage.settle()
      try stage.device.simulator.pass(1)
      return view.selectedRange
    }
    expectEqual(try tap(54), NSRange(location: 4, length: 0))
    expectEqual(try tap(71), NSRange(location: 7, length: 0))
    expectEqual(try tap(79), NSRange(location: 8, length: 0))
    expectEqual(try tap(7), NSRange(location: 0, length: 0))
    expectEqual(try tap(20, count: 2), NSRange(location: 0, length: 3))
    expectEqual(try tap(20, count: 3), NSRange(location: 0, length: 14))
    expectEqual(try tap(20, 55), NSRange(location: 14, length: 0))
    view.isEditable = false
    expectEqual(try tap(20), NSRange(location: 14, length: 0))
  }

  @Test("A tap after a key is no second tap", .rule(928))
  func tapsBetweenKeys() throws {
    let (stage, view) = try shown()
    view.text = "one two"
    for key in ["1", "2"] {
      try stage.device.simulator.tap(at: CGPoint(x: 150, y: 150))
      _ = stage.device.simulator.typeText(key)
    }
    expectEqual(view.text, "one two12")
  }

  @Test(
    "The first tap in a field leaves the caret at its end, and the next ones move it", .rule(928))
  func tapsInField() throws {
    let stage = TestApp(iOS: 17)
    let root = A()
    try stage.show(root)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    root.view.addSubview(field)
    (field.text, field.font) = ("one two", .systemFont(ofSize: 20))
    func tap(_ x: CGFloat, count: Int = 1) throws -> NSRange {
      try stage.device.simulator.tap(at: CGPoint(x: x, y: 120), count: count)
      try stage.settle()
      try stage.device.simulator.pass(1)
      let range = try #require(field.selectedTextRange)
      return NSRange(
        location: field.offset(from: field.beginningOfDocument, to: range.start),
        length: field.offset(from: range.start, to: range.end))
    }
    expectEqual(try tap(3), NSRange(location: 7, length: 0))
    expectEqual(try tap(3), NSRange(location: 0, length: 0))
    expectEqual(try tap(26), NSRange(location: 3, length: 0))
    expectEqual(try tap(55, count: 2), NSRange(location: 4, length: 3))
    _ = stage.device.simulator.typeText("six")
    expectEqual(field.text, "one six")
    field.isSecureTextEntry = true
    expectEqual(try tap(5, count: 2), NSRange(location: 0, length: 7))
  }
}

/// The list of a view's recognizers.
@MainActor
struct RecognizerListTests {
  @Test("A recognizer that is added to the list of a scroll view leaves UIKit's own", .rule(822))
  func lists() throws {
    for iOS in IOSVersion.tried(from: IOSVersion(3, 2)) {
      let stage = TestApp(iOS: iOS)
      try stage.settle()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
      let before = scroll.gestureRecognizers ?? []
      for recognizer in [tap, press] as [UIGestureRecognizer] {
        scroll.gestureRecognizers = (scroll.gestureRecognizers ?? []) + [recognizer]
      }
      let both = scroll.gestureRecognizers ?? []
      expectEqual(both.count, before.count + 2, "iOS \(iOS)")
      expect(before.allSatisfy { old in both.contains { $0 === old } }, "iOS \(iOS)")
      expect(tap.view === scroll && press.view === scroll, "iOS \(iOS)")
      scroll.gestureRecognizers?.removeAll { $0 === tap }
      expectEqual(scroll.gestureRecognizers?.count, before.count + 1, "iOS \(iOS)")
      expect(tap.view == nil && press.view === scroll, "iOS \(iOS)")
      if iOS >= 5 { expect(scroll.panGestureRecognizer.view === scroll, "iOS \(iOS)") }
    }
  }
}
