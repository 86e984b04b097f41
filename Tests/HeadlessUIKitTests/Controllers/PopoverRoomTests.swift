import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Where popovers lie whose source says little (rule 664).
@MainActor
struct PopoverRoomTests {
  /// The frame of a popover that points to A's view, with nothing else said.
  private func frame(iOS: IOSVersion) throws -> (CGRect, rect: CGRect, room: CGRect) {
    let model =
      iOS < 12 ? "iPad Air" : iOS < 13 ? "iPad Air 2" : "iPad (8th generation)"
    let app = TestApp(
      iOS: iOS, model: DeviceModel.named(model)?.runs(iOS) ?? false ? model : "iPad Air")
    let (a, b) = (A(), B())
    try app.show(a)
    b.modalPresentationStyle = .popover
    b.preferredContentSize = CGSize(width: 200, height: 300)
    let popover = try #require(b.popoverPresentationController)
    popover.sourceView = a.view
    let rect = popover.sourceRect
    a.present(b, animated: false)
    try app.settle()
    return (b.view.convert(b.view.bounds, to: nil), rect, app.window.bounds)
  }

  @Test(
    "A popover without a rectangle points to the whole view from iOS 13.2 on", .rule(664),
    arguments: [IOSVersion(8), 11, 14, 17.7])
  func source(iOS: IOSVersion) throws {
    let (frame, rect, room) = try frame(iOS: iOS)
    expectEqual(rect, (iOS < 13.2 ? .zero : .null))
    expectEqual(frame.size, CGSize(width: 200, height: 300))
    expect(room.insetBy(dx: 10, dy: 10).contains(frame), "\(frame)")
    if iOS >= 13.2 {
      expect(abs(frame.midX - room.midX) <= 1)
    } else {
      expect(frame.minX == 10 && frame.minY < 100)
    }
  }
}
