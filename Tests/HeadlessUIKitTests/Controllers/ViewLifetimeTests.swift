import Expectations
import RuntimeFixtures
import Testing

import EventTrace
import HeadlessUIKit

/// Views that outlive what they lay in, and views that move while they are told that they move.
@Suite("A view never refers to what is gone") struct ViewLifetimeTests {
  /// Does something when it is told of its next superview.
  private final class Restless: UIView {
    var whenMoving: ((Restless, UIView?) -> Void)?

    override func willMove(toSuperview newSuperview: UIView?) {
      let deed = whenMoving
      whenMoving = nil
      deed?(self, newSuperview)
    }
  }

  @Test("A view whose superview leaves the window while it moves there keeps no window")
  func superviewLeaves() {
    let device = Device(iOS: 6)
    let view = Restless()
    let box = UIView()
    weak var gone: UIWindow?
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      gone = window
      window.addSubview(box)
      view.whenMoving = { _, superview in superview?.removeFromSuperview() }
      box.addSubview(view)
      expectNil(box.window)
      expectNil(view.window)
      expect(view.superview === box)
    }
    expectNil(gone)
    expectNil(view.window)
    expect(device.simulator.windows.isEmpty)
  }

  @Test("A view outlives the superview that it was in, and the window of both")
  func outlives() {
    let device = Device(iOS: 6)
    let view = UIView()
    do {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let box = UIView()
      window.addSubview(box)
      box.addSubview(view)
      expect(view.window === window)
      box.removeFromSuperview()
    }
    expectNil(view.superview)
    expectNil(view.window)
    expect(device.simulator.windows.isEmpty)
  }

  @Test("A view that is put elsewhere while it moves lies in one place only")
  func movesTwice() {
    let stage = TestApp(iOS: 6)
    let (first, second, view) = (UIView(), UIView(), Restless())
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    view.whenMoving = { view, _ in second.addSubview(view) }
    first.addSubview(view)
    expect(first.subviews.contains(view) != second.subviews.contains(view))
    expectEqual(view.superview?.subviews.contains(view), true)
    view.whenMoving = { view, _ in second.addSubview(view) }
    view.removeFromSuperview()
    expectEqual(first.subviews.contains(view), (view.superview === first))
    expectEqual(second.subviews.contains(view), (view.superview === second))
  }

  @Test("A view that takes its new superview into itself while it moves makes no ring")
  func ring() {
    let stage = TestApp(iOS: 6)
    let (box, view) = (UIView(), Restless())
    stage.window.addSubview(box)
    view.whenMoving = { view, superview in superview.map { view.addSubview($0) } }
    box.addSubview(view)
    expect(!box.isDescendant(of: view) || !view.isDescendant(of: box))
  }
}
