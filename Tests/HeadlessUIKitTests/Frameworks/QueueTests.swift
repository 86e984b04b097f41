import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private typealias DispatchGroup = HeadlessUIKit.DispatchGroup
private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias DispatchWorkItem = HeadlessUIKit.DispatchWorkItem
private typealias NotificationCenter = HeadlessUIKit.NotificationCenter
private typealias RunLoop = HeadlessUIKit.RunLoop
private typealias Timer = HeadlessUIKit.Timer

@MainActor
struct QueueTests {
  @Test(
    "What the network answers comes beside the main thread, except on the main queue", .rule(895))
  func answers() throws {
    let device = Device(iOS: 13.0)
    let url = try #require(URL(string: "https://a.b/c"))
    device.simulator.webAnswers = [url.absoluteString: WebAnswer(Data([9]))]
    var log: [String] = []
    HeadlessUIKit.URLSession.shared.dataTask(with: url) { _, _, _ in
      log.append("main \(HeadlessUIKit.Thread.isMainThread)")
      DispatchQueue.main.sync { log.append("sync \(HeadlessUIKit.Thread.isMainThread)") }
    }.resume()
    try device.simulator.advance(by: 1)
    expectEqual(log, ["main false", "sync true"])
    let session = HeadlessUIKit.URLSession(
      configuration: .default, delegate: nil, delegateQueue: HeadlessUIKit.OperationQueue.main)
    session.dataTask(with: url) { _, _, _ in
      log.append("main \(HeadlessUIKit.Thread.isMainThread)")
    }.resume()
    try device.simulator.advance(by: 1)
    expectEqual(log.last, "main true")
  }

  @Test("UIKit beside the main thread is noted once, and on it never", .rule(896))
  func besideMain() throws {
    let stage = TestApp(iOS: 15.0)
    let root = UIViewController()
    try stage.show(root)
    let label = UILabel()
    root.view.addSubview(label)
    try stage.settle()
    label.text = "on the main thread"
    DispatchQueue.global().async { DispatchQueue.main.async { label.text = "brought back" } }
    try stage.settle()
    expectEqual(stage.device.lines(.diagnosis), [])
    DispatchQueue.global().async {
      label.text = "aside"
      label.sizeToFit()
      root.view.addSubview(UIView())
    }
    try stage.settle()
    let lines = stage.device.lines(.diagnosis)
    expect(lines.count == 1 && lines[0].contains("notOnMainThread"), "\(lines)")
  }

  @Test("Work beside the main thread comes in later turns, in the order in which it was given")
  func global() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    DispatchQueue.global(qos: .background).async {
      log.append("load")
      DispatchQueue.main.async { log.append("show") }
      DispatchQueue.main.sync { log.append("at once") }
    }
    DispatchQueue(label: "own").async { log.append("own") }
    log.append("asked")
    try device.simulator.settle()
    expectEqual(log, ["asked", "load", "own", "show", "at once"])
  }

  @Test("A group is done when each of its parts is")
  func group() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      log.append("slow")
      group.leave()
    }
    DispatchQueue.global().async(group: group) { log.append("fast") }
    group.notify(queue: .main) { log.append("done") }
    try device.simulator.settle()
    expectEqual(log, ["fast"])
    try device.simulator.advance(by: 1)
    expectEqual(log, ["fast", "slow", "done"])
    group.notify(queue: .main) { log.append("nothing left") }
    try device.simulator.settle()
    expectEqual(log.last, "nothing left")
  }

  @Test("Work that was taken back does not run, and work that was done says so")
  func workItems() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let kept = DispatchWorkItem { log.append("kept") }
    let dropped = DispatchWorkItem { log.append("dropped") }
    kept.notify(queue: .main) { log.append("after it") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: dropped)
    DispatchQueue.main.async(execute: kept)
    dropped.cancel()
    try device.simulator.advance(by: 2)
    expectEqual(log, ["kept", "after it"])
    expect(dropped.isCancelled)
  }

  @Test("A timer runs when it is given to a run loop, once however often it is given")
  func timer() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    let timer = Timer(timeInterval: 1, repeats: true) { _ in log.append("tick") }
    try device.simulator.advance(by: 3)
    expectEqual(log, [])
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .default)
    try device.simulator.advance(by: 2)
    expectEqual(log, ["tick", "tick"])
    timer.fire()
    expectEqual(log.count, 3)
    timer.invalidate()
    try device.simulator.advance(by: 2)
    expectEqual(log.count, 3)
  }

  @Test("Where the app listens, it hears which window is shown and which has the keys")
  func windows() throws {
    let device = Device(iOS: 13.0)
    var log: [String] = []
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification, UIWindow.didBecomeHiddenNotification,
    ] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        log.append("\($0.name.rawValue) \(($0.object as? UIWindow)?.tag ?? 0)")
      }
    }
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    (first.tag, second.tag) = (1, 2)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    second.makeKey()
    second.isHidden = true
    expectEqual(
      log,
      [
        "UIWindowDidBecomeVisibleNotification 1", "UIWindowDidBecomeKeyNotification 1",
        "UIWindowDidBecomeVisibleNotification 2", "UIWindowDidResignKeyNotification 1",
        "UIWindowDidBecomeKeyNotification 2", "UIWindowDidResignKeyNotification 2",
        "UIWindowDidBecomeHiddenNotification 2",
        // What is left on top takes the keys over (rule 179).
        "UIWindowDidBecomeKeyNotification 1",
      ])
    _ = device
  }

  @Test("Setting the device's orientation by its key turns the interface, until iOS 16 forbids it")
  func orientationByKey() throws {
    for (iOS, turned) in [(15.0, true), (16.0, false)] as [(IOSVersion, Bool)] {
      let stage = TestApp(
        device: Device(
          iOS: iOS,
          info: [
            "UISupportedInterfaceOrientations": [
              "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
            ]
          ]))
      try stage.show(A())
      let device = UIDevice.current
      device.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
      try stage.settle()
      expectEqual((device.orientation == .landscapeRight), turned)
      expectEqual((stage.window.bounds.width > stage.window.bounds.height), turned)
      expect(
        stage.device.lines(.console).contains {
          $0.contains("BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported.")
        } != turned)
    }
  }

  @Test("The system's own apps are asked for URLs, others only where the app says so", .rule(189))
  func urls() throws {
    let device = try Device(iOS: 10.0, classes: []).launch(nil)
    let application = UIApplication.shared
    expect(application.canOpenURL(URL(string: "https://swift.org")!))
    expect(!application.canOpenURL(URL(string: "otherapp://x")!))
    var answers: [Bool] = []
    application.open(URL(string: "otherapp://x")!) { answers.append($0) }
    application.open(URL(string: "tel:1")!) { answers.append($0) }
    expectEqual(answers, [])
    try device.simulator.settle()
    expectEqual(answers, [false, true])
    expectEqual(
      device.lines(.console),
      [
        "UIKit: -canOpenURL: failed for URL: \"otherapp://x\" - error: \"This app is not "
          + "allowed to query for scheme otherapp\""
      ])
  }
}
