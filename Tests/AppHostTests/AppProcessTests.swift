import CLibrary
import CourseModel
import EventTrace
import Foundation
import Expectations
import Testing

@Suite("An app lives as its commands say")
struct AppProcessTests {
  let host: HostProcess
  let app: SampleApp

  init() throws {
    host = try HostProcess()
    app = try SampleApp.button.get()
  }

  @Test("A launch streams what happens and is answered when the app has come to rest")
  func launch() throws {
    try host.launch(app.library)
    let answer = try host.answer()
    expectEqual(answer.reply, .done)
    expectEqual(
      answer.events,
      [
        "UIApplicationMain(argc, argv, nil, \"AppDelegate\")",
        "Info.plist NSPrincipalClass → no value",
        "Info.plist NSMainNibFile → no value",
        "Info.plist UIMainStoryboardFile → no value",
        "AppDelegate application(UIApplication, didFinishLaunchingWithOptions: nil)",
        "UIWindow init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))",
        "UIWindow rootViewController = Root",
        "UIWindow makeKeyAndVisible()",
        "Root loadView()",
        "Root viewDidLoad()",
        "UIView addSubview(UIButton)",
        "Root viewWillAppear(false)",
        "UIApplicationDidFinishLaunchingNotification",
        "Root updateViewConstraints()",
        "Root viewWillLayoutSubviews()",
        "Root viewDidLayoutSubviews()",
        "UIApplicationDidBecomeActiveNotification",
        "Root viewDidAppear(false)",
      ])
  }

  @Test("Two launches of one app are the same to the byte")
  func deterministic() throws {
    try host.launch(app.library)
    let first = try host.answer()
    try host.launch(app.library)
    expectEqual(try host.life().end, .killed)
    expectEqual(try host.answer(), first)
  }

  @Test("A tapped button does what its controller made it do")
  func tap() throws {
    try host.launch(app.library)
    _ = try host.answer()
    let press = Command.tap(ElementQuery(kind: .button, label: "Press"))
    expectEqual(try host.answer(to: press), .init(events: ["print: pressed"], reply: .done))
    let taps = Command.perform(action: "taps", argument: .null)
    expectEqual(try host.answer(to: taps), .init(reply: .value(1)))
  }

  @Test(
    "An element that a finger could not touch is not touched",
    arguments: [
      ("hide", Refusal(.elementNotOnScreen, "Press (UIButton is hidden)")),
      ("disable", Refusal(.elementDisabled, "UIButton")),
      ("cover", Refusal(.elementCovered, "UIButton: UIView#2")),
      ("write", Refusal(.elementCovered, "UIButton: the keyboard")),
      (
        "still",
        Refusal(
          .elementUnreachable,
          "UIButton: isUserInteractionEnabled of UIView, in which it lies, is false")
      ),
      (
        "box",
        Refusal(
          .elementUnreachable, "UIButton: its middle lies outside of UIView#2, in which it is")
      ),
      ("twin", Refusal(.ambiguousElement, "Press: UIButton, UIButton#2")),
    ])
  func cannotBeTouched(action: String, refusal: Refusal) throws {
    try host.launch(app.library)
    _ = try host.answer()
    _ = try host.answer(to: .perform(action: action, argument: .null))
    let press = Command.tap(ElementQuery(kind: .button, label: "Press"))
    expectEqual(try host.answer(to: press).reply, .refused(refusal))
  }

  @Test("No finger reaches an app in the background")
  func background() throws {
    try host.launch(app.library)
    _ = try host.answer()
    _ = try host.answer(to: .home)
    let refusal = Refusal(
      .wrongState, "the app is in the background, where no finger reaches it")
    let press = Command.tap(ElementQuery(kind: .button, label: "Press"))
    expectEqual(try host.answer(to: press).reply, .refused(refusal))
    let touch = Command.touch(.taps(1, fingers: 1), at: Point(70, 120), in: nil)
    expectEqual(try host.answer(to: touch).reply, .refused(refusal))
  }

  @Test("An element that is not there is refused by its name")
  func noElement() throws {
    try host.launch(app.library)
    _ = try host.answer()
    let press = Command.tap(ElementQuery(kind: .label, label: "Press"))
    expectEqual(try host.answer(to: press).reply, .refused(Refusal(.noSuchElement, "Press")))
  }

  @Test("Plain data goes to a stage's action and comes back as it was")
  func plainData() throws {
    try host.launch(app.library)
    _ = try host.answer()
    let value: PlainValue = [nil, true, 1, 2.5, "text", ["deep": [nil, 3]]]
    let echo = Command.perform(action: "echo", argument: value)
    let answer = try host.answer(to: echo)
    expectEqual(answer, .init(reply: .value(value)))
  }

  @Test(
    "An action that cannot be carried out says why",
    arguments: [
      ("missing", Refusal(.noSuchAction, "missing")),
      ("fail", Refusal(.actionFailed, "TooMany()")),
      ("view", Refusal(.actionFailed, "view returned no plain data but UIView")),
      ("again", Refusal(.neverIdle, "DispatchQueue.main.async")),
    ])
  func action(name: String, refusal: Refusal) throws {
    try host.launch(app.library)
    _ = try host.answer()
    let perform = Command.perform(action: name, argument: .null)
    let reply = try host.answer(to: perform).reply
    expectEqual(reply, .refused(refusal))
  }

  @Test("A snapshot tells what is drawn and who manages it")
  func snapshot() throws {
    try host.launch(app.library)
    _ = try host.answer()
    guard case .snapshot(let snapshot) = try host.answer(to: .snapshot).reply else {
      Issue.record("no snapshot")
      return
    }
    expectEqual(snapshot.application.delegateClassName, "AppDelegate")
    expectEqual(snapshot.application.state, "active")
    let root = try #require(snapshot.windows.first?.rootController)
    expect(root.name == "Root" && root.title == "Root" && root.isOnScreen)
    let view = try #require(snapshot.windows.first?.view.subviews.first)
    expectEqual(view.controllerName, "Root")
    expectEqual(view.subviews.map(\.text), ["Press"])
    expectEqual(
      view.subviews.map(\.frameOnScreen.description), ["x: 20, y: 120, width: 100, height: 44"])
  }

  @Test("What an app stores is given to its next life")
  func store() throws {
    try host.launch(app.library)
    _ = try host.answer()
    let remember = Command.perform(action: "remember", argument: "me")
    let answer = try host.answer(to: remember)
    let store = try #require(answer.store)
    try host.launch(
      LaunchConfiguration(appLibrary: app.library, bundle: "/nowhere", iOS: 6, store: store))
    expectEqual(try host.life().end, .killed)
    _ = try host.answer()
    let recall = Command.perform(action: "recall", argument: .null)
    expectEqual(try host.answer(to: recall).reply, .value("me"))
  }

  @Test("A tap on what a row shows chooses the row, and what is typed goes to the tapped field")
  func list() throws {
    try host.launch(try SampleApp.list.get().library)
    _ = try host.answer()
    expectEqual(
      try host.answer(to: .type("giraffe")).reply,
      .refused(Refusal(.wrongState, "no text field or text view is being edited")))
    _ = try host.answer(to: .tap(ElementQuery(kind: .label, label: "Pear")))
    let chosen = Command.perform(action: "chosen", argument: .null)
    expectEqual(try host.answer(to: chosen).reply, .value("Pear"))
    _ = try host.answer(to: .tap(ElementQuery(kind: .view, label: "Search")))
    expectEqual(
      try host.answer(to: .type("plum\n")),
      .init(
        events: [
          "List textFieldShouldReturn(UITextField)", "print: searched for plum",
        ], reply: .done))
  }

  @Test("State that was saved and the maker's number are there in the app's next life")
  func restoration() throws {
    let library = try SampleApp.list.get().library
    let (chosen, vendor) = ("chosen", "vendor")
    func ask(_ action: String) throws -> HostProcess.Answer {
      try host.answer(to: .perform(action: action, argument: .null))
    }
    try host.launch(library)
    _ = try host.answer()
    _ = try host.answer(to: .tap(ElementQuery(kind: .label, label: "Plum")))
    let number = try ask(vendor).reply
    let store = try #require(try host.answer(to: .home).store)
    try host.launch(
      LaunchConfiguration(appLibrary: library, bundle: "/nowhere", iOS: 6, store: store, seed: 7))
    expectEqual(try host.life().end, .killed)
    _ = try host.answer()
    expectEqual(try ask(chosen).reply, .value("Plum"))
    expectEqual(try ask(vendor).reply, number)
  }

  @Test(
    "An app that the system or the user ends leaves in order",
    arguments: [Command.terminate, .closeInSwitcher])
  func ended(by command: Command) throws {
    try host.launch(app.library)
    _ = try host.answer()
    try host.send(.command(command))
    let life = try host.life()
    expectEqual(life.words.last, #"{"ended":{}}"#)
    expectEqual(life.end, .exited(code: 0))
  }

  @Test("A crash says where in the app it happened")
  func crash() throws {
    try host.launch(app.library)
    _ = try host.answer()
    try host.send(.command(.perform(action: "crash", argument: .null)))
    guard case .crashed(let crash) = try host.life().end else {
      Issue.record("no crash")
      return
    }
    expect([SIGILL, SIGTRAP].contains(crash.signal))
    expect(crash.appOffsets.count >= 3)
  }

  @Test("An exception that nobody handles is told, with its place, before the app dies of it")
  func exception() throws {
    try host.launch(app.library)
    _ = try host.answer()
    try host.send(.command(.perform(action: "raise", argument: .null)))
    let life = try host.life()
    expectEqual(
      life.words.last,
      """
      {"uncaughtException":{"name":"NSInternalInconsistencyException",\
      "reason":"There can only be one UIApplication instance."}}
      """)
    guard case .crashed(let crash) = life.end else {
      Issue.record("no crash")
      return
    }
    expectEqual(crash.signal, SIGABRT)
    expect(!crash.appOffsets.isEmpty)
  }

  @Test("A device that never ran the version is refused")
  func impossibleDevice() throws {
    try host.launch(
      LaunchConfiguration(
        appLibrary: app.library, bundle: "/nowhere", iOS: 5, device: "iPhone 5"))
    expectEqual(
      try host.answer().reply,
      .refused(
        Refusal(
          .impossibleDevice,
          "iPhone 5 with iOS 5.0. It ran iOS 6.0 and what came before 11.0")))
    expectEqual(try host.life(), .init(end: .exited(code: 0)))
  }
}
