import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

/// A controller of a chat, with a bar to write into.
private final class Chat: UIViewController {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let field = UITextField(frame: CGRect(x: 10, y: 7, width: 200, height: 30))
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor
struct InputAccessoryTests {
  @Test(
    "A controller's accessory is at the lower edge when it has appeared, and takes touches",
    .rule(355), .rule(356))
  func controller() throws {
    let stage = TestApp(iOS: 12.0)
    let chat = Chat()
    chat.bar.addSubview(chat.field)
    try stage.show(chat)
    let screen = UIScreen.main.bounds
    let window = try #require(chat.bar.window)
    expect(chat.isFirstResponder)
    expectEqual(chat.bar.convert(chat.bar.bounds, to: nil).maxY, screen.maxY)
    expectEqual(chat.bar.bounds.width, screen.width)
    let place = chat.field.convert(CGPoint(x: 5, y: 5), to: nil)
    expect(window.hitTest(place, with: nil) === chat.field)
    expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === chat.view)

    // The keyboard comes below it, and it stays there while somebody types into it.
    expect(chat.field.becomeFirstResponder())
    window.layoutIfNeeded()
    expect(chat.bar.window === window)
    expect(chat.bar.convert(chat.bar.bounds, to: nil).maxY < screen.maxY - 100)
    expect(chat.field.resignFirstResponder())
    window.layoutIfNeeded()
    expect(chat.isFirstResponder)
    expectEqual(chat.bar.convert(chat.bar.bounds, to: nil).maxY, screen.maxY)

    stage.window.rootViewController = UIViewController()
    expect(!chat.isFirstResponder && chat.bar.window == nil)
  }

  @Test("A field's accessory comes and goes with its keyboard", .rule(355))
  func field() throws {
    let stage = TestApp(iOS: 12.0)
    let controller = UIViewController()
    try stage.show(controller)
    let field = UITextField(frame: CGRect(x: 10, y: 70, width: 200, height: 30))
    controller.view.addSubview(field)
    let done = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    field.inputAccessoryView = done
    expectNil(done.window)
    field.becomeFirstResponder()
    expect(done.window === field.window)
    field.resignFirstResponder()
    expect(done.window == nil && done.superview == nil)
  }
}
