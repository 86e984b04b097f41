import EventTrace
import Foundation

/// The titles at the right edge of a plain table, by which a finger jumps to sections (rule 745).
final class UITableViewIndex: UIControl {
  private weak var table: UITableView?
  private let titles: [String]
  /// The title under the finger.
  private var touched: Int?

  /// In points.
  static let width: CGFloat = 15
  /// How high a title is where there is room for all, in points; UIKit does not publish it.
  private static let titleHeight: CGFloat = 14

  init(of table: UITableView, _ titles: [String]) {
    (self.table, self.titles) = (table, titles)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touched = nil
    follow(touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  /// The titles are in the middle of the height, one below the other.
  private func follow(_ touch: UITouch) {
    let count = CGFloat(titles.count)
    let height = min(Self.titleHeight, drawnBounds.height / count)
    guard height > 0 else { return }
    let y = touch.location(in: self).y - (drawnBounds.height - height * count) / 2
    let place = min(max(0, Int((y / height).rounded(.down))), titles.count - 1)
    guard place != touched else { return }
    touched = place
    table?.jump(to: titles[place], at: place)
  }

  package override var renderedText: String? { titles.joined(separator: " ") }
}

extension UITableView {
  /// Asks for the titles of the index, once after each reload (rule 745).
  func askForIndexTitles() {
    guard needsIndexTitles, dataSource != nil, !Simulator.current.isDead else { return }
    needsIndexTitles = false
    let titles =
      asked(
        dataSource, "sectionIndexTitles(for:)", [], describe: { $0.map { "\($0)" } ?? "nil" }
      ) { $0.sectionIndexTitles(for: self) } ?? nil
    shownIndex?.detach()
    shownIndex = nil
    guard let titles, !titles.isEmpty else { return }
    guard style == .plain else {
      return Simulator.current.diagnose(
        "indexOfGroupedTable", rule: 745, on: self,
        "Only a plain table shows an index: the titles of this one are not shown.")
    }
    shownIndex = UITableViewIndex(of: self, titles)
  }

  /// The index stays where it is on screen, over the rows, if there are enough of them.
  func placeIndex() {
    guard let index = shownIndex else { return }
    let count = (sections ?? []).reduce(0) { $0 + $1.rows.count }
    guard count >= sectionIndexMinimumDisplayRowCount else { return index.detach() }
    let (room, visible) = (clearRoom, drawnBounds)
    index.place(
      CGRect(
        x: visible.maxX - UITableViewIndex.width, y: visible.minY + room.minY,
        width: UITableViewIndex.width, height: room.height))
    guard drawnSubviews.last !== index else { return }
    index.detach()
    insert(index, at: drawnSubviews.count)
  }

  /// A finger touches a title: the data source says which section it means.
  fileprivate func jump(to title: String, at place: Int) {
    let section =
      asked(
        dataSource, "tableView(_:sectionForSectionIndexTitle:at:)", ["\"\(title)\"", "\(place)"]
      ) { $0.tableView(self, sectionForSectionIndexTitle: title, at: place) } ?? place
    guard let known = askForSections()[safe: section], !Simulator.current.isDead else { return }
    guard known.rows.isEmpty else {
      return scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
    let y = known.header.minY - clearRoom.minY
    setContentOffset(withinContent(CGPoint(x: contentOffset.x, y: y)), animated: false)
  }
}
