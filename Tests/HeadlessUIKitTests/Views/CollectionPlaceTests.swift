import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A strip of items 100 wide, of which the one that is nearest to the left edge is the largest.
private final class Strip: UICollectionViewLayout {
  var preparations = 0
  override func prepare() {
    super.prepare()
    preparations += 1
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 1000, height: 100) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.frame = CGRect(x: CGFloat(indexPath.item) * 100, y: 0, width: 100, height: 100)
    let away = abs(place.frame.minX - (collectionView?.contentOffset.x ?? 0))
    place.alpha = away < 50 ? 1 : 0.5
    place.transform =
      away < 50 ? CGAffineTransform(scaleX: 1.5, y: 1.5) : .identity
    place.zIndex = away < 50 ? 3 : 0
    return place
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.minX < rect.maxX && $0.frame.maxX > rect.minX }
      + [
        {
          let shelf = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "shelf", with: IndexPath(item: 0, section: 0))
          shelf.frame = CGRect(x: 0, y: 90, width: 1000, height: 10)
          return shelf
        }()
      ]
  }
}

private final class Shelf: UICollectionReusableView {}

/// A layout that keeps to whole pages of three items.
private final class Pages: UICollectionViewFlowLayout {
  var proposed: [CGPoint] = []
  var wanted: CGPoint?
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  )
    -> CGPoint
  {
    proposed.append(proposedContentOffset)
    return wanted
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
}

/// Wants the content a little further down.
private final class Resting: NSObject, UICollectionViewDelegate {
  var proposed: [CGPoint] = []
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    proposed.append(proposedContentOffset)
    return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + 10)
  }
}

@MainActor
private final class Items: NSObject, UICollectionViewDataSource {
  var asked = 0
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor
struct CollectionPlaceTests {
  private func shown() throws -> (TestApp, UICollectionView, Strip, Items) {
    let stage = TestApp(iOS: 12)
    let layout = Strip()
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    let root = A()
    root.view.addSubview(view)
    try stage.show(root)
    return (stage, view, layout, items)
  }

  @Test("A layout is asked with the old bounds in place", .rule(1280, 1281))
  func askedBefore() throws {
    final class Own: UICollectionViewLayout {
      var wants = false
      var seen: [CGRect] = []
      var preparations = 0
      override func prepare() { preparations += 1 }
      override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 1000) }
      override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let bounds = collectionView?.bounds ?? .null
        seen += [bounds, newBounds]
        return wants && bounds.width != newBounds.width
      }
    }
    for iOS in IOSVersion.tried(from: 6) {
      let stage = TestApp(iOS: iOS)
      let layout = Own()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
      if iOS >= 11.0 { view.contentInsetAdjustmentBehavior = .never }
      let root = A()
      root.view.addSubview(view)
      try stage.show(root)
      expect(layout.preparations == 1 && layout.seen == [], "iOS \(iOS)")
      view.frame.size.width = 200
      try stage.settle()
      let old = CGRect(x: 0, y: 0, width: 300, height: 200)
      let new = CGRect(x: 0, y: 0, width: 200, height: 200)
      expectEqual(layout.seen, [old, new], "iOS \(iOS)")
      expectEqual(layout.preparations, 1, "iOS \(iOS)")
      layout.wants = true
      view.contentOffset.y = 10
      try stage.settle()
      expectEqual(layout.preparations, 1, "iOS \(iOS)")
      view.frame.size.width = 300
      try stage.settle()
      expectEqual(layout.preparations, 2, "iOS \(iOS)")
      expectEqual(view.bounds, CGRect(x: 0, y: 10, width: 300, height: 200), "iOS \(iOS)")
    }
  }

  @Test("What a layout says of a change is an object of its own class")
  func invalidationContexts() throws {
    final class Change: UICollectionViewLayoutInvalidationContext {}
    final class Own: UICollectionViewLayout {
      override class var invalidationContextClass: AnyClass { Change.self }
    }
    let stage = TestApp(iOS: 12)
    try stage.settle()
    expect(Own().invalidationContext(forBoundsChange: .zero) is Change)
    expect(
      UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
        is UICollectionViewFlowLayoutInvalidationContext)
    expect(
      !(UICollectionViewLayout().invalidationContext(forBoundsChange: .zero)
        is UICollectionViewFlowLayoutInvalidationContext))
  }

  @Test(
    "A layout says where the content rests after a change of layout, items or size", .rule(794))
  func restingPlace() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let stage = TestApp(iOS: iOS)
      let layout = Pages()
      layout.itemSize = CGSize(width: 100, height: 100)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let items = Items()
      view.dataSource = items
      let root = A()
      root.view.addSubview(view)
      try stage.show(root)
      let asks = iOS >= 7
      expectEqual(layout.proposed, [], "iOS \(iOS)")
      // Another size; scrolling asks for nothing.
      view.contentOffset.y = 50
      try stage.settle()
      layout.wanted = CGPoint(x: 0, y: 100)
      view.frame.size.width = 200
      try stage.settle()
      expectEqual(layout.proposed, only(asks, CGPoint(x: 0, y: 50)), "iOS \(iOS)")
      expectEqual(view.contentOffset.y, (asks ? 100 : 50), "iOS \(iOS)")
      expectEqual(view.visibleCells.count, (asks ? 4 : 6), "iOS \(iOS)")
      // Updates.
      layout.wanted = nil
      view.performBatchUpdates { view.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
      try stage.settle()
      expectEqual(layout.proposed.count, (asks ? 2 : 0), "iOS \(iOS)")
      // Another layout, which is the one that is asked.
      let other = Pages()
      other.itemSize = CGSize(width: 50, height: 100)
      other.wanted = .zero
      view.setCollectionViewLayout(other, animated: false)
      try stage.settle()
      expect(other.proposed.count == (asks ? 1 : 0) && layout.proposed.count == (asks ? 2 : 0))
      if asks { expectEqual(view.contentOffset, .zero) }
    }
  }

  @Test("The delegate has the last word about where the content rests, from iOS 9 on", .rule(834))
  func restingPlaceOfDelegate() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let stage = TestApp(iOS: iOS)
      let layout = Pages()
      layout.itemSize = CGSize(width: 100, height: 100)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let (items, resting) = (Items(), Resting())
      view.dataSource = items
      view.delegate = resting
      let root = A()
      root.view.addSubview(view)
      try stage.show(root)
      layout.wanted = CGPoint(x: 0, y: 30)
      view.frame.size.width = 200
      try stage.settle()
      expectEqual(resting.proposed, only(iOS >= 9, CGPoint(x: 0, y: 30)), "iOS \(iOS)")
      expectEqual(view.contentOffset.y, (iOS >= 9 ? 40 : iOS >= 7 ? 30 : 0), "iOS \(iOS)")
    }
  }

  @Test("Cells take transparency, transform and depth from their layout", .rule(715))
  func looks() throws {
    let (_, view, _, _) = try shown()
    let cells = view.visibleCells
    expectEqual(cells.map(\.alpha), [1, 0.5, 0.5])
    expectEqual(cells[0].frame, CGRect(x: -25, y: -25, width: 150, height: 150))
    expectEqual(cells[0].layer.zPosition, 3)
    expect(cells[1].transform.isIdentity)
  }

  @Test(
    "A layout that wants it is asked again where the content is scrolled to, and cells stay",
    .rule(714))
  func scrolling() throws {
    let (stage, view, layout, items) = try shown()
    let (preparations, asked) = (layout.preparations, items.asked)
    view.contentOffset = CGPoint(x: 100, y: 0)
    try stage.settle()
    expectEqual(layout.preparations, preparations + 1)
    expectEqual(items.asked, asked + 1)
    expectNil(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha, 1)
    expectEqual(view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha, 0.5)
    layout.invalidateLayout()
    try stage.settle()
    expectEqual(layout.preparations, preparations + 2)
    expectEqual(items.asked, asked + 1)
  }

  @Test(
    "A layout's decorations lie behind the cells, and the data source knows nothing of them",
    .rule(713))
  func decorations() throws {
    let (_, view, _, _) = try shown()
    let shelf = try #require(view.subviews.first as? Shelf)
    expectEqual(shelf.frame, CGRect(x: 0, y: 90, width: 1000, height: 10))
  }

  @Test("A background decoration is behind its whole section", .rule(713), .rule(1011))
  func background() throws {
    let stage = TestApp(iOS: 14)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "shelf")
    background.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Shelf.self, forDecorationViewOfKind: "shelf")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items()
    view.dataSource = items
    let root = A()
    root.view.addSubview(view)
    try stage.show(root)
    let shelf = try #require(view.subviews.first { $0 is Shelf })
    expectEqual(shelf.frame, CGRect(x: 8, y: 0, width: 284, height: 500))
    // The layout knows where it is (rule 1011).
    let path = IndexPath(item: 0, section: 0)
    let found = layout.layoutAttributesForDecorationView(ofKind: "shelf", at: path)
    expectEqual(found?.frame, shelf.frame)
    expectNil(layout.layoutAttributesForDecorationView(ofKind: "wall", at: path))
  }
}
