import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// One section with a header and a footer that constraints make 70 and 15 points high.
@MainActor
private final class Bound: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 30 }
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { 30 }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(70)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(15)
  }
  private func view(_ height: CGFloat) -> UIView {
    let (view, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    return view
  }
}

@MainActor
struct EstimatedHeaderTests {
  @Test(
    "A delegate that estimates headers and footers has them as high as their content", .rule(404))
  func delegate() throws {
    let stage = TestApp(iOS: 10.0)
    let (root, bound) = (A(), Bound())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    table.rowHeight = 50
    table.dataSource = bound
    table.delegate = bound
    root.view.addSubview(table)
    try stage.show(root)
    expectEqual(table.rectForHeader(inSection: 0).height, 70)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 70)
    expectEqual(table.rectForFooter(inSection: 0), CGRect(x: 0, y: 120, width: 320, height: 15))
  }
}
