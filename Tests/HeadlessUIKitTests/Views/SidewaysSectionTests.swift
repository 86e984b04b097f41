import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A header that constraints make 50 points high.
private final class TallHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: topAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      box.leadingAnchor.constraint(equalTo: leadingAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// A cell as wide as its box, which is wider for each item.
private final class Chip: UICollectionViewCell {
  let width: NSLayoutConstraint
  override init(frame: CGRect) {
    let box = UIView()
    width = box.widthAnchor.constraint(equalToConstant: 10)
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), width,
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// Sections in a collection that is 300 wide and 400 high and at the corner of the screen.
@MainActor
private final class Shelves: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage: TestApp
  let counts: [Int]
  let view: UICollectionView
  var chosen: [IndexPath] = []
  var scrolled = 0

  init(_ counts: [Int], _ layout: UICollectionViewLayout, iOS: IOSVersion = 17.0) throws {
    stage = TestApp(iOS: iOS)
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Chip.self, forCellWithReuseIdentifier: "cell")
    for kind in ["head", "foot"] {
      view.register(
        TallHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "band")
    }
    view.dataSource = self
    view.delegate = self
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
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Chip)?.width.constant = CGFloat(20 + 10 * indexPath.item)
    return cell
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "band", for: path)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }

  /// The items on screen, of one section.
  func shown(_ section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item)
  }
  /// Where an item is on the screen.
  func seen(_ item: Int, _ section: Int = 0) -> CGRect? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map {
      $0.convert($0.bounds, to: nil)
    }
  }
  func swipe(_ direction: Simulator.SwipeDirection, _ x: CGFloat, _ y: CGFloat) throws {
    _ = try stage.device.simulator.swipe(direction, from: CGPoint(x: x, y: y))
    try stage.settle()
  }
  func drag(_ from: CGPoint, _ to: CGPoint) throws {
    _ = try stage.device.simulator.drag(along: [from, to])
    try stage.settle()
  }
}

@MainActor
private func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// Items of 100 by 80 points with 10 points between them, which scroll across.
@MainActor
private func shelf(
  _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100
) -> NSCollectionLayoutSection {
  let whole = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let section = NSCollectionLayoutSection(
    group: .horizontal(layoutSize: size(.absolute(width), .absolute(80)), subitems: [whole]))
  section.interGroupSpacing = 10
  section.orthogonalScrollingBehavior = behavior
  return section
}

@MainActor
struct SidewaysSectionTests {
  @Test("A finger moves the items of a section across, and the collection stays", .rule(760))
  func continuous() throws {
    let section = shelf(.continuous)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let shelves = try Shelves([10, 3], UICollectionViewCompositionalLayout(section: section))
    expectEqual(shelves.shown(), [0, 1, 2])
    expectEqual(shelves.seen(1), CGRect(x: 130, y: 5, width: 100, height: 80))
    expectEqual(shelves.view.contentSize, CGSize(width: 300, height: 180))
    try shelves.drag(CGPoint(x: 250, y: 40), CGPoint(x: 20, y: 40))
    expectEqual(shelves.shown(), [1, 2, 3, 4])
    expectEqual(shelves.seen(2)?.minX, 10)
    expectEqual(shelves.seen(0, 1)?.minX, 20)
    expectEqual(shelves.scrolled, 0)
    // Item 3 is where it is seen, and so is a touch.
    _ = try shelves.stage.device.simulator.tap(at: CGPoint(x: 150, y: 75))
    try shelves.stage.settle()
    expectEqual(shelves.chosen, [IndexPath(item: 3, section: 0)])
    expectEqual(shelves.view.indexPathForItem(at: CGPoint(x: 15, y: 40))?.item, 2)
  }

  @Test("A section pages by its groups, its width, or to the middle", .rule(760))
  func paging() throws {
    for (behavior, width, starts) in [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 250, [0, 260, 520]),
      (.paging, 140, [0, 300, 600]), (.groupPagingCentered, 200, [-50, 160, 370]),
    ] {
      let section = shelf(behavior, width: CGFloat(width))
      let shelves = try Shelves([10], UICollectionViewCompositionalLayout(section: section))
      var reached = [scroller(of: shelves).contentOffset.x]
      for _ in 0..<2 {
        try shelves.swipe(.left, 250, 40)
        reached.append(scroller(of: shelves).contentOffset.x)
      }
      expectEqual(reached.map { Int($0) }, starts, "\(behavior)")
      try shelves.swipe(.right, 50, 40)
      expectEqual(Int(scroller(of: shelves).contentOffset.x), starts[1], "\(behavior)")
    }
  }

  @Test("A section comes to rest at the beginning of a group, however far it was flung", .rule(760))
  func leadingBoundary() throws {
    let shelves = try Shelves(
      [30],
      UICollectionViewCompositionalLayout(section: shelf(.continuousGroupLeadingBoundary)))
    try shelves.swipe(.left, 250, 40)
    let offset = scroller(of: shelves).contentOffset.x
    expect(offset > 110 && offset.truncatingRemainder(dividingBy: 110) == 0)
  }

  private func scroller(of shelves: Shelves) -> UIScrollView {
    shelves.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first!
  }

  @Test("An item of a section that scrolls across is scrolled to across and down", .rule(760))
  func scrollToItem() throws {
    let shelves = try Shelves(
      [10, 10, 10, 10, 10, 10, 10],
      UICollectionViewCompositionalLayout(section: shelf(.continuous)))
    shelves.view.scrollToItem(
      at: IndexPath(item: 5, section: 6), at: [.bottom, .centeredHorizontally], animated: false)
    try shelves.stage.settle()
    expectEqual(shelves.view.contentOffset, CGPoint(x: 0, y: 160))
    expectEqual(shelves.seen(5, 6), CGRect(x: 100, y: 320, width: 100, height: 80))
    expectEqual(shelves.shown(5), [0, 1, 2])
  }

  @Test("A section hears of its seen items with each layout, and changes how they look", .rule(761))
  func visibleItems() throws {
    let section = shelf(.continuous)
    var heard: [(items: [Int], offset: CGFloat, width: CGFloat)] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      heard.append(
        (items.map(\.indexPath.item), offset.x, environment.container.contentSize.width))
      for item in items {
        let isFirst = abs(item.frame.minX - offset.x) < 50
        item.alpha = isFirst ? 1 : 0.5
        item.transform = CGAffineTransform(scaleX: isFirst ? 1 : 0.8, y: 1)
      }
    }
    let shelves = try Shelves([10], UICollectionViewCompositionalLayout(section: section))
    expect(heard.last?.items == [0, 1, 2] && heard.last?.offset == 0)
    expectEqual(heard.last?.width, 300)
    expectEqual(shelves.view.visibleCells.map(\.alpha), [1, 0.5, 0.5])
    try shelves.drag(CGPoint(x: 250, y: 40), CGPoint(x: 140, y: 40))
    expect(heard.last?.items == [1, 2, 3] && heard.last?.offset == 110)
    expectEqual(shelves.view.visibleCells.map(\.alpha), [1, 0.5, 0.5])
    expectEqual(shelves.view.visibleCells.map(\.transform.a), [1, 0.8, 0.8])
  }

  @Test("Headers and footers that are pinned stay as long as their section", .rule(762))
  func pinned() throws {
    let section = shelf(.none, width: 300)
    let band = { (kind: String, alignment: NSRectAlignment) in
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind,
        alignment: alignment)
      item.pinToVisibleBounds = true
      return item
    }
    section.boundarySupplementaryItems = [band("head", .top), band("foot", .bottom)]
    // A section of 10 rows is 30 + 890 + 30 points high.
    let shelves = try Shelves([10, 10], UICollectionViewCompositionalLayout(section: section))
    let place = { (kind: String, section: Int) in
      shelves.view.supplementaryView(
        forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame.minY
    }
    expect(place("head", 0) == 0 && place("foot", 0) == 370)
    shelves.view.contentOffset.y = 200
    try shelves.stage.settle()
    expect(place("head", 0) == 200 && place("foot", 0) == 570)
    shelves.view.contentOffset.y = 930
    try shelves.stage.settle()
    expect(place("head", 0) == 920 && place("foot", 0) == 920)
    expect(place("head", 1) == 950 && place("foot", 1) == 1300)
  }

  @Test(
    "Headers with an estimate are as high as their content, narrow ones where they belong",
    .rule(717))
  func estimatedHeaders() throws {
    let section = shelf(.none, width: 300)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(0.5), .estimated(20)), elementKind: "head",
        alignment: .topTrailing)
    ]
    let shelves = try Shelves([2], UICollectionViewCompositionalLayout(section: section))
    expectEqual(
      shelves.view.supplementaryView(forElementKind: "head", at: IndexPath(item: 0, section: 0))?
        .frame, CGRect(x: 150, y: 0, width: 150, height: 50))
    expectEqual(shelves.seen(0)?.minY, 50)
    expectEqual(shelves.view.contentSize.height, 220)
  }

  @Test(
    "Items with an estimated width are as wide as their content, in rows and across",
    .rule(717))
  func estimatedWidths() throws {
    let chip = NSCollectionLayoutItem(layoutSize: size(.estimated(50), .absolute(40)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [chip])
    row.interItemSpacing = .fixed(10)
    let rows = try Shelves(
      [7], UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row)))
    // 20, 30, 40, 50, 60 with gaps are 240 of 300 points; 70 and 80 follow.
    expectEqual((0..<7).map { rows.seen($0)?.minX }, [0, 30, 70, 120, 180, 0, 80])
    expectEqual((0..<7).map { rows.seen($0)?.minY }, [0, 0, 0, 0, 0, 40, 40])

    let single = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.estimated(50), .absolute(40)), subitems: [chip])
    let section = NSCollectionLayoutSection(group: single)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 5
    let across = try Shelves([3], UICollectionViewCompositionalLayout(section: section))
    expectEqual((0..<3).map { across.seen($0)?.minX }, [0, 25, 60])
    expectEqual((0..<3).map { across.seen($0)?.width }, [20, 30, 40])
  }

  @Test("A layout says where a flung collection comes to rest", .rule(763))
  func targetOffset() throws {
    final class Snapping: UICollectionViewFlowLayout {
      var asked: [CGPoint] = []
      override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        asked.append(velocity)
        return CGPoint(x: 0, y: (proposed.y / 70).rounded() * 70)
      }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 300, height: 60)
    let shelves = try Shelves([40], layout)
    try shelves.swipe(.up, 150, 300)
    expect(layout.asked.count == 1 && layout.asked[0].y > 0)
    expect(shelves.view.contentOffset.y > 100)
    expectEqual(shelves.view.contentOffset.y.truncatingRemainder(dividingBy: 70), 0)
  }
}
