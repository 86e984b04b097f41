/// Coming on screen and leaving it (rules 69 to 78).
extension UIViewController {
  /// Where a controller stands between two appearance callbacks.
  package enum Appearance: String {
    case disappeared, appearing, appeared, disappearing
  }

  func beginAppearing(animated: Bool = false) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    loadedView?.needsConstraintUpdate = true
    loadedView?.setNeedsLayout()
    tell("viewWillAppear(_:)", ["\(animated)"]) { viewWillAppear(animated) }
  }

  /// After the view is in its place and before the layout (rule 70).
  func continueAppearing(animated: Bool = false) {
    guard appearance == .appearing, Simulator.current.has(.viewIsAppearing) else { return }
    tell("viewIsAppearing(_:)", ["\(animated)"]) { viewIsAppearing(animated) }
  }

  func endAppearing(animated: Bool = false) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    tell("viewDidAppear(_:)", ["\(animated)"]) { viewDidAppear(animated) }
  }

  func beginDisappearing(animated: Bool = false) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    tell("viewWillDisappear(_:)", ["\(animated)"]) { viewWillDisappear(animated) }
  }

  func endDisappearing(animated: Bool = false) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    tell("viewDidDisappear(_:)", ["\(animated)"]) { viewDidDisappear(animated) }
  }

  /// Whether the view and all that it is in are to be seen: under a hidden view a controller hears
  /// that it will appear, but never that it did (rule 77).
  private var isVisible: Bool {
    guard let loadedView else { return false }
    var last = loadedView
    for view in sequence(first: loadedView, next: \.drawnSuperview) {
      if view.drawnHidden { return false }
      last = view
    }
    return last is UIWindow
  }

  /// Ends appearances after the layout of this turn, inner controllers before outer ones (rule 89).
  static func endAppearances(of controllers: [UIViewController]) {
    // Nobody keeps these alive: a window that is gone by then takes its controllers along.
    let waiting = controllers.reversed().map(WeakReference.init)
    Simulator.current.pendingAppearances.append {
      for controller in waiting.compactMap(\.object) where controller.isVisible {
        controller.endAppearing()
      }
    }
  }

  static func endDisappearances(of controllers: [UIViewController]) {
    Simulator.current.pendingAppearances.append {
      for controller in controllers { controller.endDisappearing() }
    }
  }
}

extension UIView {
  /// The controllers in this tree hear that they will appear, outer ones first.
  ///
  /// Before iOS 5 only those hear it whose view is added to the window itself (rule 86).
  func appear(in window: UIWindow, addedTo superview: UIView) {
    let nested = Simulator.current.has(.nestedViewsAppear)
    guard nested || superview === window else { return }
    var waiting = [self]
    while let view = waiting.popLast() {
      view.controller?.beginAppearing()
      // Read after the callback, which may have added some.
      if nested { waiting.append(contentsOf: view.drawnSubviews.reversed()) }
    }
  }

  /// Goes on with the appearances that began in this tree, now that it is in its place.
  func finishAppearances() {
    let controllers = tree.compactMap(\.controller).filter { $0.appearance == .appearing }
    for controller in controllers { controller.continueAppearing() }
    if !controllers.isEmpty { UIViewController.endAppearances(of: controllers) }
  }

  /// The controllers in these subviews hear that they will disappear, and after the turn that they did.
  func disappear(views: [UIView]) {
    let controllers = views.flatMap(\.tree).compactMap(\.controller)
      .filter { $0.appearance == .appeared || $0.appearance == .appearing }
    for controller in controllers { controller.beginDisappearing() }
    if !controllers.isEmpty { UIViewController.endDisappearances(of: controllers) }
  }
}
