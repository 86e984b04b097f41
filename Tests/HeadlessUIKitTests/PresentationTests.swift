import EventTrace
import Foundation
import HeadlessUIKit
import Testing

/// Presentations as they were observed, and what the rules say about each version.
@MainActor
struct PresentationTests {
  private let alone = ["B.viewDidLoad", "B.viewWillAppear", "B.viewDidAppear"]

  /// A on screen, and B that wants that style.
  private func shown(
    iOS: IOSVersion, model: String? = nil, as style: UIModalPresentationStyle? = nil,
    switches: [String: Bool] = [:]
  ) throws -> (stage: Stage, a: A, b: B) {
    let stage = Stage(iOS: iOS, model: model, switches: switches)
    let (a, b) = (A(), B())
    if let style { b.modalPresentationStyle = style }
    try stage.show(a)
    return (stage, a, b)
  }

  private func consoleLines(_ stage: Stage) -> [String] {
    stage.device.simulator.recorder.events.filter { $0.kind == .console }.map { $0.text ?? "" }
  }

  // MARK: Full screen

  @Test("What is presented full screen decides about rotation while it is there (rule 115)")
  func rotation() throws {
    let (stage, a, b) = try shown(iOS: 6, as: .fullScreen)
    let simulator = stage.device.simulator
    let asked = { (events: ArraySlice<Event>) in
      events.filter { $0.name == "supportedInterfaceOrientations" }.compactMap { $0.subject?.name }
    }
    a.present(b, animated: false)
    try simulator.settle()
    var mark = simulator.recorder.events.count
    simulator.rotate(to: .landscapeLeft)
    try simulator.settle()
    #expect(Set(asked(simulator.recorder.events[mark...])) == ["B"])
    a.dismiss(animated: false)
    try simulator.settle()
    mark = simulator.recorder.events.count
    simulator.rotate(to: .portrait)
    try simulator.settle()
    #expect(Set(asked(simulator.recorder.events[mark...])) == ["A"])
  }

  @Test(
    "Full screen: the new one came before the old one went (rule 139, T48)",
    arguments: [5.0, 6, 10, 13, 17], [true, false])
  func present(iOS: IOSVersion, animated: Bool) throws {
    let (stage, a, b) = try shown(iOS: iOS, as: .fullScreen)
    let mark = stage.mark
    var atCompletion: [String]?
    var flags: [String: Bool] = [:]
    a.during["viewWillDisappear"] = { flags["A.willDisappear"] = $0.isBeingDismissed }
    b.during["viewWillAppear"] = {
      flags["B.willAppear"] = $0.isBeingPresented && $0.presentingViewController === a
    }
    a.present(b, animated: animated) {
      atCompletion = stage.heard(since: mark, ["viewDidLoad"] + Stage.appearance)
      flags["completion"] = b.isBeingPresented
    }
    #expect(atCompletion == nil)
    try stage.settle()
    #expect(
      atCompletion == [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "A.viewDidDisappear",
      ])
    #expect(flags == ["A.willDisappear": false, "B.willAppear": true, "completion": false])
    #expect(stage.device.simulator.queue.now.seconds == (animated ? 0.5 : 0))
    #expect(a.view.window == nil && b.view.window === stage.window)
  }

  @Test(
    "Full screen: the old one is back before the new one is gone (rules 140 and 142)",
    arguments: [5.0, 10, 17], [true, false])
  func dismiss(iOS: IOSVersion, animated: Bool) throws {
    let (stage, a, b) = try shown(iOS: iOS, as: .fullScreen)
    a.present(b, animated: false)
    try stage.settle()
    let mark = stage.mark
    var atCompletion: [String]?
    var flags: [String: Bool] = [:]
    b.during["viewDidDisappear"] = {
      flags["dismissing"] = $0.isBeingDismissed
      flags["linked"] = $0.presentingViewController != nil
    }
    b.dismiss(animated: animated) {
      atCompletion = stage.heard(since: mark)
      flags["completion"] = b.isBeingDismissed
    }
    try stage.settle()
    #expect(
      atCompletion == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(flags == ["dismissing": true, "linked": false, "completion": false])
    #expect(a.presentedViewController == nil)
    #expect(a.view.superview === stage.window && b.view.superview == nil)
  }

  @Test("A dismissed controller that nobody holds is gone")
  func release() throws {
    let stage = Stage(iOS: 10.0)
    let a = A()
    try stage.show(a)
    a.present(B(), animated: true)
    try stage.settle()
    weak let presented = a.presentedViewController
    #expect(presented != nil)
    a.dismiss(animated: true)
    try stage.settle()
    #expect(presented == nil)
  }

  @Test("The old names do the same, from the first iOS on", arguments: [2.0, 4.3, 12])
  func oldNames(iOS: IOSVersion) throws {
    let (stage, a, b) = try shown(iOS: iOS)
    let mark = stage.mark
    a.presentModalViewController(b, animated: true)
    try stage.settle()
    #expect(a.modalViewController === b)
    b.dismissModalViewController(animated: true)
    try stage.settle()
    #expect(a.modalViewController == nil)
    #expect(
      stage.heard(since: mark) == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  // MARK: Styles

  @Test(
    "On iPad a form sheet or popover leaves the presenter alone (rules 144 and 158, T50)",
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover])
  func sheetOnPad(style: UIModalPresentationStyle) throws {
    let (stage, a, b) = try shown(iOS: 10.0, model: "iPad Air", as: style)
    let mark = stage.mark
    var isComplete = false
    a.present(b, animated: true)
    try stage.settle()
    #expect(stage.heard(since: mark, Stage.appearance + ["viewDidLoad"]) == alone)
    a.dismiss(animated: true) { isComplete = true }
    try stage.settle()
    #expect(
      stage.heard(since: mark).dropFirst(2) == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(isComplete)
  }

  @Test(
    "On a phone before iOS 13 sheets fill the screen (rule 145)",
    arguments: [UIModalPresentationStyle.formSheet, .pageSheet], [5.0, 12])
  func sheetOnPhone(style: UIModalPresentationStyle, iOS: IOSVersion) throws {
    let (stage, a, b) = try shown(iOS: iOS, as: style)
    a.present(b, animated: true)
    try stage.settle()
    #expect(a.appearance == .disappeared)
    #expect(a.view.window == nil)
  }

  @Test("Without a style of its own a controller is a sheet from iOS 13 on (rule 146, T51)")
  func defaultStyle() throws {
    let (old, covered, full) = try shown(iOS: 12.0)
    #expect(full.modalPresentationStyle == .fullScreen)
    covered.present(full, animated: true)
    try old.settle()
    #expect(covered.appearance == .disappeared)

    let (stage, a, b) = try shown(iOS: 13.0)
    #expect(b.modalPresentationStyle == .pageSheet)
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    b.dismiss(animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.appearance + ["viewDidLoad"])
        == alone + ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  @Test(
    "Over full screen and custom leave the presenter alone (rule 144, T52)",
    arguments: [UIModalPresentationStyle.overFullScreen, .custom, .overCurrentContext])
  func over(style: UIModalPresentationStyle) throws {
    let (stage, a, b) = try shown(iOS: 15.0, as: style)
    let mark = stage.mark
    a.present(b, animated: true)
    try stage.settle()
    b.dismiss(animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.appearance + ["viewDidLoad"])
        == alone + ["B.viewWillDisappear", "B.viewDidDisappear"])
  }

  // MARK: Who presents

  @Test("A tab's content is presented on by the tab bar controller (rule 147, T56)")
  func outermostPresents() throws {
    let stage = Stage(iOS: 6.0)
    let (content, tabs, b) = (A(), UITabBarController(), B())
    tabs.viewControllers = [content]
    try stage.show(tabs)
    content.present(b, animated: true)
    try stage.settle()
    #expect(content.presentedViewController === b)
    #expect(tabs.presentedViewController === b)
    #expect(b.presentingViewController === tabs)
    #expect(content.appearance == .disappeared)
    content.dismiss(animated: true)
    try stage.settle()
    #expect(tabs.presentedViewController == nil)
    #expect(content.appearance == .appeared)
  }

  @Test("The style currentContext finds the nearest context, on phones from iOS 8 on (rule 148)")
  func context() throws {
    for (iOS, finds) in [(IOSVersion(7), false), (8.0, true)] {
      let stage = Stage(iOS: iOS)
      let (content, tabs, b) = (A(), UITabBarController(), B())
      tabs.viewControllers = [content]
      content.definesPresentationContext = true
      b.modalPresentationStyle = .currentContext
      try stage.show(tabs)
      content.present(b, animated: false)
      try stage.settle()
      #expect(b.presentingViewController === (finds ? content : tabs))
      #expect(content.appearance == .disappeared)
      #expect(tabs.appearance == (finds ? .appeared : .disappeared))
      b.dismiss(animated: false)
      try stage.settle()
      #expect(content.appearance == .appeared && content.view.window === stage.window)
    }
  }

  @Test("Dismissing a lower controller removes all above it, the hidden ones unheard (rule 150)")
  func stack() throws {
    let (stage, a, b) = try shown(iOS: 10.0)
    let c = C()
    a.present(b, animated: false)
    try stage.settle()
    b.present(c, animated: false)
    try stage.settle()
    let mark = stage.mark
    a.dismiss(animated: true)
    try stage.settle()
    #expect(
      stage.heard(since: mark) == [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "C.viewDidDisappear",
      ])
    #expect(b.presentedViewController == nil && b.presentingViewController == nil)
    #expect(b.view.superview == nil && c.view.superview == nil)
  }

  // MARK: The animated flag

  @Test("A presentation without animation tells the presented one of one, on iOS 12 (rule 75, T54)")
  func flags() throws {
    for (switches, expected) in [
      ([:], "true"), (["unanimatedPresentationsSeemAnimated": false], "false"),
    ] {
      let (stage, a, b) = try shown(iOS: 12.0, switches: switches)
      a.present(b, animated: false)
      try stage.settle()
      b.dismiss(animated: false)
      try stage.settle()
      let heard = stage.device.simulator.recorder.events.filter {
        $0.subject?.name == "B" && $0.kind == .callback && $0.name.hasSuffix("ppear(_:)")
      }
      #expect(heard.map(\.arguments) == Array(repeating: [expected], count: 4))
    }
  }

  @Test("On iOS 8 the presenter's did calls deny the animation (rule 74)")
  func presentersFlags() throws {
    for (iOS, did) in [(IOSVersion(7), "true"), (8.0, "false")] {
      let (stage, a, b) = try shown(iOS: iOS)
      let mark = stage.mark
      a.present(b, animated: true)
      try stage.settle()
      a.dismiss(animated: true)
      try stage.settle()
      let heard = stage.device.simulator.recorder.events[mark...].filter {
        $0.subject?.name == "A" && $0.kind == .callback && $0.name.hasSuffix("ppear(_:)")
      }
      #expect(heard.flatMap(\.arguments) == ["true", did, "true", did])
    }
  }

  // MARK: What is refused

  @Test("Presenting on a controller without a window does nothing but leave a line (rule 151)")
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
      let stage = Stage(iOS: iOS)
      let (a, b) = (A(), B())
      var isComplete = false
      a.during["viewDidLoad"] = { $0.present(b, animated: true) { isComplete = true } }
      try stage.show(a)
      #expect(consoleLines(stage) == lines)
      #expect(!isComplete && a.presentedViewController == nil && !b.isViewLoaded)
    }
  }

  @Test("A second presentation is dropped with a line (rule 152)")
  func second() throws {
    for (iOS, lines) in [
      (IOSVersion(7), []),
      (8.0, ["Warning: Attempt to present <C>  on <A> which is already presenting <B>"]),
      (
        13.0,
        ["[Presentation] Attempt to present <C> on <A> (from <A>) which is already presenting <B>."]
      ),
    ] {
      let (stage, a, b) = try shown(iOS: iOS, as: .fullScreen)
      a.present(b, animated: false)
      try stage.settle()
      // Still in its window, so that nothing else is wrong.
      stage.window.addSubview(a.view)
      a.present(C(), animated: false)
      #expect(consoleLines(stage) == lines)
      #expect(a.presentedViewController === b)
    }
  }

  @Test("What comes during an animated transition is dropped with a line (rule 152)")
  func duringTransition() throws {
    let (stage, a, b) = try shown(iOS: 12.0)
    a.present(b, animated: true)
    a.present(C(), animated: true)
    a.dismiss(animated: true)
    try stage.settle()
    #expect(
      consoleLines(stage) == [
        "Warning: Attempt to present <C> on <A> while a presentation is in progress!",
        "Warning: Attempt to dismiss from view controller <A> while a presentation or dismiss is "
          + "in progress!",
      ])
    #expect(a.presentedViewController === b && b.appearance == .appeared)
  }

  @Test("Presenting nil or one that is presented already ends the app (rule 153)")
  func exceptions() throws {
    let (stage, a, b) = try shown(iOS: 10.0)
    a.present(nil, animated: true)
    #expect(
      stage.device.lines(.exception).last?.contains(
        "Application tried to present a nil modal view controller on target <A>.") == true)

    let (next, presenter, presented) = try shown(iOS: 10.0)
    presenter.present(presented, animated: false)
    try next.settle()
    presented.present(presented, animated: false)
    #expect(
      next.device.lines(.exception).last?.contains(
        "Application tried to present modally an active controller <B>.") == true)
    _ = b
  }

  @Test("A controller that the root does not know of presents, with a line (rule 154)")
  func detached() throws {
    let (stage, a, b) = try shown(iOS: 7.0)
    let c = C()
    a.view.addSubview(c.view)
    try stage.settle()
    c.present(b, animated: true)
    try stage.settle()
    #expect(
      consoleLines(stage) == [
        "Presenting view controllers on detached view controllers is discouraged <C>."
      ])
    #expect(b.appearance == .appeared)
  }

  @Test("Up to iOS 5 a dismissal right after its presentation is lost (rule 155)")
  func atOnce() throws {
    for (iOS, stays) in [(IOSVersion(5), true), (6.0, false)] {
      let (stage, a, b) = try shown(iOS: iOS)
      a.present(b, animated: false)
      a.dismiss(animated: false)
      try stage.settle()
      #expect((a.presentedViewController === b) == stays)
      #expect(a.appearance == (stays ? .disappeared : .appeared))
    }
  }

  // MARK: Memory

  @Test("Up to iOS 5 a covered presenter loses its view and loads it again (rules 46 and 52)")
  func unloading() throws {
    let (stage, a, b) = try shown(iOS: 5.0)
    a.present(b, animated: false)
    try stage.settle()
    a.didReceiveMemoryWarning()
    #expect(!a.isViewLoaded)
    let mark = stage.mark
    a.dismiss(animated: false)
    try stage.settle()
    #expect(
      stage.heard(since: mark, Stage.life) == [
        "B.viewWillDisappear", "A.loadView", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewDidAppear", "B.viewDidDisappear",
      ])
    #expect(a.view.window === stage.window)
  }
}
