public import Foundation

/// The bar at the top of a navigation controller: the top controller's title and the way back.
open class UINavigationBar: UIView, BarOfContainer {
  final var isHiddenByApp = false
  /// Where the bar is, as its delegate says; at the top otherwise, up to the screen's edge where it is that of a
  /// controller (rule 1333). iOS 7.0 and later.
  open var barPosition: UIBarPosition {
    requires("barPosition", since: 7.0)
    if let ownDelegate, !(ownDelegate is any NavigationBarManager) {
      return ownDelegate.position(for: self)
    }
    return drawnSuperview?.controller is any NavigationBarManager ? .topAttached : .top
  }
  override var placesSubviewsItself: Bool { true }
  /// In points (rule 240).
  static var height: CGFloat { Simulator.current.navigationBarHeight }
  /// As high as bars are, and as wide as constraints make it (rule 468).
  open override var intrinsicContentSize: CGSize {
    requires("intrinsicContentSize", since: 6.0)
    return inExtension("intrinsicContentSize")
      ?? CGSize(width: UIView.noIntrinsicMetric, height: usualLineHeight + roomOfPrompt)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    inExtension("sizeThatFits(_:)", [size])
      ?? CGSize(width: size.width, height: usualLineHeight + roomOfPrompt)
  }

  private let titleLabel = UILabel()
  /// Shows the prompt of the top item, once one has had any.
  private var promptLabel: UILabel?
  fileprivate let backButton = UIButton(type: .custom)
  private var itemViews = BarItemViews()
  private weak var shownTitleView: UIView?
  /// What the title view was given, if it has no frame of the app's (rule 1409).
  private final var sizeOfTitleView: CGSize?
  /// The items from the bottom of the stack to its top, whatever a class says.
  final var stack: [UINavigationItem]?
  /// Whether a controller manages the bar, and not the app.
  final var isManaged = false
  /// The controller that manages the bar and takes the reference back when it goes.
  final unowned(unsafe) var manager: (any NavigationBarManager)? {
    didSet { isManaged = true }
  }
  /// Who is told and asked where the app manages the bar, whatever a class says.
  final weak var ownDelegate: (any UINavigationBarDelegate)?

  /// The item that is shown; nil for an empty bar.
  open var topItem: UINavigationItem? { stack?.last }
  /// The item below it; nil for none.
  open var backItem: UINavigationItem? { stack?.dropLast().last }

  /// Replaces the items; nobody is asked.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { setItemsOfApp(items) }
  /// Puts an item on top, unless the delegate says no (rule 324).
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    pushItemOfApp(item, animated: animated)
  }
  /// Takes the top item off, unless the delegate says no; answers it, or nil for none (rule 324).
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { popItemOfApp(animated: animated) }

  /// Whether the bar is light or dark, and so the text of the status bar dark or light (rule 181).
  open var barStyle = UIBarStyle.default {
    didSet {
      customizes(\UINavigationBar.barStyle, barStyle)
      if barStyle.makesTranslucent { ownTranslucent = true }
      if barStyle != oldValue { manager?.barStyleChanged() }
    }
  }
  /// The color of the bar itself; nil for that of the style; iOS 7.0 and later.
  open var barTintColor: UIColor? {
    get { requires("barTintColor", since: 7.0, ownBarTintColor) }
    set { ownBarTintColor = requires("setBarTintColor:", since: 7.0, newValue) }
  }
  final var ownBarTintColor: UIColor? {
    didSet {
      customizes(\UINavigationBar.barTintColor, ownBarTintColor)
    }
  }
  /// Whether what is behind the bar shines through; the content ends where an opaque one begins (rule
  /// 195). Up to iOS 6 it is opaque by itself (rule 908).
  open var isTranslucent: Bool {
    get { requires("isTranslucent", since: 3.0, ownTranslucent) }
    set { ownTranslucent = requires("setTranslucent:", since: 3.0, newValue) }
  }
  final var ownTranslucent = Simulator.current.has(.barsLieOnContent) {
    didSet {
      drawnSuperview?.setNeedsLayout()
      customizes(\UINavigationBar.isTranslucent, ownTranslucent)
    }
  }
  /// Whether titles are large while the content is at its top; iOS 11.0 and later (rule 411).
  open var prefersLargeTitles: Bool {
    get { requires("prefersLargeTitles", since: 11.0, ownPrefersLargeTitles) }
    set {
      ownPrefersLargeTitles = requires("setPrefersLargeTitles:", since: 11.0, newValue)
    }
  }
  final var ownPrefersLargeTitles = false {
    didSet {
      heightMayChange()
      customizes(\UINavigationBar.prefersLargeTitles, ownPrefersLargeTitles)
    }
  }
  /// What is shown below the first line.
  final var below = Below()
  /// Has the controller of the bar place it anew.
  final func heightMayChange() {
    setNeedsLayout()
    drawnSuperview?.setNeedsLayout()
    drawnSuperview?.noteInsetsInside()
  }
  /// How the title is drawn; iOS 5.0 and later. Has no effect here.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { requires("titleTextAttributes", since: 5.0, ownTitleTextAttributes) }
    set { ownTitleTextAttributes = requires("setTitleTextAttributes:", since: 5.0, newValue) }
  }
  final var ownTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      keptLook("UINavigationBar.titleTextAttributes", oldValue, ownTitleTextAttributes)
      customizes(\UINavigationBar.titleTextAttributes, ownTitleTextAttributes)
    }
  }
  /// How a large title is drawn; iOS 11.0 and later. Has no effect here.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { requires("largeTitleTextAttributes", since: 11.0, ownLargeTitleTextAttributes) }
    set {
      ownLargeTitleTextAttributes = requires("setLargeTitleTextAttributes:", since: 11.0, newValue)
    }
  }
  final var ownLargeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet {
      keptLook("UINavigationBar.largeTitleTextAttributes", oldValue, ownLargeTitleTextAttributes)
      customizes(\UINavigationBar.largeTitleTextAttributes, ownLargeTitleTextAttributes)
    }
  }
  /// The line below the bar; nil for the usual one; iOS 6.0 and later. Has no effect here.
  open var shadowImage: UIImage? {
    get { requires("shadowImage", since: 6.0, ownShadowImage) }
    set { ownShadowImage = requires("setShadowImage:", since: 6.0, newValue) }
  }
  final var ownShadowImage: UIImage? {
    didSet {
      keptLook("UINavigationBar.shadowImage", oldValue, ownShadowImage)
      customizes(\UINavigationBar.shadowImage, ownShadowImage)
    }
  }
  /// The arrow of the back button; nil for the usual one; iOS 7.0 and later. Nothing comes of it
  /// here.
  open var backIndicatorImage: UIImage? {
    get { requires("backIndicatorImage", since: 7.0, ownBackIndicatorImage) }
    set { ownBackIndicatorImage = requires("setBackIndicatorImage:", since: 7.0, newValue) }
  }
  final var ownBackIndicatorImage: UIImage? {
    didSet {
      keptLook("UINavigationBar.backIndicatorImage", oldValue, ownBackIndicatorImage)
      customizes(\UINavigationBar.backIndicatorImage, ownBackIndicatorImage)
    }
  }
  /// The mask of the arrow; nil for the usual one; iOS 7.0 and later. Has no effect here.
  open var backIndicatorTransitionMaskImage: UIImage? {
    get {
      requires("backIndicatorTransitionMaskImage", since: 7.0, ownBackIndicatorTransitionMaskImage)
    }
    set {
      ownBackIndicatorTransitionMaskImage = requires(
        "setBackIndicatorTransitionMaskImage:", since: 7.0, newValue)
    }
  }
  final var ownBackIndicatorTransitionMaskImage: UIImage? {
    didSet {
      keptLook(
        "UINavigationBar.backIndicatorTransitionMaskImage", oldValue,
        ownBackIndicatorTransitionMaskImage)
      customizes(
        \UINavigationBar.backIndicatorTransitionMaskImage, ownBackIndicatorTransitionMaskImage)
    }
  }
  /// How the bar looks with content behind it; iOS 13.0 and later.
  open var standardAppearance: UINavigationBarAppearance {
    get { requires("standardAppearance", since: 13.0, ownStandardAppearance) }
    set { ownStandardAppearance = requires("setStandardAppearance:", since: 13.0, newValue) }
  }
  final lazy var ownStandardAppearance = UINavigationBarAppearance() {
    didSet {
      customizes(\UINavigationBar.standardAppearance, ownStandardAppearance)
    }
  }
  /// How the bar looks when it is low; nil for the standard appearance; iOS 13.0 and later. Nothing
  /// comes of it here.
  open var compactAppearance: UINavigationBarAppearance? {
    get { requires("compactAppearance", since: 13.0, ownCompactAppearance) }
    set { ownCompactAppearance = requires("setCompactAppearance:", since: 13.0, newValue) }
  }
  final var ownCompactAppearance: UINavigationBarAppearance? {
    didSet {
      keptLook("UINavigationBar.compactAppearance", oldValue, ownCompactAppearance)
      customizes(\UINavigationBar.compactAppearance, ownCompactAppearance)
    }
  }
  /// How the bar looks when the content is scrolled to its edge; iOS 13.0 and later.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { requires("scrollEdgeAppearance", since: 13.0, ownScrollEdgeAppearance) }
    set { ownScrollEdgeAppearance = requires("setScrollEdgeAppearance:", since: 13.0, newValue) }
  }
  final var ownScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      customizes(\UINavigationBar.scrollEdgeAppearance, ownScrollEdgeAppearance)
    }
  }
  /// Sets the picture behind a bar of that height; iOS 5.0 and later. Has no effect here.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    requires("setBackgroundImage:forBarMetrics:", since: 5.0)
    keptLook("UINavigationBar.setBackgroundImage(_:for:)")
    declared["backgroundImage \(barMetrics.rawValue)"] = backgroundImage
    customizes("setBackgroundImage", [barMetrics.rawValue]) { (bar: UINavigationBar) in
      bar.setBackgroundImage(backgroundImage, for: barMetrics)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepareToBeRead() { setUp() }

  func replaceItems(with new: [UINavigationItem]) {
    stack?.forEach(leave)
    stack = new
    for item in new { item.bar = self }
    setNeedsLayout()
  }

  func push(_ item: UINavigationItem) {
    if stack == nil { stack = [] }
    stack?.append(item)
    item.bar = self
    setNeedsLayout()
  }

  func pop(_ count: Int) {
    for _ in 0..<count { stack?.popLast().map(leave) }
    setNeedsLayout()
  }

  private func leave(_ item: UINavigationItem) {
    if item.bar === self { item.bar = nil }
  }

  deinit {
    MainActor.assumeIsolated { stack?.forEach(leave) }
  }

  private func setUp() {
    autoresizingMask = .flexibleWidth
    insert(titleLabel, at: 0)
    insert(backButton, at: 1)
    backButton.addTarget(
      backButton,
      action: { button in { (button.drawnSuperview as? UINavigationBar)?.backButtonTapped() } },
      for: .touchUpInside)
  }

  private func backButtonTapped() {
    if let action = itemShown?.ownBackAction { return action.perform(from: backButton) }
    if isManaged { manager?.goBackByButton() } else { goBackByDelegate() }
  }

  open override func layoutSubviews() {
    if isReplaced("layoutSubviews()") { return }
    super.layoutSubviews()
    layOutBackButton()
    let (left, right) = (
      itemShown?.leftItemsShown ?? [], itemShown?.ownRightBarButtonItems ?? []
    )
    itemViews.show(below.hidesLine ? [] : left + right, on: self)
    defer { layOutSearchBar() }
    layOutPrompt()
    guard !below.hidesLine else { return titleLabel.drawnHidden = true }
    let sides = coveredSides
    let margin = { BarItemViews.margin(of: $0, on: self, otherwise: 5) }
    var start: CGFloat = (backButton.drawnHidden ? margin(left.first) : 80) + sides.left
    for item in left {
      let width = item.widthOnBar
      BarItemViews.place(item, at: start, width: width, on: self)
      start += width + BarItemViews.gap
    }
    var end = drawnFrame.width - margin(right.first) - sides.right
    for item in right {
      let width = item.widthOnBar
      end -= width
      BarItemViews.place(item, at: end, width: width, on: self)
      end -= BarItemViews.gap
    }
    layOutTitle(beside: max(80, start, drawnFrame.width - end))
  }

  /// The prompt is a line of its own above title and buttons (rule 737).
  private func layOutPrompt() {
    let isShown = topOfLine > 0
    promptLabel?.drawnHidden = !isShown
    guard isShown else { return }
    let label =
      promptLabel
      ?? {
        let new = UILabel()
        new.textAlignment = .center
        new.font = .systemFont(ofSize: 13)
        insert(new, at: 0)
        promptLabel = new
        return new
      }()
    label.text = itemShown?.prompt
    label.place(CGRect(x: 0, y: 0, width: drawnFrame.width, height: topOfLine))
  }

  /// In the middle of the bar, with that much room left free on either side; a large title begins at
  /// the leading edge (rule 411).
  private func layOutTitle(beside margin: CGFloat) {
    let view = itemShown?.titleView
    if let old = shownTitleView, old !== view {
      if old.drawnSuperview === self { old.detach() }
      sizeOfTitleView = nil
    }
    shownTitleView = view
    titleLabel.drawnHidden = view != nil
    titleLabel.text = itemShown?.title
    titleLabel.textAlignment = below.title > 0 ? .natural : .center
    titleLabel.font =
      below.title > 0 ? .systemFont(ofSize: 34, weight: .bold) : .boldSystemFont(ofSize: 17)
    let room = max(0, drawnFrame.width - 2 * margin)
    titleLabel.place(
      below.title > 0
        ? CGRect(
          x: 16 + coveredSides.left, y: topOfLine + lineHeight,
          width: max(0, drawnFrame.width - 32 - coveredSides.left - coveredSides.right),
          height: below.title)
        : CGRect(x: margin, y: topOfLine, width: room, height: lineHeight))
    guard let view else { return }
    if view.drawnSuperview !== self { insert(view, at: drawnSubviews.count) }
    let measured = view.sizeOnBar(roomFor: room, given: sizeOfTitleView)
    let wanted = measured ?? view.drawnFrame.size
    let size = CGSize(width: min(wanted.width, room), height: min(wanted.height, lineHeight))
    view.place(
      CGRect(
        x: (drawnFrame.width - size.width) / 2, y: topOfLine + (lineHeight - size.height) / 2,
        width: size.width, height: size.height))
    sizeOfTitleView = measured == nil ? nil : view.drawnFrame.size
  }

  /// What the edges of the device cover of the bar at its sides, in points (rule 240).
  private var coveredSides: (left: CGFloat, right: CGFloat) {
    guard deviceNumber >= 11 else { return (0, 0) }
    let insets = safeAreaInsets
    return (insets.left, insets.right)
  }

  /// Items on the left take the back button's place, unless they are to be beside it.
  private func layOutBackButton() {
    backButton.place(
      CGRect(x: 5 + coveredSides.left, y: topOfLine, width: 75, height: lineHeight))
    let title = itemBehind.map {
      $0.backBarButtonItem?.title ?? $0.ownBackButtonTitle ?? $0.title ?? "Back"
    }
    // An action of the item's own makes a button where there is none (rule 725).
    let action = itemShown?.ownBackAction
    backButton.setTitle(title ?? action?.title, for: .normal)
    let isReplaced =
      !(itemShown?.ownLeftBarButtonItems ?? []).isEmpty
      && !(itemShown?.ownLeftItemsSupplementBackButton ?? false)
    backButton.drawnHidden =
      itemBehind == nil && action == nil || itemShown?.hidesBackButton ?? false || isReplaced
      || below.hidesLine
  }

  package override var renderedKind: String { "UINavigationBar" }
  package override func drawnBar(atEdge: Bool) -> DrawnBar? {
    var drawn = DrawnBar(color: ownBarTintColor, style: barStyle)
    drawn.titleColor = ownTitleTextAttributes?[.foregroundColor] as? UIColor
    if deviceNumber >= 13 {
      let isTall = below.title > 0
      drawn.adopt(
        ownStandardAppearance, edge: ownScrollEdgeAppearance,
        isAtEdge: atEdge && (isTall || deviceNumber >= 15), isClearAtEdge: true)
    }
    return drawn
  }
  override var customizableItems: [UIBarItem] {
    (itemShown?.leftItemsShown ?? []) + (itemShown?.ownRightBarButtonItems ?? [])
  }
  override class var ownTintSince: Double { 2.0 }
  /// What a low bar looks like at the top of the content; nil for as elsewhere. iOS 15.0 and later.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { requires("compactScrollEdgeAppearance", since: 15.0, ownCompactScrollEdgeAppearance) }
    set {
      ownCompactScrollEdgeAppearance = requires(
        "setCompactScrollEdgeAppearance:", since: 15.0, newValue)
    }
  }
  final var ownCompactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet {
      keptLook(
        "UINavigationBar.compactScrollEdgeAppearance", oldValue, ownCompactScrollEdgeAppearance)
      customizes(\UINavigationBar.compactScrollEdgeAppearance, ownCompactScrollEdgeAppearance)
    }
  }
  /// Moves the title down by so many points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  {
    requires("setTitleVerticalPositionAdjustment:forBarMetrics:", since: 5.0)
    keptLook("UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)")
    declared["titleVerticalPositionAdjustment \(barMetrics.rawValue)"] = adjustment
    customizes("setTitleVerticalPositionAdjustment", [barMetrics.rawValue]) {
      (bar: UINavigationBar) in
      bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
  }
  /// By how many points the title is moved down.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    requires(
      "titleVerticalPositionAdjustmentForBarMetrics:", since: 5.0,
      declared["titleVerticalPositionAdjustment \(barMetrics.rawValue)"] ?? 0)
  }
  /// The picture behind its content; nil for the usual look.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    requires(
      "backgroundImageForBarMetrics:", since: 5.0,
      declared["backgroundImage \(barMetrics.rawValue)"])
  }
  /// Gives it a picture behind its content.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { requires("setBackgroundImage:forBarPosition:barMetrics:", since: 7.0) }
}

extension UIView {
  /// Whether it is the button of a navigation bar that leads back.
  package final var isBackButton: Bool {
    (drawnSuperview as? UINavigationBar)?.backButton === self
  }
}

/// How bars behave on a Mac.
extension UINavigationBar {
  /// As what it should behave; iOS 16.0 and later.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { self[unused: "UINavigationBar.preferredBehavioralStyle", since: 16.0, usual: .automatic] }
    set {
      self[unused: "UINavigationBar.preferredBehavioralStyle", since: 16.0, usual: .automatic] =
        newValue
    }
  }
  /// As what it behaves; iOS 16.0 and later.
  public var behavioralStyle: UIBehavioralStyle { requires("behavioralStyle", since: 16.0, .pad) }
}

/// Looks after a navigation bar.
protocol NavigationBarManager: AnyObject {
  /// The user taps the way back.
  func goBackByButton()
  /// The bar has another style, which the text of the status bar follows (rule 181).
  func barStyleChanged()
  /// Whether it is shown in a sheet whose bars are higher (rule 1070).
  var isInSheet: Bool { get }
}
