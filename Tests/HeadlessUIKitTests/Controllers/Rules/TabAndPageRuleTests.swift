import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Tabs and pages, on every version (rules 159 to 162).
@MainActor
struct TabAndPageRuleTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { heard.append("\(type(of: viewController))") }
  }

  @Test("Another tab comes, the old one goes and went, it came; one is loaded", .rule(159, 160))
  func selection() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let tabs = UITabBarController()
      tabs.viewControllers = [A(), B(), C()]
      try stage.show(tabs)
      expectEqual(
        stage.heard(["viewDidLoad"]), ["UITabBarController.viewDidLoad", "A.viewDidLoad"])
      for (index, new, old) in [(1, "B", "A"), (0, "A", "B")] {
        let mark = stage.mark
        tabs.selectedIndex = index
        try stage.settle()
        expectEqual(
          stage.heard(since: mark),
          [
            "\(new).viewWillAppear", "\(old).viewWillDisappear", "\(old).viewDidDisappear",
            "\(new).viewDidAppear",
          ], "iOS \(iOS)")
      }
      expectEqual(
        stage.heard(["viewDidLoad"]),
        [
          "UITabBarController.viewDidLoad", "A.viewDidLoad", "B.viewDidLoad",
        ], "iOS \(iOS)")
    }
  }

  @Test("The delegate hears of taps; before iOS 3 of changes, whoever made them", .rule(161))
  func delegate() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let (tabs, delegate) = (UITabBarController(), Delegate())
      tabs.viewControllers = [A(), B()]
      tabs.delegate = delegate
      try stage.show(tabs)
      tabs.tapTab(at: 0)
      tabs.selectedIndex = 1
      try stage.settle()
      tabs.tapTab(at: 0)
      try stage.settle()
      expectEqual(delegate.heard, (iOS < 3.0 ? ["B", "A"] : ["A", "A"]), "iOS \(iOS)")
    }
  }

  @Test("A page that is set in viewDidLoad appears before all the rest does", .rule(162))
  func page() throws {
    final class Book: UIPageViewController {
      let page = C()
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewControllers([page], direction: .forward, animated: false)
      }
    }
    for iOS in IOSVersion.tried(from: 5.0) {
      let stage = TestApp(iOS: iOS)
      try stage.show(Book(transitionStyle: .scroll, navigationOrientation: .horizontal))
      expectEqual(
        stage.heard(TestApp.moves + ["viewDidLoad"]),
        [
          "Book.viewDidLoad", "C.willMove(Book)", "C.viewDidLoad", "C.viewWillAppear",
          "C.viewDidAppear", "C.didMove(Book)", "Book.viewWillAppear", "Book.viewDidAppear",
        ], "iOS \(iOS)")
      let all = stage.heard(TestApp.layout)
      let place = { all.firstIndex(of: $0) ?? -1 }
      expect(
        place("C.viewWillLayoutSubviews") > place("Book.viewWillAppear"), "iOS \(iOS)")
    }
  }
}
