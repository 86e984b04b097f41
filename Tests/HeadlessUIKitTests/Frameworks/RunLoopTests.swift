import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

private typealias DispatchQueue = HeadlessUIKit.DispatchQueue
private typealias NotificationCenter = HeadlessUIKit.NotificationCenter
private typealias Timer = HeadlessUIKit.Timer
private typealias UserDefaults = HeadlessUIKit.UserDefaults

@MainActor
struct RunLoopTests {
  @Test("Posted work runs in order of time, then of posting, one at a time")
  func order() throws {
    let device = Device(iOS: 6.0)
    var log: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { log.append("two seconds") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { log.append("one second") }
    DispatchQueue.main.async {
      log.append("first")
      DispatchQueue.main.async { log.append("third") }
    }
    DispatchQueue.main.async { log.append("second") }
    try device.simulator.settle()
    expectEqual(log, ["first", "second", "third"])
    try device.simulator.advance(by: 1)
    expectEqual(log.last, "one second")
    try device.simulator.advance(by: 0.999)
    expectEqual(log.last, "one second")
    try device.simulator.advance(by: 0.001)
    expectEqual(log.last, "two seconds")
  }

  @Test("Work that posts itself again is named instead of running for ever")
  func neverIdle() throws {
    let device = Device(iOS: 6.0)
    func again() { DispatchQueue.main.async(execute: again) }
    again()
    #expect(
      throws: NeverIdle(label: "DispatchQueue.main.async", instant: .zero, count: 10_001)
    ) { try device.simulator.settle() }
  }

  @Test("Animations without an end are waited for a while, then named", .rule(1037))
  func alwaysBusy() throws {
    let stage = TestApp(iOS: 6.0)
    let root = UIViewController()
    try stage.show(root)
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(withDuration: 0.5, animations: { root.view.alpha = 1.5 - root.view.alpha }) {
        _ in
        pulse()
      }
    }
    pulse()
    try stage.settle()
    expect(100...130 ~= count)
    let lines = stage.device.lines(.diagnosis)
    expect(lines.count == 1 && lines[0].contains("neverAtRest"), "\(lines)")
    let before = count
    try stage.settle()
    expect(1...3 ~= count - before)
    expectEqual(stage.device.lines(.diagnosis).count, 1)
  }

  @Test("Appearances that begin each other for ever are named")
  func neverAppeared() throws {
    let stage = TestApp(iOS: 9.0)
    let (first, second, tabs) = (A(), B(), UITabBarController())
    tabs.viewControllers = [first, second]
    for (controller, other) in [(first, second), (second, first)] as [(Named, Named)] {
      controller.during["viewDidAppear"] = { [unowned tabs, unowned other] _ in
        tabs.selectedViewController = other
      }
    }
    let error = #expect(throws: NeverIdle.self) { try stage.show(tabs) }
    expectEqual(error?.label, "viewDidAppear(_:)")
  }

  @Test("A repeating timer fires until it is invalid, and its clock is virtual")
  func timer() throws {
    let device = Device(iOS: 6.0)
    var times: [Double] = []
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
      times.append(CACurrentMediaTime())
      if times.count == 3 { timer.invalidate() }
    }
    try device.simulator.advance(by: 10)
    expectEqual(times, [0.5, 1, 1.5])
  }

  @Test("Observers hear of a notification in the order in which they registered")
  func notifications() {
    let device = Device(iOS: 6.0)
    var log: [Int] = []
    let center = NotificationCenter.default
    let name = Notification.Name("Done")
    var tokens: [any NSObjectProtocol] = []
    for number in 1...5 {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { _ in log.append(number) })
    }
    center.removeObserver(tokens[2])
    center.post(name: name, object: nil)
    expectEqual(log, [1, 2, 4, 5])
    expectEqual(device.lines(.notification), ["Done"])
  }

  @Test("A suite's settings are apart from the app's, and stay as they do", .rule(991))
  func suites() throws {
    let device = Device(iOS: 12.0)
    let suite = try #require(UserDefaults(suiteName: "group.x"))
    suite.set(5, forKey: "shared")
    UserDefaults.standard.set(6, forKey: "own")
    UserDefaults.standard.register(defaults: ["volume": 7])
    expectNil(UserDefaults.standard.object(forKey: "shared"))
    expectNil(suite.object(forKey: "own"))
    expectEqual(suite.integer(forKey: "volume"), 7)
    expectEqual(UserDefaults(suiteName: "group.x")?.integer(forKey: "shared"), 5)
    let stored = try #require(device.simulator.defaultsData)

    var configuration = Simulator.Configuration(iOS: 12.0)
    configuration.defaults = stored
    _ = Device(configuration)
    let later = try #require(UserDefaults(suiteName: "group.x"))
    expectEqual(later.integer(forKey: "shared"), 5)
    expectEqual(UserDefaults.standard.integer(forKey: "own"), 6)
    later.removePersistentDomain(forName: "group.x")
    expectNil(later.object(forKey: "shared"))
    expectEqual(UserDefaults.standard.integer(forKey: "own"), 6)
    UserDefaults.standard.removePersistentDomain(forName: "org.a.Other")
    expectEqual(UserDefaults.standard.integer(forKey: "own"), 6)
    let name = try #require(_courseInfoDictionary["CFBundleIdentifier"] as? String)
    UserDefaults.standard.removePersistentDomain(forName: name)
    expectNil(UserDefaults.standard.object(forKey: "own"))
  }

  @Test("Defaults come back on the next launch, registered ones do not")
  func defaults() throws {
    let first = Device(iOS: 6.0)
    UserDefaults.standard.register(defaults: ["volume": 7])
    UserDefaults.standard.set(3, forKey: "launches")
    expectEqual(UserDefaults.standard.integer(forKey: "volume"), 7)
    let stored = try #require(first.simulator.defaultsData)
    Simulator.current = Simulator(configuration: .init(iOS: 6.0, defaults: stored))
    expectEqual(UserDefaults.standard.integer(forKey: "launches"), 3)
    expectEqual(UserDefaults.standard.integer(forKey: "volume"), 0)
  }

  @Test("A value that no property list can hold ends the app")
  func badDefaults() {
    let device = Device(iOS: 6.0)
    UserDefaults.standard.set(UIColor.red, forKey: "colour")
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: Attempt to insert non-property list object "
          + "UIDeviceRGBColorSpace 1 0 0 1 for key colour"
      ])
  }
}

private final class Login: UIViewController {
  var log: [String] = []
  func submit() { log.append("submit") }
  func submit(_ sender: UIButton) { log.append("submit \(sender.currentTitle ?? "")") }
  func sliderMoved(_ sender: UILabel) { log.append("never") }
}

@MainActor
struct ControlTests {
  @Test("Methods and closures are actions, in the order in which they were added")
  func actions() {
    _ = Device(iOS: 14.0)
    let (login, button) = (Login(), UIButton(type: .system))
    button.setTitle("Log in", for: .normal)
    let plain: (Login) -> () -> Void = Login.submit
    let withSender: (Login) -> (UIButton) -> Void = Login.submit
    button.addTarget(login, action: plain, for: .touchUpInside)
    button.addTarget(login, action: withSender, for: .touchUpInside)
    button.addTarget(login, action: Login.sliderMoved, for: .touchUpInside)
    button.addAction(
      UIAction { [unowned login] _ in login.log.append("closure") }, for: .touchUpInside)
    button.touch()
    expectEqual(login.log, ["submit", "submit Log in", "closure"])
    button.isEnabled = false
    button.touch()
    expectEqual(login.log.count, 3)
  }

  @Test("A control does not keep its target alive")
  func weakTarget() {
    _ = Device(iOS: 6.0)
    let button = UIButton()
    weak var reference: Login?
    do {
      let login = Login()
      reference = login
      let action: (Login) -> () -> Void = Login.submit
      button.addTarget(login, action: action, for: .touchUpInside)
    }
    expectNil(reference)
    button.touch()
  }

  @Test("addAction is unknown before iOS 14")
  func addActionByVersion() {
    let device = Device(iOS: 13.0)
    UIButton().addAction(UIAction { _ in }, for: .touchUpInside)
    expectEqual(
      device.lines(.exception),
      [
        "NSInvalidArgumentException: -[UIButton addAction:forControlEvents:]: unrecognized "
          + "selector sent to instance <UIButton>"
      ])
  }
}
