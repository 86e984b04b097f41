public import Foundation

/// A sheet to hand things to other apps; what is in the sheet is not modelled. iOS 6.0 and later.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public final let activityItems: [Any]
  /// What is not offered; nil for nothing.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    didSet {
      declaredOnly(
        "UIActivityViewController.excludedActivityTypes", oldValue, excludedActivityTypes)
    }
  }
  /// Called at the end; nil for nothing; iOS 8.0 and later.
  open var completionWithItemsHandler: CompletionWithItemsHandler? {
    get { requires("completionWithItemsHandler", since: 8.0, ownCompletionHandler) }
    set { ownCompletionHandler = requires("setCompletionWithItemsHandler:", since: 8.0, newValue) }
  }
  private final var ownCompletionHandler: CompletionWithItemsHandler?
  /// What hears how the sheet was left; iOS 8.0 and later.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Makes a sheet that shares these things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    Self.requiresClass(since: 6.0)
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    if activityItems.contains(where: { $0 is any UIActivityItemSource }) {
      Simulator.current.unimplemented(
        "UIActivityViewController", "no source of an item is asked what is shared.")
    }
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    activityItems = []
    super.init(coder: coder)
  }
}

/// Gives a sheet what is shared when it is known with what; iOS 6.0 and later. Nothing is shared here, so it is never
/// asked.
@MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for it until then.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What is shared with that service; nil for nothing.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What it is about; iOS 7.0 and later.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// The default for a type that does not implement this member.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A service that an app offers others; iOS 6.0 and later.
open class UIActivity: NSObject {
  /// Which service it is.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: String
    /// Makes the value of a raw one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Posts to a network.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posts to a network.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posts to a network.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posts to a network.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posts to a network.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posts to a network.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// Opens a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Makes a document in PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Saves a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Makes a picture that of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps an address to read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Where a sheet shows it; iOS 7.0 and later.
  public enum Category: Int, Sendable {
    /// Among actions; among other apps.
    case action, share
  }
  /// Where the sheet shows it; iOS 7.0 and later.
  open class var activityCategory: Category {
    requires("activityCategory", since: 7.0, .action)
  }
  /// Which service it is; nil for none.
  open var activityType: ActivityType? { nil }
  /// What the user reads; nil for nothing.
  open var activityTitle: String? { nil }
  /// The picture above that; nil for none.
  open var activityImage: UIImage? { nil }
  /// Whether it can do something with these things; never asked here.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things; never here.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The screen that it shows; nil for none; never asked here.
  open var activityViewController: UIViewController? { nil }
  /// Does it without a screen; never here.
  open func perform() {}
  /// Says that it is done.
  open func activityDidFinish(_ completed: Bool) {
    declaredOnly("UIActivity.activityDidFinish(_:)")
  }

  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
}
