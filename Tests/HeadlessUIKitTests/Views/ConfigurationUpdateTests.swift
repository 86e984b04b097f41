import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// When cells and buttons set what they show by configurations.
@MainActor struct ConfigurationUpdateTests {
  @Test(
    "A cell updates before it is shown, once for several changes, and then calls its handler",
    .rule(391))
  func cell() {
    let device = Device(iOS: 15.0)
    let (cell, stage) = Self.shown(NotedCell(style: .default, reuseIdentifier: nil), on: device)
    expectEqual(cell.calls, ["update false false"])

    cell.configurationUpdateHandler = { cell, state in
      (cell as? NotedCell)?.calls.append("handler \(state.isSelected)")
    }
    cell.isHighlighted = true
    cell.isSelected = true
    expectEqual(cell.calls, ["update false false"])
    stage.layoutIfNeeded()
    expectEqual(cell.calls, ["update false false", "update true true", "handler true"])

    cell.isSelected = true
    stage.layoutIfNeeded()
    expectEqual(cell.calls.count, 3)
    cell.setNeedsUpdateConfiguration()
    stage.layoutIfNeeded()
    expectEqual(cell.calls.count, 5)
  }

  @Test(
    "A content of the app's own is asked what it looks like in the state of its cell",
    .rule(391))
  func content() {
    let device = Device(iOS: 14.0)
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.contentConfiguration = Tint()
    let (shown, stage) = Self.shown(cell, on: device)
    expectEqual((shown.contentConfiguration as? Tint)?.isOn, false)
    shown.isSelected = true
    stage.layoutIfNeeded()
    expectEqual((shown.contentConfiguration as? Tint)?.isOn, true)
  }

  @Test(
    "A content view takes the next configuration of its type, and gives way to one of another",
    .rule(850), arguments: [14.0, 16.0] as [IOSVersion])
  func contentViewStays(version: IOSVersion) {
    _ = Device(iOS: version)
    let cells = [
      UITableViewCell(style: .default, reuseIdentifier: nil).contentViewAndSetter,
      UICollectionViewCell(frame: .zero).contentViewAndSetter,
    ]
    for (content, set) in cells {
      set(Tall(height: 60))
      let first = content()
      set(Tall(height: 80))
      expect(first is TallView && content() === first)
      expectEqual((first as? TallView)?.heights, [80])
      set(Tint())
      expect(content() is TintView && first.superview == nil)
      set(nil)
      expect(!(content() is any UIContentView))
    }
  }

  @Test(
    "A configuration replaces the content view, and its absence leaves an empty one", .rule(1000))
  func contentViewIsReplaced() {
    _ = Device(iOS: 16.0)
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    let (old, own) = (cell.contentView, UIView())
    cell.textLabel?.text = "Old"
    old.addSubview(own)
    var list = cell.defaultContentConfiguration()
    (list.text, list.secondaryText) = ("One", "Two")
    cell.contentConfiguration = list
    cell.layoutIfNeeded()
    let shown = cell.contentView as? UIListContentView
    expect(shown?.superview === cell && old.superview == nil && own.superview === old)
    expectEqual(shown?.subviews.compactMap { ($0 as? UILabel)?.text }, ["One", "Two"])
    expectEqual(shown?.frame, cell.bounds)
    cell.contentConfiguration = nil
    expect(cell.contentView !== old && cell.contentView.superview === cell)
    expectEqual(cell.contentView.subviews.count, 0)
    cell.textLabel?.text = "New"
    expectEqual(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text }, ["New"])
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.contentConfiguration = Tint()
    expect(header.contentView is TintView && header.contentView.superview === header)
  }

  @Test("A row is as high as the texts and the image of its list's configuration", .rule(1000))
  func heightOfListContent() throws {
    let device = Device(iOS: 17.0)
    let rows = Rows()
    for (second, height) in [(nil, 44), ("Two", 57)] as [(String?, Double)] {
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("One", second)
      rows.content = content
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = rows
      _ = Self.shown(table, on: device)
      expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, height)
      let list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = rows
      _ = Self.shown(list, on: device)
      let cell = try #require(list.visibleCells.first)
      expectEqual(cell.frame.height, height)
      expectEqual(cell.contentView.frame.size, cell.frame.size)
    }
  }

  @Test(
    "A view that does not support the next configuration is made anew; before iOS 16 it is not asked",
    .rule(850))
  func supports() {
    for (version, isKept) in [(15.0, true), (16.0, false)] as [(IOSVersion, Bool)] {
      _ = Device(iOS: version)
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentConfiguration = Tall(height: 60, isPicky: true)
      let first = cell.contentView
      cell.contentConfiguration = Tall(height: 80, isPicky: true)
      expectEqual((cell.contentView === first), isKept)
    }
  }

  @Test(
    "A row is as high as the constraints in the view of its configuration want", .rule(850, 1134))
  func height() {
    let device = Device(iOS: 17.0)
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    _ = Self.shown(table, on: device)
    expectEqual(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, 90.5)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = rows
    _ = Self.shown(list, on: device)
    expectEqual(list.visibleCells.first?.frame.height, 90)
  }

  @Test(
    "Up to iOS 13 no cell is asked for configurations",
    .rule(391))
  func older() {
    let device = Device(iOS: 13.0)
    let (cell, stage) = Self.shown(NotedCell(style: .default, reuseIdentifier: nil), on: device)
    cell.isSelected = true
    stage.layoutIfNeeded()
    expectEqual(cell.calls, [])
  }

  @Test(
    "A header updates before it is shown",
    .rule(391))
  func header() {
    let device = Device(iOS: 17.0)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var calls = 0
    header.configurationUpdateHandler = { _, _ in calls += 1 }
    let (_, stage) = Self.shown(header, on: device)
    expectEqual(calls, 1)
    stage.layoutIfNeeded()
    expectEqual(calls, 1)
  }

  @Test(
    "A button updates in the layout after its state has changed",
    .rule(392))
  func button() {
    let device = Device(iOS: 15.0)
    let button = NotedButton(configuration: .filled())
    let (shown, stage) = Self.shown(button, on: device)
    shown.configurationUpdateHandler = { button in
      (button as? NotedButton)?.calls.append("handler \(button.isEnabled)")
    }
    shown.isEnabled = false
    shown.isHighlighted = true
    expectEqual(shown.calls, [])
    stage.layoutIfNeeded()
    expectEqual(shown.calls, ["update", "handler false"])
  }

  private static func shown<Shown: UIView>(_ view: Shown, on device: Device) -> (Shown, UIWindow) {
    _ = device
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    window.layoutIfNeeded()
    return (view, window)
  }

  private final class NotedCell: UITableViewCell {
    var calls: [String] = []
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      calls.append("update \(state.isSelected) \(state.isHighlighted)")
    }
  }

  private final class NotedButton: UIButton {
    var calls: [String] = []
    override func updateConfiguration() {
      super.updateConfiguration()
      calls.append("update")
    }
  }

  private struct Tint: UIContentConfiguration {
    var isOn = false
    func makeContentView() -> any UIView & UIContentView { TintView(self) }
    func updated(for state: any UIConfigurationState) -> Tint {
      Tint(isOn: (state as? UICellConfigurationState)?.isSelected ?? false)
    }
  }

  private final class TintView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: Tint) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
  }

  private struct Tall: UIContentConfiguration {
    var height = 0.0
    var isPicky = false
    func makeContentView() -> any UIView & UIContentView { TallView(self) }
    func updated(for state: any UIConfigurationState) -> Tall { self }
  }

  private final class TallView: UIView, UIContentView {
    var heights: [Double] = []
    let isPicky: Bool
    var configuration: any UIContentConfiguration {
      didSet { heights.append((configuration as? Tall)?.height ?? 0) }
    }
    init(_ configuration: Tall) {
      self.configuration = configuration
      isPicky = configuration.isPicky
      super.init(frame: .zero)
      let part = UIView()
      part.translatesAutoresizingMaskIntoConstraints = false
      addSubview(part)
      NSLayoutConstraint.activate([
        part.topAnchor.constraint(equalTo: topAnchor),
        part.leadingAnchor.constraint(equalTo: leadingAnchor),
        part.trailingAnchor.constraint(equalTo: trailingAnchor),
        part.bottomAnchor.constraint(equalTo: bottomAnchor),
        part.heightAnchor.constraint(equalToConstant: configuration.height),
      ])
    }
    required init?(coder: NSCoder) { nil }
    func supports(_ configuration: any UIContentConfiguration) -> Bool {
      !isPicky && configuration is Tall
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var content: any UIContentConfiguration = Tall(height: 90)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = content
      return cell
    }
  }
}

extension UITableViewCell {
  fileprivate var contentViewAndSetter: (() -> UIView, ((any UIContentConfiguration)?) -> Void) {
    ({ self.contentView }, { self.contentConfiguration = $0 })
  }
}

extension UICollectionViewCell {
  fileprivate var contentViewAndSetter: (() -> UIView, ((any UIContentConfiguration)?) -> Void) {
    ({ self.contentView }, { self.contentConfiguration = $0 })
  }
}
