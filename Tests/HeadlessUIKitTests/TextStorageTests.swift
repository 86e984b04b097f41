import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
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

@MainActor
struct TextStorageTests {
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
