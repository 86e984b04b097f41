import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

/// Notifies as apps did up to iOS 9.
private final class Notifying: UIResponder, UIApplicationDelegate {
  var heard: [String] = []
  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    heard.append(notification.alertBody ?? "nothing")
  }
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { heard.append("registered \(notificationSettings.types.rawValue)") }
}

@MainActor
struct LocalNotificationTests {
  private func notification(_ text: String, after seconds: Double?) -> UILocalNotification {
    let notification = UILocalNotification()
    notification.alertBody = text
    notification.fireDate = seconds.map {
      Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + $0)
    }
    notification.applicationIconBadgeNumber = 3
    return notification
  }

  @Test("A local notification comes at its time to an app that is in front", .rule(927))
  func comes() throws {
    let device = try Device(iOS: 9.0, classes: [Notifying.self]).launch("Notifying")
    let application = try #require(device.simulator.application)
    let delegate = try #require(application.delegate as? Notifying)
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
    expectEqual(delegate.heard, [])
    try device.simulator.settle()
    expectEqual(delegate.heard, ["registered 5"])
    let (late, taken) = (notification("late", after: 60), notification("taken", after: 30))
    for one in [late, taken, notification("soon", after: 10)] {
      application.scheduleLocalNotification(one)
    }
    application.cancelLocalNotification(taken)
    try device.simulator.advance(by: 20)
    expectEqual(delegate.heard.dropFirst(), ["soon"])
    expectEqual(application.scheduledLocalNotifications?.count, 1)
    expectEqual(application.applicationIconBadgeNumber, 0)
    try device.simulator.advance(by: 50)
    application.presentLocalNotificationNow(notification("now", after: nil))
    expectEqual(delegate.heard.dropFirst(), ["soon", "late", "now"])
    application.scheduleLocalNotification(notification("behind", after: 5))
    try device.simulator.pressHome()
    try device.simulator.advance(by: 10)
    expect(delegate.heard.last == "now" && application.applicationIconBadgeNumber == 3)
  }
}
