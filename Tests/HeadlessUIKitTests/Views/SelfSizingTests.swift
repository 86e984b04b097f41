import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A cell whose content is a box of its own height.
private final class Box: UICollectionViewCell {
  let height: NSLayoutConstraint
  let width: NSLayoutConstraint
  override init(frame: CGRect) {
    let box = UIView()
    height = box.heightAnchor.constraint(equalToConstant: 30)
    width = box.widthAnchor.constraint(equalToConstant: 120)
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor), height,
    ])
  }
  required init?(coder: NSCoder) { nil }
  func bindWidth() {
    width.isActive = true
    contentView.trailingAnchor.constraint(
      equalTo: contentView.subviews[0].trailingAnchor
    ).isActive = true
  }
}

@MainActor
private final class Boxes: NSObject, UICollectionViewDataSource {
  let heights: [CGFloat]
  let bindsWidth: Bool
  init(_ heights: [CGFloat], bindsWidth: Bool) {
    (self.heights, self.bindsWidth) = (heights, bindsWidth)
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? Box)?.height.constant = heights[indexPath.item]
    if bindsWidth { (cell as? Box)?.bindWidth() }
    return cell
  }
}

@MainActor
struct SelfSizingTests {
  private func frames(
    _ layout: UICollectionViewLayout, _ boxes: Boxes
  ) throws -> (frames: [CGRect], height: CGFloat) {
    let stage = TestApp(iOS: 14)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(Box.self, forCellWithReuseIdentifier: "box")
    view.dataSource = boxes
    let root = A()
    root.view.addSubview(view)
    try stage.show(root)
    return (view.visibleCells.map(\.frame), view.contentSize.height)
  }

  @Test("Cells of a flow layout with an estimate are as large as their content wants", .rule(717))
  func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let (frames, height) = try frames(layout, Boxes([30, 30, 60], bindsWidth: true))
    expectEqual(frames.map(\.size), [40, 40, 70].map { CGSize(width: 120, height: $0) })
    expectEqual(height, 110)
  }

  @Test(
    "Rows of a compositional layout with an estimate are as high as their content wants",
    .rule(717))
  func rows() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    let (frames, height) = try frames(
      UICollectionViewCompositionalLayout(section: section), Boxes([30, 90], bindsWidth: false))
    expectEqual(
      frames,
      [
        CGRect(x: 0, y: 0, width: 300, height: 40), CGRect(x: 0, y: 50, width: 300, height: 100),
      ])
    expectEqual(height, 150)
  }

  @Test("A row of a grid is as high as its highest cell", .rule(717))
  func grid() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(44)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)), subitems: [item])
    let (frames, height) = try frames(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      Boxes([30, 90, 20], bindsWidth: false))
    expectEqual(frames.map(\.minY), [0, 0, 100])
    expectEqual(frames.map(\.height), [40, 100, 30])
    expectEqual(height, 130)
  }
}
