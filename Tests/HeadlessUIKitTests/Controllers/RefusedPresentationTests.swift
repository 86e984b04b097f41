import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Presentations that do not come about (rules 151 to 155).
@MainActor
struct RefusedPresentationTests {
  @Test("Presenting on a controller without a window does nothing but leave a line", .rule(151))
  func noWindow() throws {
    for (iOS, lines) in [
      (IOSVersion(5), []),
      (6.0, ["Warning: Attempt to present <B> on <A> whose view is not in the window hierarchy!"]),
      (
        13.0,
        [
          "[Presentation] Attempt to present <B> on <A> (from <A>) whose view is not in the window "
            + "hierarchy."
        ]
      ),
    ] {
      let stage = TestApp(iOS: iOS)
      let (a, b) = (A(), B())
      var isComplete = false
      a.during["viewDidLoad"] = { $0.present(b, animated: true) { isComplete = true } }
      try stage.show(a)
      expectEqual(stage.consoleTexts, lines)
      expect(!isComplete && a.presentedViewController == nil && !b.isViewLoaded)
    }
  }

  @Test("A dismissal without animation is over when the next one is presented", .rule(518))
  func behindDismissal() throws {
    for iOS in [7, 8, 12, 17] as [IOSVersion] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      a.present(b, animated: false)
      try stage.settle()
      let (c, mark) = (C(), stage.mark)
      c.modalPresentationStyle = .fullScreen
      var dismissed = false
      a.dismiss(animated: false) { dismissed = true }
      a.present(c, animated: true)
      expect(dismissed && a.presentedViewController === c, "iOS \(iOS)")
      try stage.settle()
      expectEqual(stage.consoleTexts, [], "iOS \(iOS)")
      expectEqual(
        stage.heard(since: mark),
        [
          "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
          "A.viewWillDisappear", "C.viewWillAppear", "C.viewDidAppear", "A.viewDidDisappear",
        ], "iOS \(iOS)")
    }
  }

  @Test("A second presentation is dropped with a line", .rule(152))
  func second() throws {
    for (iOS, lines) in [
      (IOSVersion(7), []),
      (8.0, ["Warning: Attempt to present <C>  on <A> which is already presenting <B>"]),
      (
        13.0,
        ["[Presentation] Attempt to present <C> on <A> (from <A>) which is already presenting <B>."]
      ),
    ] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      a.present(b, animated: false)
      try stage.settle()
      // Still in its window, so that nothing else is wrong.
      stage.window.addSubview(a.view)
      a.present(C(), animated: false)
      expectEqual(stage.consoleTexts, lines)
      expect(a.presentedViewController === b)
    }
  }

  @Test("What comes during an animated transition is dropped with a line", .rule(152))
  func duringTransition() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 12.0)
    a.present(b, animated: true)
    a.present(C(), animated: true)
    a.dismiss(animated: true)
    try stage.settle()
    expectEqual(
      stage.consoleTexts,
      [
        "Warning: Attempt to present <C> on <A> while a presentation is in progress!",
        "Warning: Attempt to dismiss from view controller <A> while a presentation or dismiss is "
          + "in progress!",
      ])
    expect(a.presentedViewController === b && b.appearance == .appeared)
  }

  @Test("Presenting nil or one that is presented already ends the app", .rule(153))
  func exceptions() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 10.0)
    a.present(nil, animated: true)
    expectEqual(
      stage.device.lines(.exception).last?.contains(
        "Application tried to present a nil modal view controller on target <A>."), true)

    let (next, presenter, presented) = try TestApp.pair(iOS: 10.0)
    presenter.present(presented, animated: false)
    try next.settle()
    presented.present(presented, animated: false)
    expectEqual(
      next.device.lines(.exception).last?.contains(
        "Application tried to present modally an active controller <B>."), true)
    _ = b
  }

  @Test("A controller that the root does not know of presents, with a line", .rule(154))
  func detached() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 7.0)
    let c = C()
    a.view.addSubview(c.view)
    try stage.settle()
    c.present(b, animated: true)
    try stage.settle()
    expectEqual(
      stage.consoleTexts,
      [
        "Presenting view controllers on detached view controllers is discouraged <C>."
      ])
    expectEqual(b.appearance, .appeared)
  }

  @Test("Up to iOS 5 a dismissal right after its presentation is lost", .rule(155))
  func atOnce() throws {
    for (iOS, stays) in [(IOSVersion(5), true), (6.0, false)] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS)
      a.present(b, animated: false)
      a.dismiss(animated: false)
      try stage.settle()
      expectEqual((a.presentedViewController === b), stays)
      expectEqual(a.appearance, (stays ? .disappeared : .appeared))
    }
  }

  @Test("One that has a parent, or is the root of a window, is not presented", .rule(153, "M11"))
  func active() throws {
    for iOS in [5.0, 12, 26] as [IOSVersion] {
      let stage = TestApp(iOS: iOS)
      let (parent, child) = (P(), C())
      try stage.show(parent)
      parent.embed(child)
      parent.present(child, animated: false)
      expectEqual(
        stage.device.lines(.exception),
        [
          "NSInvalidArgumentException: Application tried to present modally an active controller "
            + "<C>."
        ])
    }
    let (stage, a, b) = try TestApp.pair(iOS: 9.0)
    a.present(b, animated: false)
    try stage.settle()
    b.present(a, animated: false)
    expectEqual(
      stage.device.lines(.exception),
      [
        "NSInvalidArgumentException: Application tried to present modally an active controller <A>."
      ])
  }

  @Test("What is refused leaves no trace: no view, no link, no completion", .rule(151, 152))
  func nothingHappens() throws {
    for iOS in [5.0, 8, 13] as [IOSVersion] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
      let c = C()
      var isComplete = false
      a.present(b, animated: true)
      let mark = stage.mark
      a.present(c, animated: true) { isComplete = true }
      try stage.settle()
      expect(!isComplete && !c.isViewLoaded && c.presentingViewController == nil)
      expectEqual(
        stage.heard(since: mark),
        only(iOS >= 8.0, "A.viewWillDisappear", "B.viewWillAppear")
          + ["B.viewDidAppear", "A.viewDidDisappear"])
    }
  }

  @Test("Before iOS 6 nobody notes a presenter that the root does not know of", .rule(154))
  func detachedBefore6() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 5.0)
    let c = C()
    a.view.addSubview(c.view)
    try stage.settle()
    c.present(b, animated: true)
    try stage.settle()
    expectEqual(stage.consoleTexts, [])
    expectEqual(b.appearance, .appeared)
  }
}
