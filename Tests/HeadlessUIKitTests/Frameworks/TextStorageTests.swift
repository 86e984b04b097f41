import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Listener: NSObject, NSTextStorageDelegate {
  var heard: [String] = []
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {
    heard.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
  }
}

/// Keeps its letters itself, and colors words between stars.
private final class Highlighter: NSTextStorage {
  private let letters = NSMutableAttributedString(string: "")
  override var string: String { letters.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    unsafe letters.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    letters.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    letters.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }
  override func processEditing() {
    removeAttribute(.foregroundColor, range: NSRange(location: 0, length: length))
    let pieces = string.split(separator: "*", omittingEmptySubsequences: false)
    var place = 0
    for (index, piece) in pieces.enumerated() {
      let range = NSRange(location: place, length: piece.utf16.count)
      if range.length > 0, !index.isMultiple(of: 2) {
        addAttribute(.foregroundColor, value: UIColor.red, range: range)
      }
      place += range.length + 1
    }
    super.processEditing()
  }
  /// The words that are colored.
  static func colored(in text: NSAttributedString) -> [String] {
    var words: [String] = []
    text.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: text.length)
    ) { value, range, _ in
      if value != nil { words.append((text.string as NSString).substring(with: range)) }
    }
    return words
  }
}

@MainActor
struct TextStorageTests {
  /// A view for a storage of an app's own, as TextKit is put together.
  private func view(for storage: NSTextStorage, in root: UIViewController) -> UITextView {
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: CGSize(width: 105, height: 1000))
    )
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: root.view.bounds, textContainer: container)
    root.view.addSubview(view)
    expect(view.textContainer === container)
    expect(view.layoutManager === manager)
    expect(view.textStorage === storage)
    return view
  }

  @Test("A text view shows and changes the storage of the container that it is given", .rule(929))
  func givenContainer() throws {
    let stage = TestApp(iOS: 12)
    let root = UIViewController()
    try stage.show(root)
    let storage = Highlighter()
    storage.append(NSAttributedString(string: "one *two* three"))
    let view = view(for: storage, in: root)
    expectEqual(view.text, "one *two* three")
    expectEqual(Highlighter.colored(in: view.attributedText), ["two"])
    view.type(" *four* five")
    expectEqual(storage.string, "one *two* three *four* five")
    expectEqual(Highlighter.colored(in: view.attributedText), ["two", "four"])
    storage.insert(NSAttributedString(string: "*zero* "), at: 0)
    expectEqual(view.text, "*zero* one *two* three *four* five")
    expectEqual(Highlighter.colored(in: view.attributedText), ["zero", "two", "four"])
    view.text = "*all* new"
    expectEqual(storage.string, "*all* new")
    expectEqual(Highlighter.colored(in: storage), ["all"])
    // Lines are as wide as the container, which does not follow the view: 95 points have room for one of the words.
    view.text = "aaaaaaaaaa bbbbbbbbbb"
    let manager = view.layoutManager
    expectEqual(manager.usedRect(for: view.textContainer).height, 2 * 12 * 1.193359375)
  }

  @Test("A storage that takes over the layout manager of a view is shown", .rule(929))
  func replacedStorage() throws {
    let stage = TestApp(iOS: 15)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: root.view.bounds)
    root.view.addSubview(view)
    view.text = "old"
    let (old, new) = (view.textStorage, Highlighter())
    new.append(NSAttributedString(string: "*new*"))
    old.removeLayoutManager(view.layoutManager)
    new.addLayoutManager(view.layoutManager)
    expect(view.textStorage === new)
    expectEqual(view.text, "*new*")
    old.append(NSAttributedString(string: "er"))
    expectEqual(view.text, "*new*")
    view.type("!")
    expectEqual(new.string, "*new*!")
    expectEqual(old.string, "older")
  }

  @Test("All methods of a storage of an app's own come down to its own four", .rule(929))
  func primitives() throws {
    _ = TestApp(iOS: 12)
    let storage = Highlighter()
    storage.setAttributedString(NSAttributedString(string: "abcdef", attributes: [.kern: 1]))
    storage.addAttributes([.baselineOffset: 2], range: NSRange(location: 2, length: 2))
    storage.removeAttribute(.kern, range: NSRange(location: 3, length: 3))
    expectEqual(storage.length, 6)
    var range = NSRange()
    expectEqual(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 1)
    _ = unsafe storage.attribute(
      .kern, at: 1, longestEffectiveRange: &range, in: NSRange(location: 0, length: 6))
    expectEqual(range, NSRange(location: 0, length: 3))
    _ = unsafe storage.attributes(
      at: 1, longestEffectiveRange: &range, in: NSRange(location: 1, length: 5))
    expectEqual(range, NSRange(location: 1, length: 1))
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.replaceCharacters(
      in: NSRange(location: 4, length: 1), with: NSAttributedString(string: "xy"))
    expectEqual(storage.string, "bcdexy")
    let copies = [storage.copy(), storage.mutableCopy()].compactMap { $0 as? NSAttributedString }
    expectEqual(copies.map(\.string), ["bcdexy", "bcdexy"])
    expect(storage.isEqual(to: copies[0]))
    var runs: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 6)) { values, range, stop in
      runs.append("\(range.location) \(values.keys.map(\.rawValue).sorted())")
      if range.location == 2 { stop.pointee = true }
    }
    expectEqual(
      runs, ["0 [\"NSKern\"]", "1 [\"NSBaselineOffset\", \"NSKern\"]", "2 [\"NSBaselineOffset\"]"])
  }

  @Test("Typed letters look as those before them, or as the app says", .rule(929))
  func typingAttributes() throws {
    let stage = TestApp(iOS: 12)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: root.view.bounds)
    root.view.addSubview(view)
    view.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 1])
    view.type("c")
    expectEqual(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 1)
    view.typingAttributes = [.kern: 3]
    view.type("d")
    expectEqual(view.attributedText.attribute(.kern, at: 2, effectiveRange: nil) as? Int, 1)
    expectEqual(view.attributedText.attribute(.kern, at: 3, effectiveRange: nil) as? Int, 3)
    _ = view.textStorage
    view.type("e")
    expectEqual(view.textStorage.attribute(.kern, at: 4, effectiveRange: nil) as? Int, 3)
    expectEqual(view.text, "abcde")
    // They end where the selection changes, and are those of the letter before the caret then.
    view.selectedRange = NSRange(location: 1, length: 0)
    expectEqual(view.typingAttributes[.kern] as? Int, 1)
    view.type("x")
    expectEqual(view.attributedText.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 1)
    let plain = UITextView()
    expectEqual(plain.typingAttributes[.font] as? UIFont, plain.font)
  }

  @Test("From iOS 7 on a text view without a text has no font", .rule(1074))
  func fontAtFirst() {
    for iOS in [6.0, 7.0, 17.0] as [IOSVersion] {
      _ = TestApp(iOS: iOS)
      let (view, other) = (UITextView(), UITextView())
      expect((view.font == nil) == (iOS >= 7), "iOS \(iOS)")
      view.text = ""
      expect((view.font == nil) == (iOS >= 7), "iOS \(iOS)")
      view.text = " "
      expectEqual(view.font?.pointSize, 12, "iOS \(iOS)")
      view.text = ""
      expect(view.font != nil, "iOS \(iOS)")
      other.font = .systemFont(ofSize: 20)
      expectEqual(other.font?.pointSize, 20, "iOS \(iOS)")
    }
  }

  @Test("A first look at the storage changes nothing, and a manager has one storage", .rule(929))
  func storages() {
    _ = TestApp(iOS: 12)
    let view = UITextView()
    view.text = "a"
    view.selectedRange = NSRange(location: 0, length: 1)
    let (manager, old, new) = (view.layoutManager, view.textStorage, NSTextStorage(string: "b"))
    expectEqual(view.selectedRange, NSRange(location: 0, length: 1))
    new.addLayoutManager(manager)
    expect(old.layoutManagers.isEmpty && new.layoutManagers.count == 1)
    expectEqual(view.text, "b")
  }

  @Test("Whoever observes a storage hears before and after changes are processed", .rule(624))
  func notifications() throws {
    _ = TestApp(iOS: 12)
    let storage = NSTextStorage(string: "a")
    var heard: [String] = []
    for name in [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ] {
      HeadlessUIKit.NotificationCenter.default.addObserver(
        forName: name, object: storage, queue: nil
      ) {
        heard.append($0.name.rawValue)
      }
    }
    storage.append(NSAttributedString(string: "b"))
    expectEqual(
      heard,
      ["NSTextStorageWillProcessEditingNotification", "NSTextStorageDidProcessEditingNotification"])
  }

  @Test("What an app changes of a text view's storage is shown", .rule(624))
  func shows() throws {
    let stage = TestApp(iOS: 12)
    let root = UIViewController()
    try stage.show(root)
    let view = UITextView(frame: root.view.bounds)
    view.text = "one two"
    let listener = Listener()
    let storage = view.textStorage
    storage.delegate = listener
    _courseChange(storage, in: NSRange(location: 0, length: 3), .replace("three"))
    expectEqual(view.text, "three two")
    storage.append(NSAttributedString(string: "!"))
    expectEqual(view.text, "three two!")
    _courseChange(storage, in: NSRange(location: 0, length: 5), .add([.kern: 2]))
    expectEqual(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int, 2)
    expect(view.textStorage === storage)
    expectEqual(listener.heard, ["2 0 5 2", "3 9 1 1", "1 0 5 0"])
  }

  @Test("A view keeps its storage while an app edits it, and when a person types", .rule(624))
  func stays() throws {
    let stage = TestApp(iOS: 12)
    let root = UIViewController()
    try stage.show(root)
    let (view, listener) = (UITextView(frame: root.view.bounds), Listener())
    root.view.addSubview(view)
    view.textStorage.delegate = listener
    view.textStorage.beginEditing()
    _courseChange(view.textStorage, in: NSRange(location: 0, length: 0), .replace("Hello "))
    _courseChange(view.textStorage, in: NSRange(location: 6, length: 0), .replace("you"))
    view.textStorage.endEditing()
    expect(view.text == "Hello you" && listener.heard == ["2 0 9 9"])
    view.type("!")
    view.text = "Bye"
    expect(view.textStorage.string == "Bye" && view.text == "Bye")
    expectEqual(listener.heard, ["2 0 9 9", "2 9 1 1", "2 0 3 -7"])
  }

  @Test("Changes of one edit are told together", .rule(624))
  func together() throws {
    _ = TestApp(iOS: 12)
    let storage = NSTextStorage(string: "abcdef")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    _courseChange(storage, in: NSRange(location: 0, length: 2), .replace(""))
    _courseChange(storage, in: NSRange(location: 3, length: 1), .set([.kern: 1]))
    expectEqual(listener.heard, [])
    storage.endEditing()
    expectEqual(listener.heard, ["3 0 4 -2"])
    expectEqual(storage.editedMask, [])
  }
}
