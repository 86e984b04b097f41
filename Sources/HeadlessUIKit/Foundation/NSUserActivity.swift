public import Foundation

/// The type of an activity that comes from a web page: a universal link.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user did in another app or on another device, and goes on with in this one.
///
/// Foundation has it on Apple's systems only. Here activities only arrive; what an app makes of its
/// own goes nowhere.
open class NSUserActivity: NSObject {
  /// What sort of activity it is, as a reversed domain name.
  public let activityType: String
  /// What the user may see of it; nil for nothing. Has no effect here.
  open var title: String?
  /// What is needed to go on with it; nil for nothing. Has no effect here.
  open var userInfo: [AnyHashable: Any]?
  /// The page from which the one below was opened; nil for none. iOS 11.0 and later.
  open var referrerURL: URL? {
    get { requires("referrerURL", since: 11.0, ownReferrerURL) }
    set { ownReferrerURL = requires("setReferrerURL:", since: 11.0, newValue) }
  }
  private final var ownReferrerURL: URL? {
    didSet { declaredOnly("NSUserActivity.referrerURL", oldValue, ownReferrerURL) }
  }
  /// Whether the app has something to add before it is kept; iOS 8.0 and later.
  open var needsSave = false {
    didSet { declaredOnly("NSUserActivity.needsSave", oldValue, needsSave) }
  }
  /// Whether another device may go on with it; iOS 9.0 and later.
  open var isEligibleForHandoff: Bool {
    get { requires("isEligibleForHandoff", since: 9.0, ownIsEligibleForHandoff) }
    set { ownIsEligibleForHandoff = requires("setEligibleForHandoff:", since: 9.0, newValue) }
  }
  private final var ownIsEligibleForHandoff: Bool = true {
    didSet {
      declaredOnly("NSUserActivity.isEligibleForHandoff", oldValue, ownIsEligibleForHandoff)
    }
  }
  /// Whether it is found by searching; iOS 9.0 and later.
  open var isEligibleForSearch: Bool {
    get { requires("isEligibleForSearch", since: 9.0, ownIsEligibleForSearch) }
    set { ownIsEligibleForSearch = requires("setEligibleForSearch:", since: 9.0, newValue) }
  }
  private final var ownIsEligibleForSearch: Bool = false {
    didSet { declaredOnly("NSUserActivity.isEligibleForSearch", oldValue, ownIsEligibleForSearch) }
  }
  /// Whether everybody finds it; iOS 9.0 and later.
  open var isEligibleForPublicIndexing: Bool {
    get { requires("isEligibleForPublicIndexing", since: 9.0, ownIsEligibleForPublicIndexing) }
    set {
      ownIsEligibleForPublicIndexing = requires(
        "setEligibleForPublicIndexing:", since: 9.0, newValue)
    }
  }
  private final var ownIsEligibleForPublicIndexing: Bool = false {
    didSet {
      declaredOnly(
        "NSUserActivity.isEligibleForPublicIndexing", oldValue, ownIsEligibleForPublicIndexing)
    }
  }
  /// Whether the system proposes it; iOS 12.0 and later.
  open var isEligibleForPrediction: Bool {
    get { requires("isEligibleForPrediction", since: 12.0, ownIsEligibleForPrediction) }
    set {
      ownIsEligibleForPrediction = requires("setEligibleForPrediction:", since: 12.0, newValue)
    }
  }
  private final var ownIsEligibleForPrediction: Bool = false {
    didSet {
      declaredOnly("NSUserActivity.isEligibleForPrediction", oldValue, ownIsEligibleForPrediction)
    }
  }
  /// The words by which it is found; iOS 9.0 and later.
  open var keywords: Set<String> {
    get { requires("keywords", since: 9.0, ownKeywords) }
    set { ownKeywords = requires("setKeywords:", since: 9.0, newValue) }
  }
  private final var ownKeywords: Set<String> = [] {
    didSet { declaredOnly("NSUserActivity.keywords", oldValue, ownKeywords) }
  }
  /// Until when it is found; nil for always. iOS 9.0 and later.
  open var expirationDate: Date? {
    get { requires("expirationDate", since: 9.0, ownExpirationDate) }
    set { ownExpirationDate = requires("setExpirationDate:", since: 9.0, newValue) }
  }
  private final var ownExpirationDate: Date? {
    didSet { declaredOnly("NSUserActivity.expirationDate", oldValue, ownExpirationDate) }
  }
  /// Which values are needed to go on with it; nil for all. iOS 9.0 and later.
  open var requiredUserInfoKeys: Set<String>? {
    get { requires("requiredUserInfoKeys", since: 9.0, ownRequiredUserInfoKeys) }
    set { ownRequiredUserInfoKeys = requires("setRequiredUserInfoKeys:", since: 9.0, newValue) }
  }
  private final var ownRequiredUserInfoKeys: Set<String>? {
    didSet {
      declaredOnly("NSUserActivity.requiredUserInfoKeys", oldValue, ownRequiredUserInfoKeys)
    }
  }
  /// By what the app deletes it; nil for nothing. iOS 12.0 and later.
  open var persistentIdentifier: String? {
    get { requires("persistentIdentifier", since: 12.0, ownPersistentIdentifier) }
    set { ownPersistentIdentifier = requires("setPersistentIdentifier:", since: 12.0, newValue) }
  }
  private final var ownPersistentIdentifier: String? {
    didSet {
      declaredOnly("NSUserActivity.persistentIdentifier", oldValue, ownPersistentIdentifier)
    }
  }
  /// What the scene has that takes it; nil for anything. iOS 13.0 and later.
  open var targetContentIdentifier: String? {
    get { requires("targetContentIdentifier", since: 13.0, ownTargetContentIdentifier) }
    set {
      ownTargetContentIdentifier = requires("setTargetContentIdentifier:", since: 13.0, newValue)
    }
  }
  private final var ownTargetContentIdentifier: String? {
    didSet {
      declaredOnly("NSUserActivity.targetContentIdentifier", oldValue, ownTargetContentIdentifier)
    }
  }
  /// Who hears that it goes on elsewhere, which it never does here; held weakly.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Adds values to those that are needed to go on with it.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
  /// Says that the user does it now; nobody else hears of it here.
  open func becomeCurrent() { declaredOnly("NSUserActivity.becomeCurrent()") }
  /// Says that the user no longer does it; iOS 9.0 and later.
  open func resignCurrent() {
    requires("resignCurrent", since: 9.0)
    declaredOnly("NSUserActivity.resignCurrent()")
  }
  /// Takes it away from where it can be found.
  open func invalidate() { declaredOnly("NSUserActivity.invalidate()") }
  /// The page that the activity comes from; set when ``activityType`` says so.
  open var webpageURL: URL?

  /// Makes an activity of that sort.
  public init(activityType: String) {
    Self.requiresClass(since: 8.0)
    self.activityType = activityType
    super.init()
  }

  /// The class and the type of the activity; never an address.
  open nonisolated override var description: String {
    MainActor.assumeIsolated { "<NSUserActivity \(activityType)>" }
  }
}

/// Hears what becomes of an activity; iOS 8.0 and later.
@MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {}
