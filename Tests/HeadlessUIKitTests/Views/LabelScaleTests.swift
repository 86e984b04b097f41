import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Texts that are too long for their labels.
@MainActor struct LabelScaleTests {
  @Test("Letters are smaller where a line does not fit, if the label allows it", .rule(1363))
  func scale() {
    _ = Device(iOS: 15.0)
    let label = UILabel()
    label.text = "A text of some length"
    let whole = label.sizeThatFits(.zero).width
    label.frame = CGRect(x: 0, y: 0, width: whole / 2, height: 20)
    expectEqual(label.drawnScale, 1)
    label.adjustsFontSizeToFitWidth = true
    expect(abs(label.drawnScale - 0.5) < 0.02)
    label.minimumScaleFactor = 0.8
    expectEqual(label.drawnScale, 0.8)
    expectEqual(label.font.pointSize, 17)
    label.numberOfLines = 2
    expectEqual(label.drawnScale, 1)
    label.numberOfLines = 1
    label.frame.size.width = whole + 1
    expectEqual(label.drawnScale, 1)
  }
}
