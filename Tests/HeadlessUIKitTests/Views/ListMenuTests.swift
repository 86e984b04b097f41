import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class MenuRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var log: [String] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPath.row > 0 else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Delete") { _ in self.log.append("delete \(indexPath.row)") }
      ])
    })
  }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("willDisplay") }
}

private final class MenuItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var log: [String] = []
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  )
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked for \(indexPaths.map(\.item))")
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [
        UIAction(title: "Share") { _ in self.log.append("share \(indexPath.item)") }
      ])
    })
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("willEnd") }
}

@MainActor
struct ListMenuTests {
  @Test(
    "A long touch on a row opens the menu that the table's delegate has, from iOS 13", .rule(438))
  func rows() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let app = TestApp(iOS: iOS)
      let (controller, rows) = (UIViewController(), MenuRows())
      try app.show(controller)
      let table = UITableView(frame: controller.view.bounds)
      (table.dataSource, table.delegate) = (rows, rows)
      controller.view.addSubview(table)
      try app.settle()
      func press(_ row: Int) throws {
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        try app.device.simulator.press(
          at: table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil), for: 1)
        try app.settle()
      }
      try press(0)
      expectEqual(rows.log, ["selected 0"], "iOS \(iOS)")
      rows.log = []
      try press(1)
      guard iOS >= 13 else {
        expectEqual(rows.log, ["selected 1"], "iOS \(iOS)")
        continue
      }
      expectEqual(rows.log, (iOS >= 13.2 ? ["willDisplay"] : []), "iOS \(iOS)")
      rows.log = []
      try app.tap("Delete")
      expectEqual(rows.log, ["delete 1"], "iOS \(iOS)")
    }
  }

  @Test(
    "A long touch on an item asks for the menu of several items, then for the item's", .rule(438))
  func items() throws {
    for iOS in IOSVersion.tried(from: 13) {
      let app = TestApp(iOS: iOS)
      let (controller, items) = (UIViewController(), MenuItems())
      try app.show(controller)
      let collection = UICollectionView(
        frame: controller.view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.delegate) = (items, items)
      controller.view.addSubview(collection)
      try app.settle()
      let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
      try app.device.simulator.press(
        at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil), for: 1)
      try app.settle()
      try app.tap("Share")
      let asked = iOS >= 16 ? ["asked for [1]"] : []
      let ended = iOS >= 13.2 ? ["willEnd"] : []
      expectEqual(items.log, asked + ended + ["share 1"], "iOS \(iOS)")
    }
  }
}
