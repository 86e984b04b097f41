import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// A list of items that are in each other, on a screen of 320 points.
@MainActor
private final class Outline: NSObject, UICollectionViewDelegate {
  let device: Device
  let view: UICollectionView
  var source: UICollectionViewDiffableDataSource<Int, String>!
  var selected: [IndexPath] = []
  var heard: [String] = []

  init(
    _ accessories: @escaping (String) -> [UICellAccessory],
    _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) throws {
    device = Device(iOS: 18.0)
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    configure(&list)
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = (item, "about \(item)")
      cell.contentConfiguration = content
      cell.accessories = accessories(item)
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    view.delegate = self
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "bread"])
    tree.append(["apple", "pear"], to: "fruit")
    source.apply(tree, to: 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    try device.simulator.settle()
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  var items: [String] { source.snapshot().itemIdentifiers }

  func row(_ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  func texts(in view: UIView) -> [String] {
    view.drawnSubviews.flatMap { texts(in: $0) + [($0 as? UILabel)?.text].compactMap(\.self) }
  }
}

@MainActor
@Suite struct ListCellTests {
  @Test("A row shows both texts, the second one below the first", .rule(641))
  func texts() throws {
    let outline = try Outline { _ in [] }
    let row = try #require(outline.row(0))
    expectEqual(outline.texts(in: row), ["fruit", "about fruit"])
    let content = try #require(row.contentView as? UIListContentView)
    let labels = content.drawnSubviews.compactMap { $0 as? UILabel }
    expect(labels[0].frame.maxY <= labels[1].frame.minY)
    expectEqual(labels.map(\.frame.minX), [16, 16])
  }

  @Test("A value is at the other end of its line, and an image in front", .rule(641))
  func value() {
    _ = Device(iOS: 18.0)
    var content = UIListContentConfiguration.valueCell()
    content.text = "Name"
    content.secondaryText = "Ann"
    content.image = UIImage(systemName: "person")
    content.textProperties.transform = .uppercase
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    view.layoutIfNeeded()
    let labels = view.drawnSubviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.text), ["NAME", "Ann"])
    expect(labels[0].frame.minX > 16 && labels[1].frame.maxX == 312)
    expectEqual(labels[0].frame.midY, labels[1].frame.midY)
    expect(content == content && content != UIListContentConfiguration.valueCell())
  }

  @Test("Accessories stand at the ends, and the content between them", .rule(640))
  func places() throws {
    let outline = try Outline { _ in
      [
        .disclosureIndicator(), .delete(),
        .customView(
          configuration: .init(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)),
            placement: .leading())),
      ]
    }
    let row = try #require(outline.row(0))
    row.layoutIfNeeded()
    expectEqual(row.accessoryViews.map(\.accessory.kind), ["disclosureIndicator", "customView"])
    expectEqual(row.accessoryViews.map(\.frame.minX), [288, 8])
    expectEqual(row.contentView.frame, CGRect(x: 38, y: 0, width: 250, height: 57))
    outline.view.isEditing = true
    expectEqual(
      row.accessoryViews.map(\.accessory.kind), ["disclosureIndicator", "delete", "customView"])
    expect(row.configurationState.isEditing)
  }

  @Test("Accessories are there when they say, in the room that their options reserve", .rule(640))
  func options() throws {
    let wide: UICellAccessory.LayoutDimension = .custom(60)
    let always: UICellAccessory.DisplayedState = .always
    let resting: UICellAccessory.DisplayedState = .whenNotEditing
    let arrow = UICellAccessory.DisclosureIndicatorOptions(reservedLayoutWidth: wide)
    let check = UICellAccessory.CheckmarkOptions(tintColor: .red)
    let text = UICellAccessory.LabelOptions(reservedLayoutWidth: .custom(50))
    let delete = UICellAccessory.DeleteOptions(reservedLayoutWidth: .custom(30))
    let insert = UICellAccessory.InsertOptions(reservedLayoutWidth: .custom(31))
    let move = UICellAccessory.ReorderOptions(reservedLayoutWidth: .custom(32))
    let choose = UICellAccessory.MultiselectOptions(reservedLayoutWidth: .custom(33))
    let detail = UICellAccessory.DetailOptions(reservedLayoutWidth: .custom(34))
    let menu = UICellAccessory.PopUpMenuOptions(reservedLayoutWidth: .custom(35))
    let open = UICellAccessory.OutlineDisclosureOptions(reservedLayoutWidth: .custom(36))
    let kinds: [[UICellAccessory]] = [
      [
        .disclosureIndicator(displayed: always, options: arrow),
        .checkmark(displayed: resting, options: check), .label(text: "9", options: text),
      ],
      [
        .delete(options: delete), .insert(options: insert), .reorder(options: move),
        .multiselect(options: choose), .detail(options: detail),
        .popUpMenu(UIMenu(children: []), options: menu), .outlineDisclosure(options: open),
      ],
    ]
    let outline = try Outline { $0 == "fruit" ? kinds[0] : kinds[1] }
    let (first, second) = (try #require(outline.row(0)), try #require(outline.row(1)))
    first.layoutIfNeeded()
    let names = { (row: UICollectionViewListCell) in row.accessoryViews.map(\.accessory.kind) }
    let widths = { (row: UICollectionViewListCell, kind: String) in
      row.accessoryViews.filter { $0.accessory.kind == kind }.map(\.frame.width)
    }
    expectEqual(Set(names(first)), ["disclosureIndicator", "checkmark", "label"])
    expectEqual(widths(first, "disclosureIndicator"), [60])
    expectEqual(widths(first, "label"), [50])
    expectEqual(Set(names(second)), ["detail", "popUpMenu", "outlineDisclosure"])
    outline.view.isEditing = true
    for row in [first, second] { row.layoutIfNeeded() }
    expectEqual(Set(names(first)), ["disclosureIndicator", "label"])
    expectEqual(widths(second, "delete") + widths(second, "insert"), [30, 31])
    expectEqual(widths(second, "reorder") + widths(second, "multiselect"), [32, 33])
    expectEqual(widths(second, "detail") + widths(second, "popUpMenu"), [34, 35])
    expectEqual(widths(second, "outlineDisclosure"), [36])
  }

  @Test("A tap on a header opens its outline and selects nothing", .rule(640))
  func header() throws {
    let outline = try Outline {
      $0 == "fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    outline.source.sectionSnapshotHandlers.willExpandItem = { outline.heard.append("open \($0)") }
    outline.source.sectionSnapshotHandlers.willCollapseItem = {
      outline.heard.append("close \($0)")
    }
    outline.view.choose(IndexPath(item: 0, section: 0))
    expectEqual(outline.row(0)?.configurationState.isExpanded, true)
    try outline.device.simulator.settle()
    expectEqual(outline.items, ["fruit", "apple", "pear", "bread"])
    outline.view.choose(IndexPath(item: 0, section: 0))
    expectEqual(outline.items, ["fruit", "bread"])
    expect(outline.heard == ["open fruit", "close fruit"] && outline.selected.isEmpty)
    outline.view.choose(IndexPath(item: 1, section: 0))
    expectEqual(outline.selected, [IndexPath(item: 1, section: 0)])
  }

  @Test("A data source can refuse to open an item, and say late what is in it", .rule(640))
  func late() throws {
    let outline = try Outline { _ in [.outlineDisclosure()] }
    typealias Handlers = UICollectionViewDiffableDataSource<Int, String>
      .SectionSnapshotHandlers<String>
    outline.source.sectionSnapshotHandlers = Handlers()
    outline.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "bread" }
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "fruit" }
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      var inside = NSDiffableDataSourceSectionSnapshot<String>()
      inside.append(["plum"])
      return inside
    }
    outline.view.toggleOutline(at: IndexPath(item: 1, section: 0))
    expectEqual(outline.items, ["fruit", "bread"])
    outline.view.toggleOutline(at: IndexPath(item: 0, section: 0))
    expectEqual(outline.items, ["fruit", "plum", "bread"])
    outline.view.toggleOutline(at: IndexPath(item: 0, section: 0))
    expectEqual(outline.items, ["fruit", "plum", "bread"])
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = nil
    outline.view.toggleOutline(at: IndexPath(item: 0, section: 0))
    expectEqual(outline.items, ["fruit", "bread"])
  }

  @Test("A swipe brings up the actions of the list, and a tap on one calls it", .rule(642))
  func swipe() throws {
    var done: [String] = []
    let provider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
          done.append("\(path.item)")
          finish(true)
        }
      ])
    }
    let path = IndexPath(item: 1, section: 0)
    do {
      let leading = try Outline({ _ in [] }) { list in
        list.leadingSwipeActionsConfigurationProvider = provider
      }
      expect(leading.view.swipeItem(at: path, leading: false).isEmpty)
      expectEqual(leading.view.swipeItem(at: path, leading: true), ["Delete"])
    }
    let outline = try Outline({ _ in [] }) { list in
      list.trailingSwipeActionsConfigurationProvider = provider
    }
    expect(outline.view.swipeItem(at: path, leading: true).isEmpty)
    expectEqual(outline.view.swipeItem(at: path, leading: false), ["Delete"])
    expectEqual(outline.row(1)?.configurationState.isSwiped, true)
    let button = try #require(outline.view.itemButtons.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    expect(done == ["1"] && outline.view.itemButtons.isEmpty)
    expectEqual(outline.row(1)?.configurationState.isSwiped, false)
  }

  @Test(
    "To edit a controller loads its collection and edits it", .rule(643),
    arguments: [13.7, 14.0] as [IOSVersion])
  func editing(iOS: IOSVersion) {
    _ = Device(iOS: iOS)
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.setEditing(true, animated: false)
    expectEqual(controller.isViewLoaded, (iOS >= 14))
    if iOS >= 14 { expect(controller.collectionView.isEditing) }
  }

  @Test("While items are edited, several can be selected where the app wants it", .rule(643))
  func selectingSeveral() throws {
    let outline = try Outline { _ in [] }
    outline.view.isEditing = true
    expect(!outline.view.selectsItems)
    outline.view.allowsMultipleSelectionDuringEditing = true
    outline.view.choose(IndexPath(item: 0, section: 0))
    outline.view.choose(IndexPath(item: 1, section: 0))
    expectEqual(outline.view.indexPathsForSelectedItems?.count, 2)
  }

  @Test("A data source tells sections and their places apart")
  func sections() throws {
    let outline = try Outline { _ in [] }
    expectEqual(outline.source.sectionIdentifier(for: 0), 0)
    expectNil(outline.source.sectionIdentifier(for: 1))
    expect(outline.source.index(for: 0) == 0 && outline.source.index(for: 7) == nil)
  }
}
