import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Views that run from right to left.
@MainActor struct LayoutDirectionTests {
  @Test("A stack view begins at the right edge where the app says so", .rule(1360))
  func rows() throws {
    let stage = TestApp(iOS: 15)
    let root = UIViewController()
    try stage.show(root)
    let parts = (0..<3).map { _ in UIView() }
    let row = UIStackView(arrangedSubviews: parts)
    row.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
    row.distribution = .fillEqually
    root.view.addSubview(row)
    row.layoutIfNeeded()
    expectEqual(parts.map(\.drawnFrame.minX), [0, 40, 80])
    row.semanticContentAttribute = .forceRightToLeft
    row.layoutIfNeeded()
    expectEqual(parts.map(\.drawnFrame.minX), [80, 40, 0])
    expectEqual(row.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(parts[0].effectiveUserInterfaceLayoutDirection, .leftToRight)
    // The room after the first view is at its left.
    row.setCustomSpacing(30, after: parts[0])
    row.layoutIfNeeded()
    expectEqual(parts.map(\.drawnFrame.minX), [90, 30, 0])

    let label = UILabel()
    label.text = "A"
    let column = UIStackView(arrangedSubviews: [label])
    column.frame = CGRect(x: 0, y: 40, width: 120, height: 30)
    column.axis = .vertical
    column.alignment = .leading
    column.semanticContentAttribute = .forceRightToLeft
    root.view.addSubview(column)
    column.layoutIfNeeded()
    expectEqual(label.drawnFrame.maxX, 120)
  }

  @Test("A button has its picture at the right of its title where the app says so", .rule(1360))
  func button() {
    _ = Device(iOS: 15.0)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    button.setTitle("More", for: .normal)
    button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
    let content = button.contentRect(forBounds: button.bounds)
    let (image, title) = button.places(in: content)
    expect(image.maxX <= title.minX)
    button.semanticContentAttribute = .forceRightToLeft
    let turned = button.places(in: content)
    expectEqual(turned.title.minX, image.minX)
    expectEqual(turned.image.maxX, title.maxX)
    button.contentHorizontalAlignment = .leading
    expectEqual(button.places(in: content).image.maxX, content.maxX)
    button.semanticContentAttribute = .unspecified
    expectEqual(button.places(in: content).image.minX, content.minX)
  }
}
