import Foundation

/// The swipe that pops a controller: begun, then completed or taken back (rules 76 and 111).
extension UINavigationController {
  /// A finger begins to swipe from the left edge.
  ///
  /// - Returns: whether a pop began: only on versions that know the swipe, with something to pop.
  package func beginInteractivePop() -> Bool {
    guard Simulator.current.has(.interactivePop), allowsInteractivePop else { return false }
    return popByFinger()
  }

  fileprivate func popByFinger() -> Bool {
    guard mayPopByFinger, let top = shown else { return false }
    popsBegun += 1
    top.tellWillMove(to: nil)
    top.movement = .fromParent
    departing.append(top)
    operation = .pop
    willCutStack(to: stack.count - 1)
    stack.removeLast()
    showTabBarAsWanted()
    ownBar.replaceItems(with: stack.map(\.navigationItem))
    followNesting()
    let transition = begin(to: stack[stack.count - 1], animated: true, isSwiped: true)
    transition.movement?.begin()
    top.container = nil
    childControllers = stack
    return true
  }

  /// Whether there is something to pop, and nothing else on its way.
  fileprivate var mayPopByFinger: Bool {
    !Simulator.current.isDead && running == nil && startsAnimated == nil && appearance == .appeared
      && stack.count > 1 && shown != nil
  }

  /// Whether the swipe begins when the app has not taken over its recognizer's delegate (rule 187).
  fileprivate var barAllowsPop: Bool {
    guard let item = stack.last?.navigationItem else { return false }
    return !hidesNavigationBar && !item.hidesBackButton
      && (item.ownLeftBarButtonItems?.isEmpty ?? true || item.ownLeftItemsSupplementBackButton)
  }

  /// The finger went far enough: the pop ends as any other.
  package func finishInteractivePop() {
    guard let movement = running?.movement, movement.isSwiped else { return }
    departing.last.map(notePopped)
    movement.finishSwipe(after: 0)
  }

  /// The finger went back: the controller stays, after it heard that it would go.
  package func cancelInteractivePop() {
    if let movement = running?.movement, movement.isSwiped { movement.cancelSwipe() }
  }
}

/// The finger at the left edge that pops a controller.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  private var navigation: UINavigationController? {
    view?.controller as? UINavigationController
  }
  private let guardian = Guardian()

  override init() {
    super.init(unchecked: ())
    edges = .left
    delegate = guardian
  }

  override var mayBegin: Bool { moved.x > abs(moved.y) && navigation?.mayPopByFinger ?? false }

  override func act() {
    guard let navigation else { return }
    let width = navigation.loadedView?.drawnBounds.width ?? 0
    let way = translation(in: navigation.loadedView).x
    switch state {
    case .began: _ = navigation.popByFinger()
    case .ended where way > width / 2 || velocity(in: navigation.loadedView).x > Self.fling:
      navigation.finishInteractivePop()
    case .ended, .cancelled: navigation.cancelInteractivePop()
    case .possible, .changed, .failed: break
    }
  }

  /// In points per second; UIKit does not publish it.
  private static let fling: CGFloat = 500

  /// Decides as long as the app has put nobody in its place.
  private final class Guardian: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (gestureRecognizer as? PopGestureRecognizer)?.navigation?.barAllowsPop ?? false
    }
  }
}
