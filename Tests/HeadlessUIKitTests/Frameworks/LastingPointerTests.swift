import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

/// Keeps what it is told by a pointer, and where it was.
private final class Keeper: NSObject, UIScrollViewDelegate {
  var read: (() -> CGPoint)?
  var write: ((CGPoint) -> Void)?

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = CGPoint(x: 0, y: 123)
    read = { targetContentOffset.pointee }
    write = { targetContentOffset.pointee = $0 }
  }
}

/// Pointers that graded apps get, though they may not have any of their own.
@MainActor
struct LastingPointerTests {
  @Test("Where a drag shall come to rest can be read when the drag is long over, and moves nothing")
  func keptTarget() throws {
    let stage = TestApp(iOS: 9.0)
    let root = UIViewController()
    try stage.show(root)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    scroll.contentSize = CGSize(width: 320, height: 4000)
    let keeper = Keeper()
    scroll.delegate = keeper
    root.view.addSubview(scroll)
    try stage.settle()
    try stage.device.simulator.drag(along: [CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 200)])
    try stage.settle()
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 123))
    expectEqual(keeper.read?(), CGPoint(x: 0, y: 123))
    keeper.write?(CGPoint(x: 7, y: 7))
    try stage.settle()
    expectEqual(keeper.read?(), CGPoint(x: 7, y: 7))
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 123))
  }

  @Test("A flag of an enumeration that is over stops no other one, however many came between")
  func keptFlag() {
    let list: NSArray = ["a", "b"]
    var kept: [() -> Void] = []
    func count() -> Int {
      var count = 0
      _courseEnumerate(list, options: []) { _, _, stop in
        count += 1
        if count == 1 { kept.append { stop.pointee = true } }
      }
      return count
    }
    for _ in 0..<5000 {
      let counted = count()
      for stop in kept.suffix(3) { stop() }
      expectEqual(counted, 2)
    }
  }

  @Test("A pointer that was counted on, or leads to anything else, is known as such")
  func otherPlace() {
    let flag = unsafe LastingMemory.pointer(to: ObjCBool(true))
    let flags = unsafe [flag, flag + 65_536, flag - 65_536].map { unsafe LastingMemory.has($0) }
    expectEqual(flags, [true, false, false])
    let point = unsafe LastingMemory.pointer(to: CGPoint(x: 1, y: 2))
    let between = unsafe UnsafeMutablePointer<CGPoint>(bitPattern: UInt(bitPattern: point) + 4)!
    let other = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
    let points = unsafe [point, between, other].map { unsafe LastingMemory.has($0) }
    unsafe other.deallocate()
    expectEqual(points, [true, false, false])
    expectEqual(point.pointee, CGPoint(x: 1, y: 2))
  }

  @Test("What a range is written to is a variable, or an array with an element")
  func element() {
    var ranges = [NSRange(location: 7, length: 7)]
    _ = unsafe _courseAttributes(
      of: NSAttributedString(string: "text"), at: 1, effectiveRange: &ranges)
    expectEqual(ranges, [NSRange(location: 0, length: 4)])
  }
}
