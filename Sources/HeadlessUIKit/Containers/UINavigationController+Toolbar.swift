import EventTrace
import Foundation

/// The toolbar at the bottom, with the items of the controller on top; iOS 3.0 and later.
extension UINavigationController {
  /// The bar for the items of the controllers on the stack; iOS 3.0 and later.
  public var toolbar: UIToolbar! {
    requires("toolbar", since: 3.0, ownToolbar)
  }

  func changeToolbar(hidden: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    // It has its place at once (rule 1194).
    if let loadedView, showsToolbar { placeToolbar(in: loadedView) }
    loadedView?.setNeedsLayout()
    shown?.loadedView?.setNeedsLayout()
  }

  /// The height that the toolbar takes just now, in points.
  var toolbarHeight: CGFloat { showsToolbar ? UIToolbar.heightAtEdge : 0 }

  /// The controller on top can send the bar away while it is there.
  private var showsToolbar: Bool {
    !hidesToolbar && !(stack.last?.hidesBottomBarWhenPushed ?? false)
  }

  /// Above what is at the bottom of the screen, such as a tab bar.
  func layOutToolbar() {
    guard let container = loadedView else { return }
    guard showsToolbar else {
      if isToolbarShown { ownToolbar.detach() }
      isToolbarShown = false
      return
    }
    isToolbarShown = true
    if ownToolbar.drawnSuperview !== container {
      container.insert(ownToolbar, at: container.drawnSubviews.count)
    }
    placeToolbar(in: container)
    showItems()
  }

  private func placeToolbar(in container: UIView) {
    let whole = container.drawnBounds
    ownToolbar.place(
      CGRect(
        x: 0, y: whole.height - container.insetsOfBars.bottom - UIToolbar.heightAtEdge,
        width: whole.width, height: UIToolbar.heightAtEdge))
  }

  /// Shows the items of the controller on top.
  func showItems() {
    guard isToolbarShown else { return }
    let items = stack.last?.ownToolbarItems
    let same = (ownToolbar.items ?? []).elementsEqual(items ?? [], by: ===)
    if !same { ownToolbar.setItems(items, animated: false) }
  }
}
