import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Controllers over controllers over controllers (rule 150).
@Suite(.rule(150))
@MainActor
struct PresentationStackTests {
  @Test("Of a stack that is dismissed only the top one moves", .rule(150))
  func onlyTheTopMoves() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 15.0, as: .overFullScreen)
    let c = C()
    c.modalPresentationStyle = .overFullScreen
    a.present(b, animated: true)
    try stage.settle()
    b.present(c, animated: true)
    try stage.settle()
    let mark = stage.mark
    a.dismiss(animated: true)
    try stage.settle()
    let heard = stage.device.simulator.recorder.events[mark...]
      .filter { $0.kind == .callback && $0.name.hasSuffix("ppear(_:)") }.map(\.description)
    expectEqual(
      heard,
      [
        "C viewWillDisappear(true)", "B viewWillDisappear(false)", "C viewDidDisappear(true)",
        "B viewDidDisappear(false)",
      ])
  }

  @Test("A child of what is presented hands its dismissal up as well", .rule(150))
  func dismissalByChild() throws {
    let stage = TestApp(iOS: 9.0)
    let (a, content) = (A(), C())
    let navigation = UINavigationController(rootViewController: content)
    try stage.show(a)
    a.present(navigation, animated: true)
    try stage.settle()
    let mark = stage.mark
    content.dismiss(animated: true)
    try stage.settle()
    expect(a.presentedViewController == nil && a.appearance == .appeared)
    expectEqual(
      stage.heard(since: mark),
      [
        "UINavigationController.viewWillDisappear", "C.viewWillDisappear", "A.viewWillAppear",
        "A.viewDidAppear", "UINavigationController.viewDidDisappear", "C.viewDidDisappear",
      ])
  }

  @Test(
    "A dismissal in the middle takes what is above, and leaves what is below", .rule(150),
    arguments: [5.1, 7.0, 10.0, 17.0] as [IOSVersion])
  func dismissalInTheMiddle(iOS: IOSVersion) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS)
    let c = C()
    for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
    a.present(b, animated: false)
    try stage.settle()
    b.present(c, animated: false)
    try stage.settle()
    b.dismiss(animated: false)
    try stage.settle()
    expect(a.presentedViewController === b && b.presentedViewController == nil)
    expect(b.appearance == .appeared && c.appearance == .disappeared)
    expect(b.view.window === stage.window && a.view.window == nil)
    // Now that it presents nothing, its dismissal is its own.
    b.dismiss(animated: false)
    try stage.settle()
    expect(a.presentedViewController == nil && a.appearance == .appeared)
    expect(a.view.window === stage.window)
  }

  @Test("Who is dismissed as soon as it has appeared goes after all have heard of it", .rule(757))
  func dismissalWhileAppearing() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      for animated in [true, false] {
        let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
        var story: [String] = []
        b.during["viewDidAppear"] = {
          story.append("appeared")
          $0.dismiss(animated: animated) { story.append("dismissed") }
        }
        a.during["viewWillAppear"] = { _ in story.append("back") }
        let mark = stage.mark
        a.present(b, animated: animated) { story.append("presented") }
        try stage.settle()
        expectEqual(
          stage.heard(since: mark),
          [
            "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
            "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
          ], "iOS \(iOS)")
        expectEqual(story, ["appeared", "presented", "back", "dismissed"], "iOS \(iOS)")
        expect(a.presentedViewController == nil && a.view.window === stage.window)
      }
    }
  }

  @Test("Of two dismissals while it appears the first one counts", .rule(757), .rule(152))
  func twoDismissalsWhileAppearing() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      var story: [String] = []
      b.during["viewDidAppear"] = { $0.dismiss(animated: true) { story.append("first") } }
      a.during["viewDidDisappear"] = { $0.dismiss(animated: true) { story.append("second") } }
      a.present(b, animated: true)
      try stage.settle()
      expect(story == ["first"] && a.presentedViewController == nil, "iOS \(iOS)")
      expectEqual(
        stage.consoleTexts,
        [
          "Warning: Attempt to dismiss from view controller <A> while a presentation or dismiss is in "
            + "progress!"
        ], "iOS \(iOS)")
    }
  }

  @Test("The completion may dismiss without animation and present another at once", .rule(518))
  func anotherInCompletion() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      for animated in [true, false] {
        let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
        let c = C()
        c.modalPresentationStyle = .fullScreen
        a.present(b, animated: animated) {
          a.dismiss(animated: false)
          a.present(c, animated: true)
        }
        try stage.settle()
        expect(a.presentedViewController === c && c.appearance == .appeared, "iOS \(iOS)")
        expect(b.appearance == .disappeared && stage.consoleTexts == [], "iOS \(iOS) \(animated)")
      }
    }
  }
}
