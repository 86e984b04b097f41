import Foundation

/// A navigation controller on the stack of another one, where UIKit itself has put it: there is one bar, with
/// the items of both (rule 409).
extension UINavigationController {
  /// The navigation controller on whose stack this one is.
  var outerNavigation: UINavigationController? { container as? UINavigationController }

  /// Whether its own bar takes room.
  var showsOwnBar: Bool { !hidesNavigationBar && !isTooLowForBars && outerNavigation == nil }

  private var itemsWithNested: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.itemsWithNested ?? [$0.navigationItem] }
  }

  /// Brings the one bar up to date after the stack has changed.
  func followNesting() {
    let inner = stack.last as? UINavigationController
    if let old = nested, old !== inner { old.takeItemsBack() }
    if inner != nil || nested != nil { ownBar.replaceItems(with: itemsWithNested) }
    nested = inner
    inner?.loadedView?.setNeedsLayout()
    outerNavigation?.followNesting()
  }

  private func takeItemsBack() {
    ownBar.replaceItems(with: stack.map(\.navigationItem))
    loadedView?.setNeedsLayout()
  }

  /// The controller whose top item the back button of the bar takes off.
  var innermost: UINavigationController {
    guard let nested, nested.stack.count > 1 || nested.nested != nil else { return self }
    let deepest = nested.innermost
    return deepest.stack.count > 1 ? deepest : self
  }
}
