import Foundation

/// Where the view of a presented controller is.
extension UIViewController {
  /// The frame of what is presented in that style, in the coordinates of its container or window.
  func frame(as style: UIModalPresentationStyle, in place: UIView) -> CGRect {
    let simulator = Simulator.current!
    let whole = (place as? UIWindow).map(frameInWindow) ?? place.bounds
    guard style.isSheet else { return whole }
    if simulator.configuration.device.idiom == .phone {
      let gap = simulator.screenInsets.top + Self.sheetGap
      return CGRect(x: 0, y: gap, width: whole.width, height: max(0, whole.height - gap))
    }
    // Up to iOS 7 the window is upright, however the interface is turned.
    let turn = simulator.has(.rotationTurnsRootView) ? simulator.interfaceOrientation : .portrait
    let size = turn.turned(
      style == .formSheet
        ? sizeOfFormSheet(in: turn.turned(whole.size))
        : Self.pageSheetSize(in: turn.turned(whole.size)))
    return CGRect(
      x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// As the controller wishes from iOS 7 on, or as usual; no larger than the interface (rule 369).
  private func sizeOfFormSheet(in interface: CGSize) -> CGSize {
    let wish = wishedSize
    let usual = Self.formSheetSize
    return CGSize(
      width: min(wish.width > 0 ? wish.width : usual.width, interface.width),
      height: min(wish.height > 0 ? wish.height : usual.height, interface.height))
  }

  /// As high as the interface and as wide as the screen that is held upright.
  private static func pageSheetSize(in interface: CGSize) -> CGSize {
    CGSize(
      width: min(interface.width, Simulator.current.screen.uprightSize.width),
      height: interface.height)
  }

  /// What the controller says that it wants; an app's class may override that (rule 788).
  var toldPreferredSize: CGSize {
    deviceNumber >= 7 ? preferredContentSize : attributes.preferredContentSize
  }

  /// What the controller wants, or what fills it.
  private var wishedSize: CGSize {
    guard Simulator.current.has(.controllersSaySizes) else { return .zero }
    let own = toldPreferredSize
    return own == .zero ? shownContent?.wishedSize ?? .zero : own
  }

  /// Whoever presents the controller, or what is around it, hears that it wants another size.
  func followPreferredContentSize() {
    let presented = outermost
    guard let controller = presented.presenter?.presentation?.controller else { return }
    controller.tell("preferredContentSizeDidChange(forChildContentContainer:)") {
      controller.preferredContentSizeDidChange(forChildContentContainer: presented)
    }
  }

  /// What is seen of the presenter between the status bar and a sheet on a phone.
  private static let sheetGap: CGFloat = 10
  private static let formSheetSize = CGSize(width: 540, height: 620)
}
