import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
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

  @Test(
    "An accessory that ends at the safe area has room for the home indicator only at rest",
    .rule(1186))
  func safeArea() throws {
    for model in ["iPhone X", "iPhone 8"] {
      let stage = TestApp(iOS: 12.0, model: model)
      let talk = Talk()
      try stage.show(talk)
      let inset: CGFloat = model == "iPhone X" ? 34 : 0
      stage.window.layoutIfNeeded()
      expectEqual(talk.bar.bounds.height, 50 + inset, model)
      let screen = UIScreen.main.bounds
      expectEqual(talk.bar.convert(talk.bar.bounds, to: nil).maxY, screen.maxY)
      for _ in 1...2 {
        expect(talk.field.becomeFirstResponder())
        try stage.settle()
        expectEqual(talk.bar.bounds.height, 50, model)
        expectEqual(talk.bar.safeAreaInsets.bottom, 0)
        expect(talk.field.resignFirstResponder())
        try stage.settle()
        expectEqual(talk.bar.bounds.height, 50 + inset, model)
      }
    }
  }
}

/// A bar as high as its field, in the safe area.
private final class Talk: UIViewController {
  let bar = UIView()
  let field = UITextField()
  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.autoresizingMask = .flexibleHeight
    bar.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
