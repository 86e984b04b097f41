import EventTrace
import Foundation
import RuleTrait
import Expectations
import Testing

@testable import HeadlessUIKit

@Suite("Lines of a collection in a file")
@MainActor
struct FlowLineTests {
  /// Where the items of a collection in a file are that is 375 by 120.
  private func places(_ layout: String, item: String, count: Int) throws -> [CGRect] {
    let app = NibApp(iOS: 12)
    let view = try NibElement(
      """
      <collectionView contentMode="scaleToFill" dataMode="prototypes" id="c">
        <rect key="frame" x="0.0" y="0.0" width="375" height="120"/>
      </collectionView>
      """, in: app
    ).apply(
      to: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    let flow = try NibElement(
      """
      <collectionViewFlowLayout key="collectionViewLayout" \(layout) minimumLineSpacing="8" minimumInteritemSpacing="8" id="l">
        \(item)<inset key="sectionInset" minX="10" minY="0.0" maxX="10" maxY="0.0"/>
      </collectionViewFlowLayout>
      """, in: app
    ).apply(to: UICollectionViewFlowLayout())
    let source = Source(count: count)
    view.dataSource = source
    view.collectionViewLayout = flow
    flow.collectionView = view
    flow.prepare()
    return (0..<count).compactMap {
      flow.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let count: Int
    init(count: Int) { self.count = count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  @Test("A strip that is higher than its items shows them halfway up", .rule(466))
  func strip() throws {
    let places = try places(
      #"scrollDirection="horizontal""#, item: #"<size key="itemSize" width="80" height="80"/>"#,
      count: 3)
    expectEqual(
      places,
      [
        CGRect(x: 10, y: 20, width: 80, height: 80), CGRect(x: 98, y: 20, width: 80, height: 80),
        CGRect(x: 186, y: 20, width: 80, height: 80),
      ])
  }

  @Test("A wide item is in the middle of its row, a small one at the row's beginning", .rule(466))
  func rows() throws {
    let wide = try places("", item: #"<size key="itemSize" width="255" height="30"/>"#, count: 2)
    expectEqual(wide.map(\.minX), [60, 60])
    let small = try places("", item: #"<size key="itemSize" width="100" height="30"/>"#, count: 4)
    expectEqual(small.map(\.minX), [10, 137.5, 265, 10])
  }
}
