import EventTrace
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DeclaredOnlyTests {
  @Test("What is declared only says so once, and not for the value that is there already")
  func saysSo() {
    let device = Device(iOS: 17.0)
    let container = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(1), heightDimension: .absolute(1)),
      elementKind: "head", alignment: .top)
    container.pinToVisibleBounds = false
    #expect(device.lines(.diagnosis) == [])
    for isPinned in [true, false] { container.pinToVisibleBounds = isPinned }
    for state in [UIControl.State.normal, .highlighted] {
      UISlider().setThumbImage(nil, for: state)
    }
    UIScrollView().flashScrollIndicators()
    #expect(
      device.lines(.diagnosis)
        == [
          "NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds",
          "UISlider.setThumbImage(_:for:)", "UIScrollView.flashScrollIndicators()",
        ].map { "unimplemented: \($0): nothing comes of it." })
  }
}
