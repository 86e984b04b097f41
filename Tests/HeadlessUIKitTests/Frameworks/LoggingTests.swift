import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct LoggingTests {
  @Test("A log of its own came with iOS 10")
  func versions() {
    let device = Device(iOS: 9.0)
    _ = OSLog(subsystem: "app", category: "life")
    expectEqual(device.lines(.exception), ["dyld: Symbol not found: _OBJC_CLASS_$_OS_os_log"])
  }

  @Test("Selectors have names, and names lead to selectors")
  func selectors() {
    expectEqual(NSStringFromSelector(Selector("tap:")), "tap:")
    expectEqual(NSSelectorFromString("tap:"), Selector("tap:"))
  }
}
