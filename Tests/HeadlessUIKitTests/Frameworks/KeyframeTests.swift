import EventTrace
import Foundation
import HeadlessUIKit
import Expectations
import RuntimeFixtures
import Testing

@MainActor
struct KeyframeTests {
  @Test("Keyframes change their values at once, and the completion comes when the time is over")
  func keyframes() throws {
    let stage = TestApp(iOS: 7.0)
    let device = stage.device
    let view = UIView()
    stage.window.addSubview(view)
    var log: [String] = []
    UIView.animateKeyframes(withDuration: 2, delay: 1, options: .calculationModeCubic) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
    } completion: {
      log.append("\($0) at \(device.simulator.queue.now.seconds)")
    }
    expect(view.alpha == 0 && log == [])
    try device.simulator.settle()
    expectEqual(log, ["true at 3.0"])
  }

  @Test("Keyframes and pictures of views are unknown before iOS 7")
  func versions() {
    for use: @MainActor () -> Void in [
      { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: {}) },
      { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: {}) },
      { _ = UIView().snapshotView(afterScreenUpdates: true) },
      { _ = UIScreen.main.snapshotView(afterScreenUpdates: false) },
    ] {
      let device = Device(iOS: 6.0)
      use()
      expectEqual(device.lines(.exception).count, 1)
    }
  }

  @Test("A picture of a view is as large, and nothing in it can be touched")
  func picture() throws {
    _ = Device(iOS: 7.0)
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    view.backgroundColor = .red
    view.addSubview(UIButton(type: .system))
    let picture = try #require(view.snapshotView(afterScreenUpdates: true))
    expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 70, height: 80))
    expect(picture.backgroundColor == .red && picture.subviews.isEmpty)
    expectEqual(UIScreen.main.snapshotView(afterScreenUpdates: true).frame, UIScreen.main.bounds)
  }
}
