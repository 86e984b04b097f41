import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What a turn of the interface means, on every version (rules 127 to 138).
@MainActor
struct RotationRuleTests {
  private let old = [
    "willRotate", "willAnimateRotation", "didRotate", "willAnimateFirstHalfOfRotation",
    "didAnimateFirstHalfOfRotation", "willAnimateSecondHalfOfRotation",
  ]
  private let new = ["willTransition", "viewWillTransition", "traitCollectionDidChange"]
  private let layout = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]

  private func shown(
    _ iOS: IOSVersion, overriding members: String...
  ) throws -> (TestApp, Orienting) {
    let stage = TestApp(iOS: iOS)
    let root = Orienting(.all)
    root.overridden.formUnion(members)
    try stage.show(root)
    return (stage, root)
  }

  private func members(_ stage: TestApp, since mark: Int, _ names: [String]) -> [String] {
    stage.heard(since: mark, names).map { String($0.split(separator: ".")[1]) }
  }

  @Test(
    "A turn: old callbacks around the layout up to iOS 7, transitions before it later",
    .rule(127, 130))
  func turn() throws {
    for iOS in IOSVersion.tried {
      // Before iOS 4 no window keeps the controller alive.
      let (stage, root) = try shown(
        iOS, overriding: "willAnimateRotation(to:duration:)", "viewWillTransition(to:with:)")
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      let expected =
        if iOS < 8.0 {
          ["willRotate"] + only(iOS >= 5.0, layout).flatMap(\.self)
            + (iOS >= 3.0
              ? ["willAnimateRotation"]
              : [
                "willAnimateFirstHalfOfRotation", "didAnimateFirstHalfOfRotation",
                "willAnimateSecondHalfOfRotation",
              ]) + ["didRotate"]
        } else {
          ["willTransition", "viewWillTransition", "traitCollectionDidChange"] + layout
        }
      expectEqual(members(stage, since: mark, old + new + layout), expected, "iOS \(iOS)")
      expectEqual(root.interfaceOrientation, .landscapeRight)
    }
  }

  @Test("The questions come before, and the bounds change after willRotate", .rule(127, "T73"))
  func bounds() throws {
    final class Sized: Orienting {
      var sizes: [String] = []
      private func note(_ name: String) {
        sizes.append("\(name) \(view.bounds.width > view.bounds.height) ")
      }
      override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("will \(interfaceOrientation)")
      }
      override func viewWillLayoutSubviews() { note("layout \(interfaceOrientation)") }
      override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
      ) { note("animate \(interfaceOrientation)") }
      override func didRotate(from orientation: UIInterfaceOrientation) {
        note("did \(interfaceOrientation)")
      }
    }
    for iOS in IOSVersion.tried(from: 3.0, before: 8.0) {
      let stage = TestApp(iOS: iOS)
      let root = Sized(.all)
      root.overridden.insert("willAnimateRotation(to:duration:)")
      try stage.show(root)
      root.sizes = []
      try stage.turn(.landscapeLeft)
      expectEqual(
        root.sizes,
        ["will portrait false "] + only(iOS >= 5.0, "layout landscapeRight true ")
          + ["animate landscapeRight true ", "did landscapeRight true "], "iOS \(iOS)")
    }
  }

  @Test(
    "Half rotations: of a class that has only those, up to iOS 5, noted from 3 on",
    .rule(128, "M31"))
  func halves() throws {
    for iOS in IOSVersion.tried(from: 2.0, before: 8.0) {
      let (stage, root) = try shown(iOS, overriding: "willAnimateFirstHalfOfRotation(to:duration:)")
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        members(stage, since: mark, old),
        ["willRotate"]
          + (iOS < 6.0
            ? [
              "willAnimateFirstHalfOfRotation", "didAnimateFirstHalfOfRotation",
              "willAnimateSecondHalfOfRotation",
            ] : ["willAnimateRotation"]) + ["didRotate"], "iOS \(iOS)")
      expectEqual(stage.consoleTexts.count, (iOS >= 3.0 && iOS < 6.0 ? 1 : 0), "iOS \(iOS)")
      expectEqual(root.interfaceOrientation, .landscapeRight)
    }
  }

  @Test("Rotations reach what is shown, and nobody in a tab that is not", .rule(129, "T71"))
  func shownAlone() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let (shown, hidden, tabs) = (Orienting(.all), Presenting(.all), UITabBarController())
      tabs.viewControllers = [hidden, shown]
      try stage.show(tabs)
      tabs.selectedIndex = 1
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      let heard = stage.heard(since: mark, old + new)
      expect(heard.contains("Orienting.\(iOS < 8.0 ? "didRotate" : "viewWillTransition")"))
      expect(!heard.contains { $0.hasPrefix("Presenting") }, "iOS \(iOS)")
    }
  }

  @Test("A custom container that says no keeps rotations to itself, from iOS 5 to 7", .rule(129))
  func notForwarded() throws {
    final class Container: Orienting {
      override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
        -> Bool
      { false }
      override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }
    }
    for iOS in IOSVersion.tried(from: 5.0, before: 8.0) {
      for isSilent in [false, true] {
        let stage = TestApp(iOS: iOS)
        let (root, child) = (isSilent ? Container(.all) : Orienting(.all), C())
        try stage.show(root)
        root.embed(child)
        try stage.settle()
        let mark = stage.mark
        try stage.turn(.landscapeLeft)
        expectEqual(
          stage.heard(since: mark, old).contains { $0.hasPrefix("C.") }, !isSilent, "iOS \(iOS)")
      }
    }
  }

  @Test("From iOS 8 on parents hear both warnings before their children", .rule(130))
  func parentsFirst() throws {
    for iOS in IOSVersion.tried(from: 8.0) {
      let stage = TestApp(iOS: iOS)
      let (parent, child) = (P(), C())
      try stage.show(parent)
      parent.embed(child)
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        stage.heard(since: mark, ["willTransition", "viewWillTransition"]),
        [
          "P.willTransition", "C.willTransition", "P.viewWillTransition", "C.viewWillTransition",
        ], "iOS \(iOS)")
    }
  }

  @Test("Without super the children do not hear it; on an iPad no traits change", .rule(130))
  func whatIsTold() throws {
    final class Silent: UIViewController {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {}
    }
    for iOS in IOSVersion.tried(from: 8.0) {
      let model = DeviceModel.all.first { $0.idiom == .pad && $0.runs(iOS) }
      let stage = TestApp(iOS: iOS, model: model?.name)
      let (parent, child) = (Silent(), C())
      try stage.show(parent)
      parent.embed(child)
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(stage.heard(since: mark, new), ["Silent.viewWillTransition"], "iOS \(iOS)")
    }
  }

  @Test("Who has viewWillTransition hears nothing of the old ones", .rule(131, "T67"))
  func oldOrNew() throws {
    for iOS in IOSVersion.tried(from: 8.0) {
      for isNew in [true, false] {
        let (stage, root) = try shown(iOS)
        if isNew { root.overridden.insert("viewWillTransition(to:with:)") }
        let mark = stage.mark
        try stage.turn(.landscapeLeft)
        expectEqual(
          members(stage, since: mark, old),
          (isNew ? [] : ["willRotate", "willAnimateRotation", "didRotate"]), "iOS \(iOS)")
      }
    }
  }

  @Test("A hidden navigation bar is layout, and no transition", .rule(132))
  func hiddenBar() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let navigation = UINavigationController(rootViewController: A())
      try stage.show(navigation)
      let mark = stage.mark
      navigation.setNavigationBarHidden(true, animated: false)
      try stage.settle()
      expectEqual(
        stage.heard(since: mark, TestApp.all + old + new).filter { $0.hasPrefix("A") },
        only(iOS >= 5.0, "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"), "iOS \(iOS)")
    }
  }

  @Test(
    "The first appearance brings the traits on iOS 8 to 12, a forced launch others", .rule(133, 134)
  )
  func firstTraits() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      try stage.show(A())
      expectEqual(
        stage.heard(TestApp.appearance + new + ["viewWillLayoutSubviews"]),
        ["A.viewWillAppear"]
          + only(iOS >= 8.0 && iOS < 13, "A.traitCollectionDidChange")
          + only(iOS >= 5.0, "A.viewWillLayoutSubviews") + ["A.viewDidAppear"], "iOS \(iOS)")
      guard iOS >= 8.0 else { continue }
      let forced = TestApp(iOS: iOS)
      try forced.show(Orienting(.landscape))
      expectEqual(
        forced.heard(new),
        only(iOS < 9, "Orienting.traitCollectionDidChange") + ["Orienting.willTransition"]
          + only(iOS < 13 || iOS >= 14, "Orienting.traitCollectionDidChange"), "iOS \(iOS)")
    }
  }

  @Test("Up to iOS 7 the root view is turned in an upright window; later the window is", .rule(135))
  func turnedView() throws {
    for iOS in IOSVersion.tried {
      let (stage, root) = try shown(iOS)
      try stage.turn(.landscapeLeft)
      let (window, view) = (stage.window.frame.size, root.view!)
      expectEqual((window.width > window.height), (iOS >= 8.0), "iOS \(iOS)")
      expectEqual((view.frame.width > view.frame.height), (iOS >= 8.0), "iOS \(iOS)")
      expect(view.bounds.width > view.bounds.height, "iOS \(iOS)")
      let screen = UIScreen.main.bounds.size
      expectEqual((screen.width > screen.height), (iOS >= 8.0), "iOS \(iOS)")
    }
  }

  @Test(
    "The status bar turns the interface up to iOS 5, later where nothing is supported", .rule(137))
  func statusBar() throws {
    for iOS in IOSVersion.tried {
      for (allowed, turns) in [
        (UIInterfaceOrientationMask.all, iOS < 6.0), ([], true),
      ] {
        let (stage, root) = try shown(iOS)
        root.allowed = allowed
        UIApplication().setStatusBarOrientation(.landscapeRight, animated: false)
        expectEqual(
          root.interfaceOrientation, (turns ? .landscapeRight : .portrait), "iOS \(iOS)")
        expectEqual(stage.device.lines(.exception), [])
      }
    }
  }

  @Test("The app may have the device asked again, from iOS 5 on", .rule(138))
  func askedAgain() throws {
    for iOS in IOSVersion.tried {
      let (stage, root) = try shown(iOS)
      root.allowed = .portrait
      try stage.turn(.landscapeLeft)
      root.allowed = .all
      UIViewController.attemptRotationToDeviceOrientation()
      try stage.settle()
      expectEqual(
        root.interfaceOrientation, (iOS >= 5.0 ? .landscapeRight : .portrait), "iOS \(iOS)")
      expectEqual(stage.device.lines(.exception).isEmpty, (iOS >= 5.0), "iOS \(iOS)")
      guard iOS >= 5.0 else { continue }
      root.allowed = .portrait
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      try stage.settle()
      expectEqual(stage.device.lines(.exception).isEmpty, (iOS >= 16), "iOS \(iOS)")
      if iOS >= 16 { expectEqual(root.interfaceOrientation, .portrait, "iOS \(iOS)") }
    }
  }

  @Test("A covered presenter hears of rotations up to iOS 5 alone", .rule("138a"))
  func covered() throws {
    for iOS in IOSVersion.tried {
      let stage = TestApp(iOS: iOS)
      let (root, modal) = (Presenting(.all), Orienting(.all))
      if iOS >= 13 { modal.modalPresentationStyle = .fullScreen }
      try stage.show(root)
      root.presentModalViewController(modal, animated: false)
      try stage.settle()
      let mark = stage.mark
      try stage.turn(.landscapeLeft)
      expectEqual(
        stage.heard(since: mark, ["willRotate"]),
        only(iOS < 6.0, "Presenting.willRotate") + ["Orienting.willRotate"], "iOS \(iOS)")
    }
  }
}
