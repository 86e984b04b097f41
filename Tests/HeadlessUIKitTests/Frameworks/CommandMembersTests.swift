import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What texts, pointers and recognizers are asked.
@Suite
@MainActor
struct CommandMembersTests {
  private final class Tapped: NSObject {
    var count = 0
    func heard(_ recognizer: UIGestureRecognizer) { count += 1 }
  }

  @Test("A finding of text is gathered, and ranges are compared")
  func gathering() {
    let stage = TestApp(iOS: 16)
    defer { _ = stage }
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "one two"
    let middle = view.position(from: view.beginningOfDocument, offset: 3)!
    let first = view.textRange(from: view.beginningOfDocument, to: middle)!
    let second = view.textRange(from: middle, to: view.endOfDocument)!
    expectEqual(view.compare(first, toRange: second, document: nil), .orderedAscending)
    expectEqual(view.compare(second, toRange: first, document: nil), .orderedDescending)
    let rects = view.selectionRects(for: first)
    expect(rects.contains { !$0.isVertical && $0.rect.width > 0 })
    view.willHighlight(foundTextRange: first, document: nil)
  }

  @Test("A target is taken away, and hears no more")
  func targets() throws {
    let stage = TestApp(iOS: 16)
    let root = UIViewController()
    try stage.show(root)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    root.view.addSubview(view)
    let (tap, target) = (UITapGestureRecognizer(), Tapped())
    tap.addTarget(target, action: Tapped.heard)
    view.addGestureRecognizer(tap)
    try stage.device.simulator.tap(at: CGPoint(x: 50, y: 150))
    try stage.settle()
    expect(target.count == 1 && tap.buttonMask.isEmpty)
    tap.removeTarget(target, action: nil)
    try stage.device.simulator.tap(at: CGPoint(x: 50, y: 150))
    try stage.settle()
    expectEqual(target.count, 1)
  }

  private final class Drawn: UIPopoverBackgroundView {
    override class func contentViewInsets() -> UIEdgeInsets {
      UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    }
    override class func arrowHeight() -> CGFloat { 12 }
    override class func arrowBase() -> CGFloat { 24 }
  }

  @Test("A pointer's accessories lie around it, and a background of a popover says how it is made")
  func pointers() {
    let stage = TestApp(iOS: 17)
    defer { _ = stage }
    let position: UIPointerAccessory.Position = .topRight
    expect(position.angle != UIPointerAccessory.Position.bottomLeft.angle)
    let preview = UITargetedPreview(
      view: UIView(), parameters: UIPreviewParameters(),
      target: UIPreviewTarget(container: UIView(), center: .zero))
    let target = UIPreviewTarget(container: UIView(), center: CGPoint(x: 5, y: 5))
    expectEqual(preview.retargetedPreview(with: target).target.center.x, 5)
    expect(Drawn.arrowHeight() == 12 && Drawn.arrowBase() == 24)
    expectEqual(Drawn.contentViewInsets().left, 5)
    let shape = UIShape.fixedRect(CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
    _ = shape
  }
}
