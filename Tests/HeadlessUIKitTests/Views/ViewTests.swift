import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct ViewTests {
  private func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("Frame, bounds and centre are three views of one rectangle")
  func geometry() {
    _ = Device(iOS: 6.0)
    let view = UIView(frame: rectangle(10, 20, 100, 50))
    expectEqual(view.bounds, rectangle(0, 0, 100, 50))
    expectEqual(view.center, CGPoint(x: 60, y: 45))
    view.bounds = rectangle(0, 0, 50, 50)
    expectEqual(view.frame, rectangle(35, 20, 50, 50))
    view.center = .zero
    expectEqual(view.frame, rectangle(-25, -25, 50, 50))
  }

  @Test("What a mask calls flexible takes the difference, in proportion to its length")
  func autoresizing() {
    _ = Device(iOS: 6.0)
    let cases: [(UIView.AutoresizingMask, CGRect)] = [
      ([], rectangle(20, 10, 40, 30)),
      (.flexibleWidth, rectangle(20, 10, 140, 30)),
      (.flexibleLeftMargin, rectangle(120, 10, 40, 30)),
      ([.flexibleLeftMargin, .flexibleRightMargin], rectangle(20 + 100.0 / 3, 10, 40, 30)),
      ([.flexibleWidth, .flexibleRightMargin], rectangle(20, 10, 90, 30)),
      (.flexibleHeight, rectangle(20, 10, 40, 80)),
    ]
    for (mask, expected) in cases {
      let outer = UIView(frame: rectangle(0, 0, 100, 100))
      let inner = UIView(frame: rectangle(20, 10, 40, 30))
      inner.autoresizingMask = mask
      outer.addSubview(inner)
      outer.frame.size = CGSize(width: 200, height: 150)
      expectEqual(inner.frame, expected)
    }
  }

  @Test("A view leaves its old superview when it is added to another")
  func moving() {
    _ = Device(iOS: 6.0)
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    expectEqual(first.subviews, [])
    expectEqual(second.subviews, [view])
    expect(view.superview === second)
  }

  @Test("From iOS 7 on a view that is added to itself ends the app", .rule(194, "M35"))
  func selfAsSubview() {
    let device = Device(iOS: 7.0)
    let view = UIView()
    view.addSubview(view)
    expectEqual(
      device.lines(.exception), ["NSInvalidArgumentException: Can't add self as subview"])
  }

  @Test(
    "A view that is added to itself before iOS 7, or to its own subview, is passed over", .rule(194)
  )
  func insideItself() {
    for iOS in IOSVersion.tried {
      let device = Device(iOS: iOS)
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      if iOS < 7.0 { outer.addSubview(outer) }
      expectEqual(
        device.lines(.diagnosis),
        [
          "viewInsideItself: A view cannot be added to one of its own subviews; nothing was added."
        ]
          + only(
            iOS < 7.0,
            "viewInsideItself (rule 194): A view cannot be added to itself; nothing was added."),
        "iOS \(iOS)")
      expect(outer.superview == nil && outer.subviews == [inner] && inner.subviews == [])
    }
  }

  @Test("A subview outlives its superview without pointing to it")
  func orphan() {
    _ = Device(iOS: 6.0)
    let inner = UIView()
    do {
      let outer = UIView()
      outer.addSubview(inner)
    }
    expectNil(inner.superview)
  }

  @Test("A touch goes to the frontmost view that takes it")
  func hitTest() {
    _ = Device(iOS: 6.0)
    let outer = UIView(frame: rectangle(0, 0, 100, 100))
    let (back, front) = (
      UIView(frame: rectangle(0, 0, 50, 50)), UIView(frame: rectangle(20, 20, 50, 50))
    )
    outer.addSubview(back)
    outer.addSubview(front)
    expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    front.isHidden = true
    expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    back.isUserInteractionEnabled = false
    expect(outer.hitTest(CGPoint(x: 30, y: 30), with: nil) === outer)
    expectNil(outer.hitTest(CGPoint(x: 130, y: 30), with: nil))
  }

  @Test("A point is the same place in every view's coordinates")
  func conversion() {
    _ = Device(iOS: 6.0)
    let outer = UIView(frame: rectangle(0, 0, 100, 100))
    let middle = UIView(frame: rectangle(10, 10, 80, 80))
    let inner = UIView(frame: rectangle(5, 5, 10, 10))
    outer.addSubview(middle)
    middle.addSubview(inner)
    expectEqual(inner.convert(CGPoint(x: 1, y: 1), to: outer), CGPoint(x: 16, y: 16))
    expectEqual(inner.convert(CGPoint(x: 16, y: 16), from: outer), CGPoint(x: 1, y: 1))
    middle.bounds.origin = CGPoint(x: 0, y: 7)
    expectEqual(inner.convert(CGPoint(x: 1, y: 1), to: outer), CGPoint(x: 16, y: 9))
  }

  @Test("Ten thousand views, each in the other, follow a new size without overflowing the stack")
  func deepResizing() throws {
    _ = Device(iOS: 6.0)
    let outer = UIView(frame: rectangle(0, 0, 100, 100))
    var view = outer
    for _ in 0..<10_000 {
      let inner = UIView(frame: rectangle(0, 0, 100, 100))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(inner, at: 0)
      view = inner
    }
    outer.frame = rectangle(0, 0, 50, 200)
    expectEqual(view.frame, rectangle(0, 0, 50, 200))
    while let above = view.superview {
      view.removeFromSuperview()
      view = above
    }
  }

  @Test("A tree of ten thousand views is shown and laid out without overflowing the stack")
  func deepTree() throws {
    let device = Device(iOS: 6.0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    var view = window.rootViewController!.view!
    for _ in 0..<10_000 {
      let inner = UIView(frame: .zero)
      view.insertSubview(inner, at: 0)
      view = inner
    }
    try device.simulator.settle()
    expect(view.window === window)
    // Taken apart from below: releasing a chain of owners in one go is what overflows.
    while let above = view.superview, above !== window {
      view.removeFromSuperview()
      view = above
    }
  }
}

@MainActor
struct ScreenTests {
  @Test("A 4-inch screen shows 320 × 480 without the launch image and all of it with", .rule(175))
  func letterbox() {
    _ = Device(iOS: 6.0, model: "iPhone 5")
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 320, height: 480))
    _ = Device(iOS: 6.0, model: "iPhone 5", resources: ["Default-568h@2x.png"])
    expectEqual(UIScreen.main.bounds.size, CGSize(width: 320, height: 568))
  }

  @Test("The application frame is the screen without the status bar")
  func applicationFrame() {
    _ = Device(iOS: 6.0)
    expectEqual(UIScreen.main.applicationFrame, CGRect(x: 0, y: 20, width: 320, height: 460))
    _ = Device(iOS: 6.0, info: ["UIStatusBarHidden": true])
    expectEqual(UIScreen.main.applicationFrame, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("Windows stand by level, then by who was shown last; one is key", .rule(26))
  func windowOrder() {
    let device = Device(iOS: 6.0)
    let (first, second, alert) = (UIWindow(), UIWindow(), UIWindow())
    alert.windowLevel = .alert
    for window in [alert, second, first] { window.makeKeyAndVisible() }
    expectEqual(
      device.simulator.windows.map { $0 === first ? 1 : $0 === second ? 2 : 3 }, [2, 1, 3])
    expect(first.isKeyWindow)
    expect(!second.isKeyWindow)
    expect(!alert.isKeyWindow)
  }

  @Test("A member that its version does not know ends the app")
  func memberVersions() {
    let device = Device(iOS: 3.1)
    _ = UIDevice.current.userInterfaceIdiom
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: -[UIDevice userInterfaceIdiom]: unrecognized selector sent "
          + "to instance <UIDevice>"
      ])
  }
}

@MainActor
struct ManualRootViewTests {
  @Test("Adding the root controller's view by hand is noted from iOS 16 on", .rule("M33"))
  func manualRootView() {
    let note =
      "UIKit: [Window] Manually adding the rootViewController's view to the view hierarchy is no "
      + "longer supported. Please allow UIWindow to add the rootViewController's view to the view "
      + "hierarchy itself."
    for (iOS, notes) in [(15.0, []), (16.0, [note])] as [(IOSVersion, [String])] {
      let device = Device(iOS: iOS)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let root = UIViewController()
      window.rootViewController = root
      window.addSubview(root.view)
      expectEqual(device.lines(.console), notes)
    }
  }
}
