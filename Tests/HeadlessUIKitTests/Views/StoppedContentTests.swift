import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Writes down what it hears of drags, with what the scroll view says of itself: t for tracking, d for
/// dragging, r for running on.
private final class Watcher: NSObject, UIScrollViewDelegate {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  private func note(_ word: String, _ view: UIScrollView) {
    let state =
      (view.isTracking ? "t" : "") + (view.isDragging ? "d" : "") + (view.isDecelerating ? "r" : "")
    lines.append("\(word) \(state)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("begin", scrollView) }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("end \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("runs", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rests", scrollView) }
}

/// Says what the scroll view around it says of itself while it is touched.
private final class Touched: UIView {
  weak var around: UIScrollView?
  var seen: [Bool] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen.append(around?.isTracking ?? false)
  }
}

@MainActor
struct StoppedContentTests {
  @Test("A finger stops content that runs on, and what it touches hears nothing", .rule(943))
  func stopped() throws {
    for iOS in IOSVersion.tried(from: 3.2) {
      let app = TestApp(iOS: iOS)
      let root = UIViewController()
      try app.show(root)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
      scroll.contentSize = CGSize(width: 320, height: 3000)
      let content = Touched(frame: CGRect(x: 0, y: 0, width: 320, height: 3000))
      content.around = scroll
      let watcher = Watcher()
      scroll.delegate = watcher
      scroll.addSubview(content)
      root.view.addSubview(scroll)
      try app.settle()
      let simulator = app.device.simulator
      let place = CGPoint(x: 100, y: 350)
      try simulator.press(at: place, for: 0.3)
      expectEqual(content.seen, [true], "iOS \(iOS)")
      expect(!scroll.isTracking && watcher.take() == [], "iOS \(iOS)")
      // The content runs on when the finger has gone up.
      try simulator.swipe(.up, from: place)
      expectEqual(watcher.take(), ["begin td", "end true t", "runs r"], "iOS \(iOS)")
      try simulator.press(at: place, for: 0.3)
      let offset = scroll.contentOffset
      try app.settle()
      expectEqual(
        watcher.take(), ["end false tr"] + only(iOS >= 13, "rests "), "iOS \(iOS)")
      expect(scroll.contentOffset == offset && content.seen == [true], "iOS \(iOS)")
      expect(!scroll.isTracking && !scroll.isDecelerating, "iOS \(iOS)")
      // A finger that moves on drags from there.
      try simulator.swipe(.up, from: place)
      _ = watcher.take()
      let start = scroll.contentOffset.y
      try simulator.drag(along: [place, CGPoint(x: 100, y: 300)])
      try app.settle()
      expectEqual(
        watcher.take(), only(iOS >= 13, "rests td") + ["begin td", "end false t"], "iOS \(iOS)")
      expect(abs(scroll.contentOffset.y - start - 50) < 0.001, "iOS \(iOS)")
    }
  }

  @Test("A number beyond the last segment means the last, and the selection follows", .rule(944))
  func segments() throws {
    for iOS in IOSVersion.tried {
      let app = TestApp(iOS: iOS)
      let control = UISegmentedControl(items: ["a", "b", "c"])
      func titles() -> String {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "-" }.joined()
      }
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "z", at: 0, animated: false)
      expect(control.selectedSegmentIndex == 2 && titles() == "zabc", "iOS \(iOS)")
      control.insertSegment(withTitle: "y", at: 99, animated: false)
      expect(control.selectedSegmentIndex == 2 && titles() == "zabcy", "iOS \(iOS)")
      control.removeSegment(at: 0, animated: false)
      expect(control.selectedSegmentIndex == 1 && titles() == "abcy", "iOS \(iOS)")
      control.removeSegment(at: 99, animated: false)
      expect(control.selectedSegmentIndex == 1 && titles() == "abc", "iOS \(iOS)")
      control.setTitle("d", forSegmentAt: 99)
      expect(control.titleForSegment(at: 99) == "d" && titles() == "abd", "iOS \(iOS)")
      control.removeSegment(at: 1, animated: false)
      expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && titles() == "ad")
      withExtendedLifetime(app) {}
    }
  }
}
