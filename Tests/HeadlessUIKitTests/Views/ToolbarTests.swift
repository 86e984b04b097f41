import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// The toolbar of a navigation controller, and what stands on bars.
@MainActor
struct ToolbarTests {
  private final class Target {
    var taps: [String] = []
    func tapped(_ sender: UIBarButtonItem) { taps.append(sender.title ?? "none") }
  }

  private func item(_ title: String, _ target: Target) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: target, action: Target.tapped)
  }

  private func buttons(_ bar: UIView) -> [UIButton] {
    bar.subviews.compactMap { $0 as? UIButton }.filter { !$0.isHidden }
  }

  @Test(
    "It is hidden at first; shown, it lies at the bottom, 44 points high",
    arguments: [3.0, 6, 7, 26])
  func place(iOS: IOSVersion) throws {
    let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
    expect(navigation.isToolbarHidden)
    expectNil(navigation.toolbar.superview)
    let before = navigation.topViewController!.view.frame
    navigation.setToolbarHidden(false, animated: true)
    try stage.settle()
    let bounds = navigation.view.bounds
    // Above the home indicator of an iPhone 11.
    let edge: CGFloat = iOS >= 13 ? 34 : 0
    expect(!navigation.isToolbarHidden)
    expectEqual(
      navigation.toolbar.frame,
      CGRect(x: 0, y: bounds.height - 44 - edge, width: bounds.width, height: 44))
    // Bars lie on the content from iOS 7 on.
    var content = before
    if iOS < 7.0 { content.size.height -= 44 }
    expectEqual(navigation.topViewController?.view.frame, content)
    navigation.isToolbarHidden = true
    try stage.settle()
    expectNil(navigation.toolbar.superview)
    expectEqual(navigation.topViewController?.view.frame, before)
  }

  @Test("A toolbar has its place as soon as it is no longer hidden", .rule(1194))
  func atOnce() throws {
    for iOS in IOSVersion.tried {
      let (stage, navigation) = try TestApp.navigation(iOS: iOS, A())
      guard iOS >= 3.0 else { continue }
      navigation.setToolbarHidden(false, animated: false)
      let frame = navigation.toolbar.frame
      expect(frame.height == 44 && frame.width == navigation.view.bounds.width, "iOS \(iOS)")
      try stage.settle()
      expectEqual(navigation.toolbar.frame, frame, "iOS \(iOS)")
    }
  }

  @Test("The safe area of the content ends at the toolbar, and that above a tab bar")
  func safeArea() throws {
    let stage = TestApp(iOS: 12.0)
    let content = A()
    let (navigation, tabs) = (
      UINavigationController(rootViewController: content), UITabBarController()
    )
    tabs.viewControllers = [navigation]
    try stage.show(tabs)
    expectEqual(content.view.safeAreaInsets.bottom, 49)
    navigation.setToolbarHidden(false, animated: false)
    try stage.settle()
    expectEqual(navigation.toolbar.frame.maxY, tabs.tabBar.frame.minY)
    expectEqual(content.view.safeAreaInsets.bottom, 93)
    expectEqual(content.bottomLayoutGuide.length, 93)
  }

  @Test("It shows the items of the controller on top, and goes where that one wants it away")
  func items() throws {
    let stage = TestApp(iOS: 9.0)
    let (root, pushed, target) = (A(), B(), Target())
    let navigation = UINavigationController(rootViewController: root)
    root.toolbarItems = [item("Sort", target)]
    pushed.setToolbarItems([item("Share", target), item("Delete", target)], animated: false)
    navigation.isToolbarHidden = false
    try stage.show(navigation)
    let toolbar = navigation.toolbar!
    expectEqual(buttons(toolbar).map(\.currentTitle), ["Sort"])
    navigation.pushViewController(pushed, animated: true)
    try stage.settle()
    expectEqual(buttons(toolbar).map(\.currentTitle), ["Share", "Delete"])
    buttons(toolbar)[1].touch()
    pushed.toolbarItems?[0].title = "Send"
    pushed.toolbarItems?[1].isEnabled = false
    try stage.settle()
    buttons(toolbar)[1].touch()
    buttons(toolbar)[0].touch()
    expectEqual(target.taps, ["Delete", "Send"])
    pushed.hidesBottomBarWhenPushed = true
    try stage.settle()
    expect(toolbar.superview == nil && !navigation.isToolbarHidden)
    navigation.popViewController(animated: true)
    try stage.settle()
    expect(toolbar.superview === navigation.view)
    expectEqual(buttons(toolbar).map(\.currentTitle), ["Sort"])
  }

  @Test("Flexible spaces share what is left, fixed ones and views of the app's own have a width")
  func spaces() throws {
    _ = Device(iOS: 9.0)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let flexible = {
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    fixed.width = 30
    let (own, wide) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)),
      UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    )
    wide.width = 60
    bar.items = [flexible(), UIBarButtonItem(customView: own), fixed, wide, flexible()]
    bar.layoutIfNeeded()
    // 400 less the margins of 12, 50, 30, 60, and 8 between the two that are seen.
    let room: CGFloat = (400 - 24 - 148) / 2
    expectEqual(own.frame, CGRect(x: 12 + room, y: 12, width: 50, height: 20))
    expectEqual(
      buttons(bar)[0].frame, CGRect(x: 12 + room + 50 + 8 + 30, y: 0, width: 60, height: 44))
    expectEqual(bar.sizeThatFits(CGSize(width: 320, height: 0)), CGSize(width: 320, height: 44))
    bar.setItems([wide], animated: true)
    bar.layoutIfNeeded()
    expectNil(own.superview)
    expectEqual(buttons(bar).count, 1)
  }

  @Test(
    "A view of the app's own keeps to the margins of a bar", .rule(1450),
    arguments: [(IOSVersion(6), 12.0, 375.0), (7, 16, 375), (16, 16, 375), (16, 20, 414)])
  func margins(iOS: IOSVersion, margin: Double, width: Double) {
    _ = Device(iOS: iOS)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let views = (0..<2).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
    bar.items = [
      UIBarButtonItem(customView: views[0]),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(customView: views[1]),
    ]
    bar.layoutIfNeeded()
    expectEqual(views.map(\.frame.minX), [CGFloat(margin), CGFloat(width - margin - 50)])
    let navigation = UINavigationBar(frame: bar.frame)
    let item = UINavigationItem()
    item.leftBarButtonItem = UIBarButtonItem(customView: views[0])
    item.rightBarButtonItem = UIBarButtonItem(customView: views[1])
    navigation.items = [item]
    navigation.layoutIfNeeded()
    let side = iOS < 7 ? 5 : margin
    expectEqual(views.map(\.frame.minX), [CGFloat(side), CGFloat(width - side - 50)])
  }

  @Test("A navigation bar shows the items of the controller on top on either side of its title")
  func navigationItems() throws {
    let stage = TestApp(iOS: 9.0)
    let (root, pushed, target) = (A(), B(), Target())
    (root.title, pushed.title) = ("Notes", "Note")
    pushed.navigationItem.rightBarButtonItems = [item("Save", target), item("Share", target)]
    let navigation = UINavigationController(rootViewController: root)
    try stage.show(navigation)
    let bar = navigation.navigationBar
    expectEqual(buttons(bar), [])
    navigation.pushViewController(pushed, animated: true)
    try stage.settle()
    let shown = buttons(bar).sorted { $0.frame.minX < $1.frame.minX }
    expectEqual(shown.map(\.currentTitle), ["Notes", "Share", "Save"])
    expectEqual(shown[2].frame.maxX, bar.bounds.width - 5)
    shown[2].touch()
    expectEqual(target.taps, ["Save"])

    pushed.navigationItem.leftBarButtonItem = item("Cancel", target)
    try stage.settle()
    expectEqual(Set(buttons(bar).map(\.currentTitle)), ["Cancel", "Share", "Save"])
    pushed.navigationItem.leftItemsSupplementBackButton = true
    root.navigationItem.backBarButtonItem = item("All", target)
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    pushed.navigationItem.titleView = title
    try stage.settle()
    expectEqual(Set(buttons(bar).map(\.currentTitle)), ["All", "Cancel", "Share", "Save"])
    expect(title.superview === bar && title.center == CGPoint(x: bar.bounds.midX, y: 22))
    navigation.popViewController(animated: false)
    try stage.settle()
    expect(buttons(bar) == [] && title.superview == nil)
  }

  @Test("Before iOS 3 there is no toolbar in a navigation controller")
  func before3() throws {
    let uses: [(String, (UINavigationController) -> Void)] = [
      ("toolbar", { _ = $0.toolbar }), ("isToolbarHidden", { _ = $0.isToolbarHidden }),
      ("setToolbarHidden:animated:", { $0.setToolbarHidden(false, animated: false) }),
      ("toolbarItems", { _ = $0.toolbarItems }),
      ("setToolbarItems:animated:", { $0.setToolbarItems([], animated: false) }),
    ]
    for iOS in [2.2, 3.0] as [IOSVersion] {
      for (selector, use) in uses {
        let device = Device(iOS: iOS)
        use(UINavigationController())
        expectEqual(
          device.lines(.exception),
          only(
            iOS < 3.0,
            "NSInvalidArgumentException: -[UINavigationController \(selector)]: unrecognized "
              + "selector sent to instance <UINavigationController>"))
      }
    }
  }

  @Test("What is presented over a stack is its visible controller, and no longer its top")
  func visibleController() throws {
    let (stage, navigation) = try TestApp.navigation(iOS: 9.0, A())
    expect(navigation.visibleViewController is A)
    navigation.present(B(), animated: true)
    try stage.settle()
    expect(navigation.visibleViewController is B && navigation.topViewController is A)
    navigation.dismiss(animated: true)
    try stage.settle()
    expect(navigation.visibleViewController is A)
  }
}
