import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// How large the views of apps are on bars.
@Suite
@MainActor
struct BarViewSizeTests {
  private func shown(
    _ app: TestApp, _ prepare: (UINavigationItem) -> Void
  ) throws
    -> UINavigationBar
  {
    let root = UIViewController()
    prepare(root.navigationItem)
    let navigation = UINavigationController(rootViewController: root)
    try app.show(navigation)
    try app.settle()
    return navigation.navigationBar
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test(
    "A title view without a frame is as large as its content from iOS 11 on", .rule(1409),
    arguments: [10, 11, 16] as [IOSVersion])
  func titles(iOS: IOSVersion) throws {
    let app = TestApp(iOS: iOS)
    let title = label("Notes")
    let bar = try shown(app) { $0.titleView = title }
    let wanted = title.intrinsicContentSize
    expectEqual(title.frame.size, iOS >= 11 ? wanted : .zero)
    expect(title.center.x == bar.bounds.midX)
    title.text = "A longer name"
    bar.setNeedsLayout()
    try app.settle()
    expectEqual(title.frame.size, iOS >= 11 ? title.intrinsicContentSize : .zero)
    expect(title.intrinsicContentSize.width > wanted.width)
  }

  @Test("A stack in the title's place has its parts, and no conflict", .rule(1409))
  func stacks() throws {
    let app = TestApp(iOS: 16)
    let (upper, lower) = (label("Name"), label("Two lines"))
    let stack = UIStackView(arrangedSubviews: [upper, lower])
    stack.axis = .vertical
    _ = try shown(app) { $0.titleView = stack }
    expectEqual(stack.frame.width, lower.intrinsicContentSize.width)
    expect(upper.frame.height > 0 && lower.frame.minY >= upper.frame.maxY)
    expectEqual(app.device.lines(.console), [])
  }

  @Test("A search bar takes the room of the title, and a view with a frame keeps it", .rule(1409))
  func searchBars() throws {
    let app = TestApp(iOS: 16)
    let search = UISearchBar()
    let bar = try shown(app) { $0.titleView = search }
    expect(search.frame.width > bar.bounds.width / 2 && search.frame.height > 0)
    let other = TestApp(iOS: 16)
    let framed = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 20))
    _ = try shown(other) { $0.titleView = framed }
    expectEqual(framed.frame.size, CGSize(width: 70, height: 20))
  }

  @Test(
    "A custom view of an item is as large as its content or its constraints say", .rule(1410),
    arguments: [10, 16] as [IOSVersion])
  func customViews(iOS: IOSVersion) throws {
    let app = TestApp(iOS: iOS)
    let plain = UIButton(type: .custom)
    plain.setTitle("Go", for: .normal)
    let fixed = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    if iOS >= 11 {
      fixed.widthAnchor.constraint(equalToConstant: 34).isActive = true
      fixed.heightAnchor.constraint(equalToConstant: 30).isActive = true
    }
    _ = try shown(app) {
      $0.rightBarButtonItems = [plain, fixed].map { UIBarButtonItem(customView: $0) }
    }
    expectEqual(plain.frame.size, iOS >= 11 ? plain.intrinsicContentSize : .zero)
    expectEqual(
      fixed.frame.size,
      iOS >= 11 ? CGSize(width: 34, height: 30) : CGSize(width: 20, height: 20))
  }
}
