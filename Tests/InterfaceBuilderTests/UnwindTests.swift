import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import Testing

private final class First: UIViewController {}
private final class Second: UIViewController {}
private final class Third: UIViewController {}

/// Names the destination as containers did up to iOS 8.
private final class OldContainer: UINavigationController {
  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { viewControllers.first }
  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue(identifier: "own", source: fromViewController, destination: toViewController)
    {
      self.popToRootViewController(animated: false)
    }
  }
}

private final class Slide: UIStoryboardSegue {
  static var performed = 0
  override func perform() {
    Self.performed += 1
    super.perform()
  }
}

/// The way back, with segues that are made in code as a storyboard would make them.
@MainActor
struct UnwindTests {
  private struct Stage {
    let simulator: Simulator
    let window: UIWindow

    init(iOS: IOSVersion, overrides: [String: Set<String>] = [:]) {
      simulator = Simulator(
        configuration: Simulator.Configuration(iOS: iOS),
        hooks: Simulator.Hooks(
          overrides: { overrides["\(type(of: $0))"]?.contains($1) ?? false }))
      Simulator.current = simulator
      window = UIWindow(frame: UIScreen.main.bounds)
    }

    func show(_ root: UIViewController) throws {
      window.rootViewController = root
      window.makeKeyAndVisible()
      try simulator.settle()
    }

    /// Goes back from there to First; nothing but what has to do with that is listed.
    func unwind(
      from source: UIViewController, as type: UIStoryboardSegue.Type? = nil
    ) throws -> [String] {
      _registerMethod(First.self, "back:") { _, _, _ in }
      let template = SegueTemplate(.unwind, identifier: "back")
      (template.unwindAction, template.segueClass) = ("back:", type)
      source.addSegue(template)
      let begun = simulator.recorder.events.count
      template.follow(from: nil)
      let words = [
        "Segue", "nwind", "prepare(", "back", "dismiss", "pop", "perform",
      ]
      let lines = simulator.recorder.events.dropFirst(begun).filter { event in
        [.callback, .query].contains(event.kind) && words.contains { event.name.contains($0) }
      }.map(\.description)
      try simulator.settle()
      return lines
    }
  }

  @Test("In one stack the walk ends at the controller that has the action", .rule(166))
  func stack() throws {
    let stage = Stage(iOS: 9)
    let (first, second) = (First(), Second())
    let navigation = UINavigationController(rootViewController: first)
    try stage.show(navigation)
    navigation.pushViewController(second, animated: false)
    try stage.simulator.settle()
    expectEqual(
      try stage.unwind(from: second),
      [
        "Second shouldPerformSegue(withIdentifier: \"back\", sender: nil) → true",
        "Second allowedChildrenForUnwinding(from: source) → []",
        "Second canPerformUnwindSegueAction(back:, from: Second, withSender: nil) → false",
        "UINavigationController allowedChildrenForUnwinding(from: source) → [First]",
        "First allowedChildrenForUnwinding(from: source) → []",
        "First canPerformUnwindSegueAction(back:, from: Second, withSender: nil) → true",
        "Second prepare(for: \"back\", sender: nil)", "First back(\"back\")",
        "UINavigationController unwind(for: \"back\", towards: First)",
        "UINavigationController popToViewController(First, animated: true)",
      ])
    expectEqual(navigation.viewControllers.count, 1)
  }

  @Test("On the way a tab bar controller selects the tab, and the stack in it pops", .rule(166))
  func tabs() throws {
    for version in [9.0, 13.0, 17.0] as [IOSVersion] {
      let stage = Stage(iOS: version)
      let (first, second, third) = (First(), Second(), Third())
      let stack = UINavigationController(rootViewController: first)
      stack.pushViewController(second, animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, third]
      tabs.selectedIndex = 1
      try stage.show(tabs)
      let lines = try stage.unwind(from: third)
      expectEqual(
        lines.suffix(5),
        [
          "Third prepare(for: \"back\", sender: nil)", "First back(\"back\")",
          "UITabBarController unwind(for: \"back\", towards: UINavigationController)",
          "UINavigationController unwind(for: \"back\", towards: First)",
          "UINavigationController popToViewController(First, animated: true)",
        ])
      expect(lines.contains { $0.contains(version < 13 ? "withSender: nil" : "sender: nil) → t") })
      expect(tabs.selectedViewController === stack && stack.viewControllers.count == 1)
    }
  }

  @Test("Nobody takes the segue: nothing happens", .rule(166))
  func nobody() throws {
    let stage = Stage(iOS: 12)
    let (second, third) = (Second(), Third())
    try stage.show(second)
    second.present(third, animated: false)
    try stage.simulator.settle()
    expectEqual(try stage.unwind(from: third).count, 5)
    expect(second.presentedViewController === third)
  }

  @Test("The class of an unwind segue performs it from iOS 9 on, with super's way", .rule(166))
  func customClass() throws {
    let stage = Stage(iOS: 9)
    let (first, second) = (First(), Second())
    try stage.show(first)
    first.present(second, animated: false)
    try stage.simulator.settle()
    Slide.performed = 0
    let lines = try stage.unwind(from: second, as: Slide.self)
    expectEqual(
      lines.suffix(2), ["Slide perform()", "First dismiss(animated: true, completion: nil)"])
    expect(Slide.performed == 1 && first.presentedViewController == nil)
  }

  @Test(
    "Up to iOS 8 each one on the way names the destination, and one makes the segue", .rule(167))
  func old() throws {
    for version in [6.0, 8.0] as [IOSVersion] {
      let stage = Stage(iOS: version)
      let (first, second, third) = (First(), Second(), Third())
      let navigation = UINavigationController(rootViewController: first)
      try stage.show(navigation)
      navigation.pushViewController(second, animated: false)
      try stage.simulator.settle()
      second.present(third, animated: false)
      try stage.simulator.settle()
      expectEqual(
        try stage.unwind(from: third),
        [
          "Third shouldPerformSegue(withIdentifier: \"back\", sender: nil) → true",
          "UINavigationController forUnwindSegueAction(back:, from: Third, withSender: nil) → First",
          "Second canPerformUnwindSegueAction(back:, from: Third, withSender: nil) → false",
          "First canPerformUnwindSegueAction(back:, from: Third, withSender: nil) → true",
          "UINavigationController segueForUnwinding(to: First, from: Third, identifier: \"back\") "
            + "→ \"back\"",
          "Third prepare(for: \"back\", sender: nil)", "First back(\"back\")",
          "UINavigationController dismiss(animated: true, completion: nil)",
          "UINavigationController popToViewController(First, animated: false)",
        ])
      expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
    }
    let older = Stage(iOS: 5)
    let (first, second) = (First(), Second())
    try older.show(first)
    first.present(second, animated: false)
    try older.simulator.settle()
    expectEqual(try older.unwind(from: second), [])
  }

  @Test(
    "From iOS 9 on a class with the old methods alone is still asked in the old way", .rule(167))
  func oldContainer() throws {
    let members: Set = [
      "forUnwindSegueAction(_:from:withSender:)", "segueForUnwinding(to:from:identifier:)",
    ]
    let stage = Stage(iOS: 10, overrides: ["OldContainer": members])
    let (first, second) = (First(), Second())
    let navigation = OldContainer(rootViewController: first)
    try stage.show(navigation)
    navigation.pushViewController(second, animated: false)
    try stage.simulator.settle()
    expectEqual(
      try stage.unwind(from: second).suffix(4),
      [
        "OldContainer forUnwindSegueAction(back:, from: Second, withSender: nil) → First",
        "OldContainer segueForUnwinding(to: First, from: Second, identifier: \"back\") → \"own\"",
        "Second prepare(for: \"own\", sender: nil)", "First back(\"own\")",
      ])
    expectEqual(navigation.viewControllers.count, 1)
  }
}
