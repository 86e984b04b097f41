import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Notes what a field is asked and told.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField) {}
}

/// Notes what a text view tells of its text.
private final class TextDelegate: NSObject, UITextViewDelegate {
  var story: [String] = []
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    story.append("asked")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { story.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    story.append("selected \(textView.selectedRange.location)")
  }
}

/// When a text becomes the first responder, and when it does so again.
@MainActor
struct FirstResponderTests {
  private let delegate = FieldDelegate()

  private func field(in controller: UIViewController) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
    field.delegate = delegate
    controller.view.addSubview(field)
    return field
  }

  /// What controllers and the field heard, in short.
  private func heard(_ app: TestApp, since mark: Int) -> [String] {
    app.device.simulator.recorder.events[mark...].compactMap { event in
      let member = String(event.name.prefix { $0 != "(" })
      guard event.kind == .callback || event.kind == .query else { return nil }
      if event.subject?.name == "FieldDelegate" { return member }
      guard TestApp.life.contains(member), member != "loadView" else { return nil }
      guard let name = event.subject?.name, name.count == 1 else { return nil }
      return "\(name).\(member)"
    }
  }

  @Test("A text that is asked whether it can be edited asks its delegate", .rule(1278))
  func asksDelegate() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = TestApp(iOS: iOS)
      let a = A()
      try app.show(a)
      let field = field(in: a)
      var mark = app.mark
      expect(field.canBecomeFirstResponder, "iOS \(iOS)")
      expectEqual(heard(app, since: mark), ["textFieldShouldBeginEditing"], "iOS \(iOS)")
      mark = app.mark
      expect(field.becomeFirstResponder(), "iOS \(iOS)")
      expectEqual(
        heard(app, since: mark), ["textFieldShouldBeginEditing", "textFieldDidBeginEditing"],
        "iOS \(iOS)")
      field.resignFirstResponder()
      field.isEnabled = false
      mark = app.mark
      expect(!field.becomeFirstResponder(), "iOS \(iOS)")
      expectEqual(heard(app, since: mark), [], "iOS \(iOS)")
    }
  }

  @Test("Selections and texts by code are told of, and nobody is asked", .rule(831), .rule(833))
  func textByCode() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = TestApp(iOS: iOS)
      let (text, heard) = (UITextView(), TextDelegate())
      text.delegate = heard
      text.text = "ab"
      text.text = "cd"
      text.selectedRange = NSRange(location: 1, length: 0)
      text.selectedRange = NSRange(location: 1, length: 0)
      expectEqual(heard.story, ["selected 2", "selected 1"], "iOS \(iOS)")
      heard.story = []
      text.insertText("e")
      expect(text.text == "ced" && heard.story == ["selected 2", "changed"], "iOS \(iOS)")
      heard.story = []
      let a = A()
      try app.show(a)
      text.frame = CGRect(x: 0, y: 100, width: 200, height: 60)
      a.view.addSubview(text)
      text.becomeFirstResponder()
      heard.story = []
      _ = app.device.simulator.typeText("f")
      expect(
        text.text == "cefd" && heard.story == ["asked", "selected 3", "changed"], "iOS \(iOS)")

      var changes = 0
      let field = UITextField()
      field.delegate = delegate
      let observer = HeadlessUIKit.NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { _ in changes += 1 }
      field.text = "a"
      field.insertText("b")
      expect(field.text == "ab" && changes == 1, "iOS \(iOS)")
      HeadlessUIKit.NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test("What becomes first responder outside of a window becomes it in one", .rule(662))
  func outsideOfWindow() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let app = TestApp(iOS: iOS)
      let (a, b) = (A(), B())
      let navigation = UINavigationController(rootViewController: a)
      try app.show(navigation)
      var (field, answer): (UITextField?, Bool?)
      b.during["viewDidLoad"] = { controller in
        let made = self.field(in: controller)
        (field, answer) = (made, made.becomeFirstResponder())
      }
      let mark = app.mark
      navigation.pushViewController(b, animated: true)
      try app.settle()
      expectEqual(answer, false, "iOS \(iOS)")
      expectEqual(field?.isFirstResponder, true, "iOS \(iOS)")
      expectEqual(
        heard(app, since: mark),
        [
          "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
          "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "A.viewDidDisappear",
          "B.viewDidAppear",
        ], "iOS \(iOS)")
    }
  }

  @Test("Who gives up before there is a window is not made the first responder in it", .rule(662))
  func givenUp() throws {
    let app = TestApp(iOS: 17)
    let root = A()
    let responders: [UIView] = [UITextField(), UITextView(), UISearchBar()]
    root.during["viewDidLoad"] = { controller in
      for responder in responders {
        controller.view.addSubview(responder)
        _ = responder.becomeFirstResponder()
        _ = responder.resignFirstResponder()
      }
    }
    try app.show(root)
    try app.settle()
    expectEqual(responders.filter(\.isFirstResponder), [])
  }

  @Test("What is edited when another controller is pushed is edited again after it", .rule(663))
  func pushed() throws {
    for iOS in IOSVersion.tried(from: 5) {
      let app = TestApp(iOS: iOS)
      let a = A()
      let navigation = UINavigationController(rootViewController: a)
      try app.show(navigation)
      let field = field(in: a)
      field.becomeFirstResponder()
      try app.settle()
      var mark = app.mark
      navigation.pushViewController(B(), animated: true)
      try app.settle()
      expect(!field.isFirstResponder, "iOS \(iOS)")
      if iOS >= 7 {
        expectEqual(
          heard(app, since: mark),
          [
            "B.viewDidLoad", "textFieldDidEndEditing", "A.viewWillDisappear", "B.viewWillAppear",
            "A.viewDidDisappear", "B.viewDidAppear",
          ], "iOS \(iOS)")
      }
      mark = app.mark
      navigation.popViewController(animated: true)
      try app.settle()
      expectEqual(field.isFirstResponder, (iOS >= 7), "iOS \(iOS)")
      expectEqual(
        heard(app, since: mark).filter { $0.hasPrefix("A.") || $0.hasPrefix("text") },
        ["A.viewWillAppear"]
          + only(iOS >= 7, "textFieldShouldBeginEditing", "textFieldDidBeginEditing")
          + ["A.viewDidAppear"], "iOS \(iOS)")
    }
  }

  @Test("A swipe that is taken back, and another push, bring the editing back too", .rule(663))
  func broughtBack() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let app = TestApp(iOS: iOS)
      let (navigation, b) = (UINavigationController(rootViewController: A()), B())
      try app.show(navigation)
      navigation.pushViewController(b, animated: true)
      try app.settle()
      let field = field(in: b)
      field.becomeFirstResponder()
      try app.settle()
      try app.device.simulator.swipeBack(completing: false)
      try app.settle()
      expect(field.isFirstResponder, "iOS \(iOS)")
      navigation.popViewController(animated: true)
      try app.settle()
      expect(!field.isFirstResponder, "iOS \(iOS)")
      navigation.pushViewController(b, animated: true)
      try app.settle()
      expect(field.isFirstResponder, "iOS \(iOS)")
    }
  }

  @Test("Whoever ends the editing before the push keeps it ended", .rule(663))
  func ended() throws {
    let app = TestApp(iOS: 12)
    let a = A()
    let navigation = UINavigationController(rootViewController: a)
    try app.show(navigation)
    let field = field(in: a)
    field.becomeFirstResponder()
    a.view.endEditing(false)
    navigation.pushViewController(B(), animated: true)
    try app.settle()
    navigation.popViewController(animated: true)
    try app.settle()
    expect(!field.isFirstResponder)
  }
}
