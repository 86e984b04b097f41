import Foundation

/// The finger that turns pages: begun, then completed or taken back (rule 76).
extension UIPageViewController {
  /// A finger begins to turn.
  ///
  /// - Returns: whether there are pages to turn to.
  package func beginTurn(_ direction: NavigationDirection) -> Bool {
    (scroller?.takesFingers ?? drag.isEnabled) && begin(direction)
  }

  /// A tap at the edge turns the page (rule 843).
  func turnByTap(_ direction: NavigationDirection) {
    guard begin(direction), let turn else { return }
    turn.ticket = Simulator.current.queue.post(
      after: Self.duration, label: "page turn", keepsBusy: true
    ) { [self] in
      if self.turn === turn { finishTurn() }
    }
  }

  private func begin(_ direction: NavigationDirection) -> Bool {
    let simulator = Simulator.current!
    guard !simulator.isDead, turn == nil, appearance == .appeared, let new = neighbours(direction)
    else { return false }
    let turn = PageTurn(from: pages, to: new, isAnimated: true, isByHand: true)
    turn.direction = direction
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
    for page in turn.leaving { page.movement = [] }
    takeBack(turn)
    scroller?.settle(after: nil)
    for page in turn.arriving { letGo(of: page) }
    tellDelegate(of: turn, completed: false)
  }

  /// Pages that scroll are told one after the other, pages that curl in turns (rule 484).
  private func takeBack(_ turn: PageTurn) {
    let (stay, go) = (turn.leaving.map { ($0, true) }, turn.arriving.map { ($0, false) })
    let steps = transitionStyle == .scroll ? [stay, go] : [go + stay]
    for step in steps {
      for (page, appearing) in step {
        page.beginTransition(appearing: appearing, animated: true, by: .container)
      }
      for (page, appearing) in step where page.isInTransition {
        if !appearing { page.loadedView?.detach() }
        page.endTransition()
      }
    }
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
    guard dataSource != nil else { return nil }
    var found: [UIViewController] = []
    if transitionStyle == .scroll, Simulator.current.has(.scrollingPagesAreAskedAhead) {
      learnNeighbour(.forward)
      learnNeighbour(.reverse)
      if let known = knownNeighbours[direction], let page = known { found = [page] }
    } else {
      var from = direction == .forward ? pages.last : pages.first
      while found.count < pages.count, let page = from {
        from = ask(direction, of: page)
        if let from { found.append(from) }
      }
    }
    let all = pages + found
    guard !found.isEmpty, found.count == pages.count,
      Set(all.map(ObjectIdentifier.init)).count == all.count, found.allSatisfy(canTakeIn)
    else { return nil }
    return direction == .forward ? found : found.reversed()
  }

  /// Asks for the neighbour of the page that scrolls, unless it was asked for before (rule 486).
  private func learnNeighbour(_ direction: NavigationDirection) {
    guard knownNeighbours[direction] == nil, let page = pages.first else { return }
    knownNeighbours.updateValue(ask(direction, of: page), forKey: direction)
  }

  /// After a turn the page that was left is known; the next one is asked for (rule 486).
  func lookAhead(after turn: PageTurn) {
    knownNeighbours = [:]
    guard transitionStyle == .scroll, Simulator.current.has(.scrollingPagesAreAskedAhead),
      dataSource != nil, turn.arriving.elementsEqual(pages, by: ===)
    else { return }
    let back: NavigationDirection = turn.direction == .forward ? .reverse : .forward
    knownNeighbours.updateValue(turn.leaving.first, forKey: back)
    learnNeighbour(turn.direction)
  }

  private func ask(
    _ direction: NavigationDirection, of page: UIViewController
  )
    -> UIViewController?
  {
    guard let dataSource else { return nil }
    let simulator = Simulator.current!
    let isForward = direction == .forward
    let method = "viewController\(isForward ? "After" : "Before")"
    return simulator.query(
      "pageViewController(_:\(method):)", on: dataSource,
      describe: { $0.map(simulator.name) ?? "nil" }
    ) {
      isForward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
  }

  private func described(_ controllers: [UIViewController]) -> String {
    "[\(controllers.map(Simulator.current.name).joined(separator: ", "))]"
  }
}

/// The finger that drags a page along that curls (rule 76).
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
      if way * sign > size / 2 || speed * sign > UIPageViewController.fling {
        pages.finishTurn()
      } else {
        pages.cancelTurn()
      }
    case .cancelled: pages.cancelTurn()
    case .possible, .changed, .failed: break
    }
  }

  private var isForward = true
}

/// The tap at an edge that turns a page that curls (rule 843).
final class PageTapRecognizer: UITapGestureRecognizer {
  private weak var pages: UIPageViewController?

  init(of pages: UIPageViewController) {
    self.pages = pages
    super.init()
  }

  /// Where the tap leads; nil in the middle of the page.
  private var direction: UIPageViewController.NavigationDirection? {
    guard let pages, let view = pages.loadedView else { return nil }
    let (place, bounds) = (location(in: view), view.drawnBounds)
    let isVertical = pages.navigationOrientation == .vertical
    let (way, size) = isVertical ? (place.y, bounds.height) : (place.x, bounds.width)
    if way < size * Self.edge { return .reverse }
    return way > size * (1 - Self.edge) ? .forward : nil
  }
  /// How much of the page is at each edge; UIKit does not publish it.
  private static let edge: CGFloat = 0.15

  override var mayBegin: Bool {
    direction != nil && pages?.dataSource != nil && pages?.turn == nil
  }

  override func act() {
    guard state == .ended, let direction else { return }
    pages?.turnByTap(direction)
  }
}
