import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Can mark and copy, and nothing else.
private final class Chooser: UIView {
  var chosen: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: HeadlessUIKit.Selector, withSender sender: Any?) -> Bool
  {
    action == HeadlessUIKit.Selector("mark:") || action == HeadlessUIKit.Selector("copy:")
  }
}

/// Hears of what changes its text.
private final class Asked: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var changes: [String] = []
  var agrees = true
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    changes.append("\(range.location) \(range.length) \(string)")
    return agrees
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    changes.append("\(range.location) \(range.length) \(text)")
    return agrees
  }
}

/// Into which nobody pastes.
private final class Unpasted: UITextField {
  override func canPerformAction(_ action: HeadlessUIKit.Selector, withSender sender: Any?) -> Bool
  {
    action != HeadlessUIKit.Selector("paste:")
      && super.canPerformAction(action, withSender: sender)
  }
}

@MainActor
struct EditMenuTests {
  @Test("A text is selected, copied, cut and pasted, and the delegate is asked once", .rule(1145))
  func texts() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = TestApp(iOS: iOS)
      let controller = UIViewController()
      try app.show(controller)
      let (simulator, asked) = (app.device.simulator, Asked())
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      field.delegate = asked
      controller.view.addSubview(field)
      expect(!simulator.editText(.paste), "iOS \(iOS)")
      field.becomeFirstResponder()
      expectEqual(simulator.editDeeds, [], "iOS \(iOS)")
      simulator.copiedText = "one\ntwo"
      expectEqual(simulator.editDeeds, [.paste], "iOS \(iOS)")
      _ = simulator.editText(.paste)
      expect(field.text == "one two" && asked.changes == ["0 0 one two"], "iOS \(iOS)")
      expectEqual(simulator.editDeeds, [.paste, .select, .selectAll], "iOS \(iOS)")
      _ = simulator.editText(.select)
      _ = simulator.editText(.copy)
      expectEqual(simulator.copiedText, "two", "iOS \(iOS)")
      _ = simulator.editText(.selectAll)
      expectEqual(simulator.editDeeds, [.cut, .copy, .paste], "iOS \(iOS)")
      _ = simulator.editText(.cut)
      expect(field.text == "" && simulator.copiedText == "one two", "iOS \(iOS)")
      asked.agrees = false
      _ = simulator.editText(.paste)
      expectEqual(field.text, "", "iOS \(iOS)")
      field.text = "secret"
      field.isSecureTextEntry = true
      _ = simulator.editText(.selectAll)
      expectEqual(simulator.editDeeds, [.paste], "iOS \(iOS)")
    }
  }

  @Test("A text view and a class that allows no pasting", .rule(1145))
  func others() throws {
    let app = TestApp(iOS: 17)
    let controller = UIViewController()
    try app.show(controller)
    let (simulator, asked) = (app.device.simulator, Asked())
    let view = UITextView(frame: CGRect(x: 10, y: 100, width: 200, height: 60))
    view.text = "ab"
    view.delegate = asked
    controller.view.addSubview(view)
    simulator.copiedText = "x\ny"
    view.becomeFirstResponder()
    _ = simulator.editText(.selectAll)
    _ = simulator.editText(.paste)
    expect(view.text == "x\ny" && asked.changes == ["0 2 x\ny"])
    let field = Unpasted(frame: CGRect(x: 10, y: 200, width: 200, height: 30))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    _ = simulator.editText(.paste)
    expect(simulator.editDeeds.isEmpty && field.text == "")
  }

  @Test("A button without a target has the text that is edited do it", .rule(1145))
  func targets() throws {
    let app = TestApp(iOS: 17)
    let controller = UIViewController()
    try app.show(controller)
    let field = UITextField(frame: CGRect(x: 10, y: 200, width: 100, height: 30))
    field.text = "ab"
    let button = UIButton(frame: CGRect(x: 10, y: 300, width: 100, height: 30))
    button.setTitle("All", for: .normal)
    button.addTarget(nil, action: HeadlessUIKit.Selector("selectAll:"), for: .touchUpInside)
    controller.view.addSubview(field)
    controller.view.addSubview(button)
    field.becomeFirstResponder()
    try app.settle()
    try app.tap("All")
    let selected = field.selectedTextRange.map { field.offset(from: $0.start, to: $0.end) }
    expectEqual(selected, 2)
  }

  @Test("The small menu offers what the first responder can do", .rule(440))
  func menuController() throws {
    for iOS in IOSVersion.tried(from: 4) {
      let app = TestApp(iOS: iOS)
      let controller = UIViewController()
      try app.show(controller)
      let chooser = Chooser(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      _registerMethod(Chooser.self, "mark:") { target, sender, _ in
        (target as! Chooser).chosen.append("mark by \(sender is UIMenuController)")
        return nil
      }
      controller.view.addSubview(chooser)
      let menu = UIMenuController.shared
      menu.menuItems = [
        UIMenuItem(title: "Mark", action: HeadlessUIKit.Selector("mark:")),
        UIMenuItem(title: "Other", action: HeadlessUIKit.Selector("other:")),
      ]
      menu.setTargetRect(chooser.frame, in: controller.view)
      menu.setMenuVisible(true, animated: true)
      expect(!menu.isMenuVisible && app.device.lines(.diagnosis).count == 1, "iOS \(iOS)")
      chooser.becomeFirstResponder()
      menu.setMenuVisible(true, animated: true)
      try app.settle()
      expect(menu.isMenuVisible, "iOS \(iOS)")
      expect(app.button("Copy") != nil, "iOS \(iOS)")
      expectNil(app.button("Other"), "iOS \(iOS)")
      try app.tap("Mark")
      expect(chooser.chosen == ["mark by true"] && !menu.isMenuVisible, "iOS \(iOS)")
    }
  }

  @Test("An edit menu shows what its delegate makes of the commands", .rule(439))
  func editMenu() throws {
    final class Owner: NSObject, UIEditMenuInteractionDelegate {
      var log: [String] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        log.append("asked with \(suggestedActions.map(\.title))")
        return UIMenu(
          children: suggestedActions + [UIAction(title: "Mark") { _ in self.log.append("mark") }])
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction,
        willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("willDismiss") }
    }
    for iOS in IOSVersion.tried(from: 16) {
      let app = TestApp(iOS: iOS)
      let controller = UIViewController()
      try app.show(controller)
      let (owner, chooser) = (
        Owner(), Chooser(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
      )
      controller.view.addSubview(chooser)
      let interaction = UIEditMenuInteraction(delegate: owner)
      chooser.addInteraction(interaction)
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 5, y: 5)))
      try app.settle()
      try app.tap("Mark")
      expectEqual(owner.log, ["asked with [\"Copy\"]", "willDismiss", "mark"], "iOS \(iOS)")
    }
  }
}
