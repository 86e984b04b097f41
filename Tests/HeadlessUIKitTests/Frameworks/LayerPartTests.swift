import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

@MainActor
struct LayerPartTests {
  @Test("A key path leads to a part of a layer's points, sizes and transform", .rule(962))
  func parts() {
    let device = Device(iOS: 12.0)
    defer { _ = device }
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let layer = view.layer
    layer.setValue(5, forKeyPath: "position.x")
    expectEqual(view.center, CGPoint(x: 5, y: 45))
    expectEqual(layer.value(forKeyPath: "bounds.size.width") as? CGFloat, 100)
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(7, forKeyPath: "transform.translation.y")
    let parts = view.transform
    expect(abs(parts.a) < 0.001 && abs(parts.b - 2) < 0.001 && parts.ty == 7)
    let turn = layer.value(forKeyPath: "transform.rotation") as? CGFloat
    expect(abs((turn ?? 0) - .pi / 2) < 0.001)
    layer.setValue("own", forKeyPath: "title")
    expectEqual(layer.value(forKeyPath: "title") as? String, "own")
  }
}

private final class Watched: UIScrollView {
  var offsets: [CGFloat] = []
  override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
}

@MainActor
struct ScrolledOffsetTests {
  @Test("A class that overrides contentOffset sees what code and fingers scroll", .rule(961))
  func offsets() throws {
    let app = TestApp(iOS: 12.0)
    let view = Watched(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 320, height: 2000)
    let root = A()
    root.view.addSubview(view)
    try app.show(root)
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    expectEqual(view.offsets.last, 30)
    let count = view.offsets.count
    try app.device.simulator.drag(along: [CGPoint(x: 50, y: 300), CGPoint(x: 50, y: 200)])
    try app.settle()
    expect(view.offsets.count > count + 3)
    expectEqual(view.offsets.last, view.contentOffset.y)
  }
}

@MainActor
struct PresentedKeyboardTests {
  @Test("An alert takes the keyboard away, and gives it back when it has gone", .rule(960))
  func alert() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let app = TestApp(iOS: iOS)
      let root = A()
      let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
      root.view.addSubview(field)
      try app.show(root)
      expect(field.becomeFirstResponder(), "iOS \(iOS)")
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(alert, animated: true)
      try app.device.simulator.pass(0.1)
      expect(!field.isFirstResponder, "iOS \(iOS)")
      try app.settle()
      alert.dismiss(animated: true)
      try app.settle()
      expect(field.isFirstResponder, "iOS \(iOS)")
    }
  }

  @Test(
    "What the app has ended itself stays ended, and a new controller's field is edited", .rule(960))
  func ended() throws {
    let app = TestApp(iOS: 15.0)
    let root = A()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.view.addSubview(field)
    try app.show(root)
    field.becomeFirstResponder()
    root.view.endEditing(true)
    let sheet = B()
    root.present(sheet, animated: true)
    try app.settle()
    sheet.dismiss(animated: true)
    try app.settle()
    expect(!field.isFirstResponder)
  }
}
