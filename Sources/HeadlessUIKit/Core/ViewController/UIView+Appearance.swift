/// What it means to controllers that a tree of views comes into a window or leaves it.
extension UIView {
  /// The controllers in this tree hear that they will appear, outer ones first.
  ///
  /// Before iOS 5 only those hear it whose view is added to the window itself (rule 86).
  ///
  /// - Returns: those whose appearance began here and is to be ended from here.
  func beginAppearing(in window: UIWindow, addedTo superview: UIView) -> [UIViewController] {
    let nested = Simulator.current.has(.nestedViewsAppear)
    guard nested || superview === window else { return [] }
    var (begun, waiting) = ([UIViewController](), [self])
    while let view = waiting.popLast() {
      if let controller = view.controller,
        let driver = controller.driver(addedDirectly: view === self)
      {
        controller.beginTransition(appearing: true, by: driver)
        if driver == .window { begun.append(controller) }
      }
      // Read after the callback, which may have added some.
      if nested { waiting.append(contentsOf: view.drawnSubviews.reversed()) }
    }
    return begun
  }

  /// Goes on with the appearances that began in this tree, now that it is in its place, and ends
  /// those of `begun` after the layout of this turn, inner controllers before outer ones (rule 89).
  func finishAppearing(_ begun: [UIViewController]) {
    if Simulator.current.has(.sizeTransitions) {
      for view in tree {
        view.followTraits()
        view.followSafeArea()
        view.controller?.continueAppearing()
      }
    }
    guard !begun.isEmpty else { return }
    // Nobody keeps these alive: a window that is gone by then takes its controllers along. But those whose
    // views alone were added live until they have appeared (rule 1078).
    let numbers = begun.reversed().map(\.serialNumber)
    let orphans = begun.filter(\.hasOnlyItsViewInPlace)
    Simulator.current.pendingAppearances.append { [list = begun[0].fellows, orphans] in
      var visibility = Visibility()
      for controller in numbers.compactMap({ list[$0] }) {
        guard controller.appearance == .appearing, controller.appearanceChange.driver == .window,
          let view = controller.loadedView, visibility.includes(view)
        else { continue }
        controller.endTransition()
      }
      withExtendedLifetime(orphans) {}
    }
  }

  /// The controllers in this tree hear that they will disappear.
  ///
  /// - Returns: those whose disappearance began here and is to be ended from here.
  func beginDisappearing() -> [UIViewController] {
    var begun: [UIViewController] = []
    for controller in tree.compactMap(\.controller) where controller.disappearsWithItsView {
      controller.beginTransition(appearing: false, by: .window)
      begun.append(controller)
    }
    return begun
  }

  /// The controllers in this tree that began to appear and that no container and no parent ends.
  var controllersAppearingOnTheirOwn: [UIViewController] {
    tree.compactMap(\.controller).filter {
      $0.appearance == .appearing && $0.appearanceChange.driver == .window
    }
  }
}

extension UIViewController {
  /// Ends disappearances once the views are gone, at once or after the turn.
  static func endDisappearing(_ controllers: [UIViewController]) {
    guard !controllers.isEmpty else { return }
    let end = {
      for controller in controllers
      where controller.appearance == .disappearing && controller.appearanceChange.driver == .window
      {
        controller.endTransition()
      }
    }
    if Simulator.current.has(.disappearanceEndsAtOnce) {
      end()
    } else {
      Simulator.current.pendingAppearances.append(end)
    }
  }

  /// Who drives the appearance that the view's coming into a window causes; nil when it causes none.
  fileprivate func driver(addedDirectly: Bool) -> AppearanceDriver? {
    guard canBegin(appearing: true) else { return nil }
    guard let container else { return .window }
    guard !container.showsChildrenItself else { return nil }
    switch container.appearance {
    case .disappeared, .disappearing:
      // The parent will tell it when it appears itself.
      return nil
    case .appeared:
      return container.forwards() ? .window : nil
    case .appearing:
      guard container.forwards() else { return nil }
      if !addedDirectly, container.isBroughtByContainer,
        Simulator.current.has(.innerChildrenMissTheBeginning)
      {
        appearanceChange.missesBeginning = true
        return nil
      }
      if Simulator.current.has(.childrenJoinTheirParent) { return .parent }
      return addedDirectly ? .window : nil
    }
  }

  /// Whether a push or a change of tabs brings the controller on screen, or one that it is in.
  fileprivate var isBroughtByContainer: Bool {
    sequence(first: self, next: \.container).contains {
      $0.appearance == .appearing && $0.appearanceChange.driver == .container
    }
  }

  /// Whether the view is in a window, and neither a parent nor a presenter nor the window has the controller.
  fileprivate var hasOnlyItsViewInPlace: Bool {
    guard container == nil, presenter == nil, let view = loadedView else { return false }
    return view.drawnWindow != nil && view.drawnSuperview !== view.drawnWindow
  }

  /// Whether the view's leaving its window is what makes this controller disappear.
  fileprivate var disappearsWithItsView: Bool {
    guard canBegin(appearing: false) else { return false }
    guard let container else { return true }
    return !container.showsChildrenItself && container.forwards()
  }

  /// Whether UIKit may begin a transition on its own: it leaves alone what a container has begun
  /// and not ended (rule 92).
  func canBegin(appearing: Bool) -> Bool {
    if isInTransition, appearanceChange.driver == .container { return false }
    return appearing == (appearance == .disappeared || appearance == .disappearing)
  }
}

/// Whether views can be seen: under a hidden view a controller hears that it will appear, but never
/// that it did (rule 77). Remembers what it found, so that deep trees are walked once.
private struct Visibility {
  private var known: [ObjectIdentifier: Bool] = [:]

  /// Whether the view is in a shown window and neither it nor anything around it is hidden.
  mutating func includes(_ view: UIView) -> Bool {
    var (path, current, isVisible) = ([UIView](), Optional(view), false)
    while let view = current {
      if let found = known[ObjectIdentifier(view)] {
        isVisible = found
        break
      }
      path.append(view)
      if view is UIWindow { isVisible = true }
      current = view.drawnSuperview
    }
    for view in path.reversed() {
      isVisible = isVisible && !view.drawnHidden
      known[ObjectIdentifier(view)] = isVisible
    }
    return isVisible
  }
}
