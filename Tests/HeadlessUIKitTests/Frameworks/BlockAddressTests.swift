import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// Functions where Objective-C has blocks, and the clock of the machine.
@MainActor @Suite struct BlockAddressTests {
  @Test("A function goes into a pointer or an object, and comes back", .rule(869))
  func addresses() {
    typealias Body = (Int) -> Int
    let add: Body = { $0 + 3 }
    let pointer = unsafe _courseBitCast(add, to: UnsafeMutableRawPointer.self)
    let maybe: UnsafeMutableRawPointer? = unsafe pointer
    expectEqual(unsafe _courseBitCast(maybe, to: Body.self)(4), 7)
    let object = unsafe _courseBitCast(add, to: AnyObject.self)
    expectEqual(unsafe _courseBitCast(object, to: Body.self)(5), 8)
    expectEqual(unsafe _courseBitCast(-1, to: UInt.self), .max)
  }

  @Test("A path tells a function of each piece, with the pointer", .rule(869))
  func pieces() {
    withExtendedLifetime(Device(iOS: 9.0)) {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.closeSubpath()
      var types: [CGPathElementType] = []
      unsafe withUnsafeMutablePointer(to: &types) { place in
        unsafe path.apply(info: UnsafeMutableRawPointer(place)) { info, element in
          unsafe info?.assumingMemoryBound(to: [CGPathElementType].self).pointee
            .append(element.pointee.type)
        }
      }
      expectEqual(types, [.moveToPoint, .addLineToPoint, .closeSubpath])
      var ends: [CGPoint] = []
      unsafe path.apply(info: nil) { _, element in
        if element.pointee.type != .closeSubpath { ends.append(element.pointee.points.pointee) }
      }
      expectEqual(ends, [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)])
    }
  }

  @Test("The machine's clock counts nanoseconds of virtual time", .rule(868))
  func clock() {
    withExtendedLifetime(Device(iOS: 9.0)) {
      let start = mach_absolute_time()
      _courseSleep(2)
      var base = mach_timebase_info()
      expectEqual(base.denom, 0)
      expectEqual(unsafe mach_timebase_info(&base), 0)
      let ticks = (mach_absolute_time() - start) * UInt64(base.numer) / UInt64(base.denom)
      expect(abs(Int64(ticks) - 2_000_000_000) < 1000)
    }
  }

  @Test("Rectangles are the same, and exceptions and queues have what Foundation has")
  func members() {
    withExtendedLifetime(Device(iOS: 12.0)) {
      let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      expect(frame.equalTo(CGRect(x: 1, y: 2, width: 3, height: 4)))
      expect(!frame.equalTo(.zero))
      expectEqual(
        Foundation.NSExceptionName.undefinedKeyException.rawValue, "NSUnknownKeyException")
      var order: [Int] = []
      let queue = HeadlessUIKit.DispatchQueue(label: "queue")
      order.append(queue.asyncAndWait { 1 })
      queue.asyncAndWait(execute: HeadlessUIKit.DispatchWorkItem { order.append(2) })
      expectEqual(order, [1, 2])
    }
  }
}
