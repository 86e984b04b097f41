import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// What the device measures and its settings say, and keys of a keyboard and of headphones.
@MainActor
struct DeviceSettingTests {
  private final class Ear: NSObject {
    var heard: [String] = []
    init(_ names: [Notification.Name]) {
      super.init()
      for name in names {
        HeadlessUIKit.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil)
        {
          [weak self] in self?.heard.append($0.name.rawValue)
        }
      }
    }
    func take() -> [String] {
      defer { heard = [] }
      return heard
    }
  }

  @Test("A change of the brightness is told from iOS 5 on, and no change is not", .rule(784))
  func brightness() {
    for (iOS, count) in [(4.3, 0), (5.0, 1), (17.0, 1)] as [(IOSVersion, Int)] {
      let device = Device(iOS: iOS)
      let ear = Ear([UIScreen.brightnessDidChangeNotification])
      device.simulator.setBrightness(0.2)
      device.simulator.setBrightness(0.2)
      expectEqual(ear.take().count, count, "iOS \(iOS)")
      if iOS >= 5.0 { expectEqual(UIScreen.main.brightness, 0.2) }
      device.simulator.setBrightness(3)
      if iOS >= 5.0 { expectEqual(UIScreen.main.brightness, 1) }
    }
  }

  @Test("Battery and proximity are known only while an app watches them", .rule(784))
  func watched() {
    let simulator = Device(iOS: 12.0).simulator
    let ear = Ear([
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
      UIDevice.proximityStateDidChangeNotification,
    ])
    simulator.setBattery(0.5, .charging)
    simulator.setProximity(true)
    expect(UIDevice.current.batteryLevel == -1 && UIDevice.current.batteryState == .unknown)
    expect(!UIDevice.current.proximityState && ear.take() == [])
    UIDevice.current.isBatteryMonitoringEnabled = true
    UIDevice.current.isProximityMonitoringEnabled = true
    expect(UIDevice.current.batteryLevel == 0.5 && UIDevice.current.batteryState == .charging)
    expect(UIDevice.current.proximityState)
    simulator.setBattery(0.6, .charging)
    simulator.setBattery(0.6, .full)
    simulator.setProximity(false)
    expectEqual(
      ear.take(),
      [
        "UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification",
        "UIDeviceProximityStateDidChangeNotification",
      ])
    _ = Device(iOS: 12.0, model: "iPad Air")
    UIDevice.current.isProximityMonitoringEnabled = true
    expect(!UIDevice.current.isProximityMonitoringEnabled)
  }

  @Test(
    "The low power mode began with iOS 9, and helps have their versions and notifications",
    .rule(784))
  func settings() throws {
    let old = Device(iOS: 7.1).simulator
    #expect(throws: Simulator.WrongState(detail: "iOS 7.1 has no low power mode")) {
      try old.setLowPowerMode(true)
    }
    #expect(throws: Simulator.WrongState(detail: "apps of iOS 7.1 cannot ask for reduceMotion")) {
      try old.setAccessibility(.reduceMotion, true)
    }
    let simulator = Device(iOS: 12.0).simulator
    let ear = Ear(
      [.NSProcessInfoPowerStateDidChange, UIAccessibility.reduceMotionStatusDidChangeNotification])
    try simulator.setLowPowerMode(true)
    try simulator.setAccessibility(.reduceMotion, true)
    try simulator.setAccessibility(.reduceMotion, true)
    expect(ProcessInfo.processInfo.isLowPowerModeEnabled && UIAccessibility.isReduceMotionEnabled)
    expect(!UIAccessibility.isVoiceOverRunning)
    expectEqual(
      ear.take(),
      [
        "NSProcessInfoPowerStateDidChangeNotification",
        "UIAccessibilityReduceMotionStatusDidChangeNotification",
      ])
    let asked: [() -> Bool] = [
      { UIAccessibility.isVoiceOverRunning }, { UIAccessibility.isSwitchControlRunning },
      { UIAccessibility.isReduceMotionEnabled }, { UIAccessibility.isReduceTransparencyEnabled },
      { UIAccessibility.isBoldTextEnabled }, { UIAccessibility.isDarkerSystemColorsEnabled },
      { UIAccessibility.isInvertColorsEnabled }, { UIAccessibility.isGrayscaleEnabled },
    ]
    for (wish, isOn) in zip(UIAccessibility.Wish.allCases, asked) {
      try simulator.setAccessibility(wish, true)
      expect(isOn(), "\(wish)")
      try simulator.setAccessibility(wish, false)
      expect(!isOn(), "\(wish)")
    }
  }

  private final class Player: UIViewController {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func remoteControlReceived(with event: UIEvent?) {
      heard.append("\(event?.type == .remoteControl) \(event?.subtype.rawValue ?? 0)")
    }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "n", modifierFlags: .command, action: "new")]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "new" || super.canPerformAction(action, withSender: sender)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "\($0.phase) \($0.key?.characters ?? "-")" }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "\($0.phase)" }
    }
  }

  @Test(
    "A key of the headphones comes to the first responder of an app that asked for it", .rule(784))
  func remoteControl() throws {
    let (stage, player) = (TestApp(iOS: 9), Player())
    try stage.show(player)
    expect(player.becomeFirstResponder())
    expect(!stage.device.simulator.remoteControl(.remoteControlPlay))
    let application = UIApplication()
    application.beginReceivingRemoteControlEvents()
    expect(stage.device.simulator.remoteControl(.remoteControlPlay))
    expectEqual(player.heard, ["true 100"])
    application.endReceivingRemoteControlEvents()
    expect(!stage.device.simulator.remoteControl(.remoteControlPlay))
  }

  @Test(
    "A key is a command, or from iOS 13.4 on a press, and what it writes goes into the text",
    .rule(785),
    arguments: [6.0, 9.0, 13.3, 13.4, 17.0] as [IOSVersion])
  func keys(iOS: IOSVersion) throws {
    let (stage, player) = (TestApp(iOS: iOS), Player())
    try stage.show(player)
    expect(player.becomeFirstResponder())
    let simulator = stage.device.simulator
    guard iOS >= 7.0 else {
      #expect(throws: Simulator.WrongState(detail: "before iOS 7 apps hear of no keys")) {
        try simulator.pressKey("n", .command)
      }
      return
    }
    _registerMethod(Player.self, "new") { player, _, _ in
      (player as? Player)?.heard.append("new")
      return nil
    }
    try simulator.pressKey("N", .command)
    expectEqual(player.heard, ["new"])
    player.heard = []
    try simulator.pressKey("UIKeyInputUpArrow", [])
    expectEqual(player.heard, (iOS >= 13.4 ? ["began UIKeyInputUpArrow", "ended"] : []))
    let field = UITextField(frame: .zero)
    player.view.addSubview(field)
    expect(field.becomeFirstResponder())
    player.heard = []
    try simulator.pressKey("a", .shift)
    try simulator.pressKey("b", [])
    try simulator.pressKey("c", .command)
    expectEqual(field.text, "Ab")
    expectEqual(player.heard.first, (iOS >= 13.4 ? "began A" : nil))
  }
}
