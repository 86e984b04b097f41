import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Coming on screen and leaving it, on every version (rules 69 to 80).
@MainActor
struct AppearanceRuleTests {
  /// A view that tells when its turn in a layout pass has come.
  private final class Laid: UIView {
    var laid: () -> Void = {}
    override func layoutSubviews() { laid() }
  }

  private static let everything = TestApp.all + ["loadView", "viewIsAppearing"]

  @Test(
    "The first show: loaded, will, is appearing, constraints, layout, did", .rule(69, 70, 71, 72))
  func firstShow() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      try stage.show(A())
      expectEqual(
        stage.heard(Self.everything),
        ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"]
          + only(iOS >= 13, "A.viewIsAppearing") + only(iOS >= 6.0, "A.updateViewConstraints")
          + only(iOS >= 5.0, "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews")
          + ["A.viewDidAppear"], "iOS \(iOS)")
    }
  }

  @Test("The layout callbacks surround the view's own layout", .rule(71))
  func aroundLayout() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let (a, view) = (A(), Laid(frame: UIScreen.main.bounds))
      a.view = view
      try stage.show(a)
      var heard: [String] = []
      let mark = stage.mark
      view.laid = { heard = stage.heard(since: mark, Self.everything) }
      view.setNeedsLayout()
      try stage.settle()
      expectEqual(heard, only(iOS >= 5.0, "A.viewWillLayoutSubviews"), "iOS \(iOS)")
      expectEqual(
        stage.heard(since: mark, Self.everything),
        only(iOS >= 5.0, "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"), "iOS \(iOS)")
    }
  }

  @Test("viewIsAppearing comes once in each appearance, when the view is in its window", .rule(70))
  func isAppearing() throws {
    final class Watching: UIViewController {
      var windows: [Bool] = []
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        windows.append(view.window != nil)
      }
    }
    for iOS in IOSVersion.tried(from: 5.0) {
      let stage = TestApp(iOS: iOS)
      let (root, second, modal) = (Watching(), Watching(), Watching())
      let navigation = UINavigationController(rootViewController: root)
      try stage.show(navigation)
      navigation.pushViewController(second, animated: true)
      try stage.settle()
      modal.modalPresentationStyle = .fullScreen
      second.present(modal, animated: true)
      try stage.settle()
      second.dismiss(animated: true)
      try stage.settle()
      navigation.popViewController(animated: true)
      try stage.settle()
      let times = [root, second, modal].map(\.windows)
      expectEqual(
        times, (iOS >= 13 ? [[true, true], [true, true], [true]] : [[], [], []]), "iOS \(iOS)")
    }
  }

  @Test("Under a hidden view a controller will appear and never did, on every version", .rule(77))
  func underHiddenView() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let stage = TestApp(iOS: iOS)
      let (parent, child, container) = (P(), C(), UIView())
      container.isHidden = true
      try stage.show(parent)
      parent.view.addSubview(container)
      let mark = stage.mark
      parent.embed(child, in: container)
      try stage.settle()
      container.isHidden = false
      try stage.settle()
      expectEqual(stage.heard(since: mark), ["C.viewWillAppear"], "iOS \(iOS)")
    }
  }

  @Test(
    "A direct call of each appearance method changes nothing; iOS 16 notes it", .rule(78, "M28"))
  func directCalls() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let a = A()
      try stage.show(a)
      let mark = stage.mark
      a.viewWillAppear(false)
      a.viewDidAppear(false)
      a.viewWillDisappear(false)
      a.viewDidDisappear(false)
      try stage.settle()
      expectEqual(a.appearance, .appeared, "iOS \(iOS)")
      expectEqual(stage.heard(since: mark), [], "iOS \(iOS)")
      expectEqual(
        stage.consoleTexts.map { $0.prefix { $0 != "d" } },
        (iOS >= 16
          ? [
            "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
          ].map { "[ViewController] Calling -\($0) ".prefix { $0 != "d" } } : []),
        "iOS \(iOS)")
    }
  }

  @Test("Why one comes or goes is known in its four callbacks and at no other time", .rule(79))
  func movements() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let stage = TestApp(iOS: iOS)
      let (root, pushed, modal) = (A(), B(), C())
      modal.modalPresentationStyle = .fullScreen
      var log: [String] = []
      let state = { (controller: UIViewController) in
        [
          controller.isMovingToParent ? "to" : "", controller.isMovingFromParent ? "from" : "",
          controller.isBeingPresented ? "presented" : "",
          controller.isBeingDismissed ? "dismissed" : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
      }
      for controller in [root, pushed, modal] as [Named] {
        for name in TestApp.appearance {
          controller.during[name] = { log.append("\(type(of: $0)) \(state($0))") }
        }
      }
      let navigation = UINavigationController(rootViewController: root)
      try stage.show(navigation)
      let steps: [() -> Void] = [
        { navigation.pushViewController(pushed, animated: true) },
        { pushed.present(modal, animated: true) }, { modal.dismiss(animated: true) },
        { navigation.popViewController(animated: true) },
      ]
      for step in steps {
        step()
        try stage.settle()
        expectEqual([root, pushed, modal].map(state), ["", "", ""], "iOS \(iOS)")
      }
      expectEqual(
        log,
        [
          "A to", "A to", "A ", "B to", "A ", "B to", "B ", "C presented", "C presented", "B ",
          "C dismissed", "B ", "B ", "C dismissed", "B from", "A ", "B from", "A ",
        ], "iOS \(iOS)")
    }
  }
}
