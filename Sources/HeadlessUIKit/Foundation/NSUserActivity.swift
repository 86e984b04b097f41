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
  open var referrerURL: URL?
  /// Whether the app has something to add before it is kept; iOS 8.0 and later.
  open var needsSave = false {
    didSet { declaredOnly("NSUserActivity.needsSave", oldValue, needsSave) }
  }
  /// Whether another device may go on with it; iOS 9.0 and later.
  open var isEligibleForHandoff = true {
    didSet { declaredOnly("NSUserActivity.isEligibleForHandoff", oldValue, isEligibleForHandoff) }
  }
  /// Whether it is found by searching; iOS 9.0 and later.
  open var isEligibleForSearch = false {
    didSet { declaredOnly("NSUserActivity.isEligibleForSearch", oldValue, isEligibleForSearch) }
  }
  /// Whether everybody finds it; iOS 9.0 and later.
  open var isEligibleForPublicIndexing = false {
    didSet {
      declaredOnly(
        "NSUserActivity.isEligibleForPublicIndexing", oldValue, isEligibleForPublicIndexing)
    }
  }
  /// Whether the system proposes it; iOS 12.0 and later.
  open var isEligibleForPrediction = false {
    didSet {
      declaredOnly("NSUserActivity.isEligibleForPrediction", oldValue, isEligibleForPrediction)
    }
  }
  /// The words by which it is found; iOS 9.0 and later.
  open var keywords: Set<String> = [] {
    didSet { declaredOnly("NSUserActivity.keywords", oldValue, keywords) }
  }
  /// Until when it is found; nil for always. iOS 9.0 and later.
  open var expirationDate: Date? {
    didSet { declaredOnly("NSUserActivity.expirationDate", oldValue, expirationDate) }
  }
  /// Which values are needed to go on with it; nil for all. iOS 9.0 and later.
  open var requiredUserInfoKeys: Set<String>? {
    didSet { declaredOnly("NSUserActivity.requiredUserInfoKeys", oldValue, requiredUserInfoKeys) }
  }
  /// By what the app deletes it; nil for nothing. iOS 12.0 and later.
  open var persistentIdentifier: String? {
    didSet { declaredOnly("NSUserActivity.persistentIdentifier", oldValue, persistentIdentifier) }
  }
  /// What the scene has that takes it; nil for anything. iOS 13.0 and later.
  open var targetContentIdentifier: String? {
    didSet {
      declaredOnly("NSUserActivity.targetContentIdentifier", oldValue, targetContentIdentifier)
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
  open func resignCurrent() { declaredOnly("NSUserActivity.resignCurrent()") }
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
