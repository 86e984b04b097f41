package import Foundation

/// A button behind a row of a list, which a swipe brings up.
private final class UISwipeActionButton: UIButton {
  init(_ title: String, _ color: UIColor, _ act: @escaping () -> Void) {
    super.init(frame: .zero)
    drawnBackgroundColor = color
    setTitle(title, for: .normal)
    setTitleColor(.white, for: .normal)
    addAction(UIAction { _ in act() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var drawnTitleFont: UIFont { .systemFont(ofSize: 15) }
}

/// What a swipe over a row of a list offers (rule 642).
extension UICollectionView {
  private func actions(of item: IndexPath, _ leading: Bool) -> [UIContextualAction] {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.sections[item.section]?.list
    else { return [] }
    let provider =
      leading
      ? list.leadingSwipeActionsConfigurationProvider
      : list.trailingSwipeActionsConfigurationProvider
    return provider?(item)?.actions ?? []
  }

  /// A finger went from one side to the other: the buttons of that row come up.
  ///
  /// - Returns: Whether the movement meant a row that has buttons.
  final func swipe(_ touch: UITouch) -> Bool {
    let moved = touch.place.x - touch.start.x
    guard let window = touch.window, abs(moved) > abs(touch.place.y - touch.start.y),
      let item = shownItem(at: convert(touch.start, from: window))
    else { return false }
    hideItemButtons()
    return !swipeItem(at: item, leading: moved > 0).isEmpty
  }

  /// Brings up the buttons of a row.
  ///
  /// - Returns: Their titles; empty where there are none.
  @discardableResult
  package final func swipeItem(at item: IndexPath, leading: Bool) -> [String] {
    guard !Simulator.current.isDead, let cell = shownCell(at: item) else { return [] }
    let actions = actions(of: item, leading)
    guard !actions.isEmpty else { return [] }
    var x: CGFloat = leading ? 0 : cell.drawnBounds.width
    for action in actions {
      let button = UISwipeActionButton(action.title ?? "", action.drawnColor) {
        [weak self, weak cell] in
        self?.hideItemButtons()
        action.handler(action, cell ?? UIView(frame: .zero)) { _ in }
      }
      let width = max(74, button.sizeThatFits(.zero).width + 30)
      if !leading { x -= width }
      button.place(CGRect(x: x, y: 0, width: width, height: cell.drawnBounds.height))
      if leading { x += width }
      cell.insert(button, at: cell.drawnSubviews.count)
      itemButtons.append(button)
    }
    swipedItem = item
    cell.isPulledOut = true
    return actions.map { $0.title ?? "" }
  }

  /// Lets the buttons of a row go away.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  final func hideItemButtons() -> Bool {
    guard let item = swipedItem else { return false }
    for button in itemButtons { button.detach() }
    (itemButtons, swipedItem) = ([], nil)
    shownCell(at: item)?.isPulledOut = false
    return true
  }
}
