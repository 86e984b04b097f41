import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A collection that changes its layout under a finger.
@MainActor struct LayoutTransitionTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    )
      -> Int
    { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func layout(ofSize size: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: size, height: size)
    return layout
  }

  @Test(
    "Half-way the cells are half-way, and the end is what the app says", .rule(816),
    arguments: [true, false])
  func transition(finishes: Bool) throws {
    let app = TestApp(iOS: 9.0, model: "iPhone 5")
    let (old, new) = (layout(ofSize: 300), layout(ofSize: 100))
    let root = UIViewController()
    let view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: old)
    let source = Source()
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    try app.show(root)
    root.view.addSubview(view)
    try app.settle()
    let first = IndexPath(item: 0, section: 0)
    expectEqual(view.cellForItem(at: first)?.frame.width, 300)
    var ended: [[Bool]] = []
    let end: UICollectionView.LayoutInteractiveTransitionCompletion = { ended.append([$0, $1]) }
    let transition = view.startInteractiveTransition(to: new, completion: end)
    expect(view.collectionViewLayout === transition)
    transition.transitionProgress = 0.5
    transition.updateValue(7, forAnimatedKey: "offset")
    expectEqual(transition.value(forAnimatedKey: "offset"), 7)
    try app.settle()
    expectEqual(view.cellForItem(at: first)?.frame.width, 200)
    finishes ? view.finishInteractiveTransition() : view.cancelInteractiveTransition()
    expectEqual(ended, [])
    try app.settle()
    expectEqual(ended, [[true, finishes]])
    expect(view.collectionViewLayout === (finishes ? new : old))
    expectEqual(view.cellForItem(at: first)?.frame.width, (finishes ? 100 : 300))
    expectEqual(app.device.lines(.exception), [])
  }
}
