import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Cells out of nibs and storyboards")
@MainActor
struct NibListTests {
  private func cell(_ identifier: String, _ id: String) -> String {
    """
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
    reuseIdentifier="\(identifier)" id="\(id)" customClass="RowCell" customModule="App">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" \
    tableViewCell="\(id)" id="\(id)-c">
            <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
            <subviews>
                <label opaque="NO" text="Template" id="\(id)-l">
                    <rect key="frame" x="15" y="11" width="200" height="21"/>
                </label>
                <button opaque="NO" id="\(id)-b">
                    <rect key="frame" x="300" y="11" width="60" height="21"/>
                    <connections>
                        <action selector="press:" destination="A" eventType="touchUpInside" id="a"/>
                    </connections>
                </button>
            </subviews>
        </tableViewCellContentView>
        <connections>
            <outlet property="name" destination="\(id)-l" id="\(id)-o"/>
        </connections>
    </tableViewCell>
    """
  }

  private func table(_ content: String, style: String = "plain") -> String {
    """
    <tableViewController id="A" customClass="Rows" customModule="App" \
    sceneMemberID="viewController">
        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" \
    alwaysBounceVertical="YES" style="\(style)" separatorStyle="default" rowHeight="44" id="V">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(content)
            <connections>
                <outlet property="dataSource" destination="A" id="d"/>
                <outlet property="delegate" destination="A" id="e"/>
            </connections>
        </tableView>
    </tableViewController>
    """
  }

  private func app(_ files: [String: String]) -> NibApp {
    let app = NibApp(
      files: files, classes: [RowCell.self, Rows.self, Fixed.self, Tile.self, Panel.self])
    _registerProperty("name", \RowCell.name)
    _registerProperty("title", \Tile.title)
    _registerMethod(Rows.self, "press:") { rows, _, _ in (rows as! Rows).presses += 1 }
    return app
  }

  /// The table of the storyboard's first scene, in a window of its own.
  private func shown(on simulator: Simulator) throws -> Rows {
    let rows = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Rows)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    try simulator.settle()
    return rows
  }

  @Test("Each row of a prototype is a loading of its own, and used again")
  func prototypes() throws {
    let simulator = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A", table("<prototypes>\(cell("row", "P"))</prototypes>"))
    ]).simulator
    let rows = try shown(on: simulator)
    expect(rows.tableView.dataSource === rows)
    let shown = rows.tableView.visibleCells.compactMap { $0 as? RowCell }
    expectEqual(shown.map(\.name?.text), ["0", "1", "2"])
    expectEqual(Set(shown.map(ObjectIdentifier.init)).count, 3)
    expect(shown.allSatisfy { $0.reuseIdentifier == "row" && $0.awoke == 1 })
    let button = shown[1].contentView.subviews.last as? UIButton
    button?.sendActions(for: .touchUpInside)
    expectEqual(rows.presses, 1)
  }

  @Test("A row without constraints is a pixel lower from iOS 13 on", .rule(1137))
  func rowsWithoutConstraints() throws {
    for (iOS, style, height) in [
      (12.0, "default", 44), (13.0, "default", 43.5), (16.0, "default", 43.5), (16.0, "none", 44),
    ] as [(IOSVersion, String, CGFloat)] {
      let text = table("<prototypes>\(cell("row", "P"))</prototypes>")
        .replacing("rowHeight=\"44\"", with: "rowHeight=\"-1\" estimatedRowHeight=\"-1\"")
        .replacing("separatorStyle=\"default\"", with: "separatorStyle=\"\(style)\"")
      let app = NibApp(
        iOS: iOS, model: "iPhone 8",
        files: ["Main.storyboard": InterfaceText.storyboard(initial: "A", text)],
        classes: [RowCell.self, Rows.self])
      _registerProperty("name", \RowCell.name)
      let rows = try shown(on: app.simulator)
      let heights = rows.tableView.visibleCells.map(\.frame.height)
      expectEqual(heights, [height, height, height], "iOS \(iOS) \(style)")
    }
  }

  @Test("The content view of a cell may be of a class of the app's", .rule(1136))
  func contentOfTheApp() throws {
    let text = cell("row", "P").replacing(
      "tableViewCell=\"P\" id", with: "customClass=\"Panel\" customModule=\"App\" id")
    let simulator = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A", table("<prototypes>\(text)</prototypes>"))
    ]).simulator
    let rows = try shown(on: simulator)
    let cell = try #require(rows.tableView.visibleCells.first as? RowCell)
    let panel = try #require(cell.contentView as? Panel)
    expect(panel.awoke == 1 && panel.superview === cell && cell.name?.superview === panel)
    expectEqual(cell.subviews.count { $0 === panel || $0 is UITableViewCellContentView }, 1)
    expectEqual(panel.frame, CGRect(x: 0, y: 0, width: cell.frame.width, height: 44))
  }

  @Test("Static cells stand in their sections, at their heights")
  func staticCells() throws {
    let simulator = app([
      "Main.storyboard": InterfaceText.storyboard(
        initial: "A",
        table(
          """
          <sections>
              <tableViewSection headerTitle="One" footerTitle="End" id="S1">
                  <cells>
                      \(cell("", "P"))
                      <tableViewCell rowHeight="70" style="IBUITableViewCellStyleValue1" id="Q" \
          textLabel="Q-t" detailTextLabel="Q-d">
                          <tableViewCellContentView key="contentView" tableViewCell="Q" id="Q-c">
                              <subviews>
                                  <label text="Title" id="Q-t"/>
                                  <label text="Detail" id="Q-d"/>
                              </subviews>
                          </tableViewCellContentView>
                      </tableViewCell>
                  </cells>
              </tableViewSection>
          </sections>
          """, style: "grouped"
        ).replacing("\"Rows\"", with: "\"Fixed\""))
    ]).simulator
    let fixed = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Fixed)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = fixed
    window.makeKeyAndVisible()
    try simulator.settle()
    let table = try #require(fixed.tableView)
    expectEqual(table.style, .grouped)
    expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
    expectEqual(fixed.tableView(table, titleForHeaderInSection: 0), "One")
    expectEqual(fixed.tableView(table, titleForFooterInSection: 0), "End")
    expectEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 70)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    expect(second.textLabel?.text == "Title" && second.detailTextLabel?.text == "Detail")
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is RowCell)
  }

  @Test("A nib is registered for cells, with one cell alone, and for headers", .rule(827))
  func registered() {
    let file = InterfaceText.xib(
      owner: "NSObject", "",
      cell("row", "P").replacing("destination=\"A\"", with: "destination=\"-1\""))
    let simulator = app([
      "RowCell.xib": file,
      "Two.xib": file.replacing("</objects>", with: "<view id=\"z\"/></objects>"),
      "Header.xib": InterfaceText.xib(
        owner: "NSObject", "", "<view customClass=\"UITableViewHeaderFooterView\" id=\"h\"/>"),
    ]).simulator
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
    let cell =
      table.dequeueReusableCell(
        withIdentifier: "row", for: IndexPath(row: 0, section: 0)) as? RowCell
    expect(cell?.name?.text == "Template" && cell?.reuseIdentifier == "row")
    // A header of a nib has the name under which it was registered.
    table.register(
      UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    expect(header != nil && header?.reuseIdentifier == "header")
    table.register(UINib(nibName: "Two", bundle: nil), forCellReuseIdentifier: "two")
    _ = table.dequeueReusableCell(withIdentifier: "two")
    expectEqual(simulator.recorder.events.last?.name, "NSInternalInconsistencyException")
  }

  @Test("A registration makes the cells and headers that its nib holds", .rule(851))
  func registrations() throws {
    func file(_ element: String, _ className: String) -> String {
      InterfaceText.xib(
        owner: "NSObject", "",
        """
        <\(element) opaque="NO" contentMode="center" id="P" customClass="\(className)" \
        customModule="App" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        </\(element)>
        """)
    }
    let app = NibApp(
      files: [
        "Tile.xib": file("collectionViewCell", "Tile"),
        "Band.xib": file("collectionReusableView", "Band"),
      ], classes: [Tile.self, Band.self])
    withExtendedLifetime(app) {
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        collectionViewLayout: UICollectionViewFlowLayout())
      let path = IndexPath(item: 0, section: 0)
      let tiles = UICollectionView.CellRegistration<Tile, String>(
        cellNib: UINib(nibName: "Tile", bundle: nil)
      ) { cell, _, item in cell.note = item }
      let tile = list.dequeueConfiguredReusableCell(using: tiles, for: path, item: "first")
      expect(tile.note == "first" && tile.awoke == 1)
      let bands = UICollectionView.SupplementaryRegistration(
        supplementaryNib: UINib(nibName: "Band", bundle: nil), elementKind: "band"
      ) { view, kind, path in
        guard let band = view as? Band else { return }
        band.note = "\(kind) \(path.item)"
      }
      let band = list.dequeueConfiguredReusableSupplementary(using: bands, for: path)
      expectEqual((band as? Band)?.note, "band 0")
    }
  }

  @Test("A collection has its layout and its cells from the storyboard")
  func collection() throws {
    let scene = """
      <collectionViewController id="A" sceneMemberID="viewController">
          <collectionView key="view" dataMode="prototypes" id="V">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="L">
                  <size key="itemSize" width="50" height="60"/>
              </collectionViewFlowLayout>
              <cells>
                  <collectionViewCell reuseIdentifier="tile" id="P" customClass="Tile">
                      <view key="contentView" opaque="NO" contentMode="center">
                          <rect key="frame" x="0.0" y="0.0" width="50" height="60"/>
                          <subviews>
                              <label text="Tile" id="P-l"/>
                          </subviews>
                      </view>
                      <connections>
                          <outlet property="title" destination="P-l" id="o"/>
                      </connections>
                  </collectionViewCell>
              </cells>
              <connections>
                  <outlet property="dataSource" destination="A" id="d"/>
                  <outlet property="delegate" destination="A" id="e"/>
              </connections>
          </collectionView>
      </collectionViewController>
      """
    _ = app(["Main.storyboard": InterfaceText.storyboard(initial: "A", scene)])
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? UICollectionViewController)
    let collection = try #require(controller.collectionView)
    expect(controller.view !== collection && collection.superview === controller.view)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(layout.itemSize, CGSize(width: 50, height: 60))
    let tile =
      collection.dequeueReusableCell(
        withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0)) as? Tile
    expect(tile?.title?.text == "Tile" && tile?.title?.superview === tile?.contentView)
  }
}

private final class RowCell: UITableViewCell {
  weak var name: UILabel?
  var awoke = 0

  override func awakeFromNib() {
    super.awakeFromNib()
    awoke += 1
  }
}

private final class Band: UICollectionReusableView { var note = "" }

private final class Tile: UICollectionViewCell {
  weak var title: UILabel?
  var note = ""
  var awoke = 0
  override func awakeFromNib() { awoke += 1 }
}

private final class Panel: UIView {
  var awoke = 0
  override func awakeFromNib() { awoke += 1 }
}

private final class Fixed: UITableViewController {}

private final class Rows: UITableViewController {
  var presses = 0

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! RowCell
    cell.name?.text = "\(indexPath.row)"
    return cell
  }
}
