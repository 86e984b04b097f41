import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Hears how a view scrolls.
private final class Scroller: NSObject, UIScrollViewDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    log.lines.append("\(Int(scrollView.contentOffset.y))")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.lines.append("end") }
}

@MainActor
struct AnimatedScrollTests {
  private let log = Log()

  private func stage(iOS: IOSVersion) throws -> (TestApp, UIScrollView, Scroller) {
    let app = TestApp(iOS: iOS, model: "iPhone 5")
    let root = UIViewController()
    try app.show(root)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    let scroller = Scroller(log)
    scroll.contentSize = CGSize(width: 320, height: 1000)
    root.view.addSubview(scroll)
    try app.settle()
    scroll.delegate = scroller
    return (app, scroll, scroller)
  }

  @Test("An animated scroll has its way and its end, one to the same place has none", .rule(368))
  func animated() throws {
    for iOS in IOSVersion.tried(from: 7).filter({ $0 < 12 }) {
      let (app, scroll, scroller) = try stage(iOS: iOS)
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      expect(scroll.contentOffset == .zero && log.lines == [], "iOS \(iOS)")
      try app.settle()
      expectEqual(log.take(), ["20", "40", "60", "80", "100", "end"], "iOS \(iOS)")
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
      try app.settle()
      expectEqual(log.take(), [], "iOS \(iOS)")
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      try app.settle()
      expectEqual(log.take(), ["50"], "iOS \(iOS)")
      UIView.animate(withDuration: 1) { scroll.contentOffset.y = 70 }
      expectEqual(log.take(), ["70"], "iOS \(iOS)")
      withExtendedLifetime(scroller) {}
    }
  }

  @Test("The offset follows bounds and stays inside of content that gets smaller", .rule(368))
  func inside() throws {
    for iOS in IOSVersion.tried(from: 7).filter({ $0 < 12 }) {
      let (app, scroll, scroller) = try stage(iOS: iOS)
      scroll.bounds.origin.y = 600
      expect(log.take() == [] && scroll.contentOffset.y == 600, "iOS \(iOS)")
      scroll.contentSize.height = 500
      expectEqual(log.take(), ["300"], "iOS \(iOS)")
      scroll.contentSize.height = 900
      expectEqual(log.take(), [], "iOS \(iOS)")
      withExtendedLifetime((app, scroller)) {}
    }
  }

  @Test("A form sheet has the size that its controller wants", .rule(369))
  func formSheet() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let (app, a, b) = try TestApp.pair(iOS: iOS, model: "iPad 2", as: .formSheet)
      b.preferredContentSize = CGSize(width: 300, height: 400)
      a.present(b, animated: false)
      try app.settle()
      expectEqual(b.view.frame.size, CGSize(width: 300, height: 400), "iOS \(iOS)")
      expectEqual(b.view.convert(b.view.bounds, to: nil).midX, 384, "iOS \(iOS)")
      b.preferredContentSize.height = 0
      try app.settle()
      expectEqual(b.view.frame.size, CGSize(width: 300, height: 620), "iOS \(iOS)")
    }
  }
}
