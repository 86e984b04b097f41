import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// A collection of numbered items, 300 wide and 400 high.
@MainActor
private final class Numbers: NSObject, UICollectionViewDataSource {
  let stage: TestApp
  let counts: [Int]
  let view: UICollectionView

  init(_ counts: [Int], _ layout: UICollectionViewLayout, iOS: IOSVersion = 14.0) throws {
    stage = TestApp(iOS: iOS)
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = self
    let root = A()
    root.view.addSubview(view)
    try stage.show(root)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
  }

  func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

@MainActor
private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
struct CompositionalLayoutTests {
  @Test("A group is filled with its item as often as there is room, and followed by the next")
  func grid() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      expectEqual(environment.container.effectiveContentSize.width, 300)
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      return section
    }
    let numbers = try Numbers([6], layout)
    expectEqual(numbers.frame(0), CGRect(x: 3, y: 2, width: 69, height: 46))
    expectEqual(numbers.frame(3), CGRect(x: 228, y: 2, width: 69, height: 46))
    expectEqual(numbers.frame(4), CGRect(x: 3, y: 62, width: 69, height: 46))
    expectEqual(numbers.view.contentSize, CGSize(width: 300, height: 110))
    expectEqual(numbers.view.visibleCells.count, 6)
  }

  @Test("Items by count share the width; groups nest; headers and insets come before the items")
  func nested() throws {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let whole = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      if index == 0 {
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(20)), subitem: whole, count: 3)
        row.interItemSpacing = .fixed(6)
        let section = NSCollectionLayoutSection(group: row)
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 5, leading: 24, bottom: 5, trailing: 24)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }
      let leading = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
      let trailing = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: whole, count: 2)
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)),
          subitems: [leading, trailing]))
    }
    let numbers = try Numbers([3, 3], layout)
    expectEqual(numbers.frame(0), CGRect(x: 24, y: 35, width: 80, height: 20))
    expectEqual(numbers.frame(2), CGRect(x: 196, y: 35, width: 80, height: 20))
    expectEqual(numbers.frame(0, 1), CGRect(x: 0, y: 60, width: 210, height: 100))
    expectEqual(numbers.frame(2, 1), CGRect(x: 210, y: 110, width: 90, height: 50))
    expectEqual(
      numbers.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 24, y: 0, width: 252, height: 30))
  }

  @Test("Registered cells are made, filled and used again")
  func registrations() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let numbers = try Numbers([0], layout)
    var filled: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, indexPath, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      filled.append("\(indexPath.item) \(item)")
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: numbers.view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var section = NSDiffableDataSourceSectionSnapshot<String>()
    section.append(["fruit"])
    section.append(["apple", "pear"], to: "fruit")
    source.apply(section, to: 0)
    try numbers.stage.settle()
    expectEqual(filled, ["0 fruit"])
    section.expand(["fruit"])
    source.apply(section, to: 0)
    try numbers.stage.settle()
    expectEqual(filled.suffix(3), ["0 fruit", "1 apple", "2 pear"])
    expectEqual(numbers.view.visibleCells.map(\.frame.minY), [0, 44, 88])
    expectEqual(source.snapshot(for: 0).level(of: "pear"), 1)
  }

  @Test("A header that is a cell is not an item", .rule(1461))
  func headerCells() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let numbers = try Numbers(
      [0], UICollectionViewCompositionalLayout.list(using: configuration))
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let kind = UICollectionView.elementKindSectionHeader
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: kind
    ) { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: numbers.view) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    try numbers.stage.settle()
    let shown = try #require(
      numbers.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
        as? UICollectionViewListCell)
    expect(numbers.view.indexPath(for: shown) == nil)
    expect(numbers.view.drawnList(around: shown) == nil)
    expectEqual(
      numbers.view.visibleCells.map { numbers.view.indexPath(for: $0)?.item }, [0, 1])
  }

  @Test("Each registration has cells of its own, also when they are used again")
  func separateRegistrations() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let numbers = try Numbers([0], layout)
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
    let plain = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    var swapped = false
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: numbers.view) {
      ($2 == 0) != swapped
        ? $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
        : $0.dequeueConfiguredReusableCell(using: plain, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    try numbers.stage.settle()
    swapped = true
    snapshot.reloadItems([0, 1])
    source.apply(snapshot)
    try numbers.stage.settle()
    expectEqual(numbers.view.visibleCells.map { $0 is UICollectionViewListCell }, [false, true])
  }

  @Test("A tree of items keeps what is in an item behind it, and shows what is open")
  func tree() {
    let device = Device(iOS: 14.0)
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11"], to: "a1")
    tree.insert(["a3"], after: "a1")
    expectEqual(tree.items, ["a", "a1", "a11", "a3", "a2", "b"])
    expectEqual(tree.visibleItems, ["a", "b"])
    tree.expand(["a"])
    expectEqual(tree.visibleItems, ["a", "a1", "a3", "a2", "b"])
    expect(tree.parent(of: "a11") == "a1" && tree.level(of: "a11") == 2)
    expectEqual(tree.snapshot(of: "a").items, ["a1", "a11", "a3", "a2"])
    tree.delete(["a1"])
    expectEqual(tree.items, ["a", "a3", "a2", "b"])
    _ = device
  }
}
