import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

private final class Hearing: NSObject, UIScrollViewDelegate {
  var heard: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("end") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    heard.append("inset \(Int(scrollView.adjustedContentInset.top))")
  }
}

/// Where the content of a scroll view begins, and what its delegate hears of it.
@MainActor
struct ContentOffsetTests {
  private func stage(
    iOS: IOSVersion, model: String? = nil
  ) throws -> (TestApp, UIScrollView, Hearing) {
    let stage = TestApp(iOS: iOS, model: model)
    let root = UIViewController()
    try stage.show(root)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    root.view.addSubview(scroll)
    try stage.settle()
    let hearing = Hearing()
    scroll.delegate = hearing
    return (stage, scroll, hearing)
  }

  @Test("An offset is one of whole pixels", .rule(1425))
  func pixels() throws {
    let (large, scroll, _) = try stage(iOS: 14, model: "iPhone 12 mini")
    scroll.contentOffset = CGPoint(x: -187.5, y: 71.75)
    expectEqual(scroll.contentOffset, CGPoint(x: -562.0 / 3, y: 215.0 / 3))
    let (small, twice, hearing) = try stage(iOS: 9, model: "iPhone 6")
    twice.contentOffset.x = 3.8
    expect(twice.contentOffset.x == 4 && hearing.heard == ["scroll"])
    twice.contentOffset.x = 3.9
    expect(twice.contentOffset.x == 4 && hearing.heard == ["scroll"])
    withExtendedLifetime((large, small)) {}
  }

  @Test("Other bounds move the content as they say and tell nobody", .rule(1426))
  func bounds() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (app, scroll, hearing) = try stage(iOS: iOS)
      scroll.bounds.origin.x = 3.75
      expect(scroll.contentOffset.x == 3.75 && hearing.heard == [], "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }

  @Test("In no window an animated scroll has one step", .rule(1428))
  func withoutWindow() throws {
    let (app, scroll, hearing) = try stage(iOS: 18)
    scroll.removeFromSuperview()
    hearing.heard = []
    scroll.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    try app.settle()
    expect(scroll.contentOffset.y == 400)
    expectEqual(hearing.heard, ["scroll", "end"])
  }

  @Test("The app's own insets are part of the adjusted ones", .rule(185))
  func ownInsets() throws {
    for iOS in IOSVersion.tried(from: 7) {
      let (app, scroll, hearing) = try stage(iOS: iOS)
      scroll.contentInset.top = 10
      scroll.contentInset.top = 10
      expectEqual(hearing.heard, only(iOS >= 11, "inset 10"), "iOS \(iOS)")
      withExtendedLifetime(app) {}
    }
  }
}
