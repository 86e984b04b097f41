import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What an app prints of Foundation's values.
@MainActor
struct PrintedValueTests {
  private func printed(_ iOS: IOSVersion, _ values: [Any]) -> [String] {
    let device = Device(iOS: iOS)
    return values.map { device.simulator.consoleText(ofValues: $0) }
  }

  @Test("A notification, its name, a rectangle and data are printed with their kind", .rule(984))
  func values() {
    let name = Foundation.Notification.Name("x")
    let rect = NSValue(rect: CGRect(x: 0, y: 0.5, width: 375, height: 260))
    let info: [AnyHashable: Any] = ["UIKeyboardBoundsUserInfoKey": rect]
    expectEqual(
      printed(
        15,
        [
          Foundation.Notification(name: name),
          Foundation.Notification(name: name, object: nil, userInfo: info), name, rect,
          NSValue(point: CGPoint(x: 1, y: 2)), NSValue(size: CGSize(width: 1, height: 2.5)),
          NSValue(range: NSRange(location: 1, length: 2)), NSNumber(value: 3), info,
          info as NSDictionary, Data([1, 2]) as NSData, Data(0..<32) as NSData,
          Locale(identifier: "de_DE"),
        ]),
      [
        "name = x, object = nil, userInfo = nil",
        "name = x, object = nil, userInfo = Optional([AnyHashable(\"UIKeyboardBoundsUserInfoKey\"): "
          + "NSRect: {{0, 0.5}, {375, 260}}])",
        "NSNotificationName(_rawValue: x)", "NSRect: {{0, 0.5}, {375, 260}}", "NSPoint: {1, 2}",
        "NSSize: {1, 2.5}", "NSRange: {1, 2}", "3",
        "[AnyHashable(\"UIKeyboardBoundsUserInfoKey\"): NSRect: {{0, 0.5}, {375, 260}}]",
        "{\n    UIKeyboardBoundsUserInfoKey = \"NSRect: {{0, 0.5}, {375, 260}}\";\n}",
        "{length = 2, bytes = 0x0102}",
        "{length = 32, bytes = 0x00010203 04050607 08090a0b 0c0d0e0f ... 18191a1b 1c1d1e1f }",
        "de_DE (fixed)",
      ])
    expectEqual(printed(12, [Data([1, 2]) as NSData]), ["<0102>"])
    expectEqual(
      printed(15, [["UIKeyboardCenterEndUserInfoKey": NSValue(point: CGPoint(x: 1, y: 2))]]),
      ["[\"UIKeyboardCenterEndUserInfoKey\": NSPoint: {1, 2}]"])
  }

  @Test("A thread is printed with its number and its name", .rule(984))
  func threads() throws {
    func texts(_ iOS: IOSVersion) throws -> [String] {
      let device = Device(iOS: iOS)
      var texts = [device.simulator.consoleText(ofValues: HeadlessUIKit.Thread.current)]
      for _ in 0..<2 {
        HeadlessUIKit.DispatchQueue.global().async {
          texts.append(device.simulator.consoleText(ofValues: HeadlessUIKit.Thread.current))
        }
      }
      try device.simulator.settle()
      return texts
    }
    let beside = "<NSThread: 0x2>{number = 3, name = (null)}"
    expectEqual(try texts(15), ["<_NSMainThread: 0x1>{number = 1, name = main}", beside, beside])
    expectEqual(try texts(13), ["<NSThread: 0x1>{number = 1, name = main}", beside, beside])
  }

  @Test("A predicate says its format", .rule(985))
  func predicates() {
    let device = Device(iOS: 15)
    func made(_ format: String, _ arguments: Any...) -> NSPredicate {
      let predicate = NSPredicate(block: _coursePredicate(format, arguments))
      _courseKeepFormat(format, arguments, of: predicate)
      return predicate
    }
    for format in [
      "age > 25", "name == \"bob\"", "age > 25 AND name != \"x\"",
      "a == 1 AND (b == 2 OR c == nil)", "NOT name CONTAINS[cd] \"x\"", "SELF IN {\"a\", \"b\"}",
      "ANY tags.name BEGINSWITH \"n\"", "TRUEPREDICATE",
    ] {
      expectEqual(_courseFormat(of: made(format)), format)
    }
    let old = made("%K >= %d && name = %@", "age", 3, "x")
    expectEqual(_courseFormat(of: old), "age >= 3 AND name == \"x\"")
    let both = NSCompoundPredicate(orPredicateWithSubpredicates: [old, made("a == %@", true)])
    expectEqual(_courseFormat(of: both), "(age >= 3 AND name == \"x\") OR a == 1")
    expectEqual(
      _courseFormat(of: NSCompoundPredicate(notPredicateWithSubpredicate: both)),
      "NOT ((age >= 3 AND name == \"x\") OR a == 1)")
    expectEqual(device.simulator.consoleText(ofValues: made("age > 25")), "age > 25")
  }

  @Test("An operation completes beside the main thread", .rule(986))
  func completion() throws {
    let device = Device(iOS: 15)
    var isOnMain: [Bool] = []
    let operation = HeadlessUIKit.BlockOperation {}
    operation.completionBlock = { isOnMain.append(HeadlessUIKit.Thread.isMainThread) }
    HeadlessUIKit.OperationQueue.main.addOperation(operation)
    try device.simulator.settle()
    expectEqual(isOnMain, [false])
  }

  @Test("A queue of operations has a name of its own, or its address", .rule(994))
  func queues() {
    _ = Device(iOS: 15)
    expectEqual(HeadlessUIKit.OperationQueue.main.name, "NSOperationQueue Main Queue")
    let queue = HeadlessUIKit.OperationQueue()
    expect(queue.name?.hasPrefix("NSOperationQueue 0x") == true)
    queue.name = "pictures"
    expectEqual(
      printed(15, [queue]), ["<NSOperationQueue: 0x1>{name = 'pictures'}"])
  }
}
