import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

private final class Store: NSObject {}

@MainActor
struct PrintingTests {
  @Test("What is measured in points prints as on a device")
  func geometry() {
    expectEqual("\(CGRect(x: 0, y: 20, width: 320.5, height: 460))", "(0.0, 20.0, 320.5, 460.0)")
    expectEqual("\([CGSize(width: 3, height: 4)])", "[(3.0, 4.0)]")
    expectEqual("\(CGPoint(x: 1, y: 2)) \(CGVector(dx: 1, dy: 0))", "(1.0, 2.0) (1.0, 0.0)")
  }

  @Test("An offset that an inset of 0 makes has no sign")
  func zero() throws {
    _ = Device(iOS: 16.0)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentOffset = CGPoint(x: -0.0, y: -20)
    expectEqual("\(view.contentOffset)", "(0.0, -20.0)")
  }

  @Test("Objects print with a number in place of their address, the same one each time")
  func addresses() {
    let (first, second) = (Store(), Store())
    let addresses = PrintedAddresses()
    let printed = { (text: String) in
      addresses.numbered(in: text).replacing(/<[\w.() ]*Store:/, with: "<Store:")
    }
    expectEqual(printed("\(first)"), "<Store: 0x1>")
    expectEqual(
      printed("\(second) \(first) 0x0000 0xff 0x0000000000000000"),
      "<Store: 0x2> <Store: 0x1> 0x0000 0xff 0x0000000000000000")
  }
}
