import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Head"
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}

@MainActor
struct RowSafeAreaTests {
  @Test(
    "What is in a row keeps from the sides that are not safe", .rule(1463),
    arguments: [
      (11, UITableView.Style.plain, true, [44.0, 44, 44]), (12, .grouped, false, [0, 0, 0]),
      (10, .plain, true, [0, 0, 0]), (14, .insetGrouped, true, [0, 64, 44]),
    ] as [(IOSVersion, UITableView.Style, Bool, [Double])])
  func sides(
    iOS: IOSVersion, style: UITableView.Style, isInset: Bool, expected: [Double]
  ) throws {
    let stage = TestApp(iOS: iOS, model: iOS >= 11 ? "iPhone X" : "iPhone 6")
    let root = Orienting(.all)
    let table = UITableView(frame: root.view.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let rows = Rows()
    table.dataSource = rows
    if !isInset { table.insetsContentViewsToSafeArea = false }
    root.view.addSubview(table)
    try stage.show(root)
    try stage.turn(.landscapeLeft)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let header = try #require(table.headerView(forSection: 0))
    let content = cell.contentView.frame
    expectEqual(content.minX, expected[0])
    expectEqual(cell.bounds.width - content.maxX, expected[0])
    expectEqual(cell.convert(content, to: table).minX, expected[1])
    expectEqual(header.contentView.frame.minX, expected[2])
  }
}
