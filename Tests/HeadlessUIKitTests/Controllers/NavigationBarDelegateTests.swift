import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What the delegates of bars answer.
@MainActor private var allows = true
@MainActor private var popsItself = false
/// How many controllers and items there were at each question.
@MainActor private var counts: [[Int]] = []

private final class Delegate: NSObject, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

private final class Guarded: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    counts.append([viewControllers.count, navigationBar.items?.count ?? 0])
    if popsItself { popViewController(animated: true) }
    return allows
  }
}

private final class OwnBar: UINavigationBar {}
private final class OwnToolbar: UIToolbar {}

/// Bars and those who are asked before their items come and go (rules 324 and 325).
@MainActor
struct NavigationBarDelegateTests {
  private func back(_ bar: UINavigationBar) throws {
    let button = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
    expect(!button.isHidden)
    button.sendActions(for: .touchUpInside)
  }

  private func heard(_ stage: TestApp) -> [String] {
    stage.device.simulator.recorder.events.filter { $0.name.hasPrefix("navigationBar(") }.map {
      "\($0.name.dropFirst(16).dropLast(2)) \($0.arguments[1])"
    }
  }

  @Test("A bar of the app asks before an item comes or goes, and tells afterwards", .rule(324))
  func ownBar() throws {
    let stage = TestApp(iOS: 9)
    let (bar, delegate) = (
      UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44)), Delegate()
    )
    allows = true
    bar.delegate = delegate
    let root = UIViewController()
    root.view.addSubview(bar)
    try stage.show(root)
    bar.items = [UINavigationItem(title: "Home")]
    expect(heard(stage).isEmpty)
    bar.pushItem(UINavigationItem(title: "Talk"), animated: false)
    bar.pushItem(UINavigationItem(title: "Slide"), animated: true)
    expectEqual(
      heard(stage),
      [
        #"shouldPush "Talk""#, #"didPush "Talk""#, #"shouldPush "Slide""#,
      ])
    try stage.settle()
    expectEqual(heard(stage).last, #"didPush "Slide""#)
    expectEqual(bar.popItem(animated: false)?.title, "Slide")
    try back(bar)
    try stage.settle()
    expectEqual(heard(stage).suffix(2), [#"shouldPop "Talk""#, #"didPop "Talk""#])
    expectEqual(bar.items?.map(\.title), ["Home"])
  }

  @Test("After a no the items stay", .rule(324))
  func refusal() throws {
    let stage = TestApp(iOS: 9)
    let (bar, delegate) = (UINavigationBar(), Delegate())
    bar.items = [UINavigationItem(title: "Home"), UINavigationItem(title: "Talk")]
    bar.delegate = delegate
    allows = false
    bar.pushItem(UINavigationItem(title: "Slide"), animated: false)
    expectNil(bar.popItem(animated: false))
    expectEqual(heard(stage), [#"shouldPush "Slide""#, #"shouldPop "Talk""#])
    expectEqual(bar.items?.count, 2)
  }

  @Test("The bar of a navigation controller is not the app's to change", .rule("M40"))
  func managedBar() {
    let mistakes: [(String, (UINavigationBar) -> Void)] = [
      ("Cannot manually set the delegate on", { $0.delegate = nil }),
      (
        "Cannot call pushNavigationItem:animated: directly on",
        { $0.pushItem(UINavigationItem(title: "A"), animated: true) }
      ),
      (
        "Cannot call popNavigationItemAnimated: directly on", { $0.popItem(animated: true) }
      ),
      ("Cannot call setItems:animated: directly on", { $0.items = [] }),
    ]
    for (words, mistake) in mistakes {
      let stage = TestApp(iOS: 9)
      mistake(UINavigationController(rootViewController: A()).navigationBar)
      expectEqual(
        stage.device.lines(.exception),
        [
          "NSInternalInconsistencyException: \(words) a UINavigationBar managed by a controller."
        ])
    }
  }

  private func guarded(_ iOS: IOSVersion) throws -> (TestApp, UINavigationController) {
    let stage = TestApp(iOS: iOS)
    let navigation = Guarded(rootViewController: A())
    try stage.show(navigation)
    navigation.pushViewController(B(), animated: false)
    try stage.settle()
    return (stage, navigation)
  }

  @Test("A subclass keeps its controller when the back button is tapped", .rule(325))
  func keeps() throws {
    let (stage, navigation) = try guarded(16)
    (allows, popsItself) = (false, false)
    try back(navigation.navigationBar)
    try stage.settle()
    expect(navigation.viewControllers.count == 2 && navigation.navigationBar.items?.count == 2)
    expectEqual(heard(stage).count, 1)
  }

  @Test(
    "A yes pops the controller from iOS 13 on, and before only the item", .rule(325),
    arguments: [(12.4, 2), (13.0, 1)] as [(IOSVersion, Int)])
  func allowed(iOS: IOSVersion, controllers: Int) throws {
    let (stage, navigation) = try guarded(iOS)
    (allows, popsItself) = (true, false)
    try back(navigation.navigationBar)
    try stage.settle()
    expectEqual(navigation.viewControllers.count, controllers)
    expectEqual(navigation.navigationBar.items?.count, 1)
  }

  @Test("An app that pops by itself is right up to iOS 12", .rule(325))
  func popsByItself() throws {
    let (stage, navigation) = try guarded(12.4)
    (allows, popsItself) = (true, true)
    try back(navigation.navigationBar)
    try stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(navigation.navigationBar.items?.count, 1)
  }

  @Test(
    "Up to iOS 12 a pop by code asks too, when the controller is off the stack already", .rule(1189)
  )
  func popsByCode() throws {
    for iOS in [6, 9, 12.4, 13, 17] as [IOSVersion] {
      let (stage, navigation) = try guarded(iOS)
      (allows, popsItself, counts) = (true, false, [])
      navigation.popViewController(animated: true)
      expectEqual(counts, iOS < 13 ? [[1, 2]] : [], "iOS \(iOS)")
      try stage.settle()
      expectEqual(navigation.viewControllers.count, 1)
      expectEqual(navigation.navigationBar.items?.count, 1)
      // Several at once are not asked about.
      navigation.viewControllers = [navigation.viewControllers[0], B(), B()]
      try stage.settle()
      navigation.popToRootViewController(animated: false)
      try stage.settle()
      expectEqual(counts.count, (iOS < 13 ? 1 : 0), "iOS \(iOS)")
      expectEqual(navigation.navigationBar.items?.count, 1)
    }
  }

  @Test("The bars are of the classes that the app names")
  func ownClasses() throws {
    let stage = TestApp(iOS: 9)
    let navigation = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    navigation.viewControllers = [A(), B()]
    try stage.show(navigation)
    expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar)
    expect(navigation.navigationBar.window != nil)
    try back(navigation.navigationBar)
    try stage.settle()
    expectEqual(navigation.viewControllers.count, 1)
    expect(
      UINavigationController(navigationBarClass: nil, toolbarClass: nil).viewControllers.isEmpty)
  }
}
