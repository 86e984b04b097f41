import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Three sections of four rows of 50 points, with headers of 30 points and footers of 20.
private final class Chapters: NSObject, UITableViewDataSource, UITableViewDelegate {
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var hasViews = true

  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 20 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headers[section] = hasViews ? UIView() : nil
    return headers[section]
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    footers[section] = hasViews ? UIView() : nil
    return footers[section]
  }
}

/// Titles alone.
private final class Titles: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "First" : nil
  }
}

/// A title above and one below.
private final class TwoTitles: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "First"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Last"
  }
}

@MainActor
struct StickyHeaderTests {
  private let chapters = Chapters()

  @Test("Titles of headers in groups are in capitals from iOS 7 to 18", .rule(1006))
  func capitals() throws {
    for (iOS, style, title) in [
      (6.0, .grouped, "First"), (7.0, .grouped, "FIRST"), (18.0, .grouped, "FIRST"),
      (18.0, .plain, "First"), (26.0, .grouped, "First"),
    ] as [(IOSVersion, UITableView.Style, String)] {
      let stage = TestApp(iOS: iOS)
      let (root, titles) = (UIViewController(), TwoTitles())
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
      table.dataSource = titles
      root.view.addSubview(table)
      try stage.show(root)
      let labels = [table.headerView(forSection: 0), table.footerView(forSection: 0)]
        .map { $0?.textLabel }
      expectEqual(labels.map { $0?.text }, [title, "Last"], "iOS \(iOS)")
      expectEqual(
        labels[0]?.font.pointSize == 13, style == .grouped && iOS >= 7, "iOS \(iOS)")
    }
  }

  private func shown(
    _ iOS: IOSVersion, _ style: UITableView.Style, _ prepare: (UITableView) -> Void = { _ in }
  ) throws -> (TestApp, UITableView, UIViewController) {
    let stage = TestApp(iOS: iOS)
    let root = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 200), style: style)
    table.rowHeight = 50
    table.dataSource = chapters
    table.delegate = chapters
    if iOS >= 15 { table.sectionHeaderTopPadding = 0 }
    prepare(table)
    root.view.addSubview(table)
    try stage.show(root)
    return (stage, table, root)
  }

  @Test("Headers and footers of a plain table stick until their section ends", .rule(403))
  func sticking() throws {
    for iOS in IOSVersion.tried {
      let (stage, table, _) = try shown(iOS, .plain)
      // A section is 30 + 200 + 20 points high.
      expectEqual(chapters.headers[0]?.frame.minY, 0, "iOS \(iOS)")
      expectEqual(chapters.footers[0]?.frame.minY, 180, "iOS \(iOS)")
      table.contentOffset.y = 100
      try stage.settle()
      expectEqual(chapters.headers[0]?.frame.minY, 100, "iOS \(iOS)")
      expectEqual(chapters.footers[0]?.frame.minY, 230, "iOS \(iOS)")
      expect(table.subviews.last !== table.visibleCells.last, "iOS \(iOS)")
      table.contentOffset.y = 215
      try stage.settle()
      expectEqual(chapters.headers[0]?.frame.minY, 200, "iOS \(iOS)")
      expectEqual(chapters.headers[1]?.frame.minY, 250, "iOS \(iOS)")
      expectEqual(table.rectForHeader(inSection: 0).minY, 0, "iOS \(iOS)")
      expectEqual(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 230, width: 320, height: 20))
      expectEqual(table.rect(forSection: 1), CGRect(x: 0, y: 250, width: 320, height: 250))
      let old = chapters.headers[0]
      table.contentOffset.y = 400
      try stage.settle()
      expectNil(old?.superview, "iOS \(iOS)")
      table.contentOffset.y = 0
      try stage.settle()
      expect(chapters.headers[0] !== old && chapters.headers[0]?.superview === table)
    }
  }

  @Test("They stick below what insets cover, and not in a grouped table", .rule(403))
  func insets() throws {
    for iOS in [6.0, 10.0, 16.0] as [IOSVersion] {
      let (stage, table, _) = try shown(iOS, .plain) {
        $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
      }
      table.contentOffset.y = 50
      try stage.settle()
      expectEqual(chapters.headers[0]?.frame.minY, 60, "iOS \(iOS)")
      expectEqual(chapters.footers[0]?.frame.maxY, 245, "iOS \(iOS)")
      let (other, grouped, _) = try shown(iOS, .grouped)
      grouped.contentOffset.y = 15
      try other.settle()
      expectEqual(chapters.headers[0]?.frame.minY, 0, "iOS \(iOS)")
    }
  }

  @Test("A header that the delegate leaves out takes its room from iOS 5 on", .rule(404))
  func withoutViews() throws {
    for iOS in IOSVersion.tried {
      chapters.hasViews = false
      let (_, table, _) = try shown(iOS, .plain)
      expectEqual(table.rectForHeader(inSection: 0).height, (iOS >= 5 ? 30 : 0), "iOS \(iOS)")
    }
  }

  @Test("A title has its height, and padding from iOS 15 on", .rule(404), .rule(405))
  func titles() throws {
    for iOS in IOSVersion.tried {
      let titles = Titles()
      let (_, table, _) = try shown(iOS, .plain) {
        $0.dataSource = titles
        $0.delegate = nil
        // Files of Interface Builder have heights for headers also where there are none.
        if iOS >= 7, iOS < 11 { ($0.sectionHeaderHeight, $0.sectionFooterHeight) = (28, 28) }
        if iOS >= 15 { $0.sectionHeaderTopPadding = UITableView.automaticDimension }
      }
      expectEqual(
        table.rectForHeader(inSection: 0),
        CGRect(x: 0, y: iOS >= 15 ? 22 : 0, width: 320, height: iOS >= 7 ? 28 : 22),
        "iOS \(iOS)")
      expectEqual(table.rectForHeader(inSection: 1).height, 0, "iOS \(iOS)")
      expectEqual(
        table.rect(forSection: 0).height, (iOS >= 15 ? 100 : iOS >= 7 ? 78 : 72),
        "iOS \(iOS)")
    }
  }
}
