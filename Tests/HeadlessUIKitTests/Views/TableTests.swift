import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

private final class Rows: UITableViewController {
  var made = 0
  var chosen: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 100
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    50
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  )
    -> UITableViewCell
  {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}

/// A controller as apps write them: conforming in extensions, with some of the optional methods.
private final class Lister: UIViewController {
  let table = UITableView()
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }
}

extension Lister: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("row \(indexPath.row)")
  }
}

extension Lister: UICollectionViewDelegateFlowLayout, UITextViewDelegate {}

@MainActor
struct TableWidthTests {
  @Test("Rows follow the width of their table, which has a background by itself")
  func width() throws {
    for iOS in [4.0, 9.0, 13.0, 18.0] as [IOSVersion] {
      let stage = TestApp(iOS: iOS)
      let root = UIViewController()
      try stage.show(root)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      let owner = OneRow()
      table.dataSource = owner
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10))
      root.view.addSubview(table)
      try stage.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      table.frame.size.width = 480
      try stage.settle()
      expectEqual(cell.frame, CGRect(x: 0, y: 0, width: 480, height: 44), "iOS \(iOS)")
      expect(table.contentSize.width == 480 && table.tableFooterView?.frame.width == 480)
      expectEqual(owner.count, 1, "iOS \(iOS)")
      expect(table.backgroundColor != nil, "iOS \(iOS)")
      expect(UITableView(frame: .zero, style: .grouped).backgroundColor != nil)
    }
  }
}

/// Counts the cells that it makes.
private final class OneRow: NSObject, UITableViewDataSource {
  var count = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    count += 1
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor
struct TableTests {
  @Test("A delegate in an extension is asked for heights and told of taps")
  func delegate() throws {
    let device = Device(iOS: 16.0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let lister = Lister()
    window.rootViewController = lister
    window.makeKeyAndVisible()
    try device.simulator.settle()
    expectEqual(lister.table.visibleCells.map(\.frame.minY), [0, 60])
    lister.table.tapRow(at: IndexPath(row: 1, section: 0))
    expectEqual(lister.heard, ["row 1"])
  }

  private func shown() throws -> (Device, UIWindow, Rows) {
    let device = Device(iOS: 10.0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let rows = Rows(style: .plain)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    try device.simulator.settle()
    return (device, window, rows)
  }

  @Test("Only the visible rows have cells, and they are in the tree")
  func visible() throws {
    let (_, window, rows) = try shown()
    expectEqual(rows.made, 5)
    expectEqual(rows.tableView.visibleCells.map { $0.textLabel?.text }, (0..<5).map { "Row \($0)" })
    expect(rows.tableView.visibleCells.allSatisfy { $0.window === window })
    expectEqual(rows.tableView.contentSize, CGSize(width: 320, height: 5000))
  }

  @Test("A row that scrolls out gives its cell to one that scrolls in")
  func reuse() throws {
    let (_, window, rows) = try shown()
    let first = rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    rows.tableView.contentOffset.y = 1000
    rows.tableView.layoutIfNeeded()
    expectEqual(rows.tableView.indexPathsForVisibleRows?.map(\.row), [10, 11, 12, 13, 14])
    expect(rows.tableView.visibleCells.contains { $0 === first })
    expect(first?.window === window)
  }

  @Test("A tap selects a row and tells the delegate; code selects in silence")
  func selection() throws {
    let (_, _, rows) = try shown()
    rows.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    expectEqual(rows.chosen, [])
    rows.tableView.tapRow(at: IndexPath(row: 2, section: 0))
    expectEqual(rows.chosen, [2])
    expectEqual(rows.tableView.indexPathsForSelectedRows, [IndexPath(row: 2, section: 0)])
  }
}
