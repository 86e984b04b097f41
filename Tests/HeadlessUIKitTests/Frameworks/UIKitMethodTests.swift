import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuleTrait
import RuntimeFixtures
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

  @Test("A property is read and set by its methods", .rule(1045))
  func accessors() {
    _ = TestApp(iOS: 9)
    let view = UIView()
    expect(view.responds(to: Selector("backgroundColor")))
    expect(view.responds(to: Selector("setBackgroundColor:")))
    expect(!view.responds(to: Selector("setShade:")) && !view.responds(to: Selector("set:")))
    view.perform(Selector("setBackgroundColor:"), with: UIColor.red)
    expectEqual(view.backgroundColor, .red)
    let value = view.perform(Selector("backgroundColor"))?.takeUnretainedValue()
    expectEqual(value as? UIColor, .red)
    _ = TestApp(iOS: 7)
    expect(!UIView().responds(to: Selector("setLayoutMargins:")))
  }

  @Test("A layer redraws itself for a display link, and a button takes a change back")
  func layersAndChanges() {
    _ = TestApp(iOS: 9)
    let (layer, sublayer) = (CALayer(), CALayer())
    layer.addSublayer(sublayer)
    sublayer.perform(Selector("removeFromSuperlayer"))
    expectNil(sublayer.superlayer)
    expect(layer.responds(to: Selector("setNeedsDisplay")))
    let (manager, button) = (UndoManager(), UIButton())
    var count = 1
    manager.registerUndo(withTarget: button) { _ in count = 0 }
    button.addTarget(manager, action: Selector("undo"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    expectEqual(count, 0)
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

  @Test("A cache empties itself when it observes memory warnings, and a timer ends by its selector")
  func foundation() throws {
    let stage = TestApp(iOS: 12)
    try stage.show(UIViewController())
    let cache = NSCache<NSString, NSNumber>()
    cache.setObject(1, forKey: "a")
    stage.device.simulator.notificationCenter.addObserver(
      cache, selector: Selector("removeAllObjects"), name: Notification.Name("memory"), object: nil)
    stage.device.simulator.notificationCenter.post(name: Notification.Name("memory"), object: nil)
    expectNil(cache.object(forKey: "a"))
    let timer = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    let button = UIButton()
    button.addTarget(timer, action: Selector("invalidate"), for: .touchUpInside)
    expect(timer.isValid)
    button.sendActions(for: .touchUpInside)
    expect(!timer.isValid)
    let list = NSMutableArray(array: [1, 2])
    list.perform(Selector("removeLastObject"))
    expectEqual(list.count, 1)
    expect(!list.responds(to: Selector("shuffle")))
  }
}
