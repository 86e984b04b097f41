import Foundation

/// What a person sees of an item on a navigation bar or toolbar, and taps on.
final class UIBarButton: UIButton {
  /// In points.
  private static let narrowest: CGFloat = 44
  /// Beside its title, on both sides together.
  private static let room: CGFloat = 24
  private weak var item: UIBarButtonItem?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    addTarget(self, action: UIBarButton.tapped, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() { item?.tap() }

  /// Shows what the item says by now.
  func follow() {
    guard let item else { return }
    setTitle(item.shownTitle, for: .normal)
    setImage(item.image, for: .normal)
    takesTouches = item.isEnabled
    if ownMenu !== item.ownMenu { ownMenu = item.ownMenu }
    accessibility.identifier = item.ownAccessibilityIdentifier
    accessibility.label = item.ownAccessibilityLabel ?? item.spokenSign
    accessibility.value = item.ownAccessibilityValue
  }

  override var drawnSign: String? {
    guard let item, item.title == nil else { return nil }
    return item.systemItem.map { "\($0)" }
  }
  override var isProminent: Bool { item?.style == .done }
  override var drawnTitleFont: UIFont {
    Simulator.current.has(.controlsAreFlat)
      ? .systemFont(ofSize: UIFont.labelFontSize) : .boldSystemFont(ofSize: 12)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // The name of what is shown as a sign takes no room.
    if item?.showsSign == true { return CGSize(width: Self.narrowest, height: Self.narrowest) }
    let wanted = super.sizeThatFits(size).width + Self.room
    return CGSize(width: max(Self.narrowest, wanted), height: Self.narrowest)
  }
}

extension UIBarButtonItem {
  /// What stands for the item on a bar; nil for room that is left free.
  var viewOnBar: UIView? {
    guard !ownHidden, !isUseless, systemItem != .flexibleSpace, systemItem != .fixedSpace else {
      return nil
    }
    if let customView { return customView }
    let button = ownButton ?? UIBarButton(self)
    ownButton = button
    button.follow()
    return button
  }

  /// In points; nothing for room that grows.
  var widthOnBar: CGFloat {
    if systemItem == .flexibleSpace || ownHidden || isUseless { return 0 }
    if width > 0 { return width }
    guard let view = viewOnBar else { return 0 }
    guard view === customView else { return view.sizeThatFits(.zero).width }
    return measuredCustomView?.width ?? view.drawnFrame.width
  }

  /// In points; nil where the frame of the custom view counts (rule 1410).
  fileprivate var measuredCustomView: CGSize? {
    customView?.sizeOnBar(roomFor: UIScreen.main.bounds.width / 2, given: sizeGivenByBar)
  }
}

/// The views of items on one bar.
struct BarItemViews {
  private var shown: [UIView] = []
  /// In points, between two items.
  static let gap: CGFloat = 8

  /// How far from the side of a bar an outermost item is: its own view keeps to the margins, which the
  /// room beside a title reaches into (rule 1450).
  static func margin(of item: UIBarButtonItem?, on bar: UIView, otherwise: CGFloat) -> CGFloat {
    guard let view = item?.viewOnBar, view === item?.customView,
      Simulator.current.has(.viewsOnBarsKeepMargins)
    else { return otherwise }
    return bar.systemMargins.left
  }

  /// Puts the views of these items on the bar, and takes those of others off.
  mutating func show(_ items: [UIBarButtonItem], on bar: UIView) {
    let views = items.compactMap(\.viewOnBar)
    for view in shown where !views.contains(where: { $0 === view }) {
      if view.drawnSuperview === bar { view.detach() }
    }
    let new = items.filter { $0.bar !== bar }
    for item in items { item.bar = bar }
    if !new.isEmpty { Simulator.current.applyAppearances(to: new, on: bar) }
    for view in views where view.drawnSuperview !== bar {
      bar.insert(view, at: bar.drawnSubviews.count)
    }
    shown = views
  }

  /// Puts an item's view at that place; a view of the app's own keeps its height.
  static func place(_ item: UIBarButtonItem, at start: CGFloat, width: CGFloat, on bar: UIView) {
    guard let view = item.viewOnBar else { return }
    let navigationBar = bar as? UINavigationBar
    let height = navigationBar?.lineHeight ?? bar.drawnBounds.height
    let measured = item.measuredCustomView
    let own =
      view === item.customView
      ? min(measured?.height ?? view.drawnFrame.height, height) : height
    let top = navigationBar?.topOfLine ?? 0
    view.place(CGRect(x: start, y: top + (height - own) / 2, width: width, height: own))
    item.sizeGivenByBar = measured == nil ? nil : view.drawnFrame.size
  }
}
