import EventTrace
import Foundation
import HeadlessUIKit
import RuleTrait
import Expectations
import RuntimeFixtures
import Testing

@MainActor
private final class NotificationHearer: NSObject, UNUserNotificationCenterDelegate {
  var options: UNNotificationPresentationOptions = [.banner, .list, .badge]
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(options) }
}

@MainActor
struct UserNotificationTests {
  private func request(
    _ name: String, _ trigger: UNNotificationTrigger?, badge: NSNumber? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    content.badge = badge
    defer { content.title = "changed" }
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  private func names(_ center: UNUserNotificationCenter, _ device: Device) throws -> [[String]] {
    var found: [[String]] = [["?"], ["?"]]
    center.getPendingNotificationRequests { found[0] = $0.map(\.identifier) }
    center.getDeliveredNotifications { found[1] = $0.map(\.request.content.title) }
    try device.simulator.advance(by: 0)
    return found
  }

  private func launched(iOS: IOSVersion = 17.0) throws -> Device {
    let device = Device(iOS: iOS, classes: [App.self])
    return try device.launch("App")
  }

  private final class App: NSObject, UIApplicationDelegate {}

  @Test("What a notification says more is kept with it, and a category has texts for hidden ones")
  func more() throws {
    try withExtendedLifetime(launched()) { _ in
      let content = UNMutableNotificationContent()
      content.launchImageName = "bell"
      content.summaryArgument = "Ada"
      content.summaryArgumentCount = 2
      content.relevanceScore = 0.5
      let kept = UNNotificationRequest(identifier: "a", content: content, trigger: nil).content
      expect(kept.launchImageName == "bell" && kept.summaryArgument == "Ada")
      expect(kept.summaryArgumentCount == 2 && kept.relevanceScore == 0.5)
      let hidden = UNNotificationCategory(
        identifier: "c", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "hid")
      expect(hidden.hiddenPreviewsBodyPlaceholder == "hid" && hidden.categorySummaryFormat.isEmpty)
      expectEqual(
        NSString.localizedUserNotificationString(forKey: "%@ of %@", arguments: [1, "b"]), "1 of b")
    }
  }

  @Test(
    "A notification comes at its time, and the delegate says how it is shown", .rule(767),
    .rule(1010))
  func foreground() throws {
    let device = try launched()
    let (center, hearer) = (UNUserNotificationCenter.current(), NotificationHearer())
    center.delegate = hearer
    var granted: Bool?
    var isOnMain: Bool?
    center.requestAuthorization(options: [.alert, .badge]) { allowed, _ in
      (granted, isOnMain) = (allowed, HeadlessUIKit.Thread.isMainThread)
    }
    expectNil(granted)
    try device.simulator.settle()
    expectEqual(granted, true)
    expectEqual(isOnMain, false)
    center.add(
      request("tea", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false), badge: 3))
    center.add(
      request("late", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    expectEqual(try names(center, device), [["tea", "late"], []])
    try device.simulator.advance(by: 4)
    expectEqual(try names(center, device), [["tea", "late"], []])
    try device.simulator.advance(by: 2)
    expectEqual(try names(center, device), [["late"], ["tea"]])
    expectEqual(UIApplication.shared.applicationIconBadgeNumber, 3)
    expectEqual(device.callbacks.suffix(1), ["userNotificationCenter"])
    hearer.options = []
    try device.simulator.advance(by: 130)
    expectEqual(try names(center, device), [["late"], ["tea"]])
    expectEqual(device.callbacks.filter { $0 == "userNotificationCenter" }.count, 3)
    center.removeAllPendingNotificationRequests()
    center.removeDeliveredNotifications(withIdentifiers: ["tea"])
    expectEqual(try names(center, device), [[], []])
  }

  @Test(
    "Nothing is shown of an app that has not asked, and in front only by a delegate",
    .rule(767, 1065))
  func refused() throws {
    let device = try launched()
    let center = UNUserNotificationCenter.current()
    var failure: (any Error)?
    var status: [UNAuthorizationStatus] = []
    center.add(request("tea", nil)) { failure = $0 }
    center.getNotificationSettings { status.append($0.authorizationStatus) }
    try device.simulator.settle()
    expectEqual((failure as? UNError)?.code, .notificationsNotAllowed)
    let sentence = "Notifications are not allowed for this application"
    expectEqual(
      failure.map { "\($0)" },
      "Error Domain=UNErrorDomain Code=1 \"\(sentence)\" "
        + "UserInfo={NSLocalizedDescription=\(sentence)}")
    expectEqual(failure?.localizedDescription, sentence)
    expectEqual(
      "\([UNError(.notificationInvalidNoDate)])",
      "[Error Domain=UNErrorDomain Code=1400 \"(null)\"]")
    center.requestAuthorization(options: .alert) { _, _ in }
    center.getNotificationSettings { status.append($0.authorizationStatus) }
    center.add(request("tea", nil))
    try device.simulator.settle()
    expectEqual(status, [.notDetermined, .authorized])
    expectEqual(try names(center, device), [[], []])
    try device.simulator.pressHome()
    try device.simulator.settle()
    center.add(request("tea", nil))
    center.add(request("tea", nil))
    try device.simulator.settle()
    expectEqual(try names(center, device), [[], ["tea"]])
  }

  @Test("A calendar says when a notification comes", .rule(767))
  func calendar() throws {
    let device = try launched()
    let now = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    let soon = Calendar.current.dateComponents(
      [.hour, .minute], from: now.addingTimeInterval(3600))
    let trigger = UNCalendarNotificationTrigger(dateMatching: soon, repeats: false)
    let wait = try #require(trigger.nextTriggerDate()).timeIntervalSince(now)
    expect(wait > 3500 && wait <= 3600)
    _ = device
  }

  @Test("One that repeats does so each minute at most", .rule("M120"))
  func intervals() {
    for (seconds, repeats, message) in [
      (59.0, true, "time interval must be at least 60 if repeating"),
      (0.0, false, "time interval must be greater than 0"),
    ] {
      let device = Device(iOS: 17.0)
      _ = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
      expectEqual(device.lines(.exception), ["NSInternalInconsistencyException: \(message)"])
    }
  }
}
