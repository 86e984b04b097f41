import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Decides what a split view does, as far as it has been told.
private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var seesToCollapse = false

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { seesToCollapse }
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

@MainActor
struct SplitTests {
  private let delegate = SplitDelegate()

  /// A navigation controller with A beside B, on a device that is held so.
  private func shown(
    iOS: IOSVersion, _ model: String, _ orientation: UIDeviceOrientation = .portrait
  ) throws -> (TestApp, UISplitViewController) {
    let stage = TestApp(device: Device(iOS: iOS, model: model, orientation: orientation))
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [UINavigationController(rootViewController: A()), B()]
    try stage.show(split)
    return (stage, split)
  }

  private func letters(_ lines: [String]) -> [String] { lines.filter { !$0.hasPrefix("UI") } }

  @Test("An upright iPad shows the secondary controller alone", arguments: [3.2, 6.0, 9])
  func upright(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS, model: iOS < 6.0 ? "iPad" : "iPad 2")
    let split = UISplitViewController()
    split.viewControllers = [A(), B()]
    try stage.show(split)
    expectEqual(letters(stage.heard()), ["B.viewWillAppear", "B.viewDidAppear"])
    expect(!split.viewControllers[0].isViewLoaded)
  }

  @Test("A column that goes before it has appeared disappears", .rule(69))
  func turningRound() throws {
    let stage = TestApp(device: Device(iOS: 17.0, model: "iPad (8th generation)"))
    let split = UISplitViewController()
    split.viewControllers = [A(), B()]
    try stage.show(split)
    try stage.settle()
    _ = stage.heard()
    split.preferredDisplayMode = .oneBesideSecondary
    split.view.layoutIfNeeded()
    split.preferredDisplayMode = .secondaryOnly
    split.view.layoutIfNeeded()
    try stage.settle()
    expectEqual(
      letters(stage.heard()).filter { $0.hasPrefix("A.view") && $0.contains("ppear") },
      ["A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear"])
    expect(split.viewControllers[0].view.window == nil)
  }

  @Test("Columns are loaded and in place before they hear that they will appear", .rule(69))
  func loadedFirst() throws {
    let stage = TestApp(device: Device(iOS: 12.0, model: "iPad Air", orientation: .landscapeLeft))
    let (split, b) = (UISplitViewController(), B())
    var isInPlace = false
    b.during["viewWillAppear"] = { isInPlace = $0.view.superview === split.view }
    split.viewControllers = [A(), b]
    try stage.show(split)
    expectEqual(
      letters(stage.heard(TestApp.life)),
      [
        "A.loadView", "A.viewDidLoad", "B.loadView", "B.viewDidLoad", "A.viewWillAppear",
        "B.viewWillAppear", "A.viewDidAppear", "B.viewDidAppear",
      ])
    expect(isInPlace)
  }

  @Test("When the iPad turns, the primary controller comes and goes (iOS 8 and later)")
  func turning() throws {
    let (stage, split) = try shown(iOS: 9.0, "iPad Air")
    expectEqual(split.displayMode, .secondaryOnly)
    var mark = stage.mark
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectEqual(letters(stage.heard(since: mark)), ["A.viewWillAppear", "A.viewDidAppear"])
    expectEqual(split.displayMode, .allVisible)
    expectEqual(split.viewControllers[0].view.frame, CGRect(x: 0, y: 0, width: 320, height: 768))
    expectEqual(split.viewControllers[1].view.frame, CGRect(x: 321, y: 0, width: 703, height: 768))
    mark = stage.mark
    stage.device.simulator.rotate(to: .portrait)
    try stage.settle()
    expectEqual(letters(stage.heard(since: mark)), ["A.viewWillDisappear", "A.viewDidDisappear"])
    let changes = stage.device.lines(.callback).filter { $0.contains("willChangeTo") }
    expectEqual(changes.count, 2)
  }

  @Test("A detail that gets a column of its own when the phone turns appears there")
  func widened() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let stage = TestApp(device: Device(iOS: iOS, model: iOS < 13 ? "iPhone 6 Plus" : "iPhone 11"))
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: A()),
        UINavigationController(rootViewController: B()),
      ]
      try stage.show(split)
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expect(!split.isCollapsed, "iOS \(iOS)")
      expectEqual(
        letters(stage.heard(since: mark)),
        [
          "B.viewWillDisappear", "B.viewDidDisappear", "B.viewWillAppear", "A.viewWillAppear",
          "B.viewDidAppear", "A.viewDidAppear",
        ], "iOS \(iOS)")
      let half = stage.mark
      try stage.turn(.portrait)
      expectEqual(
        letters(stage.heard(since: half)).filter { $0.hasPrefix("B") },
        [
          "B.viewWillDisappear", "B.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
        ], "iOS \(iOS)")
    }
  }

  @Test("On an iPhone the secondary controller goes onto the primary one's stack")
  func collapsing() throws {
    let (stage, split) = try shown(iOS: 9.0, "iPhone 6")
    let navigation = split.viewControllers[0] as? UINavigationController
    expect(split.isCollapsed)
    expectEqual(split.viewControllers.count, 1)
    expectEqual(navigation?.viewControllers.map { "\(type(of: $0))" }, ["A", "B"])
    expectEqual(letters(stage.heard()), ["B.viewWillAppear", "B.viewDidAppear"])
    expect(navigation?.topViewController?.splitViewController === split)
  }

  @Test("A secondary navigation controller has its items on the primary one's bar", .rule(409))
  func oneBar() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let stage = TestApp(device: Device(iOS: iOS, model: iOS < 13 ? "iPhone 6" : nil))
      let split = UISplitViewController()
      let (a, b) = (A(), B())
      (a.title, b.title) = ("List", "Detail")
      let outer = UINavigationController(rootViewController: a)
      let inner = UINavigationController(rootViewController: b)
      split.viewControllers = [outer, inner]
      try stage.show(split)
      expect(outer.viewControllers == [a, inner] && b.navigationController === inner)
      expect(inner.navigationBar.isHidden && !outer.navigationBar.isHidden, "iOS \(iOS)")
      expectEqual(outer.navigationBar.topItem?.title, "Detail", "iOS \(iOS)")
      expectEqual(outer.navigationBar.backItem?.title, "List", "iOS \(iOS)")
      if iOS >= 11 {
        expectEqual(
          b.view.safeAreaInsets.top, outer.navigationBar.frame.maxY, "iOS \(iOS)")
      }
      inner.setNavigationBarHidden(true, animated: false)
      expect(outer.isNavigationBarHidden && inner.isNavigationBarHidden, "iOS \(iOS)")
      inner.setNavigationBarHidden(false, animated: false)
      outer.popViewController(animated: true)
      try stage.settle()
      expectEqual(outer.navigationBar.topItem?.title, "List", "iOS \(iOS)")
      a.showDetailViewController(inner, sender: nil)
      try stage.settle()
      expectEqual(outer.navigationBar.topItem?.title, "Detail", "iOS \(iOS)")
    }
  }

  @Test("A delegate that sees to the secondary controller itself leaves the primary one on top")
  func collapsingByDelegate() throws {
    delegate.seesToCollapse = true
    let (stage, split) = try shown(iOS: 9.0, "iPhone 6")
    expectEqual(letters(stage.heard()), ["A.viewWillAppear", "A.viewDidAppear"])
    expectEqual(split.viewControllers.count, 1)
  }

  @Test("A detail goes into the second column, or onto the stack where there is one column")
  func showingDetails() throws {
    let (stage, split) = try shown(iOS: 9.0, "iPad Air", .landscapeLeft)
    let primary = (split.viewControllers[0] as? UINavigationController)?.topViewController
    let mark = stage.mark
    primary?.showDetailViewController(C(), sender: nil)
    try stage.settle()
    expectEqual(
      letters(stage.heard(since: mark, TestApp.moves)).filter { !$0.contains("Move") },
      [
        "B.viewWillDisappear", "B.viewDidDisappear", "C.viewWillAppear", "C.viewDidAppear",
      ])
    expect(split.viewControllers[1] is C)
    let (phone, folded) = try shown(iOS: 9.0, "iPhone 6")
    let navigation = folded.viewControllers[0] as? UINavigationController
    navigation?.topViewController?.showDetailViewController(C(), sender: nil)
    try phone.settle()
    expect(navigation?.topViewController is C)
  }

  @Test("Before iOS 8 there is no split view on an iPhone")
  func oldPhone() {
    let device = Device(iOS: 6.0)
    _ = UISplitViewController()
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: UISplitViewController is only supported when running under "
          + "UIUserInterfaceIdiomPad"
      ])
  }

  @Test("show pushes inside of a navigation controller and presents elsewhere")
  func show() throws {
    let stage = TestApp(iOS: 9.0)
    let root = A()
    let navigation = UINavigationController(rootViewController: root)
    try stage.show(navigation)
    root.show(B(), sender: nil)
    try stage.settle()
    expect(navigation.topViewController is B)
    let other = TestApp(iOS: 9.0)
    let alone = P()
    try other.show(alone)
    alone.show(Q(), sender: nil)
    try other.settle()
    expect(alone.presentedViewController is Q)
  }

  @Test("show before iOS 8 is a message that UIKit does not know")
  func oldShow() {
    let device = Device(iOS: 7.0)
    A().show(B(), sender: nil)
    expectEqual(device.lines(.exception).count, 1)
  }
}
