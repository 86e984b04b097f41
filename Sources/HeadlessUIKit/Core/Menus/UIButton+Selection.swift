import Foundation

/// A button that shows what was chosen of its menu (rule 436).
extension UIButton {
  /// Whether the menu is a choice, of which the button shows the title.
  private var showsChoice: Bool {
    ownChangesSelectionAsPrimaryAction && ownShowsMenuAsPrimaryAction && ownMenu != nil
  }

  /// Shows the title of the entry that is ticked; the first one, if none is.
  func followSelection() {
    guard showsChoice, let actions = ownMenu?.actions, let first = actions.first else { return }
    let chosen = actions.first { $0.state == .on } ?? first
    chosen.state = .on
    setTitle(chosen.title, for: .normal)
    if ownConfiguration?.title != nil { ownConfiguration?.title = chosen.title }
  }

  /// Ticks an entry and no other one.
  func select(_ element: UIMenuElement) {
    guard showsChoice, let actions = ownMenu?.actions, actions.contains(where: { $0 === element })
    else { return }
    for action in actions { action.state = action === element ? .on : .off }
    followSelection()
  }
}
