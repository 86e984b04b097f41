public import Foundation

/// The type of an activity that comes from a web page: a universal link.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that the user did in another app or on another device, and goes on with in this one.
///
/// Foundation has it on Apple's systems only. Here activities only arrive; what an app makes of its
/// own goes nowhere.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  /// The page that the activity comes from; set when ``activityType`` says so.
  open var webpageURL: URL?

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
