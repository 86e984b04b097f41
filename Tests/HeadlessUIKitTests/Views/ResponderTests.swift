import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Asking: UIView {
  var can = true
  var asked = 0
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    asked += 1
    return can && super.canPerformAction(action, withSender: sender)
  }
}

private final class ActingController: UIViewController {}
private final class ActingDelegate: UIResponder, UIApplicationDelegate {}

@MainActor
struct ResponderTests {
  /// Who was called by the action `act:`, by class.
  private final class Calls { var names: [String] = [] }

  private func register(_ type: AnyClass, _ calls: Calls) {
    _registerMethod(type, "act:") { object, _, _ in
      calls.names.append("\(Swift.type(of: object))")
      return nil
    }
  }

  @Test(
    "The chain goes from a view to its controller, the window, the application, its delegate",
    .rule(182, 752))
  func chain() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let device = try Device(iOS: iOS, classes: [ActingDelegate.self]).launch("ActingDelegate")
      let window = UIWindow(frame: UIScreen.main.bounds)
      let (root, child, view) = (ActingController(), UIViewController(), UIView())
      window.rootViewController = root
      window.makeKeyAndVisible()
      if iOS >= 5.0 {
        root.embed(child)
        child.view.addSubview(view)
      } else {
        root.view.addSubview(view)
      }
      try device.simulator.settle()
      let chain = sequence(first: view as UIResponder, next: \.next).map { ObjectIdentifier($0) }
      let middle: [UIResponder] = iOS >= 5.0 ? [child.view, child] : []
      let application = try #require(device.simulator.application)
      let delegate = try #require(application.delegate as? UIResponder)
      // From iOS 13 on an app without scenes has one too (rule 890).
      let scene = iOS >= 13.0 ? window.windowScene.map { [$0 as UIResponder] } ?? [] : []
      // From iOS 13 on two views lie between the window and the view of its root (rule 752).
      var between: [UIResponder] = []
      if iOS >= 13.0 { between += sequence(first: root.next!, next: \.next).prefix(2) }
      expectEqual(
        between.map { "\(Swift.type(of: $0))" },
        (iOS >= 13.0 ? ["UIDropShadowView", "UITransitionView"] : []))
      var expected: [UIResponder] = [view]
      expected += middle
      expected += [root.view, root]
      expected += between
      expected.append(window)
      expected += scene
      expected += [application, delegate]
      let identifiers = expected.map { ObjectIdentifier($0) }
      expectEqual(chain, identifiers, "iOS \(iOS)")
    }
  }

  @Test("A stack and tabs wrap their content in views of the chain alone", .rule(1110))
  func wrappedContent() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let stage = TestApp(iOS: iOS)
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      try stage.show(tabs)
      let chain = sequence(first: content.view as UIResponder, next: \.next).prefix { $0 !== tabs }
      expectEqual(
        chain.map { "\(Swift.type(of: $0))" },
        [
          "UIView", "UIViewController", "UIViewControllerWrapperView", "UINavigationTransitionView",
          "UILayoutContainerView", "UINavigationController", "UIViewControllerWrapperView",
          "UITransitionView", "UILayoutContainerView",
        ], "iOS \(iOS)")
      // Up to iOS 6 the first of them is in the tree of views too (rule 1115).
      let superview = iOS < 7 ? content.view.superview?.superview : content.view.superview
      expect(superview === navigation.view, "iOS \(iOS)")
    }
  }

  @Test("A presented controller passes on to the one that presented it", .rule(182))
  func presented() throws {
    for isDocumented in [true, false] {
      let (stage, a, b) = try TestApp.pair(
        iOS: 9.0, switches: ["presentedPassToPresenters": isDocumented])
      a.present(b, animated: false)
      try stage.settle()
      expectEqual((b.next === a), isDocumented)
    }
  }

  @Test("A covered root still leads to its window", .rule(182))
  func coveredRoot() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 9.0, as: .fullScreen)
    a.present(b, animated: false)
    try stage.settle()
    expect(a.view.window == nil && b.next === a && a.next === stage.window)
  }

  @Test("An action without a target goes up the chain to the first that can perform it", .rule(182))
  func actions() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let stage = TestApp(iOS: iOS)
      let root = ActingController()
      try stage.show(root)
      let calls = Calls()
      register(Asking.self, calls)
      register(ActingController.self, calls)
      let asking = Asking()
      let button = UIButton(frame: CGRect(x: 20, y: 60, width: 90, height: 44))
      root.view.addSubview(asking)
      root.view.addSubview(button)
      button.addTarget(nil, action: "act:", for: .touchUpInside)
      expectEqual(button.actions(forTarget: nil, forControlEvent: .touchUpInside), ["act:"])
      try stage.settle()
      let tap = { _ = try stage.device.simulator.tap(at: CGPoint(x: 40, y: 80)) }
      try tap()
      expectEqual(calls.names, ["ActingController"], "iOS \(iOS)")
      asking.becomeFirstResponder()
      try tap()
      expectEqual(calls.names.last, "Asking", "iOS \(iOS)")
      asking.can = false
      try tap()
      expect(calls.names.last == "ActingController" && asking.asked == 2, "iOS \(iOS)")
    }
  }

  @Test("A finger that leaves a control and comes back, or goes up outside, is told", .rule(267))
  func dragging() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
      root.view.addSubview(button)
      final class Target: NSObject {
        let log = Log()
        func enter() { log.lines.append("enter") }
        func exit() { log.lines.append("exit") }
        func inside() { log.lines.append("inside") }
        func outside() { log.lines.append("outside") }
      }
      let target = Target()
      button.addTarget(target, action: Target.enter, for: .touchDragEnter)
      button.addTarget(target, action: Target.exit, for: .touchDragExit)
      button.addTarget(target, action: Target.inside, for: .touchUpInside)
      button.addTarget(target, action: Target.outside, for: .touchUpOutside)
      try stage.settle()
      let (near, far) = (CGPoint(x: 150, y: 220), CGPoint(x: 150, y: 400))
      try stage.device.simulator.drag(along: [near, far])
      expectEqual(target.log.take(), ["exit", "outside"], "iOS \(iOS)")
      try stage.device.simulator.drag(along: [near, far, near])
      expectEqual(target.log.take(), ["exit", "enter", "inside"], "iOS \(iOS)")
    }
  }

  @Test("A view that lies 10,000 deep is found and touched")
  func deep() throws {
    let stage = TestApp(iOS: 9.0)
    let root = UIViewController()
    try stage.show(root)
    var view: UIView = root.view
    // Held here, so that they do not go away one inside of the other.
    var all: [UIView] = []
    for _ in 0..<10_000 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.addSubview(next)
      all.append(next)
      view = next
    }
    let log = Log()
    view.addSubview(Pad("pad", log, CGRect(x: 0, y: 0, width: 300, height: 400)))
    try stage.device.simulator.tap(at: CGPoint(x: 100, y: 100))
    expectEqual(log.lines, ["pad began", "pad ended"])
    all[0].removeFromSuperview()
    expectEqual(all.count, 10_000)
  }
}

@MainActor
struct PartTests {
  @Test("The page that a page control shows is one that is there")
  func currentPage() {
    _ = Device(iOS: 17)
    let pages = UIPageControl()
    pages.currentPage = 2
    expectEqual(pages.currentPage, 0)
    pages.numberOfPages = 3
    for (page, shown) in [(1, 1), (-1, 0), (3, 2), (.max, 2)] {
      pages.currentPage = page
      expectEqual(pages.currentPage, shown)
    }
    pages.numberOfPages = .min
    expectEqual(pages.numberOfPages, 0)
    expectEqual(pages.currentPage, 0)
  }

  @Test("A finger chooses segments, steps, turns pages and drags a knob by where it is", .rule(267))
  func parts() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      let segments = UISegmentedControl(items: ["a", "b", "c"])
      let (stepper, pages, slider) = (UIStepper(), UIPageControl(), UISlider())
      pages.numberOfPages = 3
      let controls: [UIControl] = [segments, stepper, pages, slider]
      for (index, control) in controls.enumerated() {
        control.frame = CGRect(x: 10, y: 60 + CGFloat(index) * 60, width: 300, height: 40)
        root.view.addSubview(control)
      }
      final class Target: NSObject {
        var count = 0
        func changed() { count += 1 }
      }
      let target = Target()
      for control in controls {
        control.addTarget(target, action: Target.changed, for: .valueChanged)
      }
      try stage.settle()
      let simulator = stage.device.simulator
      try simulator.tap(at: CGPoint(x: 160, y: 80))
      try simulator.tap(at: CGPoint(x: 300, y: 140))
      try simulator.tap(at: CGPoint(x: 300, y: 200))
      expect(segments.selectedSegmentIndex == 1 && stepper.value == 1, "iOS \(iOS)")
      expect(pages.currentPage == 1 && target.count == 3, "iOS \(iOS)")
      try simulator.drag(along: [CGPoint(x: 25, y: 260), CGPoint(x: 159.5, y: 260)])
      expect(abs(slider.value - 0.5) < 0.001 && target.count == 13, "iOS \(iOS)")
      // Beside the knob nothing is dragged.
      try simulator.drag(along: [CGPoint(x: 290, y: 260), CGPoint(x: 200, y: 260)])
      expect(abs(slider.value - 0.5) < 0.001, "iOS \(iOS)")
    }
  }
}
