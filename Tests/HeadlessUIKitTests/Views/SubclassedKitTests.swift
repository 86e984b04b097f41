import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuleTrait
import RuntimeFixtures
import Testing

/// Classes of apps that begin where UIKit's classes let them begin.
@Suite
@MainActor
struct SubclassedKitTests {
  private final class Slow: UIViewPropertyAnimator {
    override init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
      super.init(duration: 2 * duration, timingParameters: timingParameters)
    }
    convenience init(_ animations: @escaping () -> Void) {
      self.init(duration: 1, curve: .linear, animations: animations)
    }
  }

  @Test("An animator of an app's class has all ways to be made")
  func animators() {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    let animator = Slow {}
    expectEqual(animator.duration, 2)
    expectEqual(Slow(duration: 3, dampingRatio: 1).duration, 6)
  }

  private final class Search: UISearchController {
    override init(searchResultsController: UIViewController?) {
      super.init(searchResultsController: searchResultsController)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A search of an app's class begins with its results or with a nib's name")
  func searches() {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    let results = UIViewController()
    expect(Search(searchResultsController: results).searchResultsController === results)
    expect(Search(nibName: nil, bundle: nil).searchResultsController == nil)
  }

  private final class Bar: UINavigationBar {}
  private final class Stack: UINavigationController {
    override var navigationBar: UINavigationBar { super.navigationBar as! Bar }
  }

  @Test("A navigation controller of an app's class says itself what its bar is")
  func bars() throws {
    let app = TestApp(iOS: 16)
    let stack = Stack(navigationBarClass: Bar.self, toolbarClass: nil)
    stack.pushViewController(UIViewController(), animated: false)
    try app.show(stack)
    expect(stack.navigationBar is Bar && stack.navigationBar.superview === stack.view)
  }

  @Test("An event of keys is an event")
  func presses() {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    let event: UIEvent = UIPressesEvent()
    expect(event.type == .presses && event.allTouches == nil)
  }

  @Test("A curve is made of every number, as of the keyboard's", .rule(1408))
  func curves() throws {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    let named = [0, 1, 2, 3].map { UIView.AnimationCurve(rawValue: $0) }
    expectEqual(named, [.easeInOut, .easeIn, .easeOut, .linear])
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    expectEqual(UIViewPropertyAnimator(duration: 1, curve: curve).duration, 1)
  }

  @Test("Backgrounds of cells are equal when they say the same", .rule(1406))
  func backgrounds() {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    var one = UIBackgroundConfiguration.listPlainCell()
    expectEqual(one, .listPlainCell())
    one.cornerRadius = 8
    one.backgroundColor = .red
    var other = UIBackgroundConfiguration.listPlainCell()
    expect(one != other)
    (other.cornerRadius, other.backgroundColor) = (8, .red)
    expectEqual(Set([one, other]).count, 1)
  }

  @Test("What has other characters than names of symbols is no symbol", .rule(1405))
  func symbols() {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    let names = ["star.fill", "1.circle", "heart_fill", "Heart", "arrow left", ""]
    expectEqual(
      names.map { UIImage(systemName: $0) != nil }, [true, true, false, false, false, false])
  }

  @Test("A thumbnail has what was drawn", .rule(1407))
  func thumbnails() throws {
    let app = TestApp(iOS: 16)
    defer { _ = app }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 10)))
    expect(small.size == CGSize(width: 10, height: 10) && small.scale == image.scale)
    expect(!small.drawing.isEmpty)
    expect(image.preparingThumbnail(of: .zero) == nil)
  }
}
