import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// What apps read of collections' layouts, and what layouts are told.
@Suite
@MainActor
struct CollectionMemberTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    }
  }

  private func list(_ layout: UICollectionViewLayout, _ items: Items) -> UICollectionView {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      list.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "part")
    }
    list.dataSource = items
    return list
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("Each invalidation of a layout comes with a context of its class", .rule(1313))
  func contexts() throws {
    final class Change: UICollectionViewLayoutInvalidationContext {}
    final class Hearing: UICollectionViewLayout {
      var heard: [UICollectionViewLayoutInvalidationContext] = []
      override class var invalidationContextClass: AnyClass { Change.self }
      override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        heard.append(context)
        super.invalidateLayout(with: context)
      }
    }
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let layout = Hearing()
    layout.invalidateLayout()
    let context = try #require(layout.heard.first as? Change)
    expect(layout.heard.count == 1 && !context.invalidateEverything)
    expect(!context.invalidateDataSourceCounts && context.invalidatedItemIndexPaths == nil)
    expectNil(context.invalidatedSupplementaryIndexPaths)
    expectNil(context.invalidatedDecorationIndexPaths)
    expectNil(context.previousIndexPathsForInteractivelyMovingItems)
    expectNil(context.targetIndexPathsForInteractivelyMovingItems)
    expectEqual(context.interactiveMovementTarget, .zero)
    context.invalidateItems(at: [path(1)])
    context.invalidateItems(at: [path(2)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [path(0)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [path(3)])
    context.invalidateDecorationElements(ofKind: "line", at: [path(4)])
    layout.invalidateLayout(with: context)
    let last = layout.heard[1]
    expectEqual(last.invalidatedItemIndexPaths, [path(1), path(2)])
    expectEqual(last.invalidatedSupplementaryIndexPaths, ["badge": [path(0), path(3)]])
    expectEqual(last.invalidatedDecorationIndexPaths, ["line": [path(4)]])
  }

  @Test("Attributes say what is placed, and a layout where it is moved to")
  func attributes() throws {
    let stage = TestApp(iOS: 17)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let items = Items()
    let list = list(layout, items)
    let root = UIViewController()
    root.view.addSubview(list)
    try stage.show(root)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0)))
    expect(header.representedElementCategory == .supplementaryView)
    expect(header.representedElementKind == kind && header.size.height == 30)
    expectEqual(
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path(0))?.frame, header.frame)
    let item = try #require(list.layoutAttributesForItem(at: path(1)))
    expect(item.representedElementCategory == .cell && item.representedElementKind == nil)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path(0))
    expect(line.representedElementCategory == .decorationView)
    expectEqual(line.representedElementKind, "line")
    let place = CGPoint(x: 250, y: 80)
    expectEqual(
      layout.targetIndexPath(forInteractivelyMovingItem: path(0), withPosition: place), path(2))
    expectEqual(
      layout.targetIndexPath(
        forInteractivelyMovingItem: path(0), withPosition: CGPoint(x: -5, y: 900)), path(0))
    let moved = layout.layoutAttributesForInteractivelyMovingItem(
      at: path(0), withTargetPosition: place)
    expect(moved.center == place && moved.size == item.size)
    expect(layout.developmentLayoutDirection == .leftToRight)
    expect(!layout.flipsHorizontallyInOppositeLayoutDirection && !list.hasUncommittedUpdates)
    var presented = 0
    list.performUsingPresentationValues { presented += 1 }
    expectEqual(presented, 1)
    for plain in [UICollectionViewLayout(), layout] {
      expectNil(
        plain.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "line", at: path(0)))
      expectNil(
        plain.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "line", at: path(0)))
      expectNil(
        plain.initialLayoutAttributesForAppearingDecorationElement(ofKind: "line", at: path(0)))
      expectNil(
        plain.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "line", at: path(0)))
    }
  }

  @Test("A layout on the way to another one lies between both")
  func transitions() throws {
    let stage = TestApp(iOS: 17)
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    small.itemSize = CGSize(width: 50, height: 50)
    large.itemSize = CGSize(width: 150, height: 150)
    let items = Items()
    let list = list(small, items)
    let root = UIViewController()
    root.view.addSubview(list)
    try stage.show(root)
    let way = UICollectionViewTransitionLayout(currentLayout: small, nextLayout: large)
    expect(way.currentLayout === small && way.nextLayout === large)
    let going = list.startInteractiveTransition(to: large, completion: nil)
    expect(going.currentLayout === small && going.nextLayout === large)
    going.transitionProgress = 0.5
    try stage.settle()
    expectEqual(list.cellForItem(at: path(0))?.frame.width, 100)
    list.finishInteractiveTransition()
    try stage.settle()
    expect(list.collectionViewLayout === large)
  }

  @Test("Sections of a compositional layout keep apart, and parts say where they hang")
  func compositional() throws {
    let stage = TestApp(iOS: 17)
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(10), heightDimension: .absolute(10)), elementKind: "badge",
      containerAnchor: anchor)
    expect(badge.containerAnchor.edges == [.top, .trailing] && badge.itemAnchor == nil)
    let half = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40)),
      supplementaryItems: [badge])
    expect(half.supplementaryItems.count == 1 && half.edgeSpacing == nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [half])
    let section = NSCollectionLayoutSection(group: group)
    expect(section.supplementariesFollowContentInsets)
    var widths: [CGFloat] = []
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    expectEqual(settings.interSectionSpacing, 0)
    settings.interSectionSpacing = 25
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        widths.append(environment.container.effectiveContentSize.width)
        expectEqual(environment.container.effectiveContentInsets, .zero)
        return section
      }, configuration: settings)
    let items = Items()
    let list = list(layout, items)
    let root = UIViewController()
    root.view.addSubview(list)
    try stage.show(root)
    expectEqual(widths.last, 300)
    expectEqual(list.layoutAttributesForItem(at: path(1))?.frame.minX, 150)
    let hung = list.layoutAttributesForSupplementaryElement(ofKind: "badge", at: path(1))
    expectEqual(hung?.frame, CGRect(x: 290, y: 0, width: 10, height: 10))
    expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    expect(!NSCollectionLayoutDimension.absolute(1).isFractionalHeight)
    expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 9).dimension == 9)
    expect(NSCollectionLayoutSpacing.flexible(3).isFlexible)
    expect(!NSCollectionLayoutSpacing.fixed(3).isFlexible)
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: half.layoutSize, elementKind: "footer", alignment: .bottom)
    expect(footer.extendsBoundary && footer.alignment == .bottom)
  }

  @Test("The edges of an item push it away from its neighbours")
  func edgeSpacing() throws {
    let stage = TestApp(iOS: 17)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(50), heightDimension: .absolute(40))
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(8), top: .fixed(5), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let items = Items()
    let list = list(layout, items)
    let root = UIViewController()
    root.view.addSubview(list)
    try stage.show(root)
    expectEqual(list.layoutAttributesForItem(at: path(0))?.frame.origin, CGPoint(x: 8, y: 5))
    expectEqual(list.layoutAttributesForItem(at: path(1))?.frame.minX, 66)
  }
}
