import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

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

@MainActor
struct TextAndPathTests {
  @Test("A copy of a path is a path of its own", .rule(1457))
  func copies() throws {
    let app = TestApp(iOS: 15)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20))
    (path.lineWidth, path.lineCapStyle) = (4, .round)
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.addLine(to: CGPoint(x: 100, y: 100))
    expect(copy !== path)
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 10, height: 20))
    expectEqual(copy.bounds, CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(copy.lineWidth == 4 && copy.lineCapStyle == .round)
    withExtendedLifetime(app) {}
  }

  @Test("The last line of a label goes on to the edge", .rule(1458))
  func lastLine() throws {
    let app = TestApp(iOS: 15)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    label.text = "One two three four five six seven eight nine ten"
    label.numberOfLines = 2
    let lines = try #require(label.drawnLines)
    expectEqual(lines.count, 2)
    expect(!lines[0].hasSuffix("…") && lines[1].hasSuffix("…"))
    expect(lines[1].count > 8)
    label.text = "One\nTwo\nThree"
    expectEqual(label.drawnLines, ["One", "Two…"])
    label.text = "One\nTwo"
    expectEqual(label.drawnLines, ["One", "Two"])
    label.numberOfLines = 0
    label.text = "One\nTwo\nThree"
    expectEqual(label.drawnLines, ["One", "Two", "Three"])
    withExtendedLifetime(app) {}
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
