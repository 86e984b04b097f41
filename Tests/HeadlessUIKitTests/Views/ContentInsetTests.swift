import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Rows: UITableViewController {
  var told: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    told.append("scroll \(Int(scrollView.contentOffset.y))")
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    told.append("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

/// Content that begins below the bars.
@Suite struct ContentInsetTests {
  private static let model = "iPhone 8"

  @Test("Under a navigation bar a table rests 64 points above its content", .rule(185))
  func table() throws {
    for iOS in IOSVersion.tried(from: 6.0) {
      let stage = TestApp(iOS: iOS, model: Self.model)
      let rows = Rows()
      try stage.show(UINavigationController(rootViewController: rows))
      let table = rows.tableView!
      let top: CGFloat = iOS >= 7.0 ? 64 : 0
      expectEqual(table.contentOffset.y, -top, "iOS \(iOS)")
      expectEqual(table.contentInset.top, (iOS < 11.0 ? top : 0), "iOS \(iOS)")
      if iOS >= 11.0 { expectEqual(table.adjustedContentInset.top, top, "iOS \(iOS)") }
      expectEqual(
        rows.told, only(iOS >= 11.0, "inset 64") + only(iOS >= 7.0, "scroll -64"), "iOS \(iOS)")
      // The first row is where a person sees it: below the bar.
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let onScreen = cell.convert(cell.bounds, to: nil)
      expectEqual(onScreen.minY, 64, "iOS \(iOS)")
    }
  }

  @Test("Who wants none gets none, and what was scrolled stays", .rule(185))
  func others() throws {
    for iOS in IOSVersion.tried(from: 7.0) {
      let stage = TestApp(iOS: iOS, model: Self.model)
      let rows = Rows()
      if iOS >= 11.0 {
        rows.tableView.contentInsetAdjustmentBehavior = .never
      } else {
        rows.automaticallyAdjustsScrollViewInsets = false
      }
      let navigation = UINavigationController(rootViewController: rows)
      try stage.show(navigation)
      expectEqual(rows.tableView.contentOffset.y, 0, "iOS \(iOS)")
      expect(rows.told.isEmpty, "iOS \(iOS)")

      let second = Rows()
      navigation.pushViewController(second, animated: false)
      try stage.settle()
      expectEqual(second.tableView.contentOffset.y, -64, "iOS \(iOS)")
      second.tableView.contentOffset.y = 100
      navigation.setNavigationBarHidden(true, animated: false)
      try stage.settle()
      expectEqual(second.tableView.contentOffset.y, 100, "iOS \(iOS)")
      second.tableView.scrollToRow(
        at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      expectEqual(second.tableView.contentOffset.y, -20, "iOS \(iOS)")
    }
  }

  @Test("A scroll view that is the controller's first view begins below the bar too", .rule(185))
  func first() throws {
    for iOS in IOSVersion.tried(from: 7.0) {
      let stage = TestApp(iOS: iOS, model: Self.model)
      let (controller, scroll, other) = (A(), UIScrollView(), UIScrollView())
      controller.during["viewDidLoad"] = { controller in
        scroll.frame = controller.view.bounds
        other.frame = controller.view.bounds
        controller.view.addSubview(scroll)
        controller.view.addSubview(other)
      }
      try stage.show(UINavigationController(rootViewController: controller))
      expectEqual(scroll.contentOffset.y, -64, "iOS \(iOS)")
      // One that does not scroll, and is not the first, is left alone.
      expectEqual(other.contentOffset.y, 0, "iOS \(iOS)")
      other.contentSize = CGSize(width: 100, height: 2000)
      expectEqual(other.contentOffset.y, (iOS >= 11.0 ? -64 : 0), "iOS \(iOS)")
    }
  }

  @Test("Without a container the bars of the screen count from iOS 11 on", .rule(185))
  func alone() throws {
    for iOS in IOSVersion.tried(from: 7.0) {
      let stage = TestApp(iOS: iOS, model: Self.model)
      let rows = Rows()
      try stage.show(rows)
      expectEqual(rows.tableView.contentOffset.y, (iOS >= 11.0 ? -20 : 0), "iOS \(iOS)")
    }
  }

  @Test("Content that rested in an inset comes back when the inset becomes smaller", .rule(719))
  func smallerInset() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS, model: iOS >= 9 ? Self.model : nil)
      let root = UIViewController()
      try stage.show(root)
      let content = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      content.contentSize = CGSize(width: 300, height: 1000)
      root.view.addSubview(content)
      try stage.settle()
      content.contentInset.bottom = 200
      content.contentOffset.y = 900
      expectEqual(content.contentOffset.y, 900, "iOS \(iOS)")
      content.contentInset.bottom = 50
      expectEqual(content.contentOffset.y, 750, "iOS \(iOS)")
      content.contentInset.top = 60
      content.contentOffset.y = -60
      content.contentInset = .zero
      expectEqual(content.contentOffset.y, 0, "iOS \(iOS)")
      // A larger inset moves nothing.
      content.contentInset.top = 60
      expectEqual(content.contentOffset.y, 0, "iOS \(iOS)")
    }
  }

  @Test("A view that becomes higher shows no room below its content", .rule(738))
  func higher() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let a = A()
      try stage.show(a)
      let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      a.view.addSubview(content)
      content.contentSize = CGSize(width: 100, height: 500)
      content.contentOffset.y = 400
      content.frame.size.height = 200
      expectEqual(content.contentOffset.y, 300, "iOS \(iOS)")
      // What rests inside stays, and so does what becomes lower.
      content.contentOffset.y = 100
      content.frame.size.height = 250
      content.frame.size.height = 50
      expectEqual(content.contentOffset.y, 100, "iOS \(iOS)")
      // Content without a size is not known yet.
      let new = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      new.contentOffset.y = 40
      new.frame.size.height = 200
      expectEqual(new.contentOffset.y, 40, "iOS \(iOS)")
    }
  }

  @Test("Scrolling to a rectangle ends where the content does", .rule(742))
  func toRectangle() throws {
    let stage = TestApp(iOS: 9.0)
    let a = A()
    try stage.show(a)
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    a.view.addSubview(content)
    content.contentSize = CGSize(width: 100, height: 500)
    func scroll(to y: CGFloat) -> CGFloat {
      content.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 10, height: 10), animated: false)
      return content.contentOffset.y
    }
    expectEqual([scroll(to: 50), scroll(to: 150), scroll(to: 155)], [0, 60, 65])
    expectEqual([scroll(to: 900), scroll(to: -80)], [400, 0])
  }
}
