import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private protocol Working: NSObjectProtocol {}

private final class Worker: NSObject, Working {}

/// What the adapter registers for `extension UINavigationController { override … }`.
@MainActor
struct KitExtensionTests {
  @Test("A navigation controller says what the app's extension of its class says", .rule(560))
  func statusBar() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let (plain, navigation) = (UIViewController(), UINavigationController())
    expect(navigation.preferredStatusBarStyle == .default && navigation.shouldAutorotate)
    _registerMethod(UINavigationController.self, "extension preferredStatusBarStyle") { _, _, _ in
      UIStatusBarStyle.lightContent
    }
    _registerMethod(UINavigationController.self, "extension shouldAutorotate") { object, _, _ in
      // As `super` would ask.
      !(object as! UINavigationController).shouldAutorotate
    }
    expect(navigation.preferredStatusBarStyle == .lightContent && !navigation.shouldAutorotate)
    expect(plain.preferredStatusBarStyle == .default && plain.shouldAutorotate)
  }

  private final class Own: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .default }
    override func viewDidLoad() {}
  }

  @Test("A subclass's own member counts before that of the extension", .rule(560))
  func subclass() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    var loads = 0
    _registerMethod(UINavigationController.self, "extension preferredStatusBarStyle") { _, _, _ in
      UIStatusBarStyle.lightContent
    }
    _registerMethod(UIViewController.self, "extension viewDidLoad()") { _, _, _ in loads += 1 }
    expectEqual(Own().preferredStatusBarStyle, .default)
    Own().loadViewIfNeeded()
    expectEqual(loads, 0)
    UINavigationController().loadViewIfNeeded()
    expectEqual(loads, 1)
  }

  @Test("A method that changed places with UIKit's is called when UIKit tells that", .rule(1098))
  func exchanged() {
    let app = TestApp(iOS: 12)
    var heard: [String] = []
    _registerMethod(UIViewController.self, "mine_viewDidLoad") { object, _, _ in
      heard.append("\(type(of: object))")
      return ()
    }
    _registerMethod(UINavigationController.self, "mine_viewWillAppear:") { _, animated, _ in
      heard.append("\(animated as! Bool)")
      return ()
    }
    func method(_ selector: Selector, of type: AnyClass = UIViewController.self) -> Method {
      class_getInstanceMethod(type, selector)!
    }
    method_exchangeImplementations(method("viewDidLoad"), method("mine_viewDidLoad"))
    method_exchangeImplementations(
      method("mine_viewWillAppear:", of: UINavigationController.self),
      method("viewWillAppear:", of: UINavigationController.self))
    let navigation = UINavigationController()
    navigation.loadViewIfNeeded()
    navigation.viewWillAppear(true)
    UIViewController().viewWillAppear(true)
    expectEqual(heard, ["UINavigationController", "true"])
    expect(app.device.lines(.diagnosis).isEmpty)

    method_exchangeImplementations(method("setTitle:"), method("mine_setTitle:"))
    expectEqual(
      app.device.lines(.diagnosis),
      [
        "unimplemented: method_exchangeImplementations(setTitle:, mine_setTitle:): There is no "
          + "Objective-C runtime: these two keep what they do."
      ])
  }

  @Test("A method is the same as that of its class and its selector", .rule(1098))
  func methods() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let method = class_getInstanceMethod(UIView.self, "layoutSubviews")!
    expectEqual(method_getName(method), "layoutSubviews")
    let same = class_getMethodImplementation(UIView.self, "layoutSubviews")
    expect(method_getImplementation(method) == same)
    expect(method != class_getInstanceMethod(UILabel.self, "layoutSubviews"))
    expectNil(class_getInstanceMethod(nil, "layoutSubviews"))
  }

  @Test("An object of which only a protocol is known performs, too", .rule(1098))
  func protocols() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    var heard: [String] = []
    _registerMethod(Worker.self, "work:with:") { _, first, second in
      heard.append("\(first as Any) \(second as Any)")
      return ()
    }
    let worker: any Working = Worker()
    expect(worker.responds(to: "work:with:") && !worker.responds(to: "rest"))
    worker.perform("work:with:")
    worker.perform("work:with:", with: 1)
    worker.perform("work:with:", with: 1, with: 2)
    expectEqual(heard.count, 3)
    expectEqual(heard.last, "Optional(1) Optional(2)")
  }

  @Test("What follows the app may be said by its extension", .rule(560))
  func nextOfApplication() {
    let app = TestApp(iOS: 12)
    _ = UIApplication()
    let responder = UIResponder()
    _registerMethod(UIApplication.self, "extension next") { _, _, _ in responder }
    expect(UIApplication.shared.next === responder)
    _ = app
  }

  @Test("A button's extension hears of each change, and says its size and its layout", .rule(560))
  func buttons() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    var heard: [String] = []
    _registerMethod(UIButton.self, "extension isHighlighted.didSet") { object, old, _ in
      heard.append("\((object as! UIButton).isHighlighted) after \(old as! Bool)")
      return ()
    }
    _registerMethod(UIButton.self, "extension intrinsicContentSize") { object, _, _ in
      let usual = (object as! UIButton).intrinsicContentSize
      return CGSize(width: usual.width + 20, height: 60)
    }
    _registerMethod(UIView.self, "extension layoutSubviews()") { object, _, _ in
      heard.append("layout")
      (object as! UIView).layoutSubviews()
      return ()
    }
    let (button, control) = (UIButton(type: .system), UIControl())
    let usual = button.sizeThatFits(.zero)
    button.isHighlighted = true
    control.isHighlighted = true
    expectEqual(heard, ["true after false"])
    expectEqual(button.intrinsicContentSize, CGSize(width: usual.width + 20, height: 60))
    UIView().layoutSubviews()
    expect(heard.last == "layout" && heard.count == 2)
  }

  @Test("Extensions of controls say their sizes", .rule(560))
  func sizes() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let controls: [UIView] = [
      UISwitch(), UIStepper(), UISlider(), UISegmentedControl(items: ["a"]), UIPageControl(),
      UIProgressView(), UIPickerView(), UIDatePicker(), UISearchBar(), UITextField(), UITextView(),
      UIImageView(), UIActivityIndicatorView(), UILabel(), UIToolbar(), UINavigationBar(),
      UITabBar(),
    ]
    let (wanted, fitting) = (CGSize(width: 7, height: 9), CGSize(width: 8, height: 6))
    for control in controls {
      expect(control.intrinsicContentSize != wanted)
      _registerMethod(type(of: control), "extension intrinsicContentSize") { _, _, _ in wanted }
      _registerMethod(type(of: control), "extension sizeThatFits(_:)") { _, size, _ in
        size as? CGSize == CGSize(width: 100, height: 50) ? fitting : nil
      }
    }
    for control in controls {
      let name = "\(type(of: control))"
      expectEqual(control.intrinsicContentSize, wanted, name)
      expectEqual(control.sizeThatFits(CGSize(width: 100, height: 50)), fitting, name)
      expect(control.sizeThatFits(.zero) != fitting, name)
    }
  }

  @Test("A shake reaches the extension of the window", .rule(560))
  func shake() throws {
    let stage = TestApp(iOS: 12)
    var shakes: [UIEvent.EventSubtype] = []
    _registerMethod(UIWindow.self, "extension motionEnded(_:with:)") { _, motion, _ in
      shakes.append(motion as! UIEvent.EventSubtype)
      return ()
    }
    try stage.show(UIViewController())
    stage.window.rootViewController?.motionEnded(.motionShake, with: nil)
    expectEqual(shakes, [.motionShake])
  }

  @Test("A touch on a view inside of a scroll view reaches the extension's method", .rule(560))
  func touches() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    var count = 0
    _registerMethod(UIScrollView.self, "extension touchesBegan(_:with:)") { _, touches, event in
      count += touches is Set<UITouch> && event == nil ? 1 : 100
      return ()
    }
    UIScrollView().touchesBegan([], with: nil)
    UIView().touchesBegan([], with: nil)
    expectEqual(count, 1)
  }
}
