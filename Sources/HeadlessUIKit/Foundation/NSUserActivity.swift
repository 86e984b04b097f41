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
