import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Objects and values of Foundation's as arguments of a format.
@MainActor @Suite struct FormatObjectTests {
  private final class Note: NSObject {
    nonisolated override var description: String { "a note" }
  }

  @Test(
    "Every object is an argument of a format, and stands there as it describes itself", .rule(1039))
  func objects() {
    withExtendedLifetime(Device(iOS: 13.0)) {
      let error = NSError(domain: "Shop", code: 7)
      expectEqual(
        _courseFormat("%@ %@ %d %@", [Note(), NSNumber(value: 2.5), 3, error]),
        "a note 2.5 3 Error Domain=Shop Code=7 \"(null)\"")
      expectEqual(_courseFormat("%@-%@", [NSMutableString(string: "a"), "b"]), "a-b")
      expectEqual(_courseFormat("%@", [NSNull()]), "<null>")
      expectEqual(_courseFormat("%d %.1f", [true, CGFloat(2)]), "1 2.0")
    }
  }

  @Test(
    "Values of Foundation's are arguments of a format, as the objects that they stand for",
    .rule(1039))
  func values() throws {
    withExtendedLifetime(Device(iOS: 13.0)) {
      let page = URL(fileURLWithPath: "/a")
      expectEqual(
        _courseFormat("%@ %@", [Date(timeIntervalSince1970: 0), page]),
        "1970-01-01 00:00:00 +0000 file:///a")
      expectEqual(_courseFormat("%@", [[1, 2]]), "(\n    1,\n    2\n)")
      expectEqual(_courseFormat("%@", [["a": 1]]), "{\n    a = 1;\n}")
      expectEqual(_courseFormat("%@", [Data([1, 2])]), "{length = 2, bytes = 0x0102}")
    }
  }

  @Test(
    "A format of C's that no function of ours has seen takes an object as its text", .rule(1039))
  func lists() {
    withExtendedLifetime(Device(iOS: 13.0)) {
      expectEqual(String(format: "%@ %@", Note(), NSNumber(value: 1)), "a note 1")
    }
  }
}
