import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import Testing

/// What apps of two versions ask before they send a message of the later one.
@MainActor
@Suite struct MessagesByVersionTests {
  @Test(
    "A controller has layout guides from iOS 7 on", .rule(1019),
    arguments: [6, 7, 13] as [IOSVersion])
  func layoutGuides(version: IOSVersion) throws {
    let stage = TestApp(iOS: version)
    let controller = UIViewController()
    try stage.show(controller)
    for name in ["topLayoutGuide", "bottomLayoutGuide", "setNeedsStatusBarAppearanceUpdate"] {
      expectEqual(controller.responds(to: HeadlessUIKit.Selector(name)), version >= 7)
    }
  }
}
