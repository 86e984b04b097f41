import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A controller that goes along with every turn and notes what it hears of its safe area.
private final class Edged: Orienting {
  /// What the view had, each time that the controller heard of a change.
  var heard: [UIEdgeInsets] = []
  /// What the view had in the callbacks, by their names.
  var seen: [String: UIEdgeInsets] = [:]

  convenience init() { self.init(.all) }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    heard.append(view.safeAreaInsets)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard Simulator.current.iOS >= 11.0 else { return }
    seen["viewWillAppear"] = view.safeAreaInsets
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    seen["viewIsAppearing"] = view.safeAreaInsets
  }
}

private final class Hearing: UIView {
  var heard: [UIEdgeInsets] = []
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    heard.append(safeAreaInsets)
  }
}

private nonisolated func edges(
  _ top: CGFloat = 0, _ left: CGFloat = 0, _ bottom: CGFloat = 0, _ right: CGFloat = 0
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// What edges and bars leave of the screen (rules 180, 240 and 241).
@Suite(.rule(180))
@MainActor
struct SafeAreaTests {
  @Test(
    "Each model has its own safe areas, upright and on its side",
    arguments: [
      (11, "iPhone 8", edges(20), edges()),
      (26, "iPhone SE (3rd generation)", edges(20), edges()),
      (11, "iPhone X", edges(44, 0, 34), edges(0, 44, 21, 44)),
      (13, "iPhone 11 Pro", edges(44, 0, 34), edges(0, 44, 21, 44)),
      (13, "iPhone 11", edges(44, 0, 34), edges(0, 44, 21, 44)),
      (14, "iPhone 11", edges(48, 0, 34), edges(0, 48, 21, 48)),
      (15, "iPhone XR", edges(48, 0, 34), edges(0, 48, 21, 48)),
      (15, "iPhone 13", edges(47, 0, 34), edges(0, 47, 21, 47)),
      (15, "iPhone 13 mini", edges(50, 0, 34), edges(0, 50, 21, 50)),
      (17, "iPhone 14 Plus", edges(47, 0, 34), edges(0, 47, 21, 47)),
      (17, "iPhone 14 Pro", edges(59, 0, 34), edges(0, 59, 21, 59)),
      (18, "iPhone 16 Pro", edges(62, 0, 34), edges(0, 62, 21, 62)),
      (11, "iPad Air", edges(20), edges(20)),
      (13, "iPad Pro (11-inch)", edges(24, 0, 20), edges(24, 0, 20)),
    ] as [(IOSVersion, String, UIEdgeInsets, UIEdgeInsets)])
  func models(iOS: IOSVersion, model: String, upright: UIEdgeInsets, sideways: UIEdgeInsets) throws
  {
    let stage = TestApp(iOS: iOS, model: model)
    let root = Edged()
    try stage.show(root)
    expectEqual(root.view.safeAreaInsets, upright)
    expectEqual(root.view.safeAreaLayoutGuide.layoutFrame, root.view.bounds.inset(by: upright))
    try stage.turn(.landscapeLeft)
    expectEqual(root.view.safeAreaInsets, sideways)
    try stage.turn(.landscapeRight)
    expectEqual(root.view.safeAreaInsets, sideways)
    expectEqual(root.heard, [upright] + (upright == sideways ? [] : [sideways]))
  }

  @Test("Before iOS 11 nobody hears of it, and the top layout guide has the status bar's length")
  func before() throws {
    let stage = TestApp(iOS: 10, model: "iPhone 6")
    let root = Edged()
    try stage.show(root)
    expectEqual(root.heard, [])
    expectEqual(root.topLayoutGuide.length, 20)
    try stage.turn(.landscapeLeft)
    expectEqual(root.topLayoutGuide.length, 0)
  }

  @Test(
    "A controller hears of it before its first layout, with a view that is in its place",
    arguments: [11, 13, 17] as [IOSVersion])
  func order(iOS: IOSVersion) throws {
    let stage = TestApp(iOS: iOS, model: "iPhone X")
    let root = Edged()
    try stage.show(root)
    expectEqual(
      stage.heard(TestApp.layout + ["viewIsAppearing", "viewSafeAreaInsetsDidChange"]),
      [
        "viewDidLoad", "viewWillAppear", "viewSafeAreaInsetsDidChange",
        iOS >= 13 ? "viewIsAppearing" : nil, "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear",
      ].compactMap(\.self).map { "Edged.\($0)" })
    expectEqual(root.seen["viewWillAppear"], .zero)
    expectEqual(root.seen["viewIsAppearing"], (iOS >= 13 ? edges(44, 0, 34) : nil))
  }

  @Test("A navigation bar begins below the top inset, and both are the content's", .rule(180, 240))
  func navigation() throws {
    for (model, top, side) in [("iPhone X", CGFloat(44), CGFloat(44)), ("iPhone 8", 20, 0)] {
      let stage = TestApp(iOS: 15, model: model)
      let content = Edged()
      let navigation = UINavigationController(rootViewController: content)
      try stage.show(navigation)
      let bar = navigation.navigationBar
      expectEqual(bar.frame, CGRect(x: 0, y: top, width: 375, height: 44))
      expectEqual(content.view.safeAreaInsets.top, top + 44)
      expectEqual(content.heard.count, 1)
      try stage.turn(.landscapeLeft)
      expectEqual(bar.frame.minY, 0)
      expectEqual(bar.frame.height, 32)
      expectEqual(content.view.safeAreaInsets, edges(32, side, side > 0 ? 21 : 0, side))
      navigation.setNavigationBarHidden(true, animated: false)
      try stage.settle()
      expectEqual(content.view.safeAreaInsets.top, 0)
      expectEqual(content.heard.count, 3)
    }
  }

  @Test("A tab bar reaches to the edge, with its buttons above the home indicator", .rule(180, 240))
  func tabs() throws {
    let stage = TestApp(iOS: 15, model: "iPhone X")
    let tabs = UITabBarController()
    let (first, second) = (Edged(), Edged())
    tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
    try stage.show(tabs)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 729, width: 375, height: 83))
    expect(tabs.tabBar.subviews.allSatisfy { $0.frame.height == 49 })
    expectEqual(first.view.safeAreaInsets, edges(44, 0, 83))
    tabs.selectedIndex = 1
    try stage.settle()
    expectEqual(second.view.safeAreaInsets, edges(88, 0, 83))
    try stage.turn(.landscapeLeft)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 322, width: 812, height: 53))
    expectEqual(second.view.safeAreaInsets, edges(32, 44, 53, 44))
  }

  @Test("Bars are lower on phones that lie on their side, and higher on pads", .rule(240))
  func barHeights() throws {
    for (iOS, model, upright, sideways, tabSideways) in [
      (IOSVersion(5), "iPhone 4S", CGFloat(44), CGFloat(32), CGFloat(49)),
      (10, "iPhone 6", 44, 32, 49),
      (11, "iPhone 8", 44, 32, 32), (11, "iPhone 8 Plus", 44, 44, 49), (11, "iPad Air", 44, 44, 49),
      (12, "iPad Air", 50, 50, 50), (13, "iPad Pro (11-inch)", 50, 50, 45),
      (17, "iPhone 15 Pro Max", 44, 44, 49), (26, "iPhone 17", 54, 32, 32),
    ] {
      let stage = TestApp(iOS: iOS, model: model)
      let tabs = Turning()
      let navigation = UINavigationController(rootViewController: Edged())
      tabs.viewControllers = [navigation]
      try stage.show(tabs)
      expectEqual(navigation.navigationBar.frame.height, upright, "\(model)")
      try stage.turn(.landscapeLeft)
      expectEqual(navigation.navigationBar.frame.height, sideways, "\(model)")
      let below = iOS >= 11 ? tabs.view.safeAreaInsets.bottom : CGFloat(0)
      expectEqual(tabs.tabBar.frame.height - below, tabSideways, "\(model)")
    }
  }

  @Test("What the app adds comes on top, and a view has what of it reaches so far")
  func added() throws {
    let stage = TestApp(iOS: 15, model: "iPhone X")
    let root = Edged()
    try stage.show(root)
    let (inner, moved) = (Hearing(frame: CGRect(x: 0, y: 10, width: 375, height: 100)), Hearing())
    root.view.addSubview(inner)
    moved.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    root.view.addSubview(moved)
    root.additionalSafeAreaInsets = edges(6, 5)
    try stage.settle()
    expectEqual(root.heard, [edges(44, 0, 34), edges(50, 5, 34)])
    expectEqual(inner.safeAreaInsets, edges(40, 5))
    expectEqual(inner.heard, [edges(34), edges(40, 5)])
    expectEqual(moved.heard, [edges(0, 5)])
    moved.frame.origin.y = 0
    try stage.settle()
    expectEqual(moved.heard, [edges(0, 5), edges(50, 5)])
    inner.removeFromSuperview()
    expectEqual(inner.safeAreaInsets, .zero)
  }

  @Test("Children inherit from their parents, as far as they lie below bars")
  func children() throws {
    let stage = TestApp(iOS: 15, model: "iPhone X")
    let (parent, child) = (Edged(), Edged())
    try stage.show(parent)
    child.view.frame = CGRect(x: 0, y: 30, width: 375, height: 782)
    parent.embed(child)
    try stage.settle()
    expectEqual(child.heard, [edges(14, 0, 34)])
    child.view.frame = parent.view.bounds
    try stage.settle()
    expectEqual(child.heard, [edges(14, 0, 34), edges(44, 0, 34)])
  }

  @Test("A scroll view keeps its content clear of the bars, and what is in it need not")
  func scrolling() throws {
    let stage = TestApp(iOS: 15, model: "iPhone X")
    let root = Edged()
    try stage.show(root)
    let (scroll, content) = (
      UIScrollView(frame: root.view.bounds), Hearing(frame: root.view.bounds)
    )
    root.view.addSubview(scroll)
    scroll.addSubview(content)
    try stage.settle()
    // What does not scroll need not keep clear either.
    expectEqual(scroll.adjustedContentInset, .zero)
    expectEqual(content.safeAreaInsets, edges(44, 0, 34))
    scroll.contentSize = CGSize(width: 100, height: 2000)
    expectEqual(scroll.adjustedContentInset, edges(44, 0, 34))
    expectEqual(content.safeAreaInsets, .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    expectEqual(content.safeAreaInsets, edges(44, 0, 34))
  }

  @Test("Constraints to the guide follow the insets")
  func guide() throws {
    let stage = TestApp(iOS: 15, model: "iPhone 11")
    let root = Edged()
    try stage.show(root)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(label)
    let area = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: area.topAnchor),
      label.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: area.trailingAnchor),
    ])
    try stage.settle()
    expectEqual(label.frame, CGRect(x: 0, y: 48, width: 414, height: 814))
    try stage.turn(.landscapeLeft)
    expectEqual(label.frame, CGRect(x: 48, y: 0, width: 800, height: 393))
    root.additionalSafeAreaInsets.top = 10
    try stage.settle()
    expectEqual(label.frame, CGRect(x: 48, y: 10, width: 800, height: 383))
  }

  @Test("A window has the screen's insets, on iOS 11 without a plain status bar", .rule(180, 241))
  func windows() throws {
    for (iOS, model, top) in [
      (IOSVersion(11), "iPhone 8", CGFloat(0)), (12, "iPhone 8", 20), (11, "iPhone X", 44),
    ] {
      let stage = TestApp(iOS: iOS, model: model)
      try stage.show(Edged())
      expectEqual(stage.window.safeAreaInsets.top, top, "\(model)")
    }
  }

  @Test("A sheet begins below the status bar and ends above the home indicator")
  func sheet() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 15, model: "iPhone X")
    a.present(b, animated: false)
    try stage.settle()
    expectEqual(b.view.safeAreaInsets, edges(0, 0, 34))
  }
}

/// Tabs that turn on every version.
private final class Turning: UITabBarController {
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
