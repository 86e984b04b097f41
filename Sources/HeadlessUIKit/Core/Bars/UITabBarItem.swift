public import Foundation

/// What a tab bar shows of one controller.
open class UITabBarItem: UIBarItem {
  /// The bar that shows it, to be laid out again when it changes.
  final weak var bar: UITabBar?

  open override var title: String? {
    didSet { bar?.setNeedsLayout() }
  }
  /// The text in the red circle; nil for none. It is read aloud (rule 801).
  open var badgeValue: String? { didSet { bar?.setNeedsLayout() } }
  /// What is read aloud of the badge (rule 801); nil without one.
  final var spokenBadge: String? {
    guard let badgeValue, !badgeValue.isEmpty else { return nil }
    guard let count = Int(badgeValue) else { return badgeValue }
    return count == 1 ? "1 item" : "\(count) items"
  }
  open override var isEnabled: Bool {
    didSet { bar?.setNeedsLayout() }
  }

  public override init() {
    super.init()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An item with a title; images are kept and not drawn.
  public convenience init(title: String?, image: UIImage? = nil, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with a text and an image for each state; iOS 7.0 and later.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    requires("initWithTitle:image:selectedImage:", since: 7.0)
    ownSelectedImage = selectedImage
  }

  /// An item that the system names.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    // A new word begins with each capital: “Most Viewed”.
    let name = "\(systemItem)".replacing(/[A-Z]/) { " \($0.output)" }
    self.init(title: name.prefix(1).uppercased() + name.dropFirst(), tag: tag)
    self.systemItem = systemItem
  }
  /// What the system gives it a picture for; nil for an item of the app's own.
  private(set) final var systemItem: SystemItem?

  /// Gives it pictures for when it is selected and when it is not, up to iOS 6; iOS 5.0 and later. They are
  /// kept, and not drawn.
  open func setFinishedSelectedImage(
    _ selectedImage: UIImage?, withFinishedUnselectedImage unselectedImage: UIImage?
  ) {
    requires("setFinishedSelectedImage:withFinishedUnselectedImage:", since: 5.0)
    keptLook("UITabBarItem.setFinishedSelectedImage(_:withFinishedUnselectedImage:)")
    declared["finishedSelectedImage"] = selectedImage
    declared["finishedUnselectedImage"] = unselectedImage
  }
  /// The picture for when it is selected; nil for the usual; iOS 5.0 and later.
  open func finishedSelectedImage() -> UIImage? {
    requires("finishedSelectedImage", since: 5.0, declared["finishedSelectedImage"])
  }
  /// The picture for when it is not selected; nil for the usual; iOS 5.0 and later.
  open func finishedUnselectedImage() -> UIImage? {
    requires("finishedUnselectedImage", since: 5.0, declared["finishedUnselectedImage"])
  }
  /// The image while it is selected; nil for the usual one; iOS 7.0 and later. Nothing comes of it
  /// here.
  open var selectedImage: UIImage? {
    get { requires("selectedImage", since: 7.0, ownSelectedImage) }
    set { ownSelectedImage = requires("setSelectedImage:", since: 7.0, newValue) }
  }
  final var ownSelectedImage: UIImage? {
    didSet { keptLook("UITabBarItem.selectedImage", oldValue, ownSelectedImage) }
  }
  /// The color behind the badge; nil for red; iOS 10.0 and later. Has no effect here.
  open var badgeColor: UIColor? {
    get { requires("badgeColor", since: 10.0, ownBadgeColor) }
    set { ownBadgeColor = requires("setBadgeColor:", since: 10.0, newValue) }
  }
  final var ownBadgeColor: UIColor? {
    didSet {
      keptLook("UITabBarItem.badgeColor", oldValue, ownBadgeColor)
      customizes(\UITabBarItem.badgeColor, ownBadgeColor)
    }
  }
  /// How the bar looks with content behind it; iOS 13.0 and later. Has no effect here.
  open var standardAppearance: UITabBarAppearance? {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final var ownStandardAppearance: UITabBarAppearance? {
    didSet {
      keptLook("UITabBarItem.standardAppearance", oldValue, ownStandardAppearance)
      customizes(\UITabBarItem.standardAppearance, ownStandardAppearance)
    }
  }
  /// How the bar looks when the content is scrolled to its edge; iOS 15.0 and later. Nothing comes
  /// of it here.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { requires("scrollEdgeAppearance", since: 15.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 15.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      keptLook("UITabBarItem.scrollEdgeAppearance", oldValue, ownScrollEdgeAppearance)
      customizes(\UITabBarItem.scrollEdgeAppearance, ownScrollEdgeAppearance)
    }
  }
  /// By how much the title is moved, in points. Has no effect here.
  open var titlePositionAdjustment: UIOffset {
    get { requires("titlePositionAdjustment", since: 5.0, ownTitlePositionAdjustment) }
    set {
      ownTitlePositionAdjustment = requires("setTitlePositionAdjustment:", since: 5.0, newValue)
    }
  }
  final var ownTitlePositionAdjustment = UIOffset.zero {
    didSet {
      keptLook("UITabBarItem.titlePositionAdjustment", oldValue, ownTitlePositionAdjustment)
      customizes(\UITabBarItem.titlePositionAdjustment, ownTitlePositionAdjustment)
    }
  }

  /// The items that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Items with the system's texts and images.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// Items with the system's texts and images.
    case downloads, mostRecent, mostViewed
  }
}

/// How a badge is drawn.
extension UITabBarItem {
  /// Sets how the badge is drawn in that state; iOS 10.0 and later.
  public func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    requires("setBadgeTextAttributes:forState:", since: 10.0)
    keptLook("UITabBarItem.setBadgeTextAttributes(_:for:)")
    declared["badgeTextAttributes \(state.rawValue)"] = textAttributes
  }
  /// How the badge is drawn in that state; nil for as usual; iOS 10.0 and later.
  public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    requires("badgeTextAttributesForState:", since: 10.0)
    return declared["badgeTextAttributes \(state.rawValue)"]
  }
  /// Whether something dragged over it opens it; iOS 11.0 and later.
  public var isSpringLoaded: Bool {
    get { self[unused: "UITabBarItem.isSpringLoaded", since: 11.0, usual: false] }
    set { self[unused: "UITabBarItem.isSpringLoaded", since: 11.0, usual: false] = newValue }
  }
}
