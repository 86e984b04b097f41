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

  @Test("The last line of a label goes on to the edge", .rule(1458))
  func lastLine() throws {
    let app = TestApp(iOS: 15)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    label.text = "One two three four five six seven eight nine ten"
    label.numberOfLines = 2
    let lines = try #require(label.drawnLines)
    expectEqual(lines.count, 2)
    expect(!lines[0].hasSuffix("…") && lines[1].hasSuffix("…"))
    expect(lines[1].count > 8)
    label.text = "One\nTwo\nThree"
    expectEqual(label.drawnLines, ["One", "Two…"])
    label.text = "One\nTwo"
    expectEqual(label.drawnLines, ["One", "Two"])
    label.numberOfLines = 0
    label.text = "One\nTwo\nThree"
    expectEqual(label.drawnLines, ["One", "Two", "Three"])
    withExtendedLifetime(app) {}
  }
}
