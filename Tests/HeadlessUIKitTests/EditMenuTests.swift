import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
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

@MainActor
struct EditMenuTests {
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
