import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Rows and headers that are measured before they have their height.
@Suite
@MainActor
struct MeasuredRowTests {
  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.fill(height: 160)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = UITableView.automaticDimension
      tableView.estimatedRowHeight = 44
      tableView.sectionHeaderHeight = UITableView.automaticDimension
      tableView.estimatedSectionHeaderHeight = 30
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { Cell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      header.contentView.fill(height: 70)
      return header
    }
  }

  @Test("A row and a header that are measured are in no conflict before", .rule(1411))
  func quiet() throws {
    let app = TestApp(iOS: 16)
    let rows = Rows(style: .plain)
    try app.show(rows)
    try app.settle()
    let heights = rows.tableView.visibleCells.map(\.frame.height)
    expect(heights.count == 2 && heights.allSatisfy { $0 >= 160 }, "\(heights)")
    expectEqual(app.device.lines(.console), [])
  }
}

extension UIView {
  /// Puts a view in it that fills it and is that high.
  fileprivate func fill(height: CGFloat) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}
