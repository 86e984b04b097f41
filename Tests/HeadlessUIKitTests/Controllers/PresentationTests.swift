import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Presentations as they were observed: what the two hear, and which views are where.
@MainActor
struct DismissedLifetimeTests {
  @Test(
    "A dismissed controller lives until the completion ran, unless a switch says otherwise",
    .rule(140))
  func lifetime() throws {
    for iOS in IOSVersion.tried(from: 5.0) {
      for (animated, goesBefore) in [(true, false), (true, true), (false, false)] {
        let stage = TestApp(iOS: iOS, switches: ["dismissedGoBeforeCompletion": goesBefore])
        let root = P()
        try stage.show(root)
        weak var dismissed: UIViewController?
        do {
          let presented = A()
          dismissed = presented
          root.present(presented, animated: false)
        }
        try stage.settle()
        var lives: Bool?
        root.dismiss(animated: animated) { lives = dismissed != nil }
        try stage.settle()
        expect(lives == !goesBefore && dismissed == nil, "iOS \(iOS) \(animated)")
      }
    }
  }
}

@MainActor
struct PresentationTests {
  // MARK: Full screen

  @Test("What is presented full screen decides about rotation while it is there", .rule(115))
  func rotation() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 6, as: .fullScreen)
    let simulator = stage.device.simulator
    let asked = { (events: ArraySlice<Event>) in
      events.filter { $0.name == "supportedInterfaceOrientations" }.compactMap { $0.subject?.name }
    }
    a.present(b, animated: false)
    try simulator.settle()
    var mark = simulator.recorder.events.count
    simulator.rotate(to: .landscapeLeft)
    try simulator.settle()
    expectEqual(Set(asked(simulator.recorder.events[mark...])), ["B"])
    a.dismiss(animated: false)
    try simulator.settle()
    mark = simulator.recorder.events.count
    simulator.rotate(to: .portrait)
    try simulator.settle()
    expectEqual(Set(asked(simulator.recorder.events[mark...])), ["A"])
  }

  @Test(
    "Full screen: the new one came before the old one went", .rule(139, "T48"),
    arguments: [5.0, 6, 10, 13, 17], [true, false])
  func present(iOS: IOSVersion, animated: Bool) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
    let mark = stage.mark
    var atCompletion: [String]?
    var flags: [String: Bool] = [:]
    a.during["viewWillDisappear"] = { flags["A.willDisappear"] = $0.isBeingDismissed }
    b.during["viewWillAppear"] = {
      flags["B.willAppear"] = $0.isBeingPresented && $0.presentingViewController === a
    }
    a.present(b, animated: animated) {
      atCompletion = stage.heard(since: mark, ["viewDidLoad"] + TestApp.appearance)
      flags["completion"] = b.isBeingPresented
    }
    expectNil(atCompletion)
    try stage.settle()
    expectEqual(
      atCompletion,
      [
        "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "A.viewDidDisappear",
      ])
    expectEqual(flags, ["A.willDisappear": false, "B.willAppear": true, "completion": false])
    expectEqual(stage.device.simulator.queue.now.seconds, (animated ? 0.5 : 0))
    expect(a.view.window == nil && b.view.window === stage.window)
  }

  @Test(
    "Full screen: the old one is back before the new one is gone", .rule(140, 142),
    arguments: [5.0, 10, 17], [true, false])
  func dismiss(iOS: IOSVersion, animated: Bool) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
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
    expectEqual(
      atCompletion,
      [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
    expectEqual(flags, ["dismissing": true, "linked": false, "completion": false])
    expectNil(a.presentedViewController)
    expect(a.view.superview === stage.window && b.view.superview == nil)
  }

  @Test("A dismissed controller that nobody holds is gone")
  func release() throws {
    let stage = TestApp(iOS: 10.0)
    let a = A()
    try stage.show(a)
    a.present(B(), animated: true)
    try stage.settle()
    weak let presented = a.presentedViewController
    expect(presented != nil)
    a.dismiss(animated: true)
    try stage.settle()
    expectNil(presented)
  }

  @Test("The old names do the same, from the first iOS on", arguments: [2.0, 4.3, 12])
  func oldNames(iOS: IOSVersion) throws {
    let (stage, a, b) = try TestApp.pair(iOS: iOS)
    let mark = stage.mark
    a.presentModalViewController(b, animated: true)
    try stage.settle()
    expect(a.modalViewController === b)
    b.dismissModalViewController(animated: true)
    try stage.settle()
    expectNil(a.modalViewController)
    expectEqual(
      stage.heard(since: mark),
      [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  // MARK: The animated flag

  @Test(
    "A presentation without animation tells the presented one of one, on iOS 12", .rule(75, "T54"))
  func flags() throws {
    for (switches, expected) in [
      ([:], "true"), (["unanimatedPresentationsSeemAnimated": false], "false"),
    ] {
      let (stage, a, b) = try TestApp.pair(iOS: 12.0, switches: switches)
      a.present(b, animated: false)
      try stage.settle()
      b.dismiss(animated: false)
      try stage.settle()
      let heard = stage.device.simulator.recorder.events.filter {
        $0.subject?.name == "B" && $0.kind == .callback && $0.name.hasSuffix("ppear(_:)")
      }
      expectEqual(heard.map(\.arguments), Array(repeating: [expected], count: 4))
    }
  }

  @Test("On iOS 8 the presenter's did calls deny the animation", .rule(74))
  func presentersFlags() throws {
    for (iOS, did) in [(IOSVersion(7), "true"), (8.0, "false")] {
      let (stage, a, b) = try TestApp.pair(iOS: iOS)
      let mark = stage.mark
      a.present(b, animated: true)
      try stage.settle()
      a.dismiss(animated: true)
      try stage.settle()
      let heard = stage.device.simulator.recorder.events[mark...].filter {
        $0.subject?.name == "A" && $0.kind == .callback && $0.name.hasSuffix("ppear(_:)")
      }
      expectEqual(heard.flatMap(\.arguments), ["true", did, "true", did])
    }
  }

  @Test("What is presented from a controller on its way out goes with it, and hears so", .rule(150))
  func presentedWhileLeaving() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 6.0)
    let c = C()
    a.present(b, animated: false)
    try stage.settle()
    let mark = stage.mark
    a.dismiss(animated: false)
    b.present(c, animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark),
      [
        "B.viewWillDisappear", "A.viewWillAppear", "C.viewWillAppear", "A.viewDidAppear",
        "C.viewWillDisappear", "C.viewDidDisappear", "B.viewDidDisappear",
      ])
    expect(b.presentedViewController == nil && c.presentingViewController == nil)
    expect(c.appearance == .disappeared && c.view.window == nil && !c.isBeingPresented)
  }

  // MARK: Memory

  @Test("Up to iOS 5 a covered presenter loses its view and loads it again", .rule(46, 52))
  func unloading() throws {
    let (stage, a, b) = try TestApp.pair(iOS: 5.0)
    a.present(b, animated: false)
    try stage.settle()
    a.didReceiveMemoryWarning()
    expect(!a.isViewLoaded)
    let mark = stage.mark
    a.dismiss(animated: false)
    try stage.settle()
    expectEqual(
      stage.heard(since: mark, TestApp.life),
      [
        "B.viewWillDisappear", "A.loadView", "A.viewDidLoad", "A.viewWillAppear",
        "A.viewDidAppear", "B.viewDidDisappear",
      ])
    expect(a.view.window === stage.window)
  }

  // MARK: Views

  @Test("The covered view has left its window before the new controller did appear", .rule(157))
  func coveredView() throws {
    final class Moving: UIView {
      var log: [String] = []
      override func didMoveToWindow() { log.append(window == nil ? "out" : "in") }
      override func didMoveToSuperview() { log.append(superview == nil ? "off" : "on") }
    }
    let stage = TestApp(iOS: 10.0)
    let (a, b, view) = (A(), B(), Moving(frame: UIScreen.main.bounds))
    a.view = view
    try stage.show(a)
    view.log = []
    b.during["viewWillAppear"] = { _ in view.log.append("B will") }
    b.during["viewDidAppear"] = { _ in view.log.append("B did") }
    a.during["viewDidDisappear"] = { _ in view.log.append("A did") }
    a.during["viewWillAppear"] = { _ in view.log.append("A will") }
    a.during["viewDidAppear"] = { _ in view.log.append("A did again") }
    a.present(b, animated: true)
    try stage.settle()
    expectEqual(Set(view.log[1..<3]), ["out", "off"])
    expectEqual(view.log.filter { $0.count > 3 }, ["B will", "B did", "A did"])
    expectEqual(view.log.first, "B will")
    view.log = []
    a.dismiss(animated: true)
    try stage.settle()
    expect(view.log.first == "A will" && view.log.last == "A did again")
    expect(Set(view.log[1..<3]) == ["in", "on"] && view.log.count == 4)
  }

  @Test("The launch is not animated, and else each hears what was asked for", .rule(74))
  func plainFlags() throws {
    for iOS in [5.0, 7, 9, 11, 13, 26] as [IOSVersion] {
      for animated in [true, false] {
        let (stage, a, b) = try TestApp.pair(iOS: iOS, as: .fullScreen)
        let flags = { (mark: Int) in
          stage.device.simulator.recorder.events[mark...]
            .filter { $0.kind == .callback && $0.name.hasSuffix("ppear(_:)") }.flatMap(\.arguments)
        }
        expectEqual(flags(0), ["false", "false"])
        let mark = stage.mark
        a.present(b, animated: animated)
        try stage.settle()
        a.dismiss(animated: animated)
        try stage.settle()
        expectEqual(flags(mark), Array(repeating: "\(animated)", count: 8))
      }
    }
  }
}
