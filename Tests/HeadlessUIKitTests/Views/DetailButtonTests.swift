import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Two rows, of which the second has a button.
private final class Rows: UITableViewController {
  var heard: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 1 { cell.accessoryType = .detailDisclosureButton }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("selected \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    heard.append("details of \(indexPath.row)")
  }
}

@Suite("Buttons for details")
@MainActor
struct DetailButtonTests {
  @Test("The button of a row is an element, and a tap on it selects nothing", .rule(592))
  func button() throws {
    for iOS in [6, 9, 17] as [IOSVersion] {
      let app = TestApp(iOS: iOS)
      let rows = Rows(style: .plain)
      try app.show(rows)
      try app.settle()
      func cell(_ row: Int) -> UITableViewCell? {
        rows.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      }
      let last = try #require(cell(1))
      let button = try #require(last.subviews.compactMap { $0 as? CellDetailButton }.first)
      expectEqual(button.accessibility.label, "More Info", "iOS \(iOS)")
      expect(last.bounds.contains(button.frame) && button.frame.minX > 200, "iOS \(iOS)")
      expectEqual(cell(0)?.subviews.contains { $0 is CellDetailButton }, false)
      let place = button.convert(CGPoint(x: 5, y: 5), to: nil)
      try app.device.simulator.tap(at: place)
      try app.settle()
      expectEqual(rows.heard, ["details of 1"], "iOS \(iOS)")
      try app.device.simulator.tap(at: CGPoint(x: 30, y: place.y))
      try app.settle()
      expectEqual(rows.heard, ["details of 1", "selected 1"], "iOS \(iOS)")
      last.accessoryType = .none
      expect(!last.subviews.contains { $0 is CellDetailButton }, "iOS \(iOS)")
    }
  }
}
