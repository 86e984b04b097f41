import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

private typealias Expression = HeadlessUIKit.NSExpression

/// What formats come to, as calculators use them.
@MainActor
struct ExpressionTests {
  private func value(_ format: String, _ arguments: [Any] = [], of object: Any? = nil) -> Any? {
    withExtendedLifetime(Device(iOS: 13.0)) {
      Expression(format: format, argumentArray: arguments)
        .expressionValue(with: object, context: nil)
    }
  }

  @Test(
    "Products come before sums, powers before both, and whole numbers stay whole",
    arguments: [
      ("2 + 3 * 4", 14), ("(2+3)*4", 20), ("10 - 2 - 3", 5), ("7 / 2", 3), ("7.0 / 2", 3.5),
      ("2 ** 10", 1024), ("2 * 3 ** 2", 18), ("-(3 - 5) * 2", 4), ("1.5e2 + .5", 150.5),
      ("sqrt(16) + abs(-2)", 6), ("average({1, 2, 6})", 3), ("max(3, 9, 4)", 9),
      ("sum:({1, 2})", 3), ("1 / 0", Double.infinity),
    ])
  func arithmetic(format: String, result: Double) throws {
    expectEqual(try #require(value(format) as? NSNumber).doubleValue, result)
  }

  @Test("A result is a number of the kind that an app asks for")
  func kinds() {
    expectEqual(value("2 + 3") as? Int, 5)
    expectEqual(value("2 + 3") as? Double, 5)
    expectEqual(value("7 / 2.0") as? Double, 3.5)
  }

  @Test("Keys and arguments stand for values")
  func keys() {
    expectEqual(value("price * amount", of: ["price": 3, "amount": 4]) as? Int, 12)
    expectEqual(value("%K + %@", ["price", 2], of: ["price": 3]) as? Int, 5)
    withExtendedLifetime(Device(iOS: 13.0)) {
      let average = Expression(
        forFunction: "average:", arguments: [Expression(forConstantValue: [2, 4])])
      expectEqual(average.expressionValue(with: nil, context: nil) as? Double, 3)
      expectEqual(Expression(forKeyPath: "a.b").keyPath, "a.b")
    }
  }

  @Test("Predicates compare what is worked out, with parentheses on either side")
  func predicates() {
    withExtendedLifetime(Device(iOS: 13.0)) {
      expect(_coursePredicate("(a + 1) * 2 > 7 AND (a == 3)", [])(["a": 3], nil))
      expect(!_coursePredicate("a > -5 AND a * a < 9", [])(["a": 3], nil))
    }
  }

  @Test(
    "What cannot be read ends the app with Foundation's words",
    arguments: ["2 +", "50%", "nothing(3)", "3 4", ")"])
  func unreadable(format: String) {
    let device = Device(iOS: 13.0)
    _ = Expression(format: format, argumentArray: [])
    expect(
      device.simulator.recorder.events.contains {
        $0.text == "Unable to parse the format string \"\(format)\""
      })
  }
}
