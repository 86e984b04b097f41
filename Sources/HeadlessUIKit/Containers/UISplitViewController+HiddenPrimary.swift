import EventTrace
import Foundation

/// What shows the primary controller while it is hidden, up to iOS 7.
struct HiddenPrimary {
  let button: UIBarButtonItem
  let popover: UIPopoverController
}

extension UISplitViewController {
  /// Gives the delegate a button and a popover for the primary controller, or takes them back (rule 383).
  func tellHidden(_ isHidden: Bool) {
    let simulator = Simulator.current!
    guard let primary = columns.first, !simulator.isDead else { return }
    let (name, controller) = (simulator.name(of: self), simulator.name(of: primary))
    guard isHidden else {
      guard let hidden else { return }
      self.hidden = nil
      hidden.popover.hideNow()
      guard let delegate else { return }
      simulator.tellOptional(
        "splitViewController(_:willShow:invalidating:)", of: delegate,
        [name, controller, simulator.name(of: hidden.button)]
      ) {
        delegate.splitViewController(self, willShow: primary, invalidating: hidden.button)
      }
      return
    }
    let button = UIBarButtonItem()
    button.title = primary.title
    button.method = TargetAction(self, UISplitViewController.showHidden(from:))
    let hidden = HiddenPrimary(
      button: button, popover: UIPopoverController(contentViewController: primary))
    self.hidden = hidden
    guard let delegate else { return }
    simulator.tellOptional(
      "splitViewController(_:willHide:with:for:)", of: delegate,
      [name, controller, simulator.name(of: button), simulator.name(of: hidden.popover)]
    ) {
      delegate.splitViewController(self, willHide: primary, with: button, for: hidden.popover)
    }
  }

  private func showHidden(from sender: NSObject) {
    let simulator = Simulator.current!
    guard let hidden, let primary = columns.first, !simulator.isDead else { return }
    if hidden.popover.isPopoverVisible { return hidden.popover.hide(animated: true) }
    if let delegate {
      simulator.tellOptional(
        "splitViewController(_:popoverController:willPresent:)", of: delegate,
        [simulator.name(of: self), simulator.name(of: hidden.popover), simulator.name(of: primary)]
      ) {
        delegate.splitViewController(
          self, popoverController: hidden.popover, willPresent: primary)
      }
    }
    hidden.popover.show(beside: .item(hidden.button), .any, animated: true)
  }
}

extension UISplitViewController {
  /// A button that shows the primary column, or hides it (rule 384); iOS 8.0 and later.
  public var displayModeButtonItem: UIBarButtonItem {
    requires("displayModeButtonItem", since: 8.0)
    guard ownStyle != .unspecified else { return modeButton }
    // M203.
    let style = ownStyle == .tripleColumn ? "TripleColumn" : "DoubleColumn"
    Simulator.current.console(
      "[Assert] displayModeButtonItem is internally managed and not exposed for \(style) style. "
        + "Returning an empty, disconnected UIBarButtonItem to fulfill the non-null contract.")
    return UIBarButtonItem()
  }

  /// The button that shows the primary column: the app's to place, or UIKit's where columns have names.
  private var modeButton: UIBarButtonItem {
    if let ownModeButton { return ownModeButton }
    let button = UIBarButtonItem()
    button.accessibilityLabel = ownStyle == .unspecified ? "Toggle" : "Show Sidebar"
    button.method = TargetAction(self, UISplitViewController.toggleMode(from:))
    button.isUseless = isFolded
    ownModeButton = button
    return button
  }

  /// Where columns have names, the bar of the secondary one has the button by itself while the primary one is
  /// hidden (rule 787).
  final func placeModeButton() {
    guard ownStyle != .unspecified, columns.count == 2,
      let stack = columns[1] as? UINavigationController
    else { return }
    let isWanted =
      !isFolded && !showsPrimary && ownPresentsWithGesture && ownModeButtonVisibility != .never
    stack.stack.first?.navigationItemMade().splitButton = isWanted ? modeButton : nil
  }

  private func toggleMode(from sender: NSObject) {
    let simulator = Simulator.current!
    guard !isFolded, columns.count == 2, !simulator.isDead else { return }
    let target =
      delegate.flatMap { delegate in
        simulator.callOptional(
          .query, on: delegate, "targetDisplayModeForAction(in:)", [simulator.name(of: self)]
        ) { delegate.targetDisplayModeForAction(in: self) }
      } ?? .automatic
    guard !simulator.isDead else { return }
    wantedPrimary = target == .automatic ? !showsPrimary : target != .secondaryOnly
    arrange()
    loadedView?.setNeedsLayout()
  }
}
