import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Loading the view, on every version (rules 56 to 68).
@MainActor
struct LoadingRuleTests {
  private final class Child: UIViewController {}
  private final class NotesViewController: UIViewController {}
  private final class Notes: UIViewController {}

  private static func unknown(_ selector: String) -> [String] {
    [
      "NSInvalidArgumentException: -[Child \(selector)]: unrecognized selector sent to instance "
        + "<Child>"
    ]
  }

  @Test("The view is loaded when it is asked for, once, and again after it was let go", .rule(56))
  func lazily() {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let child = Child()
      (child.title, child.hidesBottomBarWhenPushed) = ("Notes", true)
      _ = (child.description, child.navigationItem, child.tabBarItem, child.interfaceOrientation)
      expectEqual(stage.heard(TestApp.life), [], "iOS \(iOS)")
      let first = child.view
      expect(child.view === first)
      expectEqual(stage.heard(TestApp.life), ["Child.loadView", "Child.viewDidLoad"], "iOS \(iOS)")
      child.view = nil
      expect(child.view !== first)
      expectEqual(stage.heard(TestApp.life).count, 4, "iOS \(iOS)")
    }
  }

  @Test("Asking for a title or a description loads nothing", .rule(80))
  func unasked() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      let a = A()
      a.title = "A title"
      _ = (a.title, a.description, "\(a)", a.navigationItem.title, a.parent)
      expect(!a.isViewLoaded || iOS < 3.0, "iOS \(iOS)")
    }
  }

  @Test("A view that its controller lets go of or exchanges stays where it lies", .rule(46, 53))
  func leftWhereItLies() {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let child = Child()
      let first = child.view!
      stage.window.addSubview(first)
      child.view = nil
      expect(first.superview === stage.window, "iOS \(iOS)")
      let second = UIView()
      child.view = second
      stage.window.addSubview(second)
      child.view = UIView()
      expect(stage.window.subviews.contains { $0 === second }, "iOS \(iOS)")
    }
  }

  @Test("isViewLoaded came with iOS 3.0, viewIfLoaded and loadViewIfNeeded with 9.0", .rule(56))
  func members() {
    for iOS in IOSVersion.tried {
      let members: [(String, IOSVersion, @MainActor (Child) -> Void)] = [
        ("isViewLoaded", 3.0, { expect(!$0.isViewLoaded) }),
        ("viewIfLoaded", 9.0, { expectNil($0.viewIfLoaded) }),
        ("loadViewIfNeeded", 9.0, { $0.loadViewIfNeeded() }),
      ]
      for (name, since, use) in members {
        let stage = TestApp(iOS: iOS)
        use(Child())
        expectEqual(
          stage.device.lines(.exception), (iOS >= since ? [] : Self.unknown(name)),
          "iOS \(iOS)")
        expectEqual(
          stage.heard(TestApp.life),
          only(
            name == "loadViewIfNeeded" && iOS >= since, "Child.loadView", "Child.viewDidLoad"))
      }
    }
  }

  @Test("A class may say by itself which nib is its own", .rule(57))
  func overriddenNibName() {
    final class Notes: UIViewController {
      override var nibName: String? { "Paper" }
    }
    let device = Device(iOS: 17.0)
    _ = Notes().view
    expectEqual(device.lines(.exception).first?.contains("with name 'Paper'"), true)
  }

  @Test(
    "A nib with the given name is said not to be read; without it the app ends",
    .rule(57, 63, "M14"))
  func namedNib() {
    for iOS in IOSVersion.tried {
      let found = Device(iOS: iOS, resources: ["Notes.nib"])
      expectEqual(Child(nibName: "Notes", bundle: nil).view.subviews, [])
      expectEqual(
        found.lines(.diagnosis, .exception),
        [
          "unimplemented: UIViewController.loadView(): the nib Notes is not read; the view is empty."
        ])
      let missing = Device(iOS: iOS)
      _ = Child(nibName: "Notes", bundle: nil).view
      expectEqual(
        missing.lines(.exception),
        only(
          iOS >= 3.0,
          "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle </App.app> "
            + "(loaded)' with name 'Notes'"), "iOS \(iOS)")
      expectEqual(missing.lines(.diagnosis).count, (iOS >= 3.0 ? 0 : 1))
    }
  }

  @Test(
    "A compiled nib named after the class is said not to be read; without one nothing is said",
    .rule(57, 58, 59, 63))
  func classNamedNib() {
    let cases: [(Set<String>, @MainActor () -> UIViewController, String?)] = [
      (["NotesView.nib", "NotesViewController.nib"], { NotesViewController() }, "NotesView"),
      (["NotesViewController.xib"], { NotesViewController() }, "NotesViewController"),
      (["Notes.nib"], { Notes() }, "Notes"),
      (["Note.nib", "NotesView.nib"], { Notes() }, nil),
      (["UIView.nib", "UIViewController.nib"], { UIViewController() }, nil),
    ]
    for iOS in IOSVersion.tried {
      for (resources, make, name) in cases {
        let device = Device(iOS: iOS, resources: resources)
        let controller = make()
        expect(controller.view.subviews == [] && controller.nibName == nil)
        // Where the name of a Swift class begins with its module, no nib fits it.
        let unread = iOS >= 8.0 && iOS < 9.0 ? nil : name
        let expected = unread.map {
          "unimplemented: UIViewController.loadView(): the nib \($0) is not read; the view is empty."
        }
        expectEqual(
          device.lines(.diagnosis, .exception), [expected].compactMap { $0 },
          "iOS \(iOS), \(resources)")
      }
    }
  }

  @Test("From iOS 4.0 on a nib may be named for one kind of device, in small letters", .rule(60))
  func nibForDevice() {
    for iOS in IOSVersion.tried(from: 3.2) {
      for (model, file, isFound) in [
        (nil, "Notes~iphone.nib", iOS >= 4.0), (nil, "Notes~ipad.nib", false),
        (nil, "Notes~iPhone.nib", false),
      ] as [(String?, String, Bool)] {
        let device = Device(iOS: iOS, model: model, resources: [file])
        _ = Child(nibName: "Notes", bundle: nil).view
        expectEqual(device.lines(.exception).isEmpty, isFound, "iOS \(iOS), \(file)")
        expectEqual(device.lines(.diagnosis).isEmpty, !isFound, "iOS \(iOS), \(file)")
      }
    }
    for (iOS, isFound) in [(3.2, false), (4.3, true), (5.1, true)] as [(IOSVersion, Bool)] {
      let pad = Device(iOS: iOS, model: "iPad", resources: ["Notes~ipad.nib"])
      _ = Child(nibName: "Notes", bundle: nil).view
      expectEqual(pad.lines(.exception).isEmpty, isFound, "iOS \(iOS)")
    }
  }

  @Test("One view is the view of one controller, from iOS 5 on with an exception", .rule(66, "M15"))
  func sharedView() {
    for iOS in IOSVersion.tried {
      let device = Device(iOS: iOS)
      let (first, second) = (Child(), Child())
      let shared = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      first.view = shared
      second.view = shared
      expectEqual(
        device.lines(.exception),
        only(
          iOS >= 5.0,
          "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one "
            + "view controller at a time! View <UIView; frame = (0 0; 10 20)> is associated with "
            + "<Child>. Clear this association before associating this view with <Child#2>."),
        "iOS \(iOS)")
      expect(shared.next === (iOS >= 5.0 ? first : second), "iOS \(iOS)")
    }
  }

  @Test("The view of loadView leaves the status bar out up to iOS 6", .rule(68))
  func defaultFrame() {
    for iOS in IOSVersion.tried {
      _ = Device(iOS: iOS)
      var frame = UIScreen.main.bounds
      if iOS < 7.0 {
        frame.origin.y = 20
        frame.size.height -= 20
      }
      expectEqual(Child().view.frame, frame, "iOS \(iOS)")
    }
  }

  @Test("On iOS 6 and 7 a launch in landscape loads the view upright", .rule(68, 126))
  func uprightAtFirst() throws {
    final class Sized: UIViewController {
      var loaded = CGSize.zero
      override func viewDidLoad() { loaded = view.bounds.size }
    }
    let info = ["UISupportedInterfaceOrientations": ["UIInterfaceOrientationLandscapeLeft"]]
    for iOS in IOSVersion.tried(from: 6.0, before: 10) {
      let stage = TestApp(device: Device(iOS: iOS, info: info))
      let root = Sized()
      try stage.show(root)
      let (loaded, shown) = (root.loaded, root.view.bounds.size)
      expectEqual((loaded.width < loaded.height), (iOS < 8.0), "iOS \(iOS)")
      expect(shown.width > shown.height, "iOS \(iOS)")
    }
  }

  @Test("Touching the view in deinit loads nothing, and is noted from iOS 9 on", .rule(67, "M27"))
  func inDeinit() {
    final class Farewell: UIViewController {
      deinit { MainActor.assumeIsolated { _ = view } }
    }
    for iOS in IOSVersion.tried {
      let device = Device(iOS: iOS)
      do { _ = Farewell() }
      expectEqual(
        device.lines(.console, .callback),
        only(
          iOS >= 9.0,
          "UIKit: \(iOS >= 10 ? "[Warning] " : "")Attempting to load the view of a view controller "
            + "while it is deallocating is not allowed and may result in undefined behavior (<Farewell>)"
        ), "iOS \(iOS)")
    }
  }

  @Test(
    "A search controller that nobody used looks at its view on iOS 9 and 10", .rule(1188, "M27"))
  func unusedSearch() {
    for iOS in IOSVersion.tried(from: 8) {
      let device = Device(iOS: iOS)
      do { _ = UISearchController(searchResultsController: nil) }
      do {
        let used = UISearchController(searchResultsController: nil)
        _ = used.view
      }
      let lines = device.lines(.console).filter { $0.contains("(<UISearchController>)") }
      expectEqual(lines.count, (iOS >= 9 && iOS < 11 ? 1 : 0), "iOS \(iOS)")
    }
  }

  @Test("Who calls loadView() by hand gets another view, and viewDidLoad() once", .rule(1187))
  func byHand() {
    for iOS in IOSVersion.tried {
      let device = Device(iOS: iOS)
      let a = A()
      let old = a.view
      a.loadView()
      expect(a.view != nil && a.view !== old, "iOS \(iOS)")
      expectEqual(device.callbacks.count { $0 == "viewDidLoad" }, 1, "iOS \(iOS)")
      let own = OwnFirst()
      expect(own.view !== own.first, "iOS \(iOS)")
    }
  }
}

/// Sets a view, and calls `super` all the same.
private final class OwnFirst: UIViewController {
  let first = UIView()
  override func loadView() {
    view = first
    super.loadView()
  }
}
