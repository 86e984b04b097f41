import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private final class Tiles: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}

/// Items that have no room in the lines of a flow layout.
@MainActor
struct FlowLayoutRoomTests {
  @Test("Items without room are noted in four lines, whose words changed", .rule("M133"))
  func noted() throws {
    for iOS in IOSVersion.tried(from: 6) {
      let layout = UICollectionViewFlowLayout()
      let stage = TestApp(iOS: iOS)
      layout.itemSize = CGSize(width: 2000, height: 50)
      let tiles = Tiles(collectionViewLayout: layout)
      try stage.show(tiles)
      let expected = [
        "UIKit: \(iOS >= 10 ? "The" : "the") behavior of the UICollectionViewFlowLayout is not "
          + "defined because:",
        "UIKit: the item width must be less than the width of the UICollectionView minus the section "
          + "insets left and right values"
          + (iOS >= 9 ? ", minus the content insets left and right values." : "."),
        "UIKit: The relevant UICollectionViewFlowLayout instance is <UICollectionViewFlowLayout>, and "
          + "it is attached to <UICollectionView>.",
        "UIKit: Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch "
          + "this in the debugger.",
      ]
      expectEqual(stage.device.lines(.console), expected, "iOS \(iOS)")
      // Once they have room it is a new mistake.
      layout.itemSize.width = tiles.collectionView.bounds.width
      try stage.settle()
      expectEqual(stage.device.lines(.console), expected, "iOS \(iOS)")
      layout.sectionInset.left = 1
      try stage.settle()
      expectEqual(stage.device.lines(.console), expected + expected, "iOS \(iOS)")
    }
  }

  @Test("A swipe back that is taken back leaves the selection of a collection", .rule(1062))
  func selectionAfterSwipe() throws {
    for iOS in [10.0, 11.0, 17.0] as [IOSVersion] {
      let (stage, navigation) = try TestApp.navigation(
        iOS: iOS, Tiles(collectionViewLayout: UICollectionViewFlowLayout()))
      let tiles = try #require(navigation.viewControllers[0] as? Tiles)
      let path = IndexPath(item: 1, section: 0)
      tiles.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
      navigation.pushViewController(UIViewController(), animated: false)
      try stage.settle()
      expect(try stage.device.simulator.swipeBack(completing: false))
      try stage.settle()
      expectEqual(
        tiles.collectionView.indexPathsForSelectedItems ?? [], iOS >= 11.0 ? [path] : [],
        "iOS \(iOS)")
      expect(try stage.device.simulator.swipeBack())
      try stage.settle()
      expectEqual(tiles.collectionView.indexPathsForSelectedItems ?? [], [], "iOS \(iOS)")
    }
  }
}
