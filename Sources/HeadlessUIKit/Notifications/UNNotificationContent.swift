public import Foundation

/// What a notification says. iOS 10.0 and later.
nonisolated open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate final var said = SaidContent()

  public override init() {
    Self.requiresClass(since: 10.0)
    super.init()
  }

  /// Its heading.
  open var title: String { said.title }
  /// What stands below the heading.
  open var subtitle: String { said.subtitle }
  /// Its text.
  open var body: String { said.body }
  /// The number on the app's icon; nil leaves it.
  open var badge: NSNumber? { said.badge }
  /// What is heard; nil for nothing.
  open var sound: UNNotificationSound? { said.sound }
  /// What the app notes.
  open var userInfo: [AnyHashable: Any] { said.userInfo }
  /// Which category it belongs to, whose actions it offers.
  open var categoryIdentifier: String { said.category }
  /// With which others it is shown together.
  open var threadIdentifier: String { said.thread }
  /// The files that come with it.
  open var attachments: [UNNotificationAttachment] { said.attachments }
  /// How much it may disturb; iOS 15.0 and later.
  open var interruptionLevel: UNNotificationInterruptionLevel {
    requires("interruptionLevel", since: 15.0, said.level)
  }

  /// The picture that is shown while the app starts because of it.
  open var launchImageName: String { said.launchImage }
  /// What a summary says of it; iOS 12.0 and later.
  open var summaryArgument: String { requires("summaryArgument", since: 12.0, said.summary) }
  /// For how many a summary counts it; iOS 12.0 and later.
  open var summaryArgumentCount: Int {
    requires("summaryArgumentCount", since: 12.0, said.summaryCount)
  }
  /// How much it matters among the app's others, from 0 to 1; iOS 15.0 and later.
  open var relevanceScore: Double { requires("relevanceScore", since: 15.0, said.relevance) }

  /// A copy that does not change.
  final func copied() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.said = said
    return copy
  }
}

/// What a notification is to say. iOS 10.0 and later.
nonisolated open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { said.title }
    set { said.title = newValue }
  }
  open override var subtitle: String {
    get { said.subtitle }
    set { said.subtitle = newValue }
  }
  open override var body: String {
    get { said.body }
    set { said.body = newValue }
  }
  open override var badge: NSNumber? {
    get { said.badge }
    set { said.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { said.sound }
    set { said.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { said.userInfo }
    set { said.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { said.category }
    set { said.category = newValue }
  }
  open override var threadIdentifier: String {
    get { said.thread }
    set { said.thread = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { said.attachments }
    set { said.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { said.level = requires("setInterruptionLevel:", since: 15.0, newValue) }
  }
  open override var launchImageName: String {
    get { said.launchImage }
    set { said.launchImage = newValue }
  }
  open override var summaryArgument: String {
    get { super.summaryArgument }
    set { said.summary = requires("setSummaryArgument:", since: 12.0, newValue) }
  }
  open override var summaryArgumentCount: Int {
    get { super.summaryArgumentCount }
    set { said.summaryCount = requires("setSummaryArgumentCount:", since: 12.0, newValue) }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { said.relevance = requires("setRelevanceScore:", since: 15.0, newValue) }
  }
}

private nonisolated struct SaidContent {
  var (title, subtitle, body) = ("", "", "")
  var badge: NSNumber?
  var sound: UNNotificationSound?
  var userInfo: [AnyHashable: Any] = [:]
  var (category, thread) = ("", "")
  var attachments: [UNNotificationAttachment] = []
  var level = UNNotificationInterruptionLevel.active
  var (launchImage, summary, summaryCount, relevance) = ("", "", 1, 0.0)
}

/// How much a notification may disturb. iOS 15.0 and later.
public nonisolated enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// Not at all; as usual; while others may not; always.
  case passive, active, timeSensitive, critical
}

/// What is heard of a notification; nobody hears it here. iOS 10.0 and later.
nonisolated open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The usual one.
  open class var `default`: UNNotificationSound { UNNotificationSound(own: ()) }
  /// One that is heard even where nothing is to be heard. iOS 12.0 and later.
  open class var defaultCritical: UNNotificationSound {
    requires("defaultCriticalSound", since: 12.0, UNNotificationSound(own: ()))
  }
  private init(own: Void) {
    Self.requiresClass(since: 10.0)
    super.init()
  }
  /// One from a file of the app.
  public init(named name: UNNotificationSoundName) {
    Self.requiresClass(since: 10.0)
    super.init()
  }
}

/// The name of a sound's file. iOS 10.0 and later.
public nonisolated struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The raw value, as in UIKit.
  public let rawValue: String
  /// Makes the value of a raw one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A file that comes with a notification. iOS 10.0 and later.
nonisolated open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Where it is.
  public let url: URL

  /// Makes one of a file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    Self.requiresClass(since: 10.0)
    (self.identifier, url) = (identifier, URL)
  }
}
