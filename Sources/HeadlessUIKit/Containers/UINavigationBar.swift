public import Foundation

/// The bar at the top of a navigation controller: the top controller's title and the way back.
open class UINavigationBar: UIView {
  /// In points.
  static let height: CGFloat = 44

  private let titleLabel = UILabel()
  private let backButton = UIButton(type: .custom)
  /// The items from the bottom of the stack to its top.
  public private(set) var items: [UINavigationItem]?
  /// What a tap on the back button does.
  var goBack: () -> Void = {}

  public var topItem: UINavigationItem? { items?.last }
  public var backItem: UINavigationItem? { items?.dropLast().last }

  open var barStyle = UIBarStyle.default
  /// iOS 7.0 and later.
  open var barTintColor: UIColor?
  open var isTranslucent = true
  /// iOS 11.0 and later; titles are not drawn larger.
  open var prefersLargeTitles = false
  /// iOS 5.0 and later.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// iOS 11.0 and later.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// iOS 6.0 and later.
  open var shadowImage: UIImage?
  /// iOS 7.0 and later.
  open var backIndicatorImage: UIImage?
  /// iOS 7.0 and later.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// iOS 13.0 and later.
  open var standardAppearance = UINavigationBarAppearance()
  /// iOS 13.0 and later.
  open var compactAppearance: UINavigationBarAppearance?
  /// iOS 13.0 and later.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// iOS 5.0 and later.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func replaceItems(with new: [UINavigationItem]) {
    items = new
    for item in new { item.bar = self }
    setNeedsLayout()
  }

  func push(_ item: UINavigationItem) {
    if items == nil { items = [] }
    items?.append(item)
    item.bar = self
    setNeedsLayout()
  }

  func pop(_ count: Int) {
    items?.removeLast(count)
    setNeedsLayout()
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    titleLabel.textAlignment = .center
    insert(titleLabel, at: 0)
    insert(backButton, at: 1)
    backButton.addTarget(self, action: UINavigationBar.backButtonTapped, for: .touchUpInside)
  }

  private func backButtonTapped() { goBack() }

  open override func layoutSubviews() {
    titleLabel.text = topItem?.title
    titleLabel.place(CGRect(x: 80, y: 0, width: max(0, drawnFrame.width - 160), height: 44))
    backButton.place(CGRect(x: 5, y: 0, width: 75, height: 44))
    backButton.setTitle(backItem.map { $0.title ?? "Back" }, for: .normal)
    backButton.drawnHidden = backItem == nil || topItem?.hidesBackButton ?? false
  }

  package override var renderedKind: String { "UINavigationBar" }
}
