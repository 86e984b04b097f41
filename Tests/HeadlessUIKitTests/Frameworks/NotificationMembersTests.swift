import EventTrace
import Expectations
import Foundation
import HeadlessUIKit
import RuntimeFixtures
import Testing

/// What notifications say, and what comes of taking them away.
@Suite
@MainActor
struct NotificationMembersTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {}

  private func launched() throws -> Device {
    try Device(iOS: 17, classes: [AppDelegate.self]).launch("AppDelegate")
  }

  @Test("What a notification says is kept with it, and its usual level is active")
  func contents() throws {
    let device = try launched()
    defer { _ = device }
    let content = UNMutableNotificationContent()
    expect(content.interruptionLevel == .active && content.attachments.isEmpty)
    expect(content.categoryIdentifier.isEmpty && content.threadIdentifier.isEmpty)
    content.interruptionLevel = .timeSensitive
    content.categoryIdentifier = "c"
    content.threadIdentifier = "t"
    let kept = UNNotificationRequest(identifier: "a", content: content, trigger: nil).content
    content.threadIdentifier = "other"
    expect(kept.interruptionLevel == .timeSensitive && kept.categoryIdentifier == "c")
    expectEqual(kept.threadIdentifier, "t")
    expect(UNNotificationSound.defaultCritical != UNNotificationSound.default)
    let action = UNTextInputNotificationAction(
      identifier: "a", title: "A", options: [], textInputButtonTitle: "Send",
      textInputPlaceholder: "Write")
    expect(action.textInputButtonTitle == "Send" && action.textInputPlaceholder == "Write")
  }

  @Test("Nothing is settled before the user is asked, and what waits can be taken away")
  func center() throws {
    let device = try launched()
    let center = UNUserNotificationCenter.current()
    expect(!center.supportsContentExtensions)
    var settings: UNNotificationSettings?
    center.getNotificationSettings { settings = $0 }
    try device.simulator.settle()
    let found = try #require(settings)
    expect(found.authorizationStatus == .notDetermined && found.alertSetting != .enabled)
    expect(found.badgeSetting == found.soundSetting)
    expect(found.lockScreenSetting == found.notificationCenterSetting)
    expectEqual(found.alertStyle, .none)
    let category = UNNotificationCategory(identifier: "c", actions: [], intentIdentifiers: [])
    center.setNotificationCategories([category])
    var categories: [String] = []
    center.getNotificationCategories { categories = $0.map(\.identifier) }
    for name in ["a", "b"] {
      center.add(
        UNNotificationRequest(
          identifier: name, content: UNMutableNotificationContent(),
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 1000, repeats: false)))
    }
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    center.removeAllDeliveredNotifications()
    var waiting: [String] = []
    var delivered: Int?
    center.getPendingNotificationRequests { waiting = $0.map(\.identifier) }
    center.getDeliveredNotifications { delivered = $0.count }
    center.setBadgeCount(4, withCompletionHandler: nil)
    try device.simulator.settle()
    // Nobody has allowed them.
    expect(categories == ["c"] && waiting.isEmpty && delivered == 0)
    expectEqual(UIApplication.shared.applicationIconBadgeNumber, 4)
    center.setBadgeCount(0, withCompletionHandler: nil)
    try device.simulator.settle()
    expectEqual(UIApplication.shared.applicationIconBadgeNumber, 0)
  }

  @Test("Notifications of the old kind have a title, a sound and actions")
  func old() {
    let stage = TestApp(iOS: 9)
    defer { _ = stage }
    let notification = UILocalNotification()
    expect(notification.hasAction && notification.alertAction == nil)
    notification.alertAction = "open"
    notification.alertTitle = "t"
    notification.soundName = UILocalNotificationDefaultSoundName
    let copy = notification.copy() as? UILocalNotification
    expect(copy?.alertAction == "open" && copy?.alertTitle == "t" && copy?.soundName != nil)
    let action = UIMutableUserNotificationAction()
    action.identifier = "a"
    action.activationMode = .background
    action.isDestructive = true
    action.isAuthenticationRequired = true
    let category = UIMutableUserNotificationCategory()
    category.setActions([action], for: .minimal)
    let kept = category.actions(for: .minimal)?.first
    expect(kept?.activationMode == .background && kept?.isDestructive == true)
    expect(kept?.isAuthenticationRequired == true && category.actions(for: .default) == nil)
  }
}
