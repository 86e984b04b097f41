import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// When children appear with their parents (rules 85 to 89, 99 and 100).
@MainActor
struct ChildAppearanceTests {
  // MARK: Appearing together

  @Test(
    "A child appears after its parent at both ends", .rule(88, "T39"), arguments: [5.0, 6, 9, 17])
  func registeredChild(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS)
    let (parent, child) = (P(), C())
    parent.during["viewDidLoad"] = {
      $0.addChild(child)
      child.didMove(toParent: $0)
      $0.view.addSubview(child.view)
    }
    try stage.show(parent)
    expectEqual(
      stage.heard(),
      [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
      ])
    let mark = stage.mark
    stage.window.isHidden = true
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "P.viewWillDisappear", "C.viewWillDisappear", "P.viewDidDisappear", "C.viewDidDisappear",
      ])
    let again = stage.mark
    stage.window.isHidden = false
    try stage.settle()
    expectEqual(
      stage.heard(since: again),
      [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test("One that is only nested has appeared before its surroundings", .rule(89))
  func unregisteredChild() throws {
    let stage = TestApp(iOS: 9.0)
    let (parent, child, nested) = (P(), C(), A())
    parent.during["viewDidLoad"] = {
      $0.embed(child)
      child.view.addSubview(nested.view)
    }
    try stage.show(parent)
    expectEqual(
      stage.heard(),
      [
        "P.viewWillAppear", "C.viewWillAppear", "A.viewWillAppear", "A.viewDidAppear",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test("addChild alone lets nobody appear; the view does", .rule(85, 86))
  func additionToVisibleParent() throws {
    let stage = TestApp(iOS: 9.0)
    let (parent, child) = (P(), C())
    try stage.show(parent)
    var mark = stage.mark
    parent.addChild(child)
    try stage.settle()
    expectEqual(stage.heard(since: mark, TestApp.all), ["C.willMove(P)"])
    mark = stage.mark
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves + ["viewDidLoad"]),
      [
        "C.viewDidLoad", "C.viewWillAppear", "C.didMove(P)", "C.viewDidAppear",
      ])
  }

  @Test("A child that is taken out disappears between the two moves", .rule(87))
  func removalFromVisibleParent() throws {
    let stage = TestApp(iOS: 9.0)
    let (parent, child) = (P(), C())
    try stage.show(parent)
    parent.embed(child)
    try stage.settle()
    let mark = stage.mark
    parent.unembed(child)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.moves),
      [
        "C.willMove(nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(nil)",
      ])
  }

  @Test("A child that comes in with another view while a tab brings its parent", .rule(1117))
  func childInCell() throws {
    for iOS in [5.0, 6.0, 9.0, 10.3, 12.0, 13.0, 17.0] as [IOSVersion] {
      for isDirect in [false, true] {
        let stage = TestApp(iOS: iOS)
        let (parent, child, tabs) = (LaidOut(), C(), UITabBarController())
        parent.whenLaidOut = {
          guard child.parent == nil else { return }
          let cell = UIView()
          $0.addChild(child)
          if isDirect { $0.view.addSubview(cell) }
          cell.addSubview(child.view)
          if !isDirect { $0.view.addSubview(cell) }
          child.didMove(toParent: $0)
        }
        tabs.viewControllers = [A(), parent]
        try stage.show(tabs)
        let mark = stage.mark
        tabs.selectedIndex = 1
        try stage.settle()
        let heard = stage.heard(since: mark).filter { $0.hasPrefix("C") }
        expect(heard.contains("C.viewDidAppear"), "iOS \(iOS)")
        expectEqual(heard.contains("C.viewWillAppear"), isDirect || iOS >= 13, "iOS \(iOS)")
        tabs.selectedIndex = 0
        try stage.settle()
        expectEqual(
          stage.heard(since: mark).filter { $0.hasPrefix("C") }.suffix(2),
          ["C.viewWillDisappear", "C.viewDidDisappear"], "iOS \(iOS)")
      }
    }
  }

  @Test("An embedding in viewDidLoad moves, appears and is laid out in order", .rule("T41"))
  func embedding() throws {
    let stage = TestApp(iOS: 11.0)
    let (parent, child) = (P(), C())
    parent.during["viewDidLoad"] = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
    }
    try stage.show(parent)
    expectEqual(
      stage.heard(TestApp.all.filter { $0 != "updateViewConstraints" }).filter {
        $0.hasPrefix("C")
      },
      [
        "C.willMove(P)", "C.viewDidLoad", "C.viewWillAppear", "C.viewWillLayoutSubviews",
        "C.viewDidLayoutSubviews", "C.viewDidAppear",
      ])
  }

  @Test(
    "Both moves come before the appearance of an embedded child", .rule("T42"),
    arguments: [true, false])
  func embedSegueByHand(forwards: Bool) throws {
    let stage = TestApp(iOS: 9.0)
    let (parent, child) = (P(), C())
    parent.forwards = forwards
    parent.during["viewDidLoad"] = {
      $0.addChild(child)
      $0.view.addSubview(child.view)
      child.didMove(toParent: $0)
    }
    parent.during["viewWillAppear"] = { _ in
      if !forwards { child.beginAppearanceTransition(true, animated: false) }
    }
    parent.during["viewDidAppear"] = { _ in if !forwards { child.endAppearanceTransition() } }
    try stage.show(parent)
    expectEqual(
      stage.heard(TestApp.all).filter { $0.hasPrefix("C") && $0 != "C.viewDidLoad" },
      [
        "C.willMove(P)", "C.didMove(P)", "C.viewWillAppear", "C.updateViewConstraints",
        "C.viewWillLayoutSubviews", "C.viewDidLayoutSubviews", "C.viewDidAppear",
      ])
    expectEqual(stage.device.lines(.console), [])
  }

  @Test("Under a hidden container a child will appear and never did", .rule(77, "T46"))
  func hiddenContainer() throws {
    let stage = TestApp(iOS: 7.0)
    let (parent, child, container) = (P(), C(), UIView())
    container.isHidden = true
    try stage.show(parent)
    parent.view.addSubview(container)
    let mark = stage.mark
    parent.embed(child, in: container)
    try stage.settle()
    container.isHidden = false
    try stage.settle()
    expectEqual(stage.heard(since: mark), ["C.viewWillAppear"])
  }

  @Test("viewIsAppearing comes once to parent and child, when both are in place", .rule(70))
  func isAppearing() throws {
    let stage = TestApp(iOS: 17.0)
    let (parent, child) = (P(), C())
    parent.during["viewDidLoad"] = { $0.embed(child) }
    try stage.show(parent)
    expectEqual(
      stage.heard(TestApp.appearance + ["viewIsAppearing"]),
      [
        "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing", "C.viewIsAppearing",
        "P.viewDidAppear", "C.viewDidAppear",
      ])
  }

  @Test("Moving to and from a parent is known in the four callbacks", .rule(79))
  func movements() throws {
    let stage = TestApp(iOS: 9.0)
    let (parent, child) = (P(), C())
    var log: [String] = []
    for name in TestApp.appearance {
      child.during[name] = {
        log.append("\(name) to \($0.isMovingToParent) from \($0.isMovingFromParent)")
      }
    }
    try stage.show(parent)
    parent.embed(child)
    try stage.settle()
    stage.window.isHidden = true
    stage.window.isHidden = false
    try stage.settle()
    parent.unembed(child)
    try stage.settle()
    expectEqual(
      log,
      [
        "viewWillAppear to true from false", "viewDidAppear to true from false",
        "viewWillDisappear to false from false", "viewDidDisappear to false from false",
        "viewWillAppear to false from false", "viewDidAppear to false from false",
        "viewWillDisappear to false from true", "viewDidDisappear to false from true",
      ])
    expect(!child.isMovingToParent)
    expect(!child.isMovingFromParent)
  }

  // MARK: Quirks of iOS 5 and 6

  /// Launches root P and adds C to it after `delay` seconds from within the activation; nil: at once.
  private func launchedWithChild(iOS: IOSVersion, delay: Double?) throws -> Int {
    let device = Device(iOS: iOS, classes: [ActivationDelegate.self])
    ActivationDelegate.delay = delay
    let launched = try device.launch("ActivationDelegate")
    try launched.simulator.advance(by: 1)
    return device.lines(.callback).count { $0.hasPrefix("C viewDidAppear") }
  }

  @Test(
    "A child that is added while the app becomes active appears twice on iOS 5 and 6", .rule("T15"))
  func childAtActivation() throws {
    expectEqual(try launchedWithChild(iOS: 5.0, delay: nil), 2)
    expectEqual(try launchedWithChild(iOS: 5.0, delay: 0), 1)
    expectEqual(try launchedWithChild(iOS: 6.1, delay: nil), 2)
    expectEqual(try launchedWithChild(iOS: 6.1, delay: 0), 2)
    expectEqual(try launchedWithChild(iOS: 6.1, delay: 0.1), 1)
    expectEqual(try launchedWithChild(iOS: 9.0, delay: nil), 1)
  }
}

/// Does something when it is laid out.
private final class LaidOut: UIViewController {
  var whenLaidOut: ((UIViewController) -> Void)?

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    whenLaidOut?(self)
  }
}

/// Adds a child to its root controller when the app has become active.
private final class ActivationDelegate: UIResponder, UIApplicationDelegate {
  /// Seconds until the child is added; nil for at once.
  static var delay: Double?
  var window: UIWindow?
  let root = P()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let delay = Self.delay else { return root.embed(C()) }
    HeadlessUIKit.DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [root] in
      root.embed(C())
    }
  }
}
