public import Foundation

/// A sheet to hand things to other apps; iOS 6.0 and later (rule 768).
///
/// - Important: There are no other apps. What it offers is to copy the things, and what the app itself offers; each
///   is a button, and the last one closes the sheet.
open class UIActivityViewController: UIViewController {
  /// What is shared.
  public final let activityItems: [Any]
  /// What is not offered; nil for nothing.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
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
  /// Called at the end, up to iOS 7; nil for nothing.
  open var completionHandler: ((UIActivity.ActivityType?, Bool) -> Void)?

  private final let activities: [UIActivity]
  /// The activity that goes on when the sheet is gone.
  private final var chosen: UIActivity?
  private final var isDone = false

  /// Makes a sheet that shares these things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    Self.requiresClass(since: 6.0)
    (self.activityItems, activities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    let simulator = Simulator.current!
    if activityItems.contains(where: { $0 is any UIActivityItemSource }) {
      simulator.unimplemented(
        "UIActivityViewController",
        "no other app gets what is shared: no source is asked for a subject.")
    }
    guard simulator.has(.presentationControllers) else { return }
    if simulator.configuration.device.idiom == .pad {
      modalPresentationStyle = .popover
    } else if !simulator.has(.sheetsOnPhones) {
      modalPresentationStyle = .overFullScreen
    }
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    (activityItems, activities) = ([], [])
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    if deviceNumber >= 6 { view.accessibilityIdentifier = "ActivityListView" }
    let placeholders = activityItems.map {
      ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0
    }
    if !isExcluded(.copyToPasteboard) { add("Copy") { [weak self] in self?.copy() } }
    for activity in activities where !(activity.activityType.map(isExcluded) ?? false) {
      guard activity.canPerform(withActivityItems: placeholders) else { continue }
      add(activity.activityTitle ?? "") { [weak self] in self?.choose(activity) }
    }
    let close = deviceNumber >= 13 ? "Close" : "Cancel"
    add(close) { [weak self] in self?.leave() }
  }

  private func isExcluded(_ type: UIActivity.ActivityType) -> Bool {
    excludedActivityTypes?.contains(type) ?? false
  }

  private func add(_ title: String, _ act: @escaping () -> Void) {
    let button = UIAlertButton(frame: .zero)
    button.setTitle(title, for: .normal)
    button.onTap = act
    view.insert(button, at: view.drawnSubviews.count)
  }

  final override var popoverSize: CGSize {
    _ = loadViewForUIKit()
    return CGSize(width: 320, height: CGFloat(view.drawnSubviews.count) * Self.height + 20)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var y = 20.0
    for button in view.drawnSubviews {
      button.place(CGRect(x: 0, y: y, width: view.drawnBounds.width, height: Self.height))
      y += Self.height
    }
  }

  /// In points.
  private static let height = CGFloat(44)

  // MARK: What the user does

  private func leave(_ then: (() -> Void)? = nil) {
    guard !Simulator.current.isDead else { return }
    presenter?.dismiss(animated: true, completion: then)
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func copy() {
    let board = UIPasteboard.general
    let items = items(for: .copyToPasteboard)
    let texts = items.compactMap { $0 as? String }
    if !texts.isEmpty {
      board.strings = texts
    } else if let url = items.lazy.compactMap({ $0 as? URL }).first {
      board.url = url
    } else if let image = items.lazy.compactMap({ $0 as? UIImage }).first {
      board.image = image
    }
    isDone = true
    leave { [self] in tell(.copyToPasteboard, true) }
  }

  private func choose(_ activity: UIActivity) {
    chosen = activity
    isDone = true
    activity.prepare(withActivityItems: items(for: activity.activityType))
    activity.ended = { [self, weak activity] completed in
      chosen = nil
      tell(activity?.activityType, completed)
    }
    let presenter = presenter
    leave {
      guard let screen = activity.activityViewController else { return activity.perform() }
      presenter?.present(screen, animated: true)
    }
  }

  private func tell(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    if let ownCompletionHandler { return ownCompletionHandler(type, completed, nil, nil) }
    completionHandler?(type, completed)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isDone, movement.contains(.dismissing) else { return }
    isDone = true
    tell(nil, false)
  }
}

/// Gives a sheet what is shared when it is known with what; iOS 6.0 and later.
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

/// Makes what is shared only when it is wanted (rule 811); iOS 6.0 and later.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for it until then; nil for nothing.
  public final let placeholderItem: Any?
  /// With which service it is shared; nil before one is chosen.
  public internal(set) final var activityType: UIActivity.ActivityType?

  /// Makes one with what stands for it.
  public init(placeholderItem: Any) {
    Self.requiresClass(since: 6.0)
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// What is shared; an app's class makes it here.
  open var item: Any { placeholderItem ?? NSNull() }

  /// What stands for it until it is made.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }
  /// What is shared with that service, made now.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
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
  /// Whether it can do something with these things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The screen that it shows; nil for none.
  open var activityViewController: UIViewController? { nil }
  /// Does it without a screen.
  open func perform() {}
  /// Says that it is done: its screen goes, and the sheet's handler is called.
  open func activityDidFinish(_ completed: Bool) {
    guard let ended else { return }
    self.ended = nil
    if let screen = activityViewController, let presenter = screen.presenter {
      presenter.dismiss(animated: true) { ended(completed) }
    } else {
      ended(completed)
    }
  }
  /// What the sheet does then.
  final var ended: ((Bool) -> Void)?

  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
}
