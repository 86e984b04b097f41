import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Who is asked about orientations, who answers, and who hears of them.
@MainActor
struct OrientationTests {
  @Test("On iOS 4 and 5 a controller without the old question is not asked", .rule(113))
  func silent() throws {
    for (iOS, questions) in [
      (IOSVersion(3.0), ["A.shouldAutorotate(to: landscapeRight)"]), (4.0, []), (5.0, []),
    ] {
      let stage = TestApp(iOS: iOS)
      // Up to iOS 3 a window holds only the view.
      let root = A()
      try stage.show(root)
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(stage.questions(since: mark), questions)
      expectEqual(root.interfaceOrientation, .portrait)
    }
  }

  @Test(
    "A number in place of a mask has nothing in common with the app", .rule(119),
    arguments: [UIInterfaceOrientation.portrait, .landscapeLeft])
  func numberForMask(orientation: UIInterfaceOrientation) throws {
    let stage = TestApp(iOS: 6.0)
    try stage.show(Orienting(UIInterfaceOrientationMask(rawValue: UInt(orientation.rawValue))))
    expectEqual(
      stage.device.lines(.exception),
      [
        "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
          + "orientation with the application, and shouldAutorotate is returning YES"
      ])
  }

  @Test("A controller that returns NO freezes the interface and is asked no more", .rule(117))
  func frozen() throws {
    final class Frozen: Orienting {
      override var shouldAutorotate: Bool { false }
    }
    let stage = TestApp(iOS: 6.0)
    let root = Frozen(.all)
    try stage.show(root)
    let mark = stage.mark
    try stage.turn(.landscapeLeft)
    expectEqual(root.interfaceOrientation, .portrait)
    expectEqual(stage.questions(since: mark), ["Frozen.shouldAutorotate"])
  }

  // MARK: Delegates of containers

  private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeRight }
  }

  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { .landscape }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  @Test(
    "A navigation controller's delegate answers for it from iOS 7 on", .rule(121),
    arguments: [(6.0, .landscapeRight), (7.0, .portrait), (26, .portrait)]
      as [(IOSVersion, UIInterfaceOrientation)])
  func navigationDelegate(iOS: IOSVersion, expected: UIInterfaceOrientation) throws {
    let stage = TestApp(iOS: iOS)
    let delegate = NavigationDelegate()
    let navigation = UINavigationController(rootViewController: A())
    navigation.delegate = delegate
    try stage.show(navigation)
    try stage.turn(.landscapeLeft)
    expectEqual(navigation.interfaceOrientation, expected)
  }

  private final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  private final class PageDelegate: NSObject, UIPageViewControllerDelegate {
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscape }
    func pageViewControllerPreferredInterfaceOrientationForPresentation(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  @Test("The delegates of split and page view controllers say how these are presented")
  func otherDelegates() throws {
    for isSplit in [true, false] {
      let stage = TestApp(iOS: 9.0)
      let (root, split) = (A(), UISplitViewController())
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      let (splitDelegate, pageDelegate) = (SplitDelegate(), PageDelegate())
      (split.delegate, pages.delegate) = (splitDelegate, pageDelegate)
      split.viewControllers = [B(), C()]
      pages.setViewControllers([B()], direction: .forward, animated: false)
      let presented: UIViewController = isSplit ? split : pages
      presented.modalPresentationStyle = .fullScreen
      try stage.show(root)
      root.present(presented, animated: true)
      try stage.settle()
      expectEqual(presented.interfaceOrientation, .landscapeLeft, isSplit ? "split" : "pages")
    }
  }

  @Test("A tab bar controller's delegate says how it is presented from iOS 7 on", .rule(121))
  func tabDelegate() throws {
    for (iOS, expected) in [
      (IOSVersion(6), UIInterfaceOrientation.portrait), (7, .landscapeLeft),
    ] {
      let stage = TestApp(iOS: iOS)
      let (root, tabs, delegate) = (A(), UITabBarController(), TabDelegate())
      tabs.viewControllers = [B()]
      tabs.delegate = delegate
      try stage.show(root)
      root.present(tabs, animated: true)
      try stage.settle()
      expectEqual(tabs.interfaceOrientation, expected)
    }
  }

  // MARK: Who hears

  @Test(
    "A custom container that says no keeps rotations from its children", .rule(129),
    arguments: [5.0, 6, 7])
  func customContainer(iOS: IOSVersion) throws {
    final class Container: Orienting {
      var forwards = true
      override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
        -> Bool
      { forwards }
      override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwards }
    }
    let stage = TestApp(iOS: iOS)
    let (root, child, hidden) = (Container(.all), C(), Q())
    try stage.show(root)
    root.embed(child)
    root.addChild(hidden)
    try stage.settle()
    for (forwards, orientation) in [
      (true, UIDeviceOrientation.landscapeLeft), (false, .portrait),
    ] {
      root.forwards = forwards
      let mark = stage.mark
      try stage.turn(orientation)
      let heard = forwards ? ["Container", "C"] : ["Container"]
      expectEqual(
        stage.heard(since: mark, ["willRotate", "willAnimateRotation", "didRotate"]),
        ["willRotate", "willAnimateRotation", "didRotate"].flatMap { name in
          heard.map { "\($0).\(name)" }
        })
    }
  }

  @Test(
    "A root that forces the launch hears of traits, not of a size, after viewWillAppear",
    .rule(133, 178),
    arguments: [
      (8.0, ["traits", "will", "traits"]), (9, ["will", "traits"]), (12, ["will", "traits"]),
      (13, ["will"]), (15, ["will", "traits"]), (26, ["will", "traits"]),
    ] as [(IOSVersion, [String])])
  func forcedLaunch(iOS: IOSVersion, between: [String]) throws {
    let stage = TestApp(iOS: iOS)
    let root = Forcing(.landscape)
    try stage.show(root)
    expect(root.interfaceOrientation.isLandscape)
    let names = ["traits": "traitCollectionDidChange", "will": "willTransition"]
    expectEqual(
      stage.heard(TestApp.layout + ["viewWillTransition", "viewIsAppearing"] + names.values),
      (["viewDidLoad", "viewWillAppear"] + between.map { names[$0]! }
        + (iOS >= 13 ? ["viewIsAppearing"] : [])
        + ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear"])
        .map { "Forcing.\($0)" })
    // What the callbacks saw of the view.
    expectEqual(root.widerThanHigh["viewWillAppear"], false)
    expectEqual(root.widerThanHigh["viewIsAppearing"], (iOS >= 13 ? true : nil))
    expectEqual(root.widerThanHigh["viewWillLayoutSubviews"], true)
  }

  @Test(
    "Before iOS 8 and on an iPad a root that forces the launch has its way before it appears",
    .rule(126, 178),
    arguments: [
      (6.0, "iPhone 4S"), (7, "iPhone 4S"), (9, "iPad Air"), (15, "iPad (8th generation)"),
    ]
      as [(IOSVersion, String)])
  func launchInPlace(iOS: IOSVersion, model: String) throws {
    let stage = TestApp(iOS: iOS, model: model)
    let root = Forcing(.landscape)
    try stage.show(root)
    expectEqual(root.widerThanHigh["viewWillAppear"], true)
    expectEqual(stage.heard(["willTransition", "viewWillTransition", "willRotate"]), [])
  }

  @Test("Half rotations come up to iOS 5, and are noted from iOS 3 on", .rule(128, "M31"))
  func halves() throws {
    let note =
      "UIKit: Two-stage rotation animation is deprecated. This application should use the "
      + "smoother single-stage animation."
    for (iOS, halves, notes) in [
      (IOSVersion(2), 3, []), (3, 3, [note]), (5, 3, [note]), (6, 0, []),
    ] {
      let stage = TestApp(iOS: iOS)
      let root = Orienting(.all)
      root.overridden.insert("willAnimateFirstHalfOfRotation(to:duration:)")
      try stage.show(root)
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        stage.heard(
          since: mark,
          [
            "willAnimateFirstHalfOfRotation", "didAnimateFirstHalfOfRotation",
            "willAnimateSecondHalfOfRotation",
          ]
        ).count, halves)
      expectEqual(stage.device.lines(.console), notes)
    }
  }

  // MARK: What the app does

  @Test(
    "The status bar turns the interface up to iOS 5, later where nothing is supported", .rule(137))
  func statusBar() throws {
    for (iOS, allowed, turns) in [
      (IOSVersion(5), UIInterfaceOrientationMask.portrait, true), (6, .all, false), (6, [], true),
    ] {
      let stage = TestApp(iOS: iOS)
      let root = Orienting(.all)
      try stage.show(root)
      root.allowed = allowed
      UIApplication().setStatusBarOrientation(.landscapeRight, animated: false)
      expectEqual(root.interfaceOrientation, (turns ? .landscapeRight : .portrait))
    }
  }

  @Test("The app can have the device asked again from iOS 5 on", .rule(138))
  func attempt() throws {
    let stage = TestApp(iOS: 5.0)
    let root = Orienting(.portrait)
    try stage.show(root)
    try stage.turn(.landscapeLeft)
    expectEqual(root.interfaceOrientation, .portrait)
    root.allowed = .all
    UIViewController.attemptRotationToDeviceOrientation()
    try stage.settle()
    expectEqual(root.interfaceOrientation, .landscapeRight)

    let old = TestApp(iOS: 4.3)
    UIViewController.attemptRotationToDeviceOrientation()
    expectEqual(
      old.device.lines(.exception),
      [
        "NSInvalidArgumentException: +[UIViewController attemptRotationToDeviceOrientation]: "
          + "unrecognized selector sent to class UIViewController"
      ])
  }

  @Test("From iOS 16 on a controller says that its answer changed", .rule(138))
  func needsUpdate() throws {
    let stage = TestApp(iOS: 16.0)
    let root = Orienting(.all)
    try stage.show(root)
    try stage.turn(.landscapeLeft)
    root.allowed = .portrait
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    expectEqual(root.interfaceOrientation, .landscapeRight)
    try stage.settle()
    expectEqual(root.interfaceOrientation, .portrait)
  }

  // MARK: Switches

  @Test("A root that refuses every orientation is noted where a switch says so")
  func refusal() throws {
    let note =
      "UIKit: The view controller <Orienting> returned NO from "
      + "-shouldAutorotateToInterfaceOrientation: for all interface orientations. It should "
      + "support at least one orientation."
    for (switches, notes) in [([:], []), (["refusingAllOrientationsIsNoted": true], [note])] {
      let stage = TestApp(iOS: 5.0, switches: switches)
      try stage.show(Orienting([]))
      expectEqual(stage.device.lines(.console), notes)
    }
  }

  @Test("Turns of the device are told to who began to listen, where a switch says so", .rule(127))
  func listening() throws {
    let stage = TestApp(iOS: 6.0, switches: ["rotationListensToTheDevice": false])
    let device = UIDevice.current
    var turns = 0
    stage.device.simulator.notificationCenter.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in turns += 1 }
    try stage.turn(.landscapeLeft)
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    try stage.turn(.portrait)
    device.endGeneratingDeviceOrientationNotifications()
    try stage.turn(.landscapeRight)
    expectEqual(turns, 1)
    expect(!device.isGeneratingDeviceOrientationNotifications)
  }
}

/// A root that wants its orientation, and looks at its view in the callbacks.
private final class Forcing: Orienting {
  var widerThanHigh: [String: Bool] = [:]

  private func look(_ callback: String) {
    widerThanHigh[callback] = view.bounds.width > view.bounds.height
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    look("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    look("viewIsAppearing")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    look("viewWillLayoutSubviews")
  }
}
