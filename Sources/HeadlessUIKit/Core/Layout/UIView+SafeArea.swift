import EventTrace
import Foundation

/// What bars leave of a view, and the margins inside of that.
extension UIView {
  /// The guide in that place, made when it is asked for the first time.
  final func keptGuide<Guide: UILayoutGuide>(
    _ place: ReferenceWritableKeyPath<ViewLayout, Guide?>, _ make: () -> Guide
  ) -> Guide {
    if let guide = layout?[keyPath: place] { return guide }
    let guide = make()
    layoutMade[keyPath: place] = guide
    return guide
  }

  /// How much of the view the keyboard covers, in points.
  final var heightBelowKeyboard: CGFloat {
    let simulator = Simulator.current!
    guard drawnWindow != nil, simulator.keyboard.height > 0 else { return 0 }
    let edge = simulator.screen.bounds.maxY - simulator.keyboard.height
    return min(drawnBounds.height, max(0, frameOnScreen.maxY - edge))
  }

  /// Lays out what is bound to the keyboard, in this view and deeper.
  func followKeyboard() {
    for view in tree where view.layout?.keyboard != nil {
      view.setNeedsLayout()
      view.invalidateLayoutOfGroup()
    }
  }

  /// The safe area that the view's own guides and its content go by: what the view says of itself, and an
  /// app's class may override that (rule 788).
  var toldSafeArea: UIEdgeInsets {
    if let measured = layout?.measuredSafeArea { return measured }
    return deviceNumber >= 11 && drawnWindow !== self ? safeAreaInsets : insetsOfBars
  }

  /// How far the edges of the screen, the status bar and the bars of the containers reach into it.
  var insetsOfBars: UIEdgeInsets {
    guard drawnWindow != nil, deviceNumber >= 7 else { return .zero }
    guard let superview = drawnSuperview else { return insetsOfTop }
    // The way down begins at the window; a tree may be deeper than the stack.
    var way: [UIView] = []
    var next = superview
    while let outer = next.drawnSuperview {
      way.append(next)
      next = outer
    }
    var insets = next.insetsOfTop
    for view in way.reversed() { insets = view.insets(inheriting: insets) }
    return self.insets(inheriting: insets)
  }

  /// What reaches into a view that is in no other one.
  private var insetsOfTop: UIEdgeInsets {
    // Only a window is its own.
    drawnWindow === self ? drawnWindow?.insetsOfScreen ?? .zero : .zero
  }

  /// What reaches into this view, when `outer` reaches into its superview.
  private func insets(inheriting outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let superview = drawnSuperview else { return insetsOfTop }
    var insets = superview.insetsInside(outer, for: self)
    // Up to iOS 7 a root view is turned with the interface, in a window that is not.
    if insets != .zero, drawnTurn == .portrait {
      let (room, frame) = (superview.drawnBounds, drawnFrame)
      insets = UIEdgeInsets(
        top: max(0, insets.top - max(0, frame.minY - room.minY)),
        left: max(0, insets.left - max(0, frame.minX - room.minX)),
        bottom: max(0, insets.bottom - max(0, room.maxY - frame.maxY)),
        right: max(0, insets.right - max(0, room.maxX - frame.maxX)))
    }
    guard let controller, deviceNumber >= 11 else { return insets }
    return insets + controller.additionalSafeAreaInsets
  }

  /// Lets the view and its controller hear when bars and edges reach into it as they did not before
  /// (rule 180). The superview has to know already; what is inside hears in the same layout pass.
  func followSafeArea() {
    guard deviceNumber >= 11, drawnWindow != nil else { return }
    let old = toldInsets
    var outer = UIEdgeInsets.zero
    if let superview = drawnSuperview {
      outer = superview.drawnSuperview == nil ? superview.insetsOfTop : superview.toldInsets
      if outer == .zero, old == .zero, controller == nil { return }
    }
    let new = insets(inheriting: outer)
    guard new != old else { return }
    toldInsets = new
    noteInsetsInside()
    tellMarginsFollowedSafeArea()
    if layout?.safeArea != nil || layout?.margins != nil {
      setNeedsLayout()
      invalidateLayoutOfGroup()
    }
    safeAreaInsetsDidChange()
    (self as? UIScrollView)?.followContentInsets()
    guard let controller else { return }
    controller.tell("viewSafeAreaInsetsDidChange()") { controller.viewSafeAreaInsetsDidChange() }
  }

  /// Has the next layout pass look at what reaches into the subviews.
  func noteInsetsInside() {
    for view in drawnSubviews { view.requestLayoutPass() }
  }
}

extension UIWindow {
  /// What the edges of the screen and the status bar cover of the window.
  fileprivate var insetsOfScreen: UIEdgeInsets {
    let simulator = Simulator.current!
    var insets = simulator.screenInsets
    let (screen, frame) = (simulator.appBounds, drawnFrame)
    insets.top = max(0, insets.top - max(0, frame.minY))
    insets.left = max(0, insets.left - max(0, frame.minX))
    insets.bottom = max(0, insets.bottom - max(0, screen.maxY - frame.maxY))
    insets.right = max(0, insets.right - max(0, screen.maxX - frame.maxX))
    return insets
  }

  /// On iOS 11 a status bar above a Home button's screen is none of the window's (rule 241).
  var ownSafeArea: UIEdgeInsets {
    let simulator = Simulator.current!
    var insets = insetsOfScreen
    if simulator.has(.windowsLeaveOutTheStatusBar), !simulator.configuration.device.isEdgeToEdge {
      insets.top = 0
    }
    return insets
  }
}
