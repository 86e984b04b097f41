import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class HighBar: UITabBar {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: super.sizeThatFits(size).height + 30)
  }
}
private final class PlainBar: UITabBar {}
private final class WideBar: UINavigationBar {}

private class Page: UIViewController {}
private final class OwnPage: Page {
  var isMade = false
  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    isMade = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Tile: UIView {}

/// Bars of classes of the app's in containers.
@MainActor
struct OwnBarTests {
  @Test("A tab bar that a key puts there keeps the tabs and says how high it is", .rule(862, 863))
  func tabBar() throws {
    let stage = TestApp(iOS: 12)
    let (tabs, first, bar) = (UITabBarController(), UIViewController(), HighBar())
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)
    tabs.viewControllers = [first, UIViewController()]
    try stage.show(tabs)
    let usual = tabs.tabBar.frame.height
    let (old, below) = (tabs.tabBar, first.view.safeAreaInsets.bottom)
    tabs.setValue(bar, forKey: "tabBar")
    stage.window.layoutIfNeeded()
    expect(tabs.tabBar === bar && old.superview == nil && bar.superview === tabs.view)
    expect(bar.items?.map(\.tag) == [7, 0] && bar.selectedItem === first.tabBarItem)
    expect(bar.frame.height == usual + 30 && bar.frame.maxY == tabs.view.bounds.height)
    expectEqual(first.view.safeAreaInsets.bottom, below + 30)
  }

  @Test("A tab bar of the app's is as high as any with what is below it", .rule(862))
  func tabBarAtEdge() throws {
    let stage = TestApp(iOS: 12, model: "iPhone X")
    let (tabs, first) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [first]
    tabs.setValue(PlainBar(), forKey: "tabBar")
    try stage.show(tabs)
    expect(tabs.tabBar is PlainBar && tabs.tabBar.frame.height == 83)
    expectEqual(first.view.safeAreaInsets.bottom, 83)
  }

  @Test("A navigation bar that a key puts there keeps the items", .rule(863))
  func navigationBar() throws {
    let stage = TestApp(iOS: 12)
    let (root, bar) = (UIViewController(), WideBar())
    root.title = "Root"
    let navigation = UINavigationController(rootViewController: root)
    navigation.setValue(bar, forKey: "navigationBar")
    try stage.show(navigation)
    expect(navigation.navigationBar === bar && bar.superview === navigation.view)
    navigation.pushViewController(UIViewController(), animated: false)
    expect(bar.items?.count == 2 && bar.backItem?.title == "Root")
  }

  @Test("A scroll layer scrolls in the directions of its mode, and for layers in it", .rule(864))
  func scrollLayer() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let (layer, inner) = (CAScrollLayer(), CALayer())
    layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 50, y: 0, width: 500, height: 500)
    layer.addSublayer(inner)
    layer.scroll(to: CGPoint(x: 20, y: 30))
    expectEqual(layer.bounds, CGRect(x: 20, y: 30, width: 100, height: 100))
    expectEqual(layer.frame, CGRect(x: 10, y: 10, width: 100, height: 100))
    inner.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10))
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 110))
    layer.scrollMode = .vertically
    inner.scroll(CGPoint(x: 300, y: 300))
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 300))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint.zero)
    expectEqual(layer.bounds.origin, CGPoint(x: 20, y: 300))
  }

  @Test(
    "Keys that no header has lead to views, and set looks without an end of the app", .rule(865))
  func unpublishedKeys() throws {
    let stage = TestApp(iOS: 12)
    let (root, item, search) = (UIViewController(), UIBarButtonItem(), UISearchBar())
    item.title = "Edit"
    root.navigationItem.rightBarButtonItem = item
    root.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    expectNil(item.value(forKey: "view"))
    try stage.show(tabs)
    let view = try #require(item.value(forKey: "view") as? UIView)
    expect(view.isDescendant(of: root.navigationController!.navigationBar))
    let tab = try #require(tabs.tabBar.items?.first?.value(forKey: "view") as? UIView)
    expect(tab.superview === tabs.tabBar)
    expect(search.value(forKey: "_searchField") is UITextField)
    expectNil(search.value(forKey: "cancelButton"))
    search.showsCancelButton = true
    expect(search.value(forKey: "cancelButton") is UIButton)
    UITextField().setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    UIDatePicker().setValue(UIColor.red, forKey: "textColor")
    UIAlertAction(title: "a", style: .default).setValue(true, forKey: "checked")
    let application = UIApplication()
    let bar = { application.value(forKeyPath: "statusBarWindow.statusBar") as? UIView }
    bar()?.backgroundColor = .red
    expectEqual(bar()?.backgroundColor, .red)
    expectEqual(bar()?.frame.size, CGSize(width: 375, height: 20))
  }

  @Test(
    "From iOS 13 on some variables end an app that asks for them by name, and keys do not",
    .rule(1448, "M265"), arguments: [IOSVersion(12.5), 13])
  func prohibitedVariables(iOS: IOSVersion) {
    let mistakes: [(String, @MainActor () -> Void)] = [
      (
        "UITextField's _placeholderLabel",
        { UITextField().setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor") }
      ),
      ("UISearchBar's _searchField", { _ = UISearchBar().value(forKey: "_searchField") }),
      (
        "UISearchBar's set_cancelButtonText:",
        { UISearchBar().setValue("Done", forKey: "_cancelButtonText") }
      ),
    ]
    for (variable, mistake) in mistakes {
      let stage = TestApp(iOS: iOS)
      mistake()
      expectEqual(
        stage.device.lines(.console, .exception),
        iOS < 13
          ? []
          : [
            "NSGenericException: Access to \(variable) ivar is prohibited. This is an application bug"
          ])
    }
    let stage = TestApp(iOS: iOS)
    let (search, field) = (UISearchBar(), UITextField())
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    search.setValue("Done", forKey: "cancelButtonText")
    search.showsCancelButton = true
    expectEqual((search.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal), "Done")
    expect(search.value(forKey: "searchField") is UITextField)
    expectEqual(stage.device.lines(.console, .exception), [])
  }

  @Test("Another size of attributes keeps the middle, and another middle the size", .rule(866))
  func attributes() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
    attributes.size = CGSize(width: 10, height: 20)
    expectEqual(attributes.frame, CGRect(x: 15, y: 20, width: 10, height: 20))
    attributes.center = CGPoint(x: 50, y: 50)
    expectEqual(attributes.frame, CGRect(x: 45, y: 40, width: 10, height: 20))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    expectEqual(copy?.frame, attributes.frame)
  }

  private final class Shown: UIView {
    var heard: [String] = []
    override func display(_ layer: CALayer) { heard.append("display") }
    override func draw(_ rect: CGRect) { heard.append("draw") }
  }
  private final class Drawn: UIView {
    var heard: [String] = []
    override func draw(_ rect: CGRect) { heard.append("draw") }
  }

  @Test("A view that displays its layer itself does not draw", .rule(867))
  func display() throws {
    let stage = TestApp(iOS: 12)
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (root, shown, drawn) = (UIViewController(), Shown(frame: frame), Drawn(frame: frame))
    root.view.addSubview(shown)
    root.view.addSubview(drawn)
    try stage.show(root)
    expect(shown.heard == ["display"] && drawn.heard == ["draw"])
  }

  @Test("A class that a variable has makes objects of its own")
  func madeByValues() {
    let app = TestApp(iOS: 12)
    defer { _ = app }
    let pages: [UIViewController.Type] = [OwnPage.self, Page.self]
    let made = pages.map { $0._courseMade() }
    expect((made[0] as? OwnPage)?.isMade == true && type(of: made[1]) == Page.self)
    let named = pages[0]._courseMade(nibName: nil, bundle: nil)
    expectEqual((named as? OwnPage)?.isMade, true)
    let view: UIView.Type = Tile.self
    expect(view._courseMade(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) is Tile)
  }
}
