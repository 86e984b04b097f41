import EventTrace
import Foundation

/// The tree of views, and what moving about in it means to controllers.
extension UIView {

  /// Writes down that the app puts `view` into this one; the view comes first in the arguments.
  func recordedInsertion(
    _ name: String, _ view: UIView, _ more: [String] = [], _ insertion: () -> Void
  ) {
    let simulator = Simulator.current!
    simulator.call(name, on: self, [simulator.name(of: view)] + more, insertion)
  }

  // MARK: The moves themselves

  /// Puts `view` in, wherever it was before, and lets controllers hear what that means.
  ///
  /// - Parameter prepare: what comes after `viewWillAppear(_:)`, with the view in its place.
  func insert(_ view: UIView, at index: Int, prepare: () -> Void = {}) {
    guard !Simulator.current.isDead else { return }
    guard view !== self else {
      guard !Simulator.current.has(.selfAsSubviewRaises) else {
        return Simulator.current.raise(.invalidArgument, "Can't add self as subview")
      }
      return Simulator.current.diagnose(
        "viewInsideItself", rule: 194, on: view,
        "A view cannot be added to itself; nothing was added.")
    }
    guard !isSameOrInside(view) else {
      return Simulator.current.diagnose(
        "viewInsideItself", noRule: "no source says what UIKit does", on: view,
        "A view cannot be added to one of its own subviews; nothing was added.")
    }
    if view.drawnSuperview === self {
      forget(view)
      drawnSubviews.insert(view, at: min(max(index, 0), drawnSubviews.count))
      return
    }
    let window = drawnWindow
    let oldWindow = view.drawnWindow
    guard controllersFit(in: view, entering: window !== oldWindow) else { return }
    let tint = view.tintBeforeMove
    let isMoved = view.drawnSuperview != nil
    if isMoved { view.detach(for: self) }
    var appearing: [UIViewController] = []
    if let window, window !== oldWindow {
      view.tellWindowMove(to: window)
      appearing = view.beginAppearing(in: window, addedTo: self)
    }
    if !isMoved { view.willMove(toSuperview: self) }
    // What was told so far may have moved either of them elsewhere.
    guard !isSameOrInside(view) else { return }
    view.drawnSuperview?.forget(view)
    drawnSubviews.insert(view, at: min(max(index, 0), drawnSubviews.count))
    view.drawnSuperview = self
    if view.drawnWindow !== drawnWindow { view.enter(drawnWindow) }
    setNeedsLayout()
    view.requestLayoutPass()
    if window !== oldWindow { view.tellWindowMoved() }
    view.followTint(since: tint)
    view.didMoveToSuperview()
    didAddSubview(view)
    if window !== oldWindow {
      prepare()
      if window != nil { view.finishAppearing(appearing) }
    }
  }

  /// Whether it is that view or in it, whatever a class says (rule 788).
  package final func isInside(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let place = ancestor, place !== view { ancestor = place.drawnSuperview }
    return ancestor != nil
  }

  /// Like `isInside(_:)`, and quick for a view without subviews however deep this one is.
  private func isSameOrInside(_ view: UIView) -> Bool {
    view.drawnSubviews.isEmpty ? view === self : isInside(view)
  }

  /// Takes the view out of its superview (rule 360).
  ///
  /// - Parameter newSuperview: Where it goes; whoever puts it there tells the rest. Nil for nowhere.
  func detach(for newSuperview: UIView? = nil) {
    guard let superview = drawnSuperview, !Simulator.current.isDead else { return }
    let window = drawnWindow
    let newWindow = newSuperview?.drawnWindow
    let leavesWindow = window != nil && newWindow !== window
    let tint = tintBeforeMove
    var disappearing: [UIViewController] = []
    dropConstraintsReachingOut()
    if leavesWindow { Simulator.current.endEditing(inside: self) }
    superview.willRemoveSubview(self)
    willMove(toSuperview: newSuperview)
    if leavesWindow {
      disappearing = beginDisappearing()
      if newWindow == nil {
        noteTraitsAtDeparture()
        tellWindowMove(to: nil)
      }
    }
    superview.forget(self)
    // What was told so far may have put it somewhere else, where it stays.
    if drawnSuperview === superview {
      drawnSuperview = nil
      if leavesWindow { enter(nil) }
    }
    superview.setNeedsLayout()
    if newSuperview == nil {
      if leavesWindow { tellWindowMoved() }
      followTint(since: tint)
      didMoveToSuperview()
    }
    if leavesWindow { UIViewController.endDisappearing(disappearing) }
  }

  /// A superview that is released removes the views that are in it; here it has let go of this one already
  /// (rule 1112).
  func leaveReleasedSuperview() {
    guard let simulator = Simulator.current, !simulator.isDead, isOfTheApp else { return }
    let outer = UIView.orphan
    UIView.orphan = self
    removeFromSuperview()
    UIView.orphan = outer
  }

  /// What a view hears in a removal by a superview that is gone.
  func tellOfReleasedSuperview() {
    UIView.orphan = nil
    willMove(toSuperview: nil)
    didMoveToSuperview()
  }

  /// Many views that go one after another mostly go from the top or from the bottom.
  private func forget(_ view: UIView) {
    if drawnSubviews.last === view {
      drawnSubviews.removeLast()
    } else if let index = drawnSubviews.firstIndex(where: { $0 === view }) {
      drawnSubviews.remove(at: index)
    }
  }

  /// Notes in the whole tree which window it is in now.
  func enter(_ window: UIWindow?) {
    let tree = tree
    for view in tree {
      view.drawnWindow = window
      if window == nil { view.toldInsets = .zero }
      if window != nil, view.needsDisplay { view.noteDisplay() }
      if window == nil, !view.recognizers.isEmpty {
        for recognizer in view.recognizers { Simulator.current?.gestures.drop(recognizer) }
      }
      if window == nil { view.ownLayer?.endAnimations() }
    }
    if window != nil { Simulator.current?.applyAppearances(to: tree) }
    // What is on no screen any more is not animated (rule 184).
    guard window == nil, let simulator = Simulator.current else { return }
    for animation in simulator.animation.running { animation.drop { $0.drawnWindow == nil } }
  }

  private func tellWindowMove(to window: UIWindow?) {
    for view in tree { view.willMove(toWindow: window) }
  }

  /// What is inside hears it first.
  private func tellWindowMoved() {
    for view in treeFromInside {
      view.layout?.contentSize = nil
      view.didMoveToWindow()
    }
    if drawnWindow != nil { Simulator.current.noteArrivalInWindow() }
  }

  /// The view and everything in it, each before its subviews.
  var tree: [UIView] {
    guard !drawnSubviews.isEmpty else { return [self] }
    var (found, waiting) = ([UIView](), [self])
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.drawnSubviews.reversed())
    }
    return found
  }

  /// The view and everything in it, each behind its subviews.
  var treeFromInside: [UIView] {
    guard !drawnSubviews.isEmpty else { return [self] }
    var (found, waiting) = ([UIView](), [self])
    while let view = waiting.popLast() {
      found.append(view)
      waiting.append(contentsOf: view.drawnSubviews)
    }
    return found.reversed()
  }
}
