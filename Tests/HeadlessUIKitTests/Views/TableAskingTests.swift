import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A table of two sections with heights of its own, which are asked for.
private final class Asked: UITableViewController {
  var counts = [2, 2]
  override func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 100 }
  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 30 }
  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { UIView() }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

/// Fifty rows of 60 points, and a header, in a table without estimates of the app's.
private final class Long: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 60 }
}

/// Two rows with registered cells, and how high these were when they were dequeued.
private final class Dequeuing: UITableViewController {
  var heights: [CGFloat] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    heights.append(cell.frame.height)
    return cell
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { 60 }
}

/// One row of the standard height.
private final class Plain: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

/// Rows with a text that is bound to the edges of the cell, of 30 points each line.
private final class Texts: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: CGFloat(30 * (indexPath.row + 1))),
    ])
    return cell
  }
}

@MainActor
struct TableAskingTests {
  /// That controller's table, 300 points high, on screen.
  private func shown<Root: UITableViewController>(
    _ iOS: IOSVersion, _ make: @autoclosure () -> Root, _ prepare: (Root) -> Void = { _ in }
  ) throws -> (stage: TestApp, root: Root) {
    let stage = TestApp(iOS: iOS)
    let root = make()
    root.tableView.frame = CGRect(x: 0, y: 100, width: 320, height: 300)
    prepare(root)
    let outer = UIViewController()
    outer.view.addSubview(root.tableView)
    // Nothing holds the controller of a table that is in another one's view.
    keep(root, by: outer)
    try stage.show(outer)
    return (stage, root)
  }

  private func keep(_ root: UIViewController, by outer: UIViewController) {
    if Simulator.current.iOS >= 5.0 { outer.addChild(root) } else { outer.view.tag = 1 }
  }

  /// What was asked and told of the table, as `heightForRowAt 0-1`.
  private func heard(_ stage: TestApp, since mark: Int = 0) -> [String] {
    stage.device.simulator.recorder.events[mark...].filter {
      $0.name.hasPrefix("tableView(") || $0.name.hasPrefix("numberOfSections")
    }.map { event in
      let label = event.name.split(separator: ":").dropFirst().first.map(String.init)
      return label == ")" || label == nil
        ? "numberOfSections" : "\(label!) \(event.arguments.last ?? "")"
    }
  }

  @Test(
    "A table asks for numbers and heights, then for cells, then for headers", .rule(400, 1114))
  func order() throws {
    for iOS in [5.0, 7.0, 8.0, 10.0] as [IOSVersion] {
      let (stage, root) = try shown(iOS, Asked(style: .plain))
      let again = iOS >= 8 ? [""] : []
      let row = { (path: String) in
        ["cellForRowAt \(path)"] + again.map { _ in "heightForRowAt \(path)" }
          + ["willDisplay \(path)"]
      }
      let sections = (0...1).flatMap {
        [
          "heightForHeaderInSection \($0)", "numberOfRowsInSection \($0)",
          "heightForRowAt \($0)-0", "heightForRowAt \($0)-1",
        ]
      }
      // The controller has its table ask before it appears for the first time; on iOS 10 it asks once more.
      let asked = (1...(iOS >= 9 ? 3 : 2)).flatMap { _ in ["numberOfSections"] + sections }
      expectEqual(
        heard(stage),
        asked + row("0-0") + row("0-1") + row("1-0")
          + ["viewForHeaderInSection 0", "viewForHeaderInSection 1"], "iOS \(iOS)")
      let mark = stage.mark
      root.tableView.reloadData()
      expectEqual(heard(stage, since: mark), ["numberOfSections"] + sections, "iOS \(iOS)")
    }
  }

  @Test("How often a plain table asks before its first rows", .rule(1191))
  func times() throws {
    for iOS in IOSVersion.tried(from: 7) {
      for count in [2, 50] {
        let stage = TestApp(iOS: iOS)
        let (root, asked) = (UIViewController(), Asked(style: .plain))
        defer { _ = asked }
        asked.counts = [count]
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300), style: .plain)
        (table.dataSource, table.delegate) = (asked, asked)
        root.view.addSubview(table)
        try stage.show(root)
        let times = iOS >= 12 || iOS < 8 ? 1 : iOS >= 9 ? 3 : count > 2 ? 2 : 1
        let told = heard(stage)
        expectEqual(told.count { $0 == "numberOfSections" }, times, "iOS \(iOS), \(count)")
        expectEqual(told.count { $0 == "numberOfRowsInSection 0" }, times, "iOS \(iOS), \(count)")
        let mark = stage.mark
        table.reloadData()
        try stage.settle()
        expectEqual(heard(stage, since: mark).count { $0 == "numberOfSections" }, 1, "iOS \(iOS)")
      }
    }
  }

  @Test(
    "From iOS 11 on an estimated row is asked for its height while its cell is dequeued",
    .rule(1192))
  func dequeued() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (stage, root) = try shown(iOS, Dequeuing(style: .plain)) {
        $0.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      let told = heard(stage)
      let first = try #require(told.firstIndex(of: "cellForRowAt 0-0"))
      let row = { (path: String) in
        ["cellForRowAt \(path)"]
          + Array(repeating: "heightForRowAt \(path)", count: iOS >= 11 ? 3 : 1)
      }
      expectEqual(Array(told[first...]), row("0-0") + row("0-1"), "iOS \(iOS)")
      expectEqual(root.heights, [60, 60], "iOS \(iOS)")
      root.tableView.estimatedRowHeight = 0
      let mark = stage.mark
      try stage.settle()
      expectEqual(
        heard(stage, since: mark).filter { $0.hasPrefix("heightForRowAt") }.count, 4, "iOS \(iOS)")
    }
  }

  @Test(
    "A controller's table asks in the first viewWillAppear(_:), and not in the next", .rule(1114))
  func askedAhead() throws {
    for iOS in IOSVersion.tried(from: 4.0) {
      let stage = TestApp(iOS: iOS)
      let root = Asked(style: .plain)
      try stage.show(root)
      var heard = stage.device.simulator.recorder.events.map(\.name)
      let appearing = try #require(heard.firstIndex { $0.hasPrefix("viewWillAppear") })
      let asked = try #require(heard.firstIndex { $0.hasPrefix("numberOfSections") })
      let cell = try #require(heard.firstIndex { $0.hasPrefix("tableView(_:cellForRowAt") })
      expect(appearing < asked && asked < cell, "iOS \(iOS)")
      let times = iOS >= 9 && iOS < 12 ? 3 : 2
      expectEqual(heard.count { $0.hasPrefix("numberOfSections") }, times, "iOS \(iOS)")
      let mark = stage.mark
      stage.window.rootViewController = UIViewController()
      try stage.settle()
      stage.window.rootViewController = root
      try stage.settle()
      heard = stage.device.simulator.recorder.events[mark...].map(\.name)
      expect(heard.contains { $0.hasPrefix("viewWillAppear") }, "iOS \(iOS)")
      expect(!heard.contains { $0.hasPrefix("numberOfSections") }, "iOS \(iOS)")
    }
  }

  @Test("From iOS 11 on a table asks rows for their heights when they are shown", .rule(401))
  func estimates() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (stage, root) = try shown(iOS, Long(style: .plain))
      let asked = heard(stage).filter { $0.hasPrefix("heightForRowAt") }
      let table = root.tableView!
      if iOS < 11 {
        expect(Set(asked).count == 50 && table.contentSize.height == 3000, "iOS \(iOS)")
      } else {
        expectEqual(Set(asked).count, 5, "iOS \(iOS)")
        expectEqual(table.contentSize.height, CGFloat(5 * 60 + 45 * 44), "iOS \(iOS)")
        // A row that is asked for is settled, the others are not.
        expectEqual(table.rectForRow(at: IndexPath(row: 49, section: 0)).height, 60, "iOS \(iOS)")
      }
      table.estimatedRowHeight = 0
      try stage.settle()
      expectEqual(table.contentSize.height, 3000, "iOS \(iOS)")
    }
  }

  @Test("Scrolling to a row shows its section's header and footer", .rule(805))
  func scrollingToRows() throws {
    for style in [UITableView.Style.plain, .grouped] {
      let (stage, root) = try shown(12.0, Asked(style: style))
      root.counts = [10, 10]
      let table = root.tableView!
      table.reloadData()
      try stage.settle()
      func offset(_ row: Int, _ section: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
        table.scrollToRow(
          at: IndexPath(row: row, section: section), at: position, animated: false)
        return table.contentOffset.y
      }
      let covered = table.rectForHeader(inSection: 0).minY - offset(0, 0, .top)
      expectEqual(offset(0, 1, .top) + covered, table.rectForHeader(inSection: 1).minY)
      let row = table.rectForRow(at: IndexPath(row: 3, section: 1))
      expectEqual(offset(3, 1, .top) + covered, row.minY - (style == .plain ? 30 : 0))
      // Going up by the shortest way is the same as to the top.
      _ = offset(9, 1, .bottom)
      expectEqual(offset(3, 0, .none), offset(3, 0, .top))
      let header = table.rectForHeader(inSection: 1)
      expect(offset(0, 1, .middle) > header.minY - table.bounds.height / 2)
    }
  }

  @Test("Rows above what is in sight get their heights without a jump", .rule(401))
  func noJump() throws {
    let (stage, root) = try shown(12.0, Long(style: .plain))
    let table = root.tableView!
    table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    try stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: 30, section: 0)))
    expectEqual(cell.frame.minY, table.contentOffset.y)
    table.contentOffset.y -= 20
    try stage.settle()
    expectEqual(cell.frame.minY, table.contentOffset.y + 20)
    expectEqual(table.cellForRow(at: IndexPath(row: 29, section: 0))?.frame.maxY, cell.frame.minY)
  }

  @Test("A row is as high as its cell wants, where it is estimated", .rule(402), .rule(1134))
  func selfSizing() throws {
    for iOS in IOSVersion.tried(from: 9) {
      let (stage, root) = try shown(iOS, Texts(style: .plain))
      let table = root.tableView!
      let heights = { table.visibleCells.map(\.frame.height) }
      // The line comes to what the cell wants.
      let line = 1 / UIScreen.main.scale
      let wanted = [30, 60, 90, 120].map { $0 + line }
      expectEqual(heights(), (iOS >= 11 ? wanted : [44, 44, 44, 44]), "iOS \(iOS)")
      table.estimatedRowHeight = 50
      try stage.settle()
      expectEqual(heights(), wanted, "iOS \(iOS)")
      expectEqual(table.contentSize.height, 300 + 4 * line, "iOS \(iOS)")
      table.rowHeight = 50
      try stage.settle()
      expectEqual(heights(), [50, 50, 50, 50], "iOS \(iOS)")
    }
  }

  @Test("Up to iOS 12 the content of a row that sizes itself ends above the line", .rule(959))
  func contentAboveLine() throws {
    for iOS in [11.0, 12.0, 13.0] as [IOSVersion] {
      let (_, root) = try shown(iOS, Plain(style: .plain))
      let cell = root.tableView.visibleCells[0]
      let line: CGFloat = iOS < 13 ? 1 / UIScreen.main.scale : 0
      expect(cell.frame.height == 44 && cell.contentView.frame.height == 44 - line, "iOS \(iOS)")
    }
  }

  @Test("The heights of rows that a table has by itself", .rule(401), .rule(402))
  func standards() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      let table = UITableView(frame: .zero, style: .plain)
      expectEqual(table.rowHeight, (iOS >= 8 ? UITableView.automaticDimension : 44), "iOS \(iOS)")
      expectEqual(table.sectionHeaderHeight, (iOS >= 5 ? -1 : 22), "iOS \(iOS)")
      if iOS >= 7 { expectEqual(table.estimatedRowHeight, (iOS >= 11 ? -1 : 0), "iOS \(iOS)") }
    }
  }
}
