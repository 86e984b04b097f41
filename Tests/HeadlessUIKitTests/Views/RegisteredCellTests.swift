import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// As most apps write a cell: the initializer of UIKit's overridden.
private final class NamedCell: UITableViewCell {
  let given: String?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    given = reuseIdentifier
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell that only its own initializer makes.
private final class Counting: UITableViewCell {
  let count: Int
  init(count: Int) {
    self.count = count
    super.init(style: .value1, reuseIdentifier: "counting")
  }
  required init?(coder: NSCoder) { nil }
}

private final class Heading: UITableViewHeaderFooterView {
  var note = "plain"
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    note = "made for \(reuseIdentifier ?? "nobody")"
  }
  required init?(coder: NSCoder) { nil }
}

private class Tile: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

/// Has all initializers from the class above it.
private final class RoundTile: Tile { var radius = 8 }

@MainActor
@Suite struct RegisteredCellTests {
  let path = IndexPath(row: 0, section: 0)
  /// Long enough that it does not fit into a string's own words.
  let identifier = "an identifier of more than fifteen characters"

  @Test(
    "A registered cell is made by the initializer that its class overrides, with its identifier")
  func overriddenInitializer() {
    _ = Device(iOS: 17.0)
    let table = UITableView(frame: .zero)
    table.register(NamedCell.self, forCellReuseIdentifier: identifier)
    let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path) as? NamedCell
    expectEqual(cell?.given, identifier)
    expectEqual(cell?.reuseIdentifier, identifier)
    expect(cell?.detailTextLabel != nil)
  }

  @Test("A cell that is made for a table goes when nobody holds it")
  func ownership() {
    _ = Device(iOS: 17.0)
    let table = UITableView(frame: .zero)
    table.register(NamedCell.self, forCellReuseIdentifier: identifier)
    weak let cell = table.dequeueReusableCell(withIdentifier: identifier, for: path)
    expectNil(cell)
  }

  @Test("A cell may have no initializer but its own")
  func ownInitializer() {
    _ = Device(iOS: 17.0)
    let cell = Counting(count: 3)
    expectEqual(cell.count, 3)
    expectEqual(cell.reuseIdentifier, "counting")
  }

  @Test("A registered header is made by the initializer that its class overrides")
  func header() {
    _ = Device(iOS: 17.0)
    let table = UITableView(frame: .zero)
    table.register(Heading.self, forHeaderFooterViewReuseIdentifier: "head")
    let heading = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? Heading
    expectEqual(heading?.note, "made for head")
  }

  @Test("A registered class of a collection is made by an initializer that it only inherits")
  func inheritedInitializer() {
    _ = Device(iOS: 17.0)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(RoundTile.self, forCellWithReuseIdentifier: "tile")
    let cell =
      collection.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as? RoundTile
    expectEqual(cell?.radius, 8)
    expect(cell?.label.superview === cell?.contentView)
  }
}

extension RegisteredCellTests {
  @Test("The second label at the right edge is gray from iOS 7 on", .rule(1090))
  func detailColor() {
    func color(_ iOS: IOSVersion, _ style: UITableViewCell.CellStyle) -> UIColor? {
      _ = Device(iOS: iOS)
      return UITableViewCell(style: style, reuseIdentifier: nil).detailTextLabel?.textColor
    }
    let gray = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1)
    expectEqual(color(6.0, .value1), .black)
    expectEqual(color(7.0, .value1), gray)
    expectEqual(color(12.0, .value1), gray)
    expectEqual(color(13.0, .value1), .secondaryLabel)
    expect(color(12.0, .subtitle) == .black)
  }
}

private final class Sized: UICollectionViewCell {
  static var frames: [CGRect] = []

  override init(frame: CGRect) {
    Self.frames.append(frame)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }
}

private final class Two: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "sized", for: indexPath)
  }
}

extension RegisteredCellTests {
  @Test("A new cell of a collection is made where it goes", .rule(1092))
  func frameOfNewCell() throws {
    let device = Device(iOS: 17.0)
    Sized.frames = []
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 10
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 150, height: 200), collectionViewLayout: layout)
    collection.register(Sized.self, forCellWithReuseIdentifier: "sized")
    let source = Two()
    collection.dataSource = source
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(collection)
    window.isHidden = false
    try device.simulator.settle()
    collection.layoutIfNeeded()
    expectEqual(
      Sized.frames,
      [CGRect(x: 25, y: 0, width: 100, height: 40), CGRect(x: 25, y: 50, width: 100, height: 40)])
    expectEqual(
      collection.visibleCells.map(\.contentView.bounds.size), [layout.itemSize, layout.itemSize])
  }
}

extension RegisteredCellTests {
  @Test("A cell that is dequeued for its row is as large as that", .rule(1077))
  func frameOfDequeuedCell() throws {
    let stage = TestApp(iOS: 17)
    let (root, source) = (UIViewController(), Rows())
    try stage.show(root)
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 250, height: 300))
    table.rowHeight = 70
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    root.view.addSubview(table)
    try stage.settle()
    let made = CGRect(x: 0, y: 0, width: 320, height: 44)
    expectEqual(source.frames, [CGRect(x: 0, y: 0, width: 250, height: 70), made])
    expectEqual(
      table.dequeueReusableCell(withIdentifier: "row", for: path).frame, made)
  }
}

/// Two rows, of which the second takes a cell without saying for which row.
private final class Rows: NSObject, UITableViewDataSource {
  var frames: [CGRect] = []
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      indexPath.row == 0
      ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      : tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell()
    frames.append(cell.frame)
    return cell
  }
}
