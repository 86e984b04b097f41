import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

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
