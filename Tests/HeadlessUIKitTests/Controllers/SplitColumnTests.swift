import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Split views whose controllers are given by column.
@MainActor
struct SplitColumnTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    var mode: UISplitViewController.DisplayMode?
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
        UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  }

  private let delegate = Delegate()

  /// A beside B, and perhaps C where there is little room.
  private func shown(
    _ model: String, _ orientation: UIDeviceOrientation = .portrait, compact: Bool = false
  ) throws -> (TestApp, UISplitViewController) {
    let stage = TestApp(device: Device(iOS: 14.0, model: model, orientation: orientation))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(A(), for: .primary)
    split.setViewController(B(), for: .secondary)
    if compact { split.setViewController(C(), for: .compact) }
    split.delegate = delegate
    try stage.show(split)
    return (stage, split)
  }

  private func letters(_ stage: TestApp, since mark: Int = 0) -> [String] {
    stage.heard(since: mark).filter { !$0.hasPrefix("UI") }
  }

  @Test("Who has room again asks what to show", .rule(832))
  func modeForExpanding() throws {
    for mode in [nil, .secondaryOnly, .oneOverSecondary] as [UISplitViewController.DisplayMode?] {
      delegate.mode = mode
      let (stage, split) = try shown("iPhone 11 Pro Max")
      let mark = stage.mark
      stage.device.simulator.rotate(to: .landscapeLeft)
      try stage.settle()
      expect(!split.isCollapsed && split.displayMode == mode ?? .oneBesideSecondary)
      let asked = stage.device.simulator.recorder.events[mark...].filter {
        $0.name.contains("displayMode") || $0.name.contains("DidExpand")
      }.map { String($0.name.prefix { $0 != "(" }) + "\($0.arguments.dropFirst())" }
      expectEqual(
        asked, ["splitViewController[\"oneBesideSecondary\"]", "splitViewControllerDidExpand[]"])
      // What the app wants later counts.
      split.preferredDisplayMode = .oneBesideSecondary
      try stage.settle()
      expectEqual(split.displayMode, .oneBesideSecondary)
    }
  }

  @Test("Controllers get navigation controllers of their own, and are known by their columns")
  func columns() throws {
    let (stage, split) = try shown("iPad (8th generation)", .landscapeLeft)
    expectEqual(split.style, .doubleColumn)
    expect(split.viewController(for: .primary) is A)
    expect(split.viewController(for: .secondary) is B)
    expectNil(split.viewController(for: .compact))
    let stacks = split.viewControllers.compactMap {
      ($0 as? UINavigationController)?.topViewController
    }
    expectEqual(stacks.map { "\(type(of: $0))" }, ["A", "B"])
    expectEqual(
      letters(stage),
      [
        "A.viewWillAppear", "B.viewWillAppear", "A.viewDidAppear", "B.viewDidAppear",
      ])
    let mark = stage.mark
    split.setViewController(Q(), for: .secondary)
    try stage.settle()
    expectEqual(
      letters(stage, since: mark),
      [
        "B.viewWillDisappear", "Q.viewWillAppear", "B.viewDidDisappear", "Q.viewDidAppear",
      ])
  }

  @Test("Another secondary controller goes on top of the column's stack", .rule(1013))
  func secondSecondary() throws {
    let (stage, split) = try shown("iPad (8th generation)", .landscapeLeft)
    let first = split.viewController(for: .secondary)
    let (second, own) = (Q(), UINavigationController(rootViewController: P()))
    split.setViewController(second, for: .secondary)
    try stage.settle()
    let stack = split.viewControllers.last as? UINavigationController
    expectEqual(stack?.viewControllers, [first, second].compactMap(\.self))
    // One with a stack of its own takes the column, and so does one after nil.
    split.setViewController(own, for: .secondary)
    expect(split.viewControllers.last === own)
    let third = C()
    split.setViewController(nil, for: .secondary)
    split.setViewController(third, for: .secondary)
    try stage.settle()
    expectEqual((split.viewControllers.last as? UINavigationController)?.viewControllers, [third])
  }

  @Test("Columns lie side by side or over each other, as the app wants it", .rule(1014))
  func behavior() throws {
    typealias Mode = UISplitViewController.DisplayMode
    for (behavior, orientation, modes) in [
      (.automatic, .portrait, [Mode.secondaryOnly, .oneOverSecondary]),
      (.tile, .portrait, [.oneBesideSecondary]),
      (.overlay, .landscapeLeft, [.secondaryOnly, .oneOverSecondary]),
      (.displace, .portrait, [.secondaryOnly, .oneBesideSecondary]),
    ] as [(UISplitViewController.SplitBehavior, UIDeviceOrientation, [Mode])] {
      let (stage, split) = try shown("iPad (8th generation)", orientation)
      expectEqual(split.splitBehavior, orientation == .portrait ? .overlay : .tile)
      split.preferredSplitBehavior = behavior
      try stage.settle()
      HeadlessUIKit.DispatchQueue.main.async {}
      try stage.settle()
      expectEqual(split.displayMode, modes[0], "\(behavior)")
      split.show(.primary)
      try stage.settle()
      expectEqual(split.displayMode, modes.last, "\(behavior)")
    }
  }

  @Test("The app shows and hides the primary column")
  func showing() throws {
    let (stage, split) = try shown("iPad (8th generation)")
    expectEqual(split.displayMode, .secondaryOnly)
    var mark = stage.mark
    split.show(.primary)
    try stage.settle()
    expectEqual(split.displayMode, .oneOverSecondary)
    expectEqual(letters(stage, since: mark), ["A.viewWillAppear", "A.viewDidAppear"])
    mark = stage.mark
    split.hide(.primary)
    try stage.settle()
    expectEqual(letters(stage, since: mark), ["A.viewWillDisappear", "A.viewDidDisappear"])
  }

  @Test("Where there is little room one column is shown, which the delegate may choose")
  func collapsed() throws {
    for (top, heard) in [(nil, "B"), (.primary, "A")] as [(UISplitViewController.Column?, String)] {
      delegate.top = top
      let (stage, split) = try shown("iPhone 11")
      expect(split.isCollapsed && split.viewControllers.count == 1)
      expectEqual(letters(stage), ["\(heard).viewWillAppear", "\(heard).viewDidAppear"])
      expectEqual(
        stage.device.lines(.callback).filter { $0.hasPrefix("Delegate") },
        [
          "Delegate splitViewControllerDidCollapse(UISplitViewController)"
        ])
      let mark = stage.mark
      split.show(top == nil ? .primary : .secondary)
      try stage.settle()
      expectEqual(letters(stage, since: mark).last, (top == nil ? "A" : "B") + ".viewDidAppear")
    }
  }

  @Test("The compact column takes the place of all others while there is little room")
  func compact() throws {
    let (stage, split) = try shown("iPhone 11", compact: true)
    expectEqual(letters(stage), ["C.viewWillAppear", "C.viewDidAppear"])
    expectEqual(split.viewControllers, [split.viewController(for: .compact)!])
    // On its side the phone is wide enough for two.
    let mark = stage.mark
    try stage.turn(.landscapeLeft)
    expect(!split.isCollapsed && split.viewControllers.count == 2)
    let heard = letters(stage, since: mark)
    expect(heard.contains("C.viewDidDisappear"))
    expect(heard.contains("A.viewDidAppear") && heard.contains("B.viewDidAppear"))
    expect(stage.device.lines(.callback).contains { $0.contains("DidExpand") })
    try stage.turn(.portrait)
    expect(split.isCollapsed && split.viewControllers.count == 1)
    expectEqual(letters(stage).last, "C.viewDidAppear")
  }

  @Test("What is not there is said: a third column of two, and columns without a style")
  func missing() throws {
    let device = Device(iOS: 14.0, model: "iPad (8th generation)")
    UISplitViewController(style: .doubleColumn).setViewController(A(), for: .supplementary)
    UISplitViewController().setViewController(A(), for: .primary)
    expectEqual(
      device.lines(.diagnosis),
      [
        "unimplemented: UISplitViewController.Column.supplementary: a split view of two columns has "
          + "none in the middle; its controller is kept and not shown.",
        "columnWithoutStyle: A split view controller that was made without a style has no columns by "
          + "name; nothing was changed. Make it with init(style:), or set viewControllers.",
      ])
    let old = Device(iOS: 13.0)
    _ = UISplitViewController(style: .doubleColumn)
    expectEqual(old.lines(.exception).count, 1)
  }

  private func three(_ model: String) throws -> (TestApp, UISplitViewController) {
    let stage = TestApp(device: Device(iOS: 17.0, model: model, orientation: .landscapeLeft))
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(A(), for: .primary)
    split.setViewController(B(), for: .supplementary)
    split.setViewController(C(), for: .secondary)
    split.delegate = delegate
    try stage.show(split)
    return (stage, split)
  }

  @Test("Of three columns the one in the middle is beside the secondary one", .rule(771))
  func wideThree() throws {
    let (stage, split) = try three("iPad (8th generation)")
    expectEqual(
      letters(stage),
      [
        "B.viewWillAppear", "C.viewWillAppear", "B.viewDidAppear", "C.viewDidAppear",
      ])
    split.hide(.supplementary)
    try stage.settle()
    expectEqual(split.displayMode, .secondaryOnly)
    expectEqual(letters(stage).last, "B.viewDidDisappear")
    split.show(.primary)
    expectEqual(
      stage.device.lines(.diagnosis),
      [
        "unimplemented: UISplitViewController.Column.primary: three columns are not shown "
          + "together: the primary one stays hidden."
      ])
  }

  @Test("Where there is little room three columns are one stack", .rule(771))
  func narrowThree() throws {
    for (top, shown) in [(nil, "C"), (.supplementary, "B"), (.primary, "A")]
      as [(UISplitViewController.Column?, String)]
    {
      delegate.top = top
      let stage = TestApp(device: Device(iOS: 17.0, model: "iPhone 11"))
      let split = UISplitViewController(style: .tripleColumn)
      split.setViewController(A(), for: .primary)
      split.setViewController(B(), for: .supplementary)
      split.setViewController(C(), for: .secondary)
      split.delegate = delegate
      try stage.show(split)
      expectEqual(letters(stage), ["\(shown).viewWillAppear", "\(shown).viewDidAppear"])
      split.show(.supplementary)
      try stage.settle()
      expectEqual(letters(stage).last { $0.hasSuffix("viewDidAppear") }, "B.viewDidAppear")
      split.show(.secondary)
      try stage.settle()
      expectEqual(letters(stage).last { $0.hasSuffix("viewDidAppear") }, "C.viewDidAppear")
      let stack = split.viewControllers.first as? UINavigationController
      expectEqual(stack?.viewControllers.count, 3)
    }
  }

  @Test(
    "A detail that is shown where there is little room is the second column where there is more")
  func detail() throws {
    let (stage, split) = try shown("iPhone 11")
    let detail = Q()
    split.showDetailViewController(detail, sender: nil)
    try stage.settle()
    expect(detail.view.window != nil)
    let mark = stage.mark
    try stage.turn(.landscapeLeft)
    expect(split.viewControllers.last === detail)
    expect(split.viewController(for: .secondary) === detail)
    expect(detail.view.isDescendant(of: split.view))
    expectEqual(
      letters(stage, since: mark).filter { $0.hasPrefix("Q") }.suffix(1), ["Q.viewDidAppear"])
  }

  @Test("A detail is the second column by name also where there is room", .rule(1061))
  func detailBeside() throws {
    let (stage, split) = try shown("iPad (8th generation)", .landscapeLeft)
    let detail = Q()
    split.showDetailViewController(detail, sender: nil)
    try stage.settle()
    expect(split.viewControllers.last === detail)
    expect(split.viewController(for: .secondary) === detail)
    // Another primary controller leaves it where it is.
    split.setViewController(C(), for: .primary)
    try stage.settle()
    expect(split.viewControllers.last === detail)
    expect(detail.view.window != nil)
  }
}
