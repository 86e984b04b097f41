import EventTrace
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct LoggingTests {
  @Test("A log of its own came with iOS 10")
  func versions() {
    let device = Device(iOS: 9.0)
    _ = OSLog(subsystem: "app", category: "life")
    #expect(device.lines(.exception) == ["dyld: Symbol not found: _OBJC_CLASS_$_OS_os_log"])
  }

  @Test("Selectors have names, and names lead to selectors")
  func selectors() {
    #expect(NSStringFromSelector(Selector("tap:")) == "tap:")
    #expect(NSSelectorFromString("tap:") == Selector("tap:"))
  }
}
