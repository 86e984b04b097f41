import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What a picture of the screen is told of UIKit's own views.
@MainActor
struct DrawnLookTests {
  private final class Rows: UITableViewController {
    var accessory = UITableViewCell.AccessoryType.detailDisclosureButton
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = accessory
      if indexPath.row == 1 { cell.editingAccessoryType = .disclosureIndicator }
      return cell
    }
  }

  @Test("While it is edited a row has the accessory that is for it", .rule(884))
  func editingAccessory() throws {
    for iOS in [6, 9, 17] as [IOSVersion] {
      let (stage, rows) = (TestApp(iOS: iOS), Rows(style: .plain))
      try stage.show(rows)
      let cells = rows.tableView.visibleCells
      try #require(cells.count == 3)
      let buttons = { (cell: UITableViewCell) in
        cell.subviews.compactMap { $0 as? UIButton }.filter { $0.currentTitle == "ⓘ" }
      }
      expect(cells.allSatisfy { $0.shownAccessory == .detailDisclosureButton })
      expectEqual(cells.map { buttons($0).count }, [1, 1, 1], "iOS \(iOS)")
      // The arrow is beside it.
      let edge = try #require(buttons(cells[0]).first).frame.maxX
      expect(cells[0].bounds.width - edge > 20 || iOS < 7.0, "iOS \(iOS)")
      rows.setEditing(true, animated: false)
      try stage.settle()
      expectEqual(cells.map(\.shownAccessory), [.none, .disclosureIndicator, .none])
      expectEqual(cells.map { buttons($0).count }, [0, 0, 0], "iOS \(iOS)")
      expect(cells[1].contentView.frame.maxX < cells[0].contentView.frame.maxX, "iOS \(iOS)")
    }
  }

  @Test("The rows of an inset grouped table keep to its sides", .rule(888))
  func insetRows() throws {
    let (stage, rows) = (TestApp(iOS: 13, model: "iPhone 11"), Rows(style: .insetGrouped))
    try stage.show(rows)
    let table = try #require(rows.tableView)
    let place = table.rectForRow(at: IndexPath(row: 1, section: 0))
    expect(place.minX == 20 && place.width == table.bounds.width - 40)
    expectEqual(table.visibleCells.map(\.frame.width), Array(repeating: place.width, count: 3))
    table.frame.size.width -= 100
    table.layoutIfNeeded()
    expectEqual(table.visibleCells[0].frame.width, place.width - 100)
    expectEqual(table.contentSize.width, table.bounds.width)
  }

  @Test("A bar has nothing behind it while the content is at its edge", .rule(885))
  func bars() throws {
    _ = Device(iOS: 14)
    let old = UINavigationBar()
    old.barTintColor = .red
    expect(
      old.drawnBar(atEdge: true)?.color == .red && old.drawnBar(atEdge: true)?.isClear == false)
    _ = Device(iOS: 15)
    let bar = UINavigationBar()
    bar.barTintColor = .red
    expect(bar.drawnBar(atEdge: true)?.isClear == true)
    expect(bar.drawnBar(atEdge: false)?.color == .red)
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .blue
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = look
    expect(bar.drawnBar(atEdge: true)?.isClear == true)
    expect(bar.drawnBar(atEdge: false)?.color == .blue)
    expect(bar.drawnBar(atEdge: false)?.titleColor == .white)
    bar.scrollEdgeAppearance = look
    expect(bar.drawnBar(atEdge: true)?.color == .blue)
    let clear = UIToolbarAppearance()
    clear.configureWithTransparentBackground()
    let tools = UIToolbar()
    tools.standardAppearance = clear
    expect(tools.drawnBar(atEdge: false)?.isClear == true)
    expect(
      UITabBar().drawnBar(atEdge: false)?.isClear == false && UIView().drawnBar(atEdge: true) == nil
    )
  }

  @Test("What is presented has the edge of its kind", .rule(886))
  func presented() throws {
    let (pad, a) = (TestApp(iOS: 12, model: "iPad Air"), UIViewController())
    try pad.show(a)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = a.view
    popover.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 40, width: 20, height: 20)
    a.present(popover, animated: false)
    try pad.settle()
    let drawn = try #require(popover.view.superview?.drawnPresentation)
    expect(drawn.kind == .popover && drawn.view === popover.view && drawn.arrow?.direction == .up)

    let (phone, b) = (TestApp(iOS: 16, model: "iPhone 11"), UIViewController())
    try phone.show(b)
    let sheet = UIViewController()
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    b.present(sheet, animated: false)
    try phone.settle()
    let card = try #require(presentation(around: sheet))
    expect(card.kind == .sheet && card.isLarge && card.showsGrabber && card.arrow == nil)
    sheet.sheetPresentationController?.detents = [.medium()]
    try phone.settle()
    expect(presentation(around: sheet)?.isLarge == false)
    expect(sheet.view.drawnPresentation == nil)
  }

  private func presentation(around controller: UIViewController) -> DrawnPresentation? {
    sequence(first: controller.view as UIView, next: \.superview).lazy
      .compactMap(\.drawnPresentation).first
  }

  private func alert(
    _ style: UIAlertController.Style, iOS: IOSVersion = 12, fields: Int = 0, _ titles: String...
  ) throws -> (TestApp, presenter: UIViewController, alert: UIAlertController) {
    let (stage, presenter) = (TestApp(iOS: iOS), UIViewController())
    try stage.show(presenter)
    let alert = UIAlertController(title: "Title", message: "Text", preferredStyle: style)
    for _ in 0..<fields { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    for title in titles { alert.addAction(UIAlertAction(title: title, style: .default)) }
    presenter.present(alert, animated: true)
    try stage.settle()
    return (stage, presenter, alert)
  }

  @Test("Two short buttons of an alert are side by side, others below each other", .rule(887))
  func alerts() throws {
    let (_, _, two) = try alert(.alert, "Yes")
    let panel = try #require(two.drawnPanels.first)
    expect(panel.width == 270 && abs(panel.midY - two.view.bounds.midY) <= 0.5)
    let pair = two.view.subviews.compactMap { $0 as? UIButton }.map(\.frame)
    expect(
      pair[0].minX == panel.minX && pair[0].maxX == pair[1].minX && pair[0].minY == pair[1].minY)
    let (_, _, long) = try alert(.alert, "A title that half an alert has no room for")
    let column = long.view.subviews.compactMap { $0 as? UIButton }.map(\.frame)
    expect(column[0].minY == column[1].maxY && column[0].width == 270)
    let (stage, _, field) = try alert(.alert, fields: 1, "Yes")
    let keyboard = try #require(stage.device.simulator.keyboardFrame)
    let raised = try #require(field.drawnPanels.first)
    expect(raised.maxY < keyboard.minY && field.textFields?.first?.isFirstResponder == true)
  }

  @Test("A sheet of actions lies over its presenter, which stays", .rule(887))
  func actionSheets() throws {
    for iOS in [9, 12, 17] as [IOSVersion] {
      let (stage, presenter, sheet) = try alert(.actionSheet, iOS: iOS, "Delete", "Keep")
      expect(presenter.view.window === stage.window, "iOS \(iOS)")
      let panels = sheet.drawnPanels
      try #require(panels.count == 2)
      expect(panels.allSatisfy { $0.minX == 8 && $0.maxX == sheet.view.bounds.width - 8 })
      expectEqual(panels[1].minY - panels[0].maxY, 8, "iOS \(iOS)")
      let buttons = sheet.view.subviews.compactMap { $0 as? UIButton }
      expect(buttons[0].frame == panels[1] && buttons[2].frame.maxY == panels[0].maxY)
    }
  }

  @Test("A tab has its picture above its title, and a button its own", .rule(889))
  func buttons() throws {
    let (stage, tabs) = (TestApp(iOS: 12), UITabBarController())
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    first.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [first]
    try stage.show(tabs)
    let tab = try #require(tabs.tabBar.subviews.first { $0 is UIButton } as? UIButton)
    let places = tab.drawnPlaces
    expect(places.image.maxY <= places.title.minY && places.title.maxY <= tab.bounds.maxY)
    expect(tab.drawnSign == "search" && tab.drawnBadge == "3" && tab.drawnTitleFont.pointSize == 10)
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item, UIBarButtonItem(title: "Go", style: .done, target: nil, action: nil)]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    expectEqual(buttons.map(\.drawnSign), ["add", nil])
    expectEqual(buttons.map(\.isProminent), [false, true])
    let sign = UIBarButtonItem(barButtonSystemItem: .fastForward, target: nil, action: nil)
    bar.items = [sign]
    bar.layoutIfNeeded()
    expectEqual(bar.subviews.compactMap { ($0 as? UIButton)?.frame.width }, [44])
  }

  @Test("The color of an image counts where it is drawn in its own", .rule(889))
  func tintedImages() throws {
    _ = Device(iOS: 17)
    let star = try #require(UIImage(systemName: "star"))
    expect(star.isSymbol && star.tint == nil && star.withTintColor(.red).tint == nil)
    let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    expect(red.tint == .red && star != star.withTintColor(.red))
  }
}
