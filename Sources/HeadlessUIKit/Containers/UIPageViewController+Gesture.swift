import Foundation

/// The finger that turns pages: begun, then completed or taken back (rule 76).
extension UIPageViewController {
  /// A finger begins to turn.
  ///
  /// - Important: UIKit asks for the neighbours of pages that scroll ahead of time and remembers
  ///   them; here the data source is asked when the finger begins.
  /// - Returns: whether there are pages to turn to.
  package func beginTurn(_ direction: NavigationDirection) -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead, turn == nil, appearance == .appeared,
      gestureRecognizers.allSatisfy(\.isEnabled), let new = neighbours(direction)
    else { return false }
    let turn = PageTurn(from: pages, to: new, isAnimated: true, isByHand: true)
    if let delegate, simulator.has(.pagesAnnounceTurns) {
      simulator.tellOptional(
        "pageViewController(_:willTransitionTo:)", of: delegate,
        [simulator.name(of: self), described(new)]
      ) {
        delegate.pageViewController(self, willTransitionTo: new)
      }
    }
    // The delegate may have shown other pages by code.
    guard !simulator.isDead, self.turn == nil, turn.leaving.elementsEqual(pages, by: ===) else {
      return false
    }
    begin(turn)
    for page in new { install(page) }
    return true
  }

  /// The finger went far enough: the other pages stay.
  package func finishTurn() {
    guard let turn, turn.isByHand else { return }
    pages = turn.arriving
    finish(turn)
  }

  /// The finger went back: the pages stay, after they heard that they would go.
  package func cancelTurn() {
    guard let turn, turn.isByHand, !Simulator.current.isDead else { return }
    self.turn = nil
    for page in turn.leaving {
      page.movement = []
      page.beginTransition(appearing: true, animated: true, by: .container)
    }
    for page in turn.arriving {
      page.beginTransition(appearing: false, animated: true, by: .container)
    }
    end(came: turn.leaving, went: turn.arriving)
    for page in turn.arriving { letGo(of: page) }
    tellDelegate(of: turn, completed: false)
  }

  func tellDelegate(of turn: PageTurn, completed: Bool) {
    guard let delegate else { return }
    let simulator = Simulator.current!
    simulator.tellOptional(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      of: delegate,
      [simulator.name(of: self), "true", described(turn.leaving), "\(completed)"]
    ) {
      delegate.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.leaving,
        transitionCompleted: completed)
    }
  }

  /// The pages that the data source gives, as many as there are now; nil at the end of the book.
  private func neighbours(_ direction: NavigationDirection) -> [UIViewController]? {
    guard let dataSource else { return nil }
    let simulator = Simulator.current!
    let isForward = direction == .forward
    var found: [UIViewController] = []
    var from = isForward ? pages.last : pages.first
    while found.count < pages.count, let page = from {
      let method = "viewController\(isForward ? "After" : "Before")"
      from = simulator.query(
        "pageViewController(_:\(method):)", on: dataSource,
        describe: { $0.map(simulator.name) ?? "nil" }
      ) {
        isForward
          ? dataSource.pageViewController(self, viewControllerAfter: page)
          : dataSource.pageViewController(self, viewControllerBefore: page)
      }
      guard let next = from else { break }
      guard !(pages + found).contains(where: { $0 === next }), canTakeIn(next) else { return nil }
      found.append(next)
    }
    guard !found.isEmpty, found.count == pages.count else { return nil }
    return isForward ? found : found.reversed()
  }

  private func described(_ controllers: [UIViewController]) -> String {
    "[\(controllers.map(Simulator.current.name).joined(separator: ", "))]"
  }
}

/// The finger that drags a page along (rule 76).
final class PageGestureRecognizer: UIPanGestureRecognizer {
  private weak var pages: UIPageViewController?

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init(unchecked: ())
  }

  /// How far along the pages, and how far across them.
  private func parts(_ vector: CGPoint) -> (along: CGFloat, across: CGFloat) {
    pages?.navigationOrientation == .vertical ? (vector.y, vector.x) : (vector.x, vector.y)
  }

  override var mayBegin: Bool {
    let (along, across) = parts(moved)
    return abs(along) > abs(across) && pages?.dataSource != nil && pages?.turn == nil
  }

  override func act() {
    guard let pages, let view = pages.loadedView else { return }
    let (way, _) = parts(translation(in: view))
    let (speed, _) = parts(velocity(in: view))
    switch state {
    case .began:
      isForward = way < 0
      _ = pages.beginTurn(isForward ? .forward : .reverse)
    case .ended:
      let size = parts(CGPoint(x: view.drawnBounds.width, y: view.drawnBounds.height)).along
      let sign: CGFloat = isForward ? -1 : 1
      if way * sign > size / 2 || speed * sign > Self.fling {
        pages.finishTurn()
      } else {
        pages.cancelTurn()
      }
    case .cancelled: pages.cancelTurn()
    case .possible, .changed, .failed: break
    }
  }

  private var isForward = true
  /// In points per second; UIKit does not publish it.
  private static let fling: CGFloat = 500
}
