public import Foundation

/// Shows notifications to the user, at their time, and keeps them. iOS 10.0 and later (rule 767).
///
/// - Important: Nobody asks the user, who allows everything; and nobody opens a notification.
nonisolated open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// Who hears of notifications that come while the app is in front; not held.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Whether the app can offer to open its settings for notifications. iOS 10.0 and later.
  open var supportsContentExtensions: Bool { false }
  private var options: UNAuthorizationOptions?
  private var pending: [(request: UNNotificationRequest, ticket: EventQueue.Ticket)] = []
  private var delivered: [UNNotification] = []
  private var categories: Set<UNNotificationCategory> = []

  fileprivate init(own: Void) {}

  /// The one of the app.
  open class func current() -> UNUserNotificationCenter {
    requiresClass(since: 10.0)
    return onMain(()) { _ in Boxed(Simulator.current.notifications.center) }.value
  }

  // MARK: May it

  /// Asks the user once whether notifications may be shown.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let asked = Boxed((center: self, options, completionHandler))
    onMain(asked) { asked in
      let (center, options, handler) = asked.value
      let simulator = Simulator.current!
      simulator.unimplemented(
        "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)",
        "no alert is shown; the user allows it.")
      center.options = center.options ?? options
      // Beside the main thread, as on a device (rule 1010).
      simulator.queue.post(label: "UserNotifications", isBesideMain: true) {
        simulator.sideWork.begin(on: DispatchQueue.global()) { handler(true, nil) }
      }
    }
  }
  /// Asks the user once whether notifications may be shown.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { granted, _ in continuation.resume(returning: granted)
      }
    }
  }
  /// Tells the block what the user allows.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    tell(completionHandler) { UNNotificationSettings($0.options) }
  }
  /// What the user allows.
  open func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  private func tell<Value>(
    _ handler: @escaping (Value) -> Void, _ value: @escaping (UNUserNotificationCenter) -> Value
  ) {
    let asked = Boxed((center: self, handler, value))
    onMain(asked) { asked in
      let (center, handler, value) = asked.value
      let simulator = Simulator.current!
      simulator.queue.post(label: "UserNotifications", isBesideMain: true) {
        simulator.sideWork.begin(on: DispatchQueue.global()) { handler(value(center)) }
      }
    }
  }

  // MARK: What is to come

  /// Has a notification shown, in place of one of the same name that has not come yet.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let isAllowed = options != nil
    let asked = Boxed((center: self, request))
    onMain(asked) { asked in
      let simulator = Simulator.current!
      simulator.call(
        "add(_:withCompletionHandler:)", on: asked.value.center, [asked.value.1.identifier]
      ) { if isAllowed { asked.value.center.schedule(asked.value.1, in: simulator) } }
    }
    if let completionHandler {
      tell(completionHandler) { _ in
        isAllowed ? nil : UNError(.notificationsNotAllowed) as (any Error)?
      }
    }
  }
  /// Has a notification shown.
  open func add(_ request: UNNotificationRequest) async throws {
    let failure: (any Error)? = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let failure { throw failure }
  }

  @MainActor private func schedule(_ request: UNNotificationRequest, in simulator: Simulator) {
    guard let seconds = request.trigger.map({ $0.wait() }) ?? 0 else { return }
    let ticket = simulator.queue.post(after: max(0, seconds), label: "UserNotifications") {
      [weak self] in self?.come(request, in: simulator)
    }
    pending.append((request, ticket))
  }

  @MainActor private func come(_ request: UNNotificationRequest, in simulator: Simulator) {
    pending.removeAll { $0.request === request }
    guard !simulator.isDead else { return }
    if request.trigger?.repeats ?? false { schedule(request, in: simulator) }
    let notification = UNNotification(request)
    // In front the app decides, and without a delegate nothing is shown.
    guard simulator.runState == .active else { return show(notification, [.list, .badge]) }
    guard let delegate else { return }
    let isOwn: Void? = simulator.tellOptional(
      "userNotificationCenter(_:willPresent:withCompletionHandler:)", of: delegate,
      [simulator.name(of: self), request.identifier]
    ) {
      delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
        let shown = Boxed((self, notification, options))
        onMain(shown) { $0.value.0?.show($0.value.1, $0.value.2) }
      }
    }
    guard isOwn == nil else { return }
    Task { @MainActor in
      let options = await delegate.userNotificationCenter(self, willPresent: notification)
      show(notification, options)
    }
  }

  @MainActor private func show(
    _ notification: UNNotification, _ options: UNNotificationPresentationOptions
  ) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge {
      Simulator.current.application?.iconBadge = badge.intValue
    }
    guard !options.intersection([.list, .alert]).isEmpty else { return }
    delivered.removeAll { $0.request.identifier == notification.request.identifier }
    delivered.append(notification)
  }

  /// Tells the block which have not come yet.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    tell(completionHandler) { $0.pending.map(\.request) }
  }
  /// Which have not come yet.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }
  /// Takes back those of these names that have not come yet.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    takeBack { identifiers.contains($0.identifier) }
  }
  /// Takes back all that have not come yet.
  open func removeAllPendingNotificationRequests() { takeBack { _ in true } }

  private func takeBack(_ isMeant: (UNNotificationRequest) -> Bool) {
    let tickets = Boxed(pending.filter { isMeant($0.request) }.map(\.ticket))
    pending.removeAll { isMeant($0.request) }
    onMain(tickets) { tickets in tickets.value.forEach(Simulator.current.queue.cancel) }
  }

  // MARK: What has come

  /// Tells the block which the user can still see.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    tell(completionHandler) { $0.delivered }
  }
  /// Which the user can still see.
  open func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }
  /// Takes away those of these names that the user can still see.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }
  /// Takes away all that the user can still see.
  open func removeAllDeliveredNotifications() { delivered = [] }

  /// Sets the number on the app's icon; 0 for none. iOS 16.0 and later.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    requires("setBadgeCount:withCompletionHandler:", since: 16.0)
    onMain(newBadgeCount) { Simulator.current.application?.iconBadge = $0 }
    if let completionHandler { tell(completionHandler) { _ in nil } }
  }
  /// Sets the number on the app's icon; 0 for none. iOS 16.0 and later.
  open func setBadgeCount(_ newBadgeCount: Int) async throws {
    requires("setBadgeCount:withCompletionHandler:", since: 16.0)
    setBadgeCount(newBadgeCount, withCompletionHandler: nil)
  }
  /// Says which kinds of notifications offer which actions.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
    guard categories.contains(where: { !$0.actions.isEmpty }) else { return }
    onMain(()) { _ in
      Simulator.current.unimplemented(
        "UNUserNotificationCenter.setNotificationCategories(_:)",
        "a notification has no buttons of its own here, and nobody types an answer: it is opened.")
    }
  }
  /// Tells the block which kinds of notifications offer which actions.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    tell(completionHandler) { $0.categories }
  }
}

/// Hears of notifications. iOS 10.0 and later.
@MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// One comes while the app is in front; the block wants to know how it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// One comes while the app is in front: how is it shown?
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// The user has opened one; nobody does here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// The user has opened one; nobody does here.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// The user wants to see the app's settings; nobody does here. iOS 12.0 and later.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// The default for a type that does not implement this member.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  /// The default for a type that does not implement this member.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  /// The default for a type that does not implement this member.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// The default for a type that does not implement this member.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// How a notification is shown while the app is in front. iOS 10.0 and later.
public nonisolated struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The icon has its number.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Its sound is heard.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// It is shown, and kept; up to iOS 13.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// It is kept among the others; iOS 14.0 and later.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// It is shown; iOS 14.0 and later.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What an app wants to do with notifications. iOS 10.0 and later.
public nonisolated struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers on its icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Showing them.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Showing them in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds even where there are to be none; iOS 12.0 and later.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button for the app's own settings; iOS 12.0 and later.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Without asking, among the others only; iOS 12.0 and later.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether an app may show notifications. iOS 10.0 and later.
public nonisolated enum UNAuthorizationStatus: Int, Sendable {
  /// Nobody has asked; no; yes; among the others only; for a while.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one way to show notifications is on. iOS 10.0 and later.
public nonisolated enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it; no; yes.
  case notSupported, disabled, enabled
}

/// How notifications are shown that disturb. iOS 10.0 and later.
public nonisolated enum UNAlertStyle: Int, Sendable {
  /// Not at all; for a moment; until they are put away.
  case none, banner, alert
}

/// What the user allows. iOS 10.0 and later.
nonisolated open class UNNotificationSettings: NSObject, @unchecked Sendable {
  private let options: UNAuthorizationOptions?

  fileprivate init(_ options: UNAuthorizationOptions?) { self.options = options }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    options?.contains(option) ?? false ? .enabled : .notSupported
  }

  /// Whether the app may show notifications.
  open var authorizationStatus: UNAuthorizationStatus {
    guard let options else { return .notDetermined }
    return options.contains(.provisional) ? .provisional : .authorized
  }
  /// Whether there may be sounds.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether there may be numbers on the icon.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether they may be shown.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they are kept among the others.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
  /// Whether they are shown on a locked screen.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// How those are shown that disturb.
  open var alertStyle: UNAlertStyle { setting(.alert) == .enabled ? .banner : .none }
}

/// What goes wrong with notifications. iOS 10.0 and later.
public nonisolated struct UNError: LocalizedError, CustomStringConvertible,
  CustomDebugStringConvertible, Sendable
{
  /// What went wrong.
  public let code: Code
  /// Makes one of its number.
  public init(_ code: Code) { self.code = code }

  /// What went wrong, in a sentence; nil where UIKit's is not known.
  public var errorDescription: String? {
    code == .notificationsNotAllowed ? "Notifications are not allowed for this application" : nil
  }
  /// The error as it is printed (rule 1065).
  public var description: String {
    let name = "Error Domain=UNErrorDomain Code=\(code.rawValue)"
    guard let sentence = errorDescription else { return "\(name) \"(null)\"" }
    return "\(name) \"\(sentence)\" UserInfo={NSLocalizedDescription=\(sentence)}"
  }
  /// The same, as in an optional or an array.
  public var debugDescription: String { description }

  /// What can go wrong. iOS 10.0 and later.
  public enum Code: Int, Sendable {
    /// The user has not allowed it; there is no time at which it could come.
    case notificationsNotAllowed = 1, notificationInvalidNoDate = 1400
  }
}

private final class NotificationState {
  let center = UNUserNotificationCenter(own: ())
}

extension Simulator {
  private static let notificationsKey = StateKey { _ in NotificationState() }
  fileprivate var notifications: NotificationState { state(Self.notificationsKey) }
}
