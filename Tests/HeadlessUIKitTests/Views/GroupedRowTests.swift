import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Where the content of a grouped table's rows lies, and how high its footers are.
@MainActor struct GroupedRowTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .detailDisclosureButton
      return cell
    }
  }

  private func cell(
    _ style: UITableView.Style, _ version: IOSVersion, _ device: String? = nil
  ) throws -> (cell: UITableViewCell, keep: [AnyObject]) {
    let stage = TestApp(iOS: version, model: device)
    let (root, source) = (UITableViewController(style: style), Source())
    root.tableView.dataSource = source
    try stage.show(root)
    try stage.settle()
    let cell = try #require(root.tableView.visibleCells.first)
    return (cell, [root, source, stage.window])
  }

  @Test("Up to iOS 6 a grouped row's content keeps from the sides", .rule(1219))
  func sides() throws {
    let grouped = try cell(.grouped, 6)
    expectEqual(grouped.cell.frame.width, 320)
    expectEqual(grouped.cell.contentView.frame.minX, 10)
    let button = try #require(grouped.cell.drawnSubviews.first { $0 is UIControl })
    let plain = try cell(.plain, 6)
    expectEqual(plain.cell.contentView.frame.minX, 0)
    let other = try #require(plain.cell.drawnSubviews.first { $0 is UIControl })
    expectEqual(other.frame.minX - button.frame.minX, 10)
    expectEqual(
      plain.cell.contentView.frame.width - grouped.cell.contentView.frame.width, 20)
    expectEqual(try cell(.grouped, 7).cell.contentView.frame.minX, 0)
    expectEqual(try cell(.grouped, 6, "iPad 2").cell.contentView.frame.minX, 45)
  }

  private final class Sections: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 0 ? "Short" : String(repeating: "many words ", count: 12)
    }
  }

  @Test("A footer of a group is as high as its lines", .rule(1459))
  func footers() throws {
    for (style, isHigher) in [(UITableView.Style.grouped, true), (.plain, false)] {
      let app = TestApp(iOS: 12)
      let root = UIViewController()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
      let sections = Sections()
      table.dataSource = sections
      root.view.addSubview(table)
      try app.show(root)
      let heights = (0...1).map { table.rectForFooter(inSection: $0).height }
      expectEqual(heights[1] > heights[0] + 10, isHigher)
      expectEqual(heights[0], isHigher ? 30 : 28)
    }
  }
}
