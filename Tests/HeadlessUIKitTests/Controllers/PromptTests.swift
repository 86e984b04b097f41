import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// A line of text above the title of a navigation bar.
@Suite(.rule(737))
@MainActor
struct PromptTests {
  @Test("A prompt makes the bar higher, and the content begins lower")
  func height() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS, model: "iPhone 8")
      let a = A()
      let bar = UINavigationController(rootViewController: a)
      a.navigationItem.prompt = "Choose one"
      try stage.show(bar)
      let frame = bar.navigationBar.frame
      expectEqual(frame.height, 74, "iOS \(iOS)")
      if iOS < 7.0 { expectEqual(a.view.superview?.frame.minY, 74, "iOS \(iOS)") }
      if iOS >= 11.0 { expectEqual(a.view.safeAreaInsets.top, frame.maxY, "iOS \(iOS)") }
      a.navigationItem.prompt = nil
      try stage.settle()
      expectEqual(bar.navigationBar.frame.height, 44, "iOS \(iOS)")
      if iOS < 7.0 { expectEqual(a.view.superview?.frame.minY, 44, "iOS \(iOS)") }
      if iOS >= 11.0 { expectEqual(a.view.safeAreaInsets.top, frame.maxY - 30, "iOS \(iOS)") }
    }
  }

  @Test("It is seen above the title, and goes with its item")
  func places() throws {
    let stage = TestApp(iOS: 17.0)
    let (a, b) = (A(), B())
    let bar = UINavigationController(rootViewController: a)
    (a.title, a.navigationItem.prompt) = ("Tea", "Choose one")
    try stage.show(bar)
    func labels() -> [String] {
      bar.navigationBar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        .sorted { $0.frame.minY < $1.frame.minY }
        .map { "\($0.text ?? "") \(Int($0.frame.minY))-\(Int($0.frame.maxY))" }
    }
    expectEqual(labels(), ["Choose one 0-30", "Tea 30-74"])
    b.title = "Milk"
    bar.pushViewController(b, animated: true)
    try stage.settle()
    expect(labels() == ["Milk 0-44"] && bar.navigationBar.frame.height == 44)
    bar.popViewController(animated: true)
    try stage.settle()
    expectEqual(bar.navigationBar.frame.height, 74)
  }

  @Test("A large title is below it")
  func largeTitle() throws {
    let stage = TestApp(iOS: 17.0)
    let a = A()
    let bar = UINavigationController(rootViewController: a)
    bar.navigationBar.prefersLargeTitles = true
    a.navigationItem.prompt = "Choose one"
    try stage.show(bar)
    expectEqual(bar.navigationBar.frame.height, 126)
  }
}
