import Foundation

/// The geometry of windows and their root views in a turned interface (rule 135).
extension Simulator {
  /// Gives all windows the frames that the interface's orientation wants.
  func placeWindows() {
    for window in windows { window.followInterface() }
  }
}

extension UIWindow {
  /// The controller that stands for the window: the root, or up to iOS 5 the first one whose view was
  /// added (rules 28 and 112).
  var interfaceController: UIViewController? {
    if let root { return root }
    guard Simulator.current.has(.addedViewsRotate) else { return nil }
    return drawnSubviews.lazy.compactMap(\.controller).first
  }

  /// Places the window and the view of its controller by the interface's orientation.
  fileprivate func followInterface() {
    let simulator = Simulator.current!
    let oldSize = interfaceController?.loadedView?.drawnBounds.size
    if !simulator.has(.rotationTurnsRootView) {
      let size = drawnFrame.size
      let isWhole =
        size == simulator.appSize(in: .portrait) || size == simulator.appSize(in: .landscapeLeft)
      if isWhole { place(simulator.appBounds) }
    }
    for case let popover as PopoverHost in drawnSubviews { popover.fill(self) }
    guard let controller = interfaceController else { return }
    for (presenter, presentation) in controller.presentationsAbove {
      presenter.placePresented(presentation, in: self)
    }
    guard let view = controller.loadedView, view.drawnSuperview === self else { return }
    placeInInterface(view, of: controller)
    if view.drawnBounds.size != oldSize { view.needsConstraintUpdate = true }
  }

  /// Places the view of the controller that stands for this window.
  func placeInInterface(_ view: UIView, of controller: UIViewController) {
    placeInInterface(view, controller.frameInWindow(self))
  }

  /// Gives a view a frame of this window's, and up to iOS 7 the interface's turn with it.
  func placeInInterface(_ view: UIView, _ frame: CGRect) {
    let simulator = Simulator.current!
    if simulator.has(.rotationTurnsRootView) {
      view.place(frame, turned: simulator.interfaceOrientation)
    } else {
      view.frame = frame
    }
  }
}
