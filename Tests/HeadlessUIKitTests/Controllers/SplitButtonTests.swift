import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// The buttons that show the primary column, and how wide it is.
@MainActor
struct SplitButtonTests {
  private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var button: UIBarButtonItem?
    var popover: UIPopoverController?
    var narrow: (() -> UIViewController)?
    var target = UISplitViewController.DisplayMode.automatic
    func targetDisplayModeForAction(
      in svc: UISplitViewController
    ) -> UISplitViewController.DisplayMode { target }
    var wide: (() -> UIViewController)?
    func splitViewController(
      _ svc: UISplitViewController, willHide aViewController: UIViewController,
      with barButtonItem: UIBarButtonItem, for pc: UIPopoverController
    ) { (button, popover) = (barButtonItem, pc) }
    func splitViewController(
      _ svc: UISplitViewController, willShow aViewController: UIViewController,
      invalidating barButtonItem: UIBarButtonItem
    ) { (button, popover) = (nil, nil) }
    func splitViewController(
      _ svc: UISplitViewController, popoverController pc: UIPopoverController,
      willPresent aViewController: UIViewController
    ) {}
    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { narrow?() }
    func primaryViewController(
      forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { wide?() }
  }

  private let delegate = Delegate()

  private func shown(
    iOS: IOSVersion, model: String
  ) throws -> (TestApp, UISplitViewController) {
    let stage = TestApp(iOS: iOS, model: model)
    let split = UISplitViewController()
    split.delegate = delegate
    split.viewControllers = [A(), B()]
    try stage.show(split)
    return (stage, split)
  }

  private func told(_ stage: TestApp) -> [String] {
    stage.device.simulator.recorder.events.filter { $0.kind == .callback }.map(\.name).filter {
      $0.hasPrefix("splitViewController(_:will") || $0.contains("popoverController")
    }
  }

  @Test(
    "Up to iOS 7 the delegate gets a button and a popover for the hidden controller", .rule(383),
    arguments: [IOSVersion(6), 7])
  func hidden(iOS: IOSVersion) throws {
    let (stage, split) = try shown(iOS: iOS, model: "iPad 2")
    let button = try #require(delegate.button)
    expect(delegate.popover?.contentViewController === split.viewControllers[0])
    let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
    bar.items = [button]
    split.viewControllers[1].view.addSubview(bar)
    try stage.settle()
    let mark = stage.mark
    button.tap()
    try stage.settle()
    expectEqual(delegate.popover?.isPopoverVisible, true)
    expectEqual(stage.heard(since: mark).suffix(2), ["A.viewWillAppear", "A.viewDidAppear"])
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expectNil(delegate.button)
    expect(split.viewControllers[0].view.isDescendant(of: split.view))
    expectEqual(
      told(stage),
      [
        "splitViewController(_:willHide:with:for:)",
        "splitViewController(_:popoverController:willPresent:)",
        "splitViewController(_:willShow:invalidating:)",
      ])
  }

  @Test("From iOS 8 on nobody gets them", .rule(383))
  func later() throws {
    let (stage, _) = try shown(iOS: 8, model: "iPad Air")
    expect(told(stage) == [] && delegate.button == nil)
  }

  @Test("The split view's own button shows and hides the primary column", .rule(384))
  func mode() throws {
    let (stage, split) = try shown(iOS: 9, model: "iPad Air")
    expectEqual(split.displayMode, .primaryHidden)
    let item = split.displayModeButtonItem
    expect(split.displayModeButtonItem === item)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
    bar.items = [item]
    split.viewControllers[1].view.addSubview(bar)
    try stage.settle()
    let mark = stage.mark
    item.tap()
    try stage.settle()
    expectEqual(split.displayMode, .primaryOverlay)
    expectEqual(stage.heard(since: mark), ["A.viewWillAppear", "A.viewDidAppear"])
    item.tap()
    try stage.settle()
    expectEqual(split.displayMode, .primaryHidden)
  }

  @Test("The delegate says what the split view's own button leads to", .rule(759))
  func target() throws {
    for iOS in [8.0, 9, 13] as [IOSVersion] {
      let (stage, split) = try shown(
        iOS: iOS, model: iOS < 13 ? "iPad Air" : "iPad Pro (10.5-inch)")
      var modes: [Bool] = []
      let targets: [UISplitViewController.DisplayMode] = [
        .primaryHidden, .primaryOverlay, .primaryOverlay, .automatic, .automatic,
      ]
      for target in targets {
        delegate.target = target
        split.displayModeButtonItem.tap()
        try stage.settle()
        modes.append(split.displayMode != .primaryHidden)
      }
      expectEqual(modes, [false, true, true, false, true], "iOS \(iOS)")
      let asked = stage.device.lines(.query).filter { $0.contains("targetDisplayModeForAction") }
      expectEqual(asked.count, 5)
    }
  }

  @Test("While the split view is collapsed, its own button is on no bar", .rule(384))
  func collapsed() throws {
    let (stage, split) = try shown(iOS: 9, model: "iPhone 6 Plus")
    let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 414, height: 44))
    bar.items = [split.displayModeButtonItem]
    split.view.addSubview(bar)
    try stage.settle()
    expect(bar.subviews.filter { $0 is UIButton }.isEmpty)
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(!split.isCollapsed && bar.subviews.contains { $0 is UIButton })
  }

  @Test(
    "The primary column is as wide as the app wants, between the least and the most", .rule(385))
  func widths() throws {
    let (stage, split) = try shown(iOS: 9, model: "iPad Air")
    stage.device.simulator.rotate(to: .landscapeLeft)
    func width() throws -> CGFloat {
      try stage.settle()
      expectEqual(split.viewControllers[0].view.frame.width, split.primaryColumnWidth)
      return split.primaryColumnWidth
    }
    expectEqual(try width(), 320)
    split.preferredPrimaryColumnWidthFraction = 0.25
    expectEqual(try width(), 256)
    split.minimumPrimaryColumnWidth = 300
    expectEqual(try width(), 300)
    split.preferredPrimaryColumnWidthFraction = 0.5
    expectEqual(try width(), 320)
    split.maximumPrimaryColumnWidth = 400
    expectEqual(try width(), 400)
    expectEqual(split.viewControllers[1].view.frame.minX, 401)
  }

  @Test("The delegate may have other controllers where the room is narrow and where it is wide")
  func primaries() throws {
    delegate.narrow = { C() }
    let (stage, split) = try shown(iOS: 9, model: "iPhone 6 Plus")
    expect(split.viewControllers.first is C && split.isCollapsed)
    delegate.wide = { A() }
    stage.device.simulator.rotate(to: .landscapeLeft)
    try stage.settle()
    expect(split.viewControllers.first is A)
  }

  private final class Notes: NSObject, UISplitViewControllerDelegate {
    var told: [String] = []
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { told.append("\(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { told.append("shows \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { told.append("hides \(column)") }
    func take() -> [String] {
      defer { told = [] }
      return told
    }
  }

  @Test("Columns with names have the button for the primary one by themselves", .rule(787))
  func ownButton() throws {
    let stage = TestApp(iOS: 16, model: "iPad (8th generation)")
    let (a, b, split) = (A(), B(), UISplitViewController(style: .doubleColumn))
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    try stage.show(split)
    try stage.settle()
    let button = try #require(
      b.navigationController?.navigationBar.subviews.first {
        $0.accessibilityLabel == "Show Sidebar" && !$0.isHidden
      })
    expectNil(b.navigationItem.leftBarButtonItem)
    expectEqual(split.displayMode, .secondaryOnly)
    try stage.device.simulator.tap(
      at: CGPoint(x: button.frameOnScreen.midX, y: button.frameOnScreen.midY))
    try stage.settle()
    expectEqual(split.displayMode, .oneOverSecondary)
    let isThere = { () -> Bool in
      b.navigationController?.navigationBar.layoutIfNeeded()
      return b.navigationController?.navigationBar.subviews.contains {
        $0.accessibilityLabel == "Show Sidebar" && !$0.isHidden
      } ?? false
    }
    expect(!isThere())
    split.hide(.primary)
    try stage.settle()
    expect(isThere())
    split.displayModeButtonVisibility = .never
    expect(!isThere())
  }

  @Test(
    "On an upright iPad the primary column lies over the other until a touch beside", .rule(665))
  func overlay() throws {
    for iOS in IOSVersion.tried(from: 8) {
      let model =
        iOS < 12 ? "iPad Air" : iOS < 14 ? "iPad Pro (10.5-inch)" : "iPad (8th generation)"
      let stage = TestApp(iOS: iOS, model: model)
      let (a, b, notes) = (A(), B(), Notes())
      let split: UISplitViewController
      if iOS >= 14 {
        split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
      } else {
        split = UISplitViewController()
        split.viewControllers = [a, b]
      }
      let show = { () -> Void in
        if iOS >= 14 { split.show(.primary) } else { split.displayModeButtonItem.tap() }
      }
      let named = { (text: String) in only(iOS >= 14, text) }
      split.delegate = notes
      try stage.show(split)
      expect(split.displayMode == .secondaryOnly && notes.take() == [], "iOS \(iOS)")
      let size = b.view.bounds.size
      var mark = stage.mark
      show()
      try stage.settle()
      expectEqual(split.displayMode, .oneOverSecondary, "iOS \(iOS)")
      expectEqual(notes.take(), ["oneOverSecondary"] + named("shows primary"), "iOS \(iOS)")
      let letters = stage.heard(since: mark).filter { !$0.hasPrefix("UI") }
      expectEqual(letters, ["A.viewWillAppear", "A.viewDidAppear"], "iOS \(iOS)")
      expectEqual(b.view.bounds.size, size, "iOS \(iOS)")
      expectEqual(a.view.convert(a.view.bounds, to: nil).width, 320, "iOS \(iOS)")
      let hit = stage.window.hitTest(CGPoint(x: 100, y: 500), with: nil)
      expect(hit === a.view, "iOS \(iOS)")
      try stage.device.simulator.tap(at: CGPoint(x: 600, y: 500))
      try stage.settle()
      expectEqual(split.displayMode, .secondaryOnly, "iOS \(iOS)")
      expectEqual(notes.take(), ["secondaryOnly"] + named("hides primary"), "iOS \(iOS)")
      expect(stage.window.hitTest(CGPoint(x: 600, y: 500), with: nil) === b.view, "iOS \(iOS)")
      show()
      try stage.settle()
      mark = stage.mark
      _ = notes.take()
      try stage.turn(.landscapeLeft)
      expectEqual(notes.take(), ["oneBesideSecondary"], "iOS \(iOS)")
      expect(!stage.heard(since: mark).contains { $0.hasPrefix("A.") }, "iOS \(iOS)")
      expect(stage.window.hitTest(CGPoint(x: 600, y: 500), with: nil) === b.view, "iOS \(iOS)")
      try stage.turn(.portrait)
      expectEqual(notes.take(), ["secondaryOnly"] + named("hides primary"), "iOS \(iOS)")
    }
  }
}
