public import Foundation

/// Notifications that an app schedules up to iOS 9.
extension UIApplication {
  /// Asks the user once whether the app may show alerts and badges; the user allows them here. iOS 8.0 to 9
  /// (rule 927).
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    requires("registerUserNotificationSettings:", since: 8.0)
    declared["userNotificationSettings"] = notificationSettings
    Simulator.current.post("UIApplication registerUserNotificationSettings") { [weak self] in
      guard let self else { return }
      Simulator.current.tellDelegate("application(_:didRegister:)", ["UIApplication"]) {
        $0.application(self, didRegister: notificationSettings)
      }
    }
  }
  /// What the user allows; nil before the app has asked. iOS 8.0 to 9.
  public var currentUserNotificationSettings: UIUserNotificationSettings? {
    requires(
      "currentUserNotificationSettings", since: 8.0, declared["userNotificationSettings"])
  }
  /// Has a notification come at its time, or at once where that is over (rule 927). iOS 4.0 to 9.
  public func scheduleLocalNotification(_ notification: UILocalNotification) {
    requires("scheduleLocalNotification:", since: 4.0)
    // An app may go on to change the one that it gave.
    let copy = notification.copied()
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [copy]
  }
  /// Has a notification come at once (rule 927). iOS 4.0 to 9.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {
    requires("presentLocalNotificationNow:", since: 4.0)
    come(notification)
  }
  /// Takes a notification back; iOS 4.0 to 9.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    requires("cancelLocalNotification:", since: 4.0)
    scheduledLocalNotifications = scheduledLocalNotifications?.filter {
      $0 !== notification && $0.original !== notification
    }
  }
  /// Takes all notifications back; iOS 4.0 to 9.
  public func cancelAllLocalNotifications() {
    requires("cancelAllLocalNotifications", since: 4.0)
    scheduledLocalNotifications = nil
  }
  /// The notifications that are to come; nil for none. iOS 4.0 to 9.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { requires("scheduledLocalNotifications", since: 4.0, declared["localNotifications"]) }
    set {
      requires("setScheduledLocalNotifications:", since: 4.0)
      let old: [UILocalNotification] = declared["localNotifications"] ?? []
      for notification in old where !(newValue ?? []).contains(where: { $0 === notification }) {
        if let ticket = notification.ticket { Simulator.current.queue.cancel(ticket) }
        notification.ticket = nil
      }
      declared["localNotifications"] = newValue
      for notification in newValue ?? [] where notification.ticket == nil {
        wait(for: notification)
      }
    }
  }

  private func wait(for notification: UILocalNotification) {
    let seconds = notification.fireDate.map {
      $0.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent()
    }
    notification.ticket = Simulator.current.queue.post(
      after: max(seconds ?? 0, 0), label: "UILocalNotification"
    ) { [weak self, weak notification] in
      guard let self, let notification, !Simulator.current.isDead else { return }
      notification.ticket = nil
      scheduledLocalNotifications = scheduledLocalNotifications?.filter { $0 !== notification }
      come(notification)
    }
  }

  /// An app in front shows its notifications itself; otherwise the number on the icon changes.
  private func come(_ notification: UILocalNotification) {
    let simulator = Simulator.current!
    guard simulator.runState == .active else {
      let badge = notification.applicationIconBadgeNumber
      if badge > 0 { iconBadge = badge }
      return
    }
    simulator.tellDelegate(
      "application(_:didReceive:)", ["UIApplication", simulator.name(of: notification)]
    ) { $0.application(self, didReceive: notification) }
  }
}

/// A notification that an app schedules up to iOS 9 (rule 927). iOS 4.0 and later.
///
/// - Important: An app in front hears of it; nobody opens one that has come meanwhile.
open class UILocalNotification: NSObject {
  /// When it comes; nil for at once.
  open var fireDate: Date?
  /// What waits for its time; nil for nothing.
  fileprivate final var ticket: EventQueue.Ticket?
  /// The time zone of its time; nil for the same moment everywhere.
  open var timeZone: TimeZone? {
    didSet { declaredOnly("UILocalNotification.timeZone", oldValue, timeZone) }
  }
  /// What the user reads; nil for nothing.
  open var alertBody: String?
  /// The title on a watch; nil for the app's name. iOS 8.2 and later.
  open var alertTitle: String? {
    get { requires("alertTitle", since: 8.2, ownAlertTitle) }
    set { ownAlertTitle = requires("setAlertTitle:", since: 8.2, newValue) }
  }
  private final var ownAlertTitle: String?
  /// What the button says; nil for the usual.
  open var alertAction: String?
  /// Whether there is a button.
  open var hasAction = true
  /// The sound; nil for none.
  open var soundName: String?
  /// The number on the app's icon; 0 for no change.
  open var applicationIconBadgeNumber = 0
  /// How often it comes again: each hour, day, week and so on; nothing for once.
  ///
  /// Here it comes once.
  open var repeatInterval: NSCalendar.Unit = [] {
    didSet { declaredOnly("UILocalNotification.repeatInterval", oldValue, repeatInterval) }
  }
  /// What the app knows it by; nil for nothing.
  open var userInfo: [AnyHashable: Any]?
  /// The actions that are offered; nil for none. iOS 8.0 and later.
  open var category: String? {
    get { requires("category", since: 8.0, ownCategory) }
    set { ownCategory = requires("setCategory:", since: 8.0, newValue) }
  }
  private final var ownCategory: String?
  public override init() {
    Self.requiresClass(since: 4.0)
    super.init()
  }
  /// The one of which it is a copy.
  fileprivate final weak var original: UILocalNotification?

  fileprivate final func copied() -> UILocalNotification {
    let copy = UILocalNotification()
    (copy.fireDate, copy.timeZone, copy.repeatInterval) = (fireDate, timeZone, repeatInterval)
    (copy.alertBody, copy.ownAlertTitle, copy.alertAction) = (alertBody, ownAlertTitle, alertAction)
    (copy.hasAction, copy.soundName, copy.ownCategory) = (hasAction, soundName, ownCategory)
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    (copy.userInfo, copy.original) = (userInfo, self)
    return copy
  }
}
/// The name of the usual sound; iOS 4.0 and later.
public nonisolated let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// What an app may do when it notifies, up to iOS 9; iOS 8.0 and later.
public nonisolated struct UIUserNotificationType: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Put a number on its icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// Play a sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// Show a text.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// What the user lets an app do when it notifies; iOS 8.0 and later.
open class UIUserNotificationSettings: NSObject {
  /// What it may do.
  public let types: UIUserNotificationType
  /// The actions that it offers; nil for none.
  public let categories: Set<UIUserNotificationCategory>?
  /// Makes settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    Self.requiresClass(since: 8.0)
    (self.types, self.categories) = (types, categories)
    super.init()
  }
}

/// How many actions a notification has room for; iOS 8.0 and later.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// Four; two.
  case `default`, minimal
}

/// Actions that a notification offers; iOS 8.0 and later. Nobody taps one here.
open class UIUserNotificationCategory: NSObject {
  public override init() {
    Self.requiresClass(since: 8.0)
    super.init()
  }
  fileprivate final var ownIdentifier: String?
  fileprivate final var ownActions: [UIUserNotificationActionContext: [UIUserNotificationAction]] =
    [:]
  /// Its name in notifications; nil for none.
  open var identifier: String? { ownIdentifier }
  /// The actions where there is so much room; nil for none.
  open func actions(
    for context: UIUserNotificationActionContext
  ) -> [UIUserNotificationAction]? { ownActions[context] }
}

/// Actions that a notification offers, to be set; iOS 8.0 and later.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  public override init() { super.init() }
  open override var identifier: String? {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
  /// Sets the actions where there is so much room; nil for none.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { ownActions[context] = actions }
}

/// Where the app is while it does what an action says; iOS 8.0 and later.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// In front; behind another app.
  case foreground, background
}

/// What an action asks of the user; iOS 9.0 and later.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A tap; a text.
  case `default`, textInput
}

/// What a notification offers to do; iOS 8.0 and later. Nobody taps it here.
open class UIUserNotificationAction: NSObject {
  fileprivate struct Content {
    var identifier: String?
    var title: String?
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
    var behavior = UIUserNotificationActionBehavior.default
  }
  fileprivate final var content = Content()

  public override init() {
    Self.requiresClass(since: 8.0)
    super.init()
  }
  /// Its name, by which the app knows it; nil for none.
  open var identifier: String? { content.identifier }
  /// What the user reads; nil for nothing.
  open var title: String? { content.title }
  /// Where the app is meanwhile.
  open var activationMode: UIUserNotificationActivationMode { content.activationMode }
  /// Whether the device has to be unlocked.
  open var isAuthenticationRequired: Bool { content.isAuthenticationRequired }
  /// Whether it is shown as something that destroys.
  open var isDestructive: Bool { content.isDestructive }
  /// What it asks of the user; iOS 9.0 and later.
  open var behavior: UIUserNotificationActionBehavior {
    requires("behavior", since: 9.0, content.behavior)
  }
}

/// What a notification offers to do, to be set; iOS 8.0 and later.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  public override init() { super.init() }
  open override var identifier: String? {
    get { content.identifier }
    set { content.identifier = newValue }
  }
  open override var title: String? {
    get { content.title }
    set { content.title = newValue }
  }
  open override var activationMode: UIUserNotificationActivationMode {
    get { content.activationMode }
    set { content.activationMode = newValue }
  }
  open override var isAuthenticationRequired: Bool {
    get { content.isAuthenticationRequired }
    set { content.isAuthenticationRequired = newValue }
  }
  open override var isDestructive: Bool {
    get { content.isDestructive }
    set { content.isDestructive = newValue }
  }
  open override var behavior: UIUserNotificationActionBehavior {
    get { requires("behavior", since: 9.0, content.behavior) }
    set { content.behavior = requires("setBehavior:", since: 9.0, newValue) }
  }
}
