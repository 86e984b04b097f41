import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import Testing

/// UIKit's own methods, handed over by their selectors.
@MainActor
struct UIKitMethodTests {
  @Test("A tap ends the editing, or takes the field its focus, without a line of the app's")
  func editing() throws {
    let stage = TestApp(iOS: 9)
    let (root, field) = (UIViewController(), UITextField())
    try stage.show(root)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    let tap = UITapGestureRecognizer(target: root.view, action: Selector("endEditing:"))
    root.view.addGestureRecognizer(tap)
    expect(root.view.responds(to: Selector("endEditing:")))
    root.view.perform(Selector("endEditing"), with: tap)
    expect(!field.isFirstResponder)
    field.perform(Selector("becomeFirstResponder"))
    expect(field.isFirstResponder)
    field.perform(Selector("resignFirstResponder"))
    expect(!field.isFirstResponder)
  }

  @Test("A button takes a controller off its stack, and a view out of its own")
  func leaving() throws {
    let stage = TestApp(iOS: 9)
    let navigation = UINavigationController(rootViewController: UIViewController())
    try stage.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    try stage.settle()
    let button = UIButton()
    navigation.topViewController?.view.addSubview(button)
    button.addTarget(
      navigation, action: Selector("popViewControllerAnimated:"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    try stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
    button.perform(Selector("removeFromSuperview"))
    expectNil(button.superview)
  }

  @Test("A view that fits its content keeps its upper left corner")
  func fitting() {
    _ = TestApp(iOS: 9)
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    label.text = "Hello"
    label.sizeToFit()
    expectEqual(label.frame.origin, CGPoint(x: 20, y: 30))
    expect(label.frame.height < 100)
  }
}
