import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Calls super everywhere, so that only what UIKit does is seen.
private final class Child: UIViewController {}

private final class Forgetful: UIViewController {
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
}

private final class Nibbed: UIViewController {
  override func loadView() { super.loadView() }
}

private final class Lazy: UIViewController {
  override func loadView() {}
}

private final class Farewell: UIViewController {
  deinit { MainActor.assumeIsolated { _ = view } }
}

@MainActor
struct ViewControllerTests {
  /// A device whose app shows a window with an empty root controller, past its launch.
  private func shown(iOS: IOSVersion) throws -> (Device, UIWindow, UIViewController) {
    let device = Device(iOS: iOS)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
    if iOS >= 4.0 { window.rootViewController = root } else { window.addSubview(root.view) }
    window.makeKeyAndVisible()
    try device.simulator.settle()
    return (device, window, root)
  }

  /// What `child` heard, by member name.
  private func heard(_ child: UIViewController, _ device: Device) -> [String] {
    let name = device.simulator.name(of: child)
    return device.simulator.recorder.events
      .filter { $0.kind == .callback && $0.subject?.name == name }
      .map { String($0.name.prefix { $0 != "(" }) }
  }

  @Test("The view is loaded when it is first asked for, and once", .rule(56))
  func lazyLoading() throws {
    let device = Device(iOS: 6.0)
    let child = Child()
    child.title = "Notes"
    _ = child.description
    expect(!child.isViewLoaded)
    _ = child.view
    _ = child.view
    expectEqual(heard(child, device), ["loadView", "viewDidLoad"])
  }

  @Test("After the view was given up, the next access loads it again")
  func loadingAgain() throws {
    let device = Device(iOS: 6.0)
    let child = Child()
    _ = child.view
    child.view = nil
    expect(!child.isViewLoaded)
    _ = child.view
    expectEqual(heard(child, device), ["loadView", "viewDidLoad", "loadView", "viewDidLoad"])
  }

  @Test("The default view is the application frame up to iOS 6, the screen from 7 on", .rule(68))
  func defaultFrame() throws {
    _ = Device(iOS: 6.0)
    expectEqual(Child().view.frame, CGRect(x: 0, y: 20, width: 320, height: 460))
    _ = Device(iOS: 7.0)
    expectEqual(Child().view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test(
    "Up to iOS 6 a root view lies below the status bar unless it wants the full screen",
    .rule(68, 199))
  func rootFrame() throws {
    let (_, window, root) = try shown(iOS: 6.0)
    expectEqual(root.view.frame, CGRect(x: 0, y: 20, width: 320, height: 460))
    let full = UIViewController()
    full.wantsFullScreenLayout = true
    window.rootViewController = full
    expectEqual(full.view.frame, CGRect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test("A nib that is named but not in the bundle raises", .rule(63))
  func missingNib() throws {
    let device = Device(iOS: 6.0)
    let nibbed = Nibbed(nibName: "Main", bundle: nil)
    _ = nibbed.view
    expectEqual(
      device.lines(.exception),
      [
        "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </App.app> "
          + "(loaded)' with name 'Main'"
      ])
  }

  @Test("One view cannot be the view of two controllers", .rule(66))
  func sharedView() throws {
    let device = Device(iOS: 9.0)
    let (first, second) = (Child(), Child())
    first.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    second.view = first.view
    expectEqual(
      device.lines(.exception),
      [
        "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
          + "view controller at a time! View <UIView; frame = (0 0; 10 20)> is associated with "
          + "<Child>. Clear this association before associating this view with <Child#2>."
      ])
  }

  @Test("loadView without a view is named, and the app goes on with an empty one")
  func noView() throws {
    let device = Device(iOS: 6.0)
    expect(Lazy().view != nil)
    expectEqual(
      device.lines(.diagnosis),
      [
        "noViewLoaded: loadView() returned without giving self.view a view; an empty one is used."
      ])
  }

  @Test("Touching the view in deinit is noted from iOS 9 on", .rule(67))
  func viewInDeinit() throws {
    let note =
      "UIKit: Attempting to load the view of a view controller while it is deallocating is not "
      + "allowed and may result in undefined behavior (<Farewell>)"
    let old = Device(iOS: 8.0)
    do { _ = Farewell() }
    expectEqual(old.lines(.console, .callback), [])
    let new = Device(iOS: 9.0)
    do { _ = Farewell() }
    expectEqual(new.lines(.console, .callback), [note])
  }

  @Test("A view added inside of a shown view appears on its own from iOS 5 on", .rule(86))
  func nestedAppearance() throws {
    let (device, window, root) = try shown(iOS: 5.0)
    let child = Child()
    root.view.addSubview(child.view)
    expectEqual(heard(child, device), ["loadView", "viewDidLoad", "viewWillAppear"])
    try device.simulator.settle()
    expectEqual(
      heard(child, device).dropFirst(2),
      [
        "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      ])
    child.view.removeFromSuperview()
    try device.simulator.settle()
    expectEqual(heard(child, device).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
    expect(root.view.window === window)
  }

  @Test("Before iOS 5 only a view added to the window itself lets its controller hear of it")
  func nestedAppearanceBeforeFive() throws {
    let (device, window, root) = try shown(iOS: 4.0)
    let (nested, direct) = (Child(), Child())
    root.view.addSubview(nested.view)
    window.addSubview(direct.view)
    try device.simulator.settle()
    expectEqual(heard(nested, device), ["loadView", "viewDidLoad"])
    expectEqual(
      heard(direct, device), ["loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"])
  }

  @Test("An unregistered nested controller has appeared before its surroundings have", .rule(89))
  func nestedOrder() throws {
    let device = Device(iOS: 9.0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (root, child) = (UIViewController(), Child())
    root.view.addSubview(child.view)
    window.rootViewController = root
    window.makeKeyAndVisible()
    try device.simulator.settle()
    expectEqual(
      device.lines(.callback).filter { $0.contains("Appear") },
      [
        "UIViewController viewWillAppear(false)", "Child viewWillAppear(false)",
        "Child viewDidAppear(false)", "UIViewController viewDidAppear(false)",
      ])
  }

  @Test(
    "Under a hidden view a controller will appear but never did, also after unhiding", .rule(77))
  func hiddenContainer() throws {
    let (device, window, root) = try shown(iOS: 7.0)
    let (container, child) = (UIView(frame: root.view.bounds), Child())
    container.isHidden = true
    root.view.addSubview(container)
    container.addSubview(child.view)
    try device.simulator.settle()
    container.isHidden = false
    try device.simulator.settle()
    expectEqual(heard(child, device).filter { $0.contains("Appear") }, ["viewWillAppear"])
    expect(child.view.window === window)
  }

  @Test("A missing super call is noticed in the methods that must make it")
  func missingSuper() throws {
    let (device, window, root) = try shown(iOS: 6.0)
    let forgetful = Forgetful()
    root.view.addSubview(forgetful.view)
    try device.simulator.settle()
    expect(forgetful.view.window === window)
    expectEqual(
      device.lines(.diagnosis).suffix(1),
      [
        "missingSuper: Forgetful.viewWillAppear(_:) does not call "
          + "super.viewWillAppear(animated)."
      ])
  }

  @Test("Calling an appearance method oneself changes nothing and is noted lately", .rule(78))
  func directCall() throws {
    let (device, window, root) = try shown(iOS: 17.0)
    root.viewWillDisappear(false)
    expect(window.rootViewController === root)
    expectEqual(device.lines(.console).count, 1)
    expect(
      device.lines(.console)[0].hasPrefix(
        "UIKit: [ViewController] Calling -viewWillDisappear: directly on a view controller is not "
          + "supported"))
    let (old, oldWindow, oldRoot) = try shown(iOS: 9.0)
    let mark = old.simulator.recorder.events.count
    oldRoot.viewWillDisappear(false)
    oldRoot.viewDidLayoutSubviews()
    expectEqual(old.lines(.console), [])
    let events = old.simulator.recorder.events.dropFirst(mark)
    expectEqual(
      events.filter { $0.kind == .call }.map(\.name),
      ["viewWillDisappear(_:)", "viewDidLayoutSubviews()"])
    expectEqual(events.filter { $0.kind == .callback }.map(\.name), [])
    expect(oldWindow.rootViewController === oldRoot)
  }

  @Test("A root controller's view is loaded when the window is shown, not before", .rule(25))
  func rootIsLoadedWithTheWindow() throws {
    let device = Device(iOS: 6.0)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = Child()
    window.rootViewController = root
    expect(!root.isViewLoaded)
    window.isHidden = false
    expect(root.isViewLoaded)
    let next = Child()
    window.rootViewController = next
    expect(next.isViewLoaded)
    try device.simulator.settle()
    expectNil(root.view.window)
    expect(next.view.window === window)
  }

  @Test("From iOS 8 on a new root controller is asked for its orientations", .rule(27))
  func rootAssignmentAsks() throws {
    let (old, _, _) = try shown(iOS: 7.0)
    expectEqual(old.lines(.query), [])
    let (new, _, _) = try shown(iOS: 8.0)
    expectEqual(
      new.lines(.query),
      [
        "UIViewController shouldAutorotate → true",
        "UIViewController supportedInterfaceOrientations → portrait, landscapeRight, "
          + "landscapeLeft",
      ])
  }
}
