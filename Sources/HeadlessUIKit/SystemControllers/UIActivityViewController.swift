public import Foundation

/// A sheet to hand things to other apps; what is in the sheet is not modelled. iOS 6.0 and later.
open class UIActivityViewController: UIViewController {
  public final let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// iOS 8.0 and later.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { requires("completionWithItemsHandler", since: 8.0, ownCompletionHandler) }
    set { ownCompletionHandler = requires("setCompletionWithItemsHandler:", since: 8.0, newValue) }
  }
  private final var ownCompletionHandler: CompletionWithItemsHandler?
  /// What hears how the sheet was left; iOS 8.0 and later.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    Self.requiresClass(since: 6.0)
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    activityItems = []
    super.init(coder: coder)
  }
}

/// A service that an app offers others; iOS 6.0 and later.
open class UIActivity: NSObject {
  /// Which service it is.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
}
