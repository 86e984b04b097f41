public import Foundation

/// A quick action: an entry of the menu that a long touch of the app's icon opens; iOS 9.0 and later (rule 321).
open class UIApplicationShortcutItem: NSObject {
  /// What the app knows it by.
  open fileprivate(set) var type: String
  /// What the user reads.
  open fileprivate(set) var localizedTitle: String
  /// A second line; nil for none.
  open fileprivate(set) var localizedSubtitle: String?
  /// The sign beside the title; nil for none. No picture shows the menu here.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What the app keeps with it: property lists alone; nil for nothing.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?
  /// By what the system chooses a scene for it; nil for any; iOS 13.0 and later. An action goes to the scene
  /// that came first here.
  open fileprivate(set) var targetContentIdentifier: Any? {
    get { requires("targetContentIdentifier", since: 13.0, ownTarget) }
    set { ownTarget = newValue }
  }
  private final var ownTarget: Any?

  /// Makes an action with all that a menu shows of it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    Self.requiresClass(since: 9.0)
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
    super.init()
  }

  /// Makes an action of a title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The class and the type; never an address.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<UIApplicationShortcutItem \(type)>" }
  }
}

/// A quick action that can be changed before the app hands it over; iOS 9.0 and later.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What the app knows it by.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// What the user reads.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A second line; nil for none.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The sign beside the title; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app keeps with it; nil for nothing.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// By what the system chooses a scene for it; nil for any; iOS 13.0 and later.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The sign of a quick action, which nothing shows here; iOS 9.0 and later.
open class UIApplicationShortcutIcon: NSObject {
  /// A sign of the system's.
  public enum IconType: Int, Sendable {
    /// The signs of iOS 9.0.
    case compose, play, pause, add, location, search, share
    /// The signs that came with iOS 9.1.
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation
    /// More of them.
    case mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    /// The last of them.
    case bookmark, shuffle, audio, update
  }

  /// A sign of the system's.
  public convenience init(type: IconType) { self.init() }
  /// An image of the app's bundle.
  public convenience init(templateImageName: String) { self.init() }
  /// A symbol of the system's; iOS 13.0 and later.
  public convenience init(systemImageName: String) {
    Self.requires(init: "iconWithSystemImageName:", since: 13.0)
    self.init()
  }

  private override init() {
    Self.requiresClass(since: 9.0)
    super.init()
  }
}
