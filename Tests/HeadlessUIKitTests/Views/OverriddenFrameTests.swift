import EventTrace
import Foundation
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Views of the app's whose classes override `frame`, `bounds` or `center`.
@MainActor
@Suite struct OverriddenFrameTests {
  @Test("A subview that follows its superview hears of its frame", .rule(861))
  func autoresizing() {
    _ = Device(iOS: 17.0)
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (Told(frame: superview.bounds), Told(frame: superview.bounds))
    let inside = Told(frame: first.bounds)
    for view in [first, second, inside] {
      view.autoresizingMask = [.flexibleWidth]
      view.name = view === first ? "first" : view === second ? "second" : "inside"
    }
    for view in [first, second] { superview.addSubview(view) }
    first.addSubview(inside)
    Told.heard = []
    superview.frame.size.width = 150
    expectEqual(Told.heard, ["inside frame 150", "first frame 150", "second frame 150"])
    superview.frame.size.width = 150
    expectEqual(Told.heard.count, 3)
  }

  @Test("Constraints tell of bounds and centre, each if it changes", .rule(861))
  func constraints() throws {
    let stage = TestApp(iOS: 17.0)
    let root = UIViewController()
    let view = Told()
    view.name = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    try stage.show(root)
    root.view.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 20)
    let width = view.widthAnchor.constraint(equalToConstant: 33)
    NSLayoutConstraint.activate([
      left, width, view.topAnchor.constraint(equalTo: root.view.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    Told.heard = []
    root.view.layoutIfNeeded()
    expectEqual(Told.heard, ["view bounds 33", "view center 36.5"])
    expectEqual(view.frame, CGRect(x: 20, y: 0, width: 33, height: 10))
    left.constant = 30
    Told.heard = []
    root.view.layoutIfNeeded()
    expectEqual(Told.heard, ["view center 46.5"])
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    expectEqual(Told.heard.count, 1)
  }

  @Test(
    "A root view hears of the turn: by its frame, or up to iOS 7 by its bounds", .rule(861),
    arguments: [(IOSVersion(7), "bounds"), (8, "frame")])
  func rotation(iOS: IOSVersion, how: String) throws {
    let stage = TestApp(iOS: iOS)
    let root = Root()
    try stage.show(root)
    (root.view as? Told)?.name = "root"
    Told.heard = []
    try stage.turn(.landscapeLeft)
    expectEqual(Told.heard.first, "root \(how) \(Int(root.view.bounds.width))")
    expectEqual(Told.heard.filter { $0.contains(how) }.count, 1)
  }

  @Test("A table sets the frame of a cell, which may make itself narrower", .rule(861))
  func rows() throws {
    let stage = TestApp(iOS: 17.0)
    let table = UITableViewController(style: .plain)
    let rows = Rows()
    table.tableView.dataSource = rows
    try stage.show(table)
    let cell = try #require(table.tableView.visibleCells.first)
    expectEqual(cell.frame.minX, 10)
    expectEqual(cell.frame.width, table.tableView.frame.width - 20)
    expectEqual(cell.contentView.frame.width, cell.frame.width)
  }

  @Test("A layout gives an item bounds and centre", .rule(861))
  func items() throws {
    let stage = TestApp(iOS: 17.0)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 50)
    let collection = Items(collectionViewLayout: layout)
    try stage.show(collection)
    let cell = try #require(collection.collectionView.visibleCells.first as? ToldCell)
    cell.heard = []
    layout.itemSize = CGSize(width: 60, height: 50)
    collection.collectionView.layoutIfNeeded()
    expectEqual(cell.heard, ["bounds 60", "center 30"])
  }

  @Test("Very deep trees of such views are resized to the end", .rule(861))
  func deep() {
    _ = Device(iOS: 17.0)
    let views = (0..<5000).map { _ in Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      inner.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
    }
    Told.heard = []
    views[0].frame.size.width = 20
    expect(views.allSatisfy { $0.frame.width == 20 })
    expectEqual(Told.heard.count, 5000)
    // Let go from the inside, as the stack bears it.
    for view in views.reversed() { view.removeFromSuperview() }
  }

  private final class Told: UIView {
    static var heard: [String] = []
    var name = ""
    override var frame: CGRect { didSet { note("frame \(frame.width)") } }
    override var bounds: CGRect { didSet { note("bounds \(bounds.width)") } }
    override var center: CGPoint { didSet { note("center \(center.x)") } }
    private func note(_ what: String) {
      Self.heard.append("\(name) \(what)".replacing(".0", with: ""))
    }
  }

  private final class Root: UIViewController {
    override func loadView() { view = Told(frame: UIScreen.main.bounds) }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
  }

  private final class Narrow: UITableViewCell {
    override var frame: CGRect {
      get { super.frame }
      set { super.frame = newValue.insetBy(dx: 10, dy: 0) }
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      Narrow(style: .default, reuseIdentifier: nil)
    }
  }

  private final class ToldCell: UICollectionViewCell {
    var heard: [String] = []
    override var frame: CGRect { didSet { heard.append("frame") } }
    override var bounds: CGRect { didSet { heard.append("bounds \(Int(bounds.width))") } }
    override var center: CGPoint { didSet { heard.append("center \(Int(center.x))") } }
  }

  private final class Items: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ToldCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection: Int) -> Int { 1 }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
