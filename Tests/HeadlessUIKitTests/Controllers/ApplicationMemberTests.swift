import EventTrace
import Expectations
import Foundation
import RuleTrait
import RuntimeFixtures
import Testing

@testable import HeadlessUIKit

/// What apps ask of the application itself, and what it answers.
@MainActor
@Suite struct ApplicationMemberTests {
  private final class Registrar: UIResponder, UIApplicationDelegate {
    var failures: [Int] = []
    var received = 0
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
      received += 1
    }
    func application(
      _ application: UIApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { failures.append((error as NSError).code) }
  }

  @Test("To ask for messages from elsewhere in the old way fails as in the new one", .rule(966))
  func remote() throws {
    let device = try Device(iOS: 7.0, classes: [Registrar.self]).launch("Registrar")
    let application = try #require(device.simulator.application)
    let delegate = try #require(application.delegate as? Registrar)
    application.registerForRemoteNotifications(matching: [.alert, .badge])
    expectEqual(delegate.failures, [])
    try device.simulator.settle()
    expectEqual(delegate.failures, [3000])
  }

  @Test("Local notifications that are all taken back do not come", .rule(927))
  func takenBack() throws {
    let device = try Device(iOS: 9.0, classes: [Registrar.self]).launch("Registrar")
    let application = try #require(device.simulator.application)
    let delegate = try #require(application.delegate as? Registrar)
    for seconds in [10.0, 20] {
      let notification = UILocalNotification()
      notification.fireDate = Date(
        timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + seconds)
      application.scheduleLocalNotification(notification)
    }
    expectEqual(application.scheduledLocalNotifications?.count, 2)
    application.cancelAllLocalNotifications()
    expectEqual(application.scheduledLocalNotifications?.count ?? 0, 0)
    try device.simulator.pass(30)
    expectEqual(delegate.received, 0)
  }

  @Test("An app has several scenes where its Info.plist says so and the device shows them")
  func severalScenes() throws {
    let manifest: [String: Any] = [
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true]
    ]
    for (model, info, expected) in [
      ("iPad Pro", manifest, true), ("iPad Pro", [:], false), ("iPhone 11", manifest, false),
    ] as [(String, [String: Any], Bool)] {
      let device = try Device(
        iOS: 13.0, model: model, info: info, classes: [Registrar.self]
      ).launch("Registrar")
      let application = try #require(device.simulator.application)
      expectEqual(application.supportsMultipleScenes, expected, model)
    }
  }

  @Test("Constants of the application are what they name")
  func constants() throws {
    let device = try Device(iOS: 13.0, classes: [Registrar.self]).launch("Registrar")
    let application = try #require(device.simulator.application)
    let keyboard: UIApplication.ExtensionPointIdentifier = .keyboard
    expectEqual(keyboard.rawValue, "com.apple.keyboard-service")
    expectEqual(
      UIApplication.ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service"), keyboard)
    let never = UIApplication.backgroundFetchIntervalNever
    expect(never > UIApplication.backgroundFetchIntervalMinimum && never.isFinite)
    let seconds = application.statusBarOrientationAnimationDuration
    expect(seconds > 0 && seconds < 1)
    let key = UIPointerLockState.sceneUserInfoKey
    expectEqual(key, "UIPointerLockStateSceneUserInfoKey")
  }

  @Test("A quick action has the icon and the target that it is given, and no symbol before iOS 13")
  func quickActions() throws {
    let device = Device(iOS: 13.0)
    let symbol = UIApplicationShortcutIcon(systemImageName: "star")
    let picture = UIApplicationShortcutIcon(templateImageName: "Star")
    let action = UIMutableApplicationShortcutItem(
      type: "a", localizedTitle: "A", localizedSubtitle: nil, icon: symbol)
    expect(action.icon === symbol && action.targetContentIdentifier == nil)
    action.icon = picture
    action.targetContentIdentifier = "document"
    expect(action.icon === picture)
    expectEqual(action.targetContentIdentifier as? String, "document")
    let plain: UIApplicationShortcutItem = action
    expectEqual(plain.targetContentIdentifier as? String, "document")
    expectEqual(device.lines(.exception), [])
    let old = Device(iOS: 12.0)
    _ = UIApplicationShortcutIcon(systemImageName: "star")
    expectEqual(old.lines(.exception).count, 1)
  }

  @Test("What was put there for a launch under a name is forgotten by it", .rule(1331))
  func volatileDomains() {
    let device = Device(iOS: 13.0)
    defer { _ = device }
    let settings = HeadlessUIKit.UserDefaults.standard
    settings.setVolatileDomain(["a": 1], forName: "one")
    settings.setVolatileDomain(["b": 2], forName: "other")
    expectEqual(settings.volatileDomain(forName: "one")["a"] as? Int, 1)
    settings.removeVolatileDomain(forName: "one")
    expectEqual(settings.volatileDomain(forName: "one").count, 0)
    expectEqual(settings.volatileDomain(forName: "other")["b"] as? Int, 2)
    settings.register(defaults: ["c": 3])
    expectEqual(settings.integer(forKey: "c"), 3)
    settings.removeVolatileDomain(forName: HeadlessUIKit.UserDefaults.registrationDomain)
    expectEqual(settings.integer(forKey: "c"), 0)
  }

  @Test("Feedback at a place is the feedback that the generator gives")
  func feedback() {
    let device = Device(iOS: 18.0)
    let (success, choice) = (UINotificationFeedbackGenerator(), UISelectionFeedbackGenerator())
    success.notificationOccurred(.success, at: CGPoint(x: 1, y: 2))
    choice.selectionChanged(at: CGPoint(x: 1, y: 2))
    let calls = device.simulator.recorder.events.map(\.name)
    expect(calls.contains("notificationOccurred(_:)") && calls.contains("selectionChanged()"))
  }

  @Test("Nothing prints here, and what is not known of a printer is not said")
  func printers() throws {
    let stage = TestApp(iOS: 13)
    try stage.show(UIViewController())
    expect(!UIPrintInteractionController.isPrintingAvailable)
    let address = try #require(URL(string: "ipp://printer.local/a"))
    let printer = UIPrinter(url: address)
    var answers: [Bool] = []
    printer.contactPrinter { answers.append($0) }
    try stage.settle()
    expectEqual(answers, [false])
    expect(printer.displayLocation == nil && printer.makeAndModel == nil)
    expectEqual(printer.supportedJobTypes, UIPrinter.JobTypes.unknown)
    expect(!printer.supportsColor && !printer.supportsDuplex)
    expectEqual(printer.displayName, "printer.local")
  }

  private final class Asked: NSObject, UIAlertViewDelegate {
    var enables = false
    var asked = 0
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      asked += 1
      return enables
    }
  }

  @Test("An old alert's delegate says whether its first other button can be touched")
  func oldAlerts() throws {
    for enables in [true, false] {
      let stage = TestApp(iOS: 7)
      try stage.show(UIViewController())
      let asked = Asked()
      asked.enables = enables
      let alert = UIAlertView(
        title: "t", message: nil, delegate: asked, cancelButtonTitle: "Cancel",
        otherButtonTitles: "OK")
      alert.show()
      try stage.settle()
      expectEqual(asked.asked, 1)
      let buttons = alert.drawnSubviews.compactMap { $0 as? UIAlertButton }
      expectEqual(buttons.map(\.isEnabled), [true, enables])
    }
  }
}
