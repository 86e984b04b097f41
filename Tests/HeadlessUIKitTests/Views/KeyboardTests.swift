import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Logs what it is told of texts, and answers what it is asked.
private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log: Log
  var allows = true
  init(_ log: Log) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { said("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { said("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.lines.append("didEnd") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { log.lines.append("didEnd \(reason)") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { said("should \(range.location) \(range.length) \(string)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.lines.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { said("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { said("shouldReturn") }
  func textViewDidBeginEditing(_ textView: UITextView) { log.lines.append("view didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { log.lines.append("view didEnd") }
  func textViewDidChange(_ textView: UITextView) { log.lines.append("view changed") }

  private func said(_ line: String) -> Bool {
    log.lines.append(line)
    return allows
  }
}

/// Keeps the text of a field, or lets it go.
private final class Keeper: NSObject, UITextFieldDelegate {
  var keeps = true
  var asked = 0

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    asked += 1
    return !keeps
  }
}

@MainActor
struct KeyboardTests {
  private struct TextTestApp {
    let stage: TestApp
    /// Before iOS 4 no window holds it.
    let root: UIViewController
    let log = Log()
    let editor: Editor
    let field, other: UITextField
    let view: UITextView
    var frames: Frames { stored }
    private let stored = Frames()
    var simulator: Simulator { stage.device.simulator }

    final class Frames { var ends: [CGRect] = [], infos: [[AnyHashable: Any]] = [] }

    @MainActor init(_ iOS: IOSVersion, model: String? = nil) throws {
      // Nothing can be made before there is a device.
      stage = TestApp(iOS: iOS, model: model)
      root = UIViewController()
      field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
      other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      view = UITextView(frame: CGRect(x: 20, y: 140, width: 200, height: 60))
      try stage.show(root)
      editor = Editor(log)
      for view in [field, other, view] { root.view.addSubview(view) }
      (field.delegate, other.delegate, view.delegate) = (editor, editor, editor)
      try stage.settle()
      for name in [
        "WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame",
      ] {
        stage.device.simulator.notificationCenter.addObserver(
          forName: Notification.Name("UIKeyboard\(name)Notification"), object: nil, queue: nil
        ) { [log, stored] notification in
          log.lines.append(name)
          stored.infos.append(notification.userInfo ?? [:])
          if let end = notification.userInfo?["UIKeyboardFrameEndUserInfoKey"] as? NSValue {
            stored.ends.append(end.rectValue)
          }
        }
      }
    }

    @MainActor func tap(_ view: UIView) throws {
      let frame = view.frameOnScreen
      try simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
  }

  @Test("A field says that it is edited, and then the keyboard comes", .rule(183, 269, 835))
  func field() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      let frames = iOS >= 5.0
      try stage.tap(stage.field)
      expectEqual(
        stage.log.take(),
        ["shouldBegin", "didBegin"] + only(frames, "WillChangeFrame")
          + ["WillShow"], "iOS \(iOS)")
      try stage.stage.settle()
      expectEqual(stage.log.take(), only(frames, "DidChangeFrame") + ["DidShow"], "iOS \(iOS)")
      // From one field to the next the keyboard stays, though old versions say that it goes.
      try stage.tap(stage.other)
      try stage.stage.settle()
      let ended = iOS >= 10 ? "didEnd committed" : "didEnd"
      let goes = iOS < 4 ? ["WillHide", "WillShow", "DidHide", "DidShow"] : []
      expectEqual(
        stage.log.take(), ["shouldBegin", "shouldEnd", ended, "didBegin"] + goes, "iOS \(iOS)")
      expect(stage.simulator.dismissKeyboard())
      try stage.stage.settle()
      expectEqual(
        stage.log.take(),
        ["shouldEnd", ended] + only(frames, "WillChangeFrame") + ["WillHide"]
          + only(frames, "DidChangeFrame") + ["DidHide"], "iOS \(iOS)")
      expect(!stage.simulator.isKeyboardShown && !stage.simulator.dismissKeyboard())
    }
  }

  @Test("The keys take what a finger does on them, and what lies below gets nothing", .rule(1356))
  func keysTakeTouches() throws {
    for iOS: IOSVersion in [6.0, 8.0, 9.0, 17.0] {
      let stage = try TextTestApp(iOS)
      let (simulator, screen) = (stage.simulator, UIScreen.main.bounds)
      let place = CGPoint(x: 70, y: screen.maxY - 50)
      let below = UIButton(frame: CGRect(x: 20, y: screen.maxY - 120, width: 100, height: 120))
      stage.root.view.addSubview(below)
      expect(simulator.touchTarget(at: place)?.view === below, "iOS \(iOS)")
      stage.field.becomeFirstResponder()
      try stage.stage.settle()
      expect(simulator.areKeys(at: place))
      expectNil(simulator.touchTarget(at: place)?.view, "iOS \(iOS)")
      expectNil(try simulator.tap(at: place))
      // Above the keys all is as it was.
      expect(simulator.roomAboveKeys.maxY < place.y)
      expect(simulator.touchTarget(at: CGPoint(x: 70, y: 120))?.view === stage.other)
      let alert = UIWindow(frame: screen)
      alert.windowLevel = .alert
      alert.isHidden = false
      let reached = simulator.touchTarget(at: place)?.view
      expect(iOS < 9.0 ? reached === alert : reached == nil, "iOS \(iOS)")
      alert.isHidden = true
      stage.field.resignFirstResponder()
      expect(simulator.touchTarget(at: place)?.view === below, "iOS \(iOS)")
    }
  }

  @Test("The key that ends a line says what that does", .rule(1362))
  func returnKey() throws {
    let stage = try TextTestApp(17.0)
    expectNil(stage.simulator.returnKeyName)
    stage.field.becomeFirstResponder()
    expectEqual(stage.simulator.returnKeyName, "Return")
    stage.field.returnKeyType = .done
    expectEqual(stage.simulator.returnKeyName, "Done")
    stage.field.keyboardType = .numberPad
    expectNil(stage.simulator.returnKeyName)
    stage.view.returnKeyType = .continue
    stage.view.becomeFirstResponder()
    expectEqual(stage.simulator.returnKeyName, "Continue")
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
    stage.root.view.addSubview(bar)
    bar.becomeFirstResponder()
    expectEqual(stage.simulator.returnKeyName, "Search")
    stage.other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.other.becomeFirstResponder()
    expectNil(stage.simulator.returnKeyName)
  }

  @Test(
    "What is presented over the one who types can be touched where the keys would be",
    .rule(1356))
  func presentedOverKeys() throws {
    let stage = try TextTestApp(17.0)
    let place = CGPoint(x: 70, y: UIScreen.main.bounds.maxY - 50)
    stage.field.becomeFirstResponder()
    let sheet = UIViewController()
    stage.root.present(sheet, animated: false)
    try stage.stage.settle()
    expect(stage.simulator.touchTarget(at: place)?.view === sheet.view)
    let own = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    sheet.view.addSubview(own)
    own.becomeFirstResponder()
    expectNil(stage.simulator.touchTarget(at: place)?.view)
  }

  @Test("For another accessory the keyboard is announced again, though it stays", .rule(905))
  func otherAccessory() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let stage = try TextTestApp(iOS)
      let bars = [0, 1].map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
      (stage.field.inputAccessoryView, stage.other.inputAccessoryView) = (bars[0], bars[1])
      stage.field.becomeFirstResponder()
      try stage.stage.settle()
      _ = stage.log.take()
      stage.other.becomeFirstResponder()
      try stage.stage.settle()
      let told =
        iOS >= 5 ? ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"] : []
      expectEqual(stage.log.take().suffix(told.count + 1).dropFirst(), told[...], "iOS \(iOS)")
      // Two fields that share one do not have it announced again.
      stage.field.inputAccessoryView = bars[1]
      stage.field.becomeFirstResponder()
      try stage.stage.settle()
      expectEqual(stage.log.take().last, "didBegin", "iOS \(iOS)")
    }
  }

  @Test("A delegate may keep a field from being emptied when editing begins", .rule(744))
  func emptiedAtBegin() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      let delegate = Keeper()
      stage.field.delegate = delegate
      stage.field.clearsOnBeginEditing = true
      for keeps in [true, false] {
        (stage.field.text, delegate.keeps, delegate.asked) = ("tea", keeps, 0)
        stage.field.becomeFirstResponder()
        expect(stage.field.text == (keeps ? "tea" : "") && delegate.asked == 1, "iOS \(iOS)")
        stage.field.resignFirstResponder()
      }
    }
  }

  @Test("Where the interface turns, the keyboard goes and comes with other frames", .rule(524))
  func turned() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let stage = try TextTestApp(iOS, model: iOS >= 13 ? "iPhone 8" : nil)
      try stage.tap(stage.field)
      try stage.stage.settle()
      _ = stage.log.take()
      let shown = try #require(stage.frames.ends.last)
      stage.simulator.rotate(to: .landscapeLeft)
      try stage.stage.settle()
      // Up to iOS 5 a controller says itself that it turns, and this one does not.
      guard iOS >= 6 else {
        expectEqual(stage.log.take(), [], "iOS \(iOS)")
        continue
      }
      expectEqual(
        stage.log.take(),
        [
          "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow",
          "DidChangeFrame", "DidShow",
        ], "iOS \(iOS)")
      let now = try #require(stage.frames.ends.last)
      expect(iOS >= 8 ? now.width > shown.width : now.height > shown.height, "iOS \(iOS)")
      expect(stage.field.isFirstResponder, "iOS \(iOS)")
    }
  }

  @Test("The keyboard comes before a text view says that it is edited", .rule(269))
  func view() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      try stage.tap(stage.view)
      expectEqual(
        stage.log.take(), only(iOS >= 5.0, "WillChangeFrame") + ["WillShow", "view didBegin"],
        "iOS \(iOS)")
      expect(stage.simulator.typeText("a\nb"))
      expectEqual(stage.view.text, "a\nb")
      expectEqual(
        stage.log.take(), ["view changed", "view changed", "view changed"], "iOS \(iOS)")
    }
  }

  @Test(
    "What is told of the keyboard has a frame from iOS 3.2 on, on the screen's lower edge",
    .rule(183))
  func frames() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      stage.field.becomeFirstResponder()
      let screen = UIScreen.main.bounds
      expectEqual(stage.frames.ends.isEmpty, (iOS < 3.2), "iOS \(iOS)")
      expect(stage.frames.ends.allSatisfy { $0.maxY == screen.maxY && $0.width == screen.width })
      let info = stage.frames.infos.first ?? [:]
      expectEqual(info["UIKeyboardAnimationDurationUserInfoKey"] as? Double, 0.25, "iOS \(iOS)")
      expect(info["UIKeyboardBoundsUserInfoKey"] is NSValue, "iOS \(iOS)")
      expectEqual((info["UIKeyboardIsLocalUserInfoKey"] != nil), (iOS >= 9.0), "iOS \(iOS)")
      guard iOS >= 3.2 else { continue }
      // A view of its own in the keyboard's place, and one on top of it.
      stage.other.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      stage.other.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      stage.other.becomeFirstResponder()
      expectEqual(stage.frames.ends.last?.minY, screen.maxY - 144, "iOS \(iOS)")
    }
  }

  @Test("A finger on the button at a field's end clears it, and the field is edited", .rule(800))
  func clearButton() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      let (field, log) = (stage.field, stage.log)
      field.text = "Ada"
      field.clearButtonMode = .always
      let button = field.clearButtonRect(forBounds: field.bounds)
      let place = field.convert(CGPoint(x: button.midX, y: button.midY), to: nil)
      log.lines = []
      _ = try stage.simulator.tap(at: place)
      expect(field.text == "" && field.isFirstResponder, "iOS \(iOS)")
      expectEqual(log.take().first, "shouldClear", "iOS \(iOS)")
      // Without a text there is no button, and the finger means the field.
      _ = try stage.simulator.tap(at: place)
      expect(!log.take().contains("shouldClear"), "iOS \(iOS)")
    }
  }

  @Test("The delegate decides about each key, the button that clears and return", .rule(269))
  func keys() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      let selection = only(iOS >= 13.0, "selection")
      stage.field.becomeFirstResponder()
      stage.log.lines = []
      expect(stage.simulator.typeText("ab\u{8}"))
      expectEqual(
        stage.log.take().filter { !$0.hasPrefix("Will") },
        ["should 0 0 a"] + selection
          + ["should 1 0 b"] + selection + ["should 1 1 "] + selection, "iOS \(iOS)")
      expectEqual(stage.field.text, "a")
      stage.editor.allows = false
      expect(stage.simulator.typeText("c") && stage.field.text == "a")
      expect(!stage.field.pressClear())
      stage.field.clearButtonMode = .always
      expect(stage.field.pressClear() && stage.field.text == "a")
      stage.editor.allows = true
      expect(stage.field.pressClear() && stage.field.text == "")
      stage.log.lines = []
      expect(stage.simulator.pressReturn())
      expect(stage.log.take() == ["shouldReturn"] && stage.field.isFirstResponder)
      // Somebody who hears of the end lets it end.
      stage.field.addTarget(stage.editor, action: Editor.ignore, for: .editingDidEndOnExit)
      expect(stage.simulator.pressReturn() && !stage.field.isFirstResponder, "iOS \(iOS)")
    }
  }

  @Test("A field that leaves the window, or is forced, ends whatever its delegate says", .rule(269))
  func forced() throws {
    for iOS in IOSVersion.tried {
      let stage = try TextTestApp(iOS)
      stage.field.becomeFirstResponder()
      stage.editor.allows = false
      expect(!stage.field.resignFirstResponder() && stage.field.isFirstResponder)
      expect(!stage.other.becomeFirstResponder())
      stage.field.removeFromSuperview()
      expect(!stage.field.isFirstResponder && !stage.simulator.isKeyboardShown, "iOS \(iOS)")
      stage.editor.allows = true
      stage.other.becomeFirstResponder()
      stage.editor.allows = false
      expect(!stage.stage.window.endEditing(false) || iOS < 2.0)
      expect(stage.stage.window.endEditing(true) && !stage.other.isFirstResponder, "iOS \(iOS)")
    }
  }

  @Test("An action sheet on an iPad needs a place to point to", .rule(186, "M36"))
  func actionSheet() throws {
    for iOS in IOSVersion.tried(from: 9.0, before: 13.0) {
      for hasPlace in [false, true] {
        let stage = TestApp(iOS: iOS, model: "iPad Air")
        let root = UIViewController()
        try stage.show(root)
        let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Yes", style: .default))
        if hasPlace { sheet.popoverPresentationController?.sourceView = root.view }
        root.present(sheet, animated: true)
        try stage.settle()
        expectEqual(stage.device.simulator.isDead, !hasPlace, "iOS \(iOS)")
        let words =
          "NSGenericException: Your application has presented a UIAlertController "
          + "(<UIAlertController>) of style UIAlertControllerStyleActionSheet from UIViewController "
          + "(<UIViewController>). The modalPresentationStyle of a UIAlertController with this style "
          + "is UIModalPresentationPopover. You must provide location information for this popover "
          + "through the alert controller's popoverPresentationController. You must provide either a "
          + "sourceView and sourceRect or a barButtonItem.  If this information is not known when "
          + "you present the alert controller, you may provide it in the "
          + "UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
        expectEqual(stage.device.lines(.exception), only(!hasPlace, words), "iOS \(iOS)")
      }
    }
  }

  @Test("An alert goes away when its button is tapped, and then its handler runs", .rule(270))
  func alert() throws {
    for iOS in IOSVersion.tried(from: 8.0) {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      var heard: [String] = []
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "name" }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { _ in
          heard.append("\(root.presentedViewController == nil)")
        })
      root.present(alert, animated: true)
      try stage.settle()
      expectEqual(alert.textFields?.first?.isFirstResponder, true, "iOS \(iOS)")
      let button = try #require(alert.view.subviews.last)
      let frame = button.frameOnScreen
      try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      expectEqual(heard, [])
      try stage.settle()
      expectEqual(heard, ["true"], "iOS \(iOS)")
    }
  }

  @Test("The alerts of old tell their delegates of the button before and after they go", .rule(270))
  func oldAlert() throws {
    final class Hearing: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
      var heard: [String] = []
      func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
        heard.append("clicked \(buttonIndex)")
      }
      func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        heard.append("will \(buttonIndex)")
      }
      func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        heard.append("did \(buttonIndex)")
      }
      func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        heard.append("clicked \(buttonIndex)")
      }
    }
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      let hearing = Hearing()
      let alert = UIAlertView(
        title: "Delete?", message: nil, delegate: hearing, cancelButtonTitle: "No",
        otherButtonTitles: "Yes")
      alert.show()
      try stage.settle()
      let button = try #require(alert.subviews.last)
      let frame = button.frameOnScreen
      try stage.device.simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      try stage.settle()
      expectEqual(hearing.heard, ["clicked 1", "will 1", "did 1"], "iOS \(iOS)")
      expect(alert.window == nil && !alert.isVisible)
      hearing.heard = []
      let sheet = UIActionSheet(
        title: nil, delegate: hearing, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete"
      )
      sheet.show(in: root.view)
      try stage.settle()
      sheet.dismiss(withClickedButtonIndex: 0, animated: false)
      try stage.settle()
      expect(hearing.heard == [] && sheet.window == nil, "iOS \(iOS)")
    }
  }

  @Test("The first key takes away a hidden text that was there before", .rule(723))
  func hiddenText() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let (root, field) = (UIViewController(), UITextField())
      try stage.show(root)
      root.view.addSubview(field)
      field.text = "old"
      field.isSecureTextEntry = true
      field.type("ab")
      expectEqual(field.text, "ab", "iOS \(iOS)")
      field.resignFirstResponder()
      field.becomeFirstResponder()
      field.deleteBackward()
      expectEqual(field.text, "", "iOS \(iOS)")
      field.type("xy")
      expectEqual(field.text, "xy", "iOS \(iOS)")
      // One that becomes secure while it is edited, too.
      field.isSecureTextEntry = false
      field.type("z")
      expectEqual(field.text, "xyz", "iOS \(iOS)")
      field.isSecureTextEntry = true
      field.type("q")
      expectEqual(field.text, "q", "iOS \(iOS)")
    }
  }
}

extension Editor {
  fileprivate func ignore() {}
}
