public import Foundation

/// What is to be shown to the user, and when. iOS 10.0 and later.
nonisolated open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name; one of the same name takes its place.
  public let identifier: String
  /// What is shown.
  public let content: UNNotificationContent
  /// When; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes one.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    Self.requiresClass(since: 10.0)
    (self.identifier, self.content, self.trigger) = (identifier, content.copied(), trigger)
  }
}

/// When a notification is shown. iOS 10.0 and later.
nonisolated open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public final let repeats: Bool

  fileprivate init(repeats: Bool) {
    Self.requiresClass(since: 10.0)
    self.repeats = repeats
  }

  /// After how many seconds from now; nil for never.
  func wait() -> Double? { nil }

  fileprivate final func date(after seconds: Double?) -> Date? {
    seconds.map { Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent() + $0) }
  }
}

/// After so many seconds. iOS 10.0 and later.
nonisolated open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger,
  @unchecked Sendable
{
  /// The seconds.
  public final let timeInterval: TimeInterval

  /// Makes one; at least 60 seconds if it repeats (message M120).
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    guard timeInterval < (repeats ? 60 : 0.000_001) else { return }
    onMain(repeats && timeInterval > 0) { isTooOften in
      Simulator.current.raise(
        .internalInconsistency,
        isTooOften
          ? "time interval must be at least 60 if repeating"
          : "time interval must be greater than 0")
    }
  }

  final override func wait() -> Double? { timeInterval }
  /// When it is shown next.
  open func nextTriggerDate() -> Date? { date(after: timeInterval) }
}

/// When the calendar and the clock say so. iOS 10.0 and later.
nonisolated open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What they say; what is missing does not matter.
  public final let dateComponents: DateComponents

  /// Makes one.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  final override func wait() -> Double? {
    let now = CFAbsoluteTimeGetCurrent()
    return nextTriggerDate().map { $0.timeIntervalSinceReferenceDate - now }
  }
  /// When it is shown next; nil for never.
  open func nextTriggerDate() -> Date? {
    let now = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    let calendar = dateComponents.calendar ?? Calendar.current
    return calendar.nextDate(after: now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// From a server, as that of a notification with which the user opens the app (rule 1380). iOS 10.0 and later.
nonisolated open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  init() { super.init(repeats: false) }
}

/// A notification that was shown. iOS 10.0 and later.
nonisolated open class UNNotification: NSObject, @unchecked Sendable {
  /// When it came.
  public let date: Date
  /// What was asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    date = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
    self.request = request
  }
}

/// What the user has done with a notification. iOS 10.0 and later.
nonisolated open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// Which action was chosen; `UNNotificationDefaultActionIdentifier` for the notification itself.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }

  /// The user has opened a notification from a server that carries this (rule 1380).
  convenience init(openedWith payload: [String: String]) {
    let content = UNMutableNotificationContent()
    content.userInfo = payload
    let request = UNNotificationRequest(
      identifier: "remote", content: content, trigger: UNPushNotificationTrigger())
    self.init(UNNotification(request), UNNotificationDefaultActionIdentifier)
  }
}

/// The user has opened the notification. iOS 10.0 and later.
public nonisolated let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The user has put the notification away. iOS 10.0 and later.
public nonisolated let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// A button of a notification. iOS 10.0 and later.
nonisolated open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// Its name for the app.
  public let identifier: String
  /// What the user reads.
  public let title: String
  /// What it needs.
  public let options: UNNotificationActionOptions

  /// Makes one.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    Self.requiresClass(since: 10.0)
    (self.identifier, self.title, self.options) = (identifier, title, options)
  }
}

/// A button of a notification by which the user types an answer. iOS 10.0 and later.
nonisolated open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What the button says that sends the answer.
  public let textInputButtonTitle: String
  /// What stands in the empty field.
  public let textInputPlaceholder: String

  /// Makes one.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    Self.requiresClass(since: 10.0)
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
    declaredOnly(
      "UNTextInputNotificationAction.init(identifier:title:options:textInputButtonTitle:textInputPlaceholder:)"
    )
  }
}

/// What the user did with a notification, and the answer that was typed; nobody types one here.
/// iOS 10.0 and later.
nonisolated open class UNTextInputNotificationResponse: UNNotificationResponse,
  @unchecked Sendable
{
  /// The answer.
  open var userText: String { "" }
}

/// What a button of a notification needs. iOS 10.0 and later.
public nonisolated struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device is unlocked first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// It takes something away.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app comes to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A kind of notifications that offer the same actions. iOS 10.0 and later.
nonisolated open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// Its name, which a notification's content says.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// Which of Siri's requests it belongs to.
  public let intentIdentifiers: [String]
  /// What the app wants to hear.
  public let options: UNNotificationCategoryOptions
  /// What is shown of a notification whose text nobody may read; iOS 11.0 and later.
  open var hiddenPreviewsBodyPlaceholder: String {
    requires("hiddenPreviewsBodyPlaceholder", since: 11.0, placeholder)
  }
  private let placeholder: String
  /// How a summary of several is written; iOS 12.0 and later.
  open var categorySummaryFormat: String {
    requires("categorySummaryFormat", since: 12.0, summaryFormat)
  }
  private let summaryFormat: String

  /// Makes one.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    Self.requiresClass(since: 10.0)
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    self.intentIdentifiers = intentIdentifiers
    (placeholder, summaryFormat) = ("", "")
  }
  /// Makes one with a text for where nobody may read those of its notifications; iOS 11.0 and later.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier, actions, intentIdentifiers, options, placeholder: hiddenPreviewsBodyPlaceholder,
      summaryFormat: "")
    Self.requires(
      init:
        "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:options:",
      since: 11.0)
  }
  /// Makes one with such a text, and with one for a summary of several; iOS 12.0 and later.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier, actions, intentIdentifiers, options,
      placeholder: hiddenPreviewsBodyPlaceholder ?? "", summaryFormat: categorySummaryFormat ?? "")
    Self.requires(
      init: """
        categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:\
        categorySummaryFormat:options:
        """, since: 12.0)
  }
  private init(
    _ identifier: String, _ actions: [UNNotificationAction], _ intentIdentifiers: [String],
    _ options: UNNotificationCategoryOptions, placeholder: String, summaryFormat: String
  ) {
    Self.requiresClass(since: 10.0)
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    (self.intentIdentifiers, self.placeholder) = (intentIdentifiers, placeholder)
    self.summaryFormat = summaryFormat
  }
}

/// What an app wants to hear of a kind of notifications. iOS 10.0 and later.
public nonisolated struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: UInt
  /// Makes the value of a raw one.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// That one was put away.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// That it may be shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
}
