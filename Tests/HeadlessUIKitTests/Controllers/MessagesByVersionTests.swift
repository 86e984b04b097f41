import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
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

  @Test(
    "An object answers for UIKit's members of its version", .rule(1249),
    arguments: [6, 7, 11] as [IOSVersion])
  func members(version: IOSVersion) {
    let stage = TestApp(iOS: version)
    defer { _ = stage }
    let table = UITableView(frame: .zero)
    func has(_ name: String) -> Bool { table.responds(to: HeadlessUIKit.Selector(name)) }
    expectEqual(has("separatorInset"), version >= 7)
    expectEqual(has("setSeparatorInset:"), version >= 7)
    expectEqual(has("registerClass:forCellReuseIdentifier:"), true)
    expectEqual(has("adjustedContentInset"), version >= 11)
    expectEqual(has("setAdjustedContentInset:"), false)
    expectEqual(
      UIViewController.instancesRespond(to: HeadlessUIKit.Selector("setEdgesForExtendedLayout:")),
      version >= 7)
  }
}
