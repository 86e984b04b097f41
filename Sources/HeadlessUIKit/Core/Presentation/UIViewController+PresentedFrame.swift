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
      style == .formSheet ? Self.formSheetSize : Self.pageSheetSize(in: turn.turned(whole.size)))
    return CGRect(
      x: whole.midX - size.width / 2, y: whole.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// As high as the interface and as wide as the screen that is held upright.
  private static func pageSheetSize(in interface: CGSize) -> CGSize {
    CGSize(
      width: min(interface.width, Simulator.current.screen.uprightSize.width),
      height: interface.height)
  }

  /// What is seen of the presenter between the status bar and a sheet on a phone.
  private static let sheetGap: CGFloat = 10
  private static let formSheetSize = CGSize(width: 540, height: 620)
}
