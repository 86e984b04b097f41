import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// How far the views of controllers reach below bars (rule 195).
@Suite(.rule(195))
@MainActor
struct ExtendedEdgeTests {
  /// On a phone without a notch: a bar of 44 points below a status bar of 20.
  private func phone(iOS: IOSVersion) -> (stage: TestApp, screen: CGSize) {
    let stage = TestApp(iOS: iOS, model: iOS < 11 ? "iPhone 4S" : "iPhone 8")
    return (stage, UIScreen.main.bounds.size)
  }

  @Test("With no extended edges a view begins and ends at the bars; a hidden bar takes no room")
  func edges() throws {
    let (stage, screen) = phone(iOS: 9)
    let content = UIViewController()
    let (navigation, tabs) = (
      UINavigationController(rootViewController: content), UITabBarController()
    )
    tabs.viewControllers = [navigation]
    try stage.show(tabs)
    func between(_ top: CGFloat, _ bottom: CGFloat) -> CGRect {
      CGRect(x: 0, y: top, width: screen.width, height: screen.height - top - bottom)
    }
    expectEqual(content.view.frame, between(0, 0))
    content.edgesForExtendedLayout = []
    try stage.settle()
    expectEqual(content.view.frame, between(64, 49))
    expectEqual(content.topLayoutGuide.length, 0)
    content.edgesForExtendedLayout = .bottom
    try stage.settle()
    expectEqual(content.view.frame, between(64, 0))
    navigation.setNavigationBarHidden(true, animated: false)
    try stage.settle()
    expectEqual(content.view.frame, between(0, 0))
    tabs.tabBar.isTranslucent = false
    try stage.settle()
    expectEqual(navigation.view.frame, between(0, 49))
    navigation.extendedLayoutIncludesOpaqueBars = true
    try stage.settle()
    expectEqual(navigation.view.frame, between(0, 0))
  }

  @Test("Below an opaque bar a view begins at its end, unless it includes opaque bars")
  func opaque() throws {
    let (stage, screen) = phone(iOS: 12)
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.isTranslucent = false
    try stage.show(navigation)
    expectEqual(content.view.frame.minY, 64)
    expectEqual(content.view.safeAreaInsets, .zero)
    content.extendedLayoutIncludesOpaqueBars = true
    try stage.settle()
    expectEqual(content.view.frame.size, screen)
    expectEqual(content.view.safeAreaInsets.top, 64)
    content.extendedLayoutIncludesOpaqueBars = false
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    try stage.settle()
    expectEqual(content.view.frame.minY, 64)
    expectEqual(content.view.frame.maxY, screen.height - 44)
  }

  @Test("A view that is loaded again has layout guides of its own")
  func guides() throws {
    let (stage, _) = phone(iOS: 9)
    let (content, tabs) = (UIViewController(), UITabBarController())
    tabs.viewControllers = [content, UIViewController()]
    try stage.show(tabs)
    expect(content.topLayoutGuide.length == 20 && content.bottomLayoutGuide.length == 49)
    tabs.selectedIndex = 1
    try stage.settle()
    content.view = nil
    tabs.selectedIndex = 0
    try stage.settle()
    expect(content.topLayoutGuide.length == 20 && content.bottomLayoutGuide.length == 49)
  }

  @Test("Before iOS 7 nobody asks, and a view ends where the bars begin")
  func before() throws {
    let (stage, screen) = phone(iOS: 6)
    let content = UIViewController()
    try stage.show(UINavigationController(rootViewController: content))
    expectEqual(
      content.view.frame, CGRect(x: 0, y: 0, width: screen.width, height: screen.height - 20 - 44))
    expectEqual(content.view.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 64))
  }

  @Test(
    "A view has its place below an opaque bar before its controller hears that it will appear",
    .rule(1073), arguments: [6.0, 7.0, 8.0, 12.0] as [IOSVersion])
  func early(iOS: IOSVersion) throws {
    let (stage, screen) = phone(iOS: iOS)
    let (first, second) = (Placed(), Placed())
    let navigation = UINavigationController(rootViewController: first)
    if iOS >= 7 { navigation.navigationBar.isTranslucent = false }
    try stage.show(navigation)
    let (top, bars) = iOS < 7 ? (0.0, 64.0) : (64, 64)
    let place = CGRect(x: 0, y: top, width: screen.width, height: screen.height - bars)
    expectEqual(first.atFirst, place)
    navigation.pushViewController(second, animated: true)
    try stage.settle()
    expectEqual(second.atFirst, place)
    expect(first.view.superview == nil && second.view.frame == place)
    // One that is loaded again for a pop has its place as early.
    (first.view, first.atFirst) = (nil, nil)
    navigation.popViewController(animated: true)
    try stage.settle()
    expectEqual(first.atFirst, place)
  }

  @Test("The bars of containers have places as soon as there are views", .rule(1072))
  func barsAtFirst() throws {
    let stage = TestApp(iOS: 12, model: "iPhone X")
    let (content, tabs) = (Placed(), UITabBarController())
    let navigation = UINavigationController(rootViewController: content)
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 812 - 49, width: 375, height: 49))
    _ = navigation.view
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 375, height: 44))
    tabs.viewControllers = [navigation]
    try stage.show(tabs)
    expectEqual(content.barWhenLoaded?.size, CGSize(width: 375, height: 44))
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 812 - 83, width: 375, height: 83))
    expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 44, width: 375, height: 44))
  }
}

/// Looks where it and the bar are.
private final class Placed: UIViewController {
  var (atFirst, barWhenLoaded): (CGRect?, CGRect?)
  override func viewDidLoad() {
    super.viewDidLoad()
    barWhenLoaded = navigationController?.navigationBar.frame
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    atFirst = atFirst ?? view.frame
  }
}
