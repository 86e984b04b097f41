import EventTrace
import Foundation

/// Pages on their way: some leave, others arrive.
final class PageTurn {
  let leaving: [UIViewController]
  let arriving: [UIViewController]
  let isAnimated: Bool
  /// Whether a finger turns them, so that the delegate hears of it.
  let isByHand: Bool
  /// Whether the pages move before a person's eyes.
  var isSeen: Bool { isAnimated || isByHand }
  /// Where the pages turn to.
  var direction = UIPageViewController.NavigationDirection.forward
  var completion: ((Bool) -> Void)?
  var ticket: EventQueue.Ticket?

  init(
    from leaving: [UIViewController], to arriving: [UIViewController], isAnimated: Bool,
    isByHand: Bool
  ) {
    self.leaving = leaving
    self.arriving = arriving
    self.isAnimated = isAnimated
    self.isByHand = isByHand
  }
}

/// From some pages to others, by code (rule 162).
extension UIPageViewController {
  /// Seconds that an animated turn takes.
  static let duration = 0.3
  /// From which speed on a finger turns a page that it has not moved half the way, in points per second;
  /// UIKit does not publish it.
  static let fling: CGFloat = 500

  func set(
    _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    let simulator = Simulator.current!
    guard !simulator.isDead, canShow(new) else { return }
    endTurnEarly()
    knownNeighbours = [:]
    let isShown = appearance == .appeared || appearance == .appearing
    let turn = PageTurn(
      from: pages.filter { old in !new.contains { $0 === old } },
      to: new.filter { new in !pages.contains { $0 === new } },
      isAnimated: animated && isShown, isByHand: false)
    turn.completion = completion
    turn.direction = direction
    begin(turn)
    pages = new
    installPages()
    if turn.isAnimated {
      if !turn.arriving.isEmpty { scroller?.turn(direction) }
      turn.ticket = simulator.queue.post(
        after: Self.duration, label: "page turn", keepsBusy: true
      ) { [self] in finish(turn) }
    } else {
      finish(turn)
    }
    askForDots()
  }

  /// As many pages as there are places, each of them once, and none that contains this controller.
  private func canShow(_ new: [UIViewController]) -> Bool {
    let simulator = Simulator.current!
    let required = spineLocation == .mid ? 2 : 1
    // With something on the backs of pages, the back that is seen during the turn comes too.
    let fits =
      new.count == required || isDoubleSided && new.count == 2
      || isMovingSpine && (1...2).contains(new.count)
    guard fits else {
      simulator.raise(
        .invalidArgument,
        "The number of view controllers provided (\(new.count)) doesn't match the number required "
          + "(\(required)) for the requested transition")
      return false
    }
    for (index, page) in new.enumerated() {
      if new[..<index].contains(where: { $0 === page }) {
        simulator.diagnose(
          "pageTwice", noRule: "no source says what UIKit does", on: page,
          "A view controller cannot be two pages at once; nothing was shown."
        )
        return false
      }
      guard page.container === self || canTakeIn(page) else { return false }
    }
    return true
  }

  /// Tells those that come and those that go.
  ///
  /// Off screen no page has to wait for the page controller's own appearance (rule 162).
  func begin(_ turn: PageTurn) {
    self.turn = turn
    for page in turn.arriving where page.container !== self {
      if page.container != nil { page.leaveParent() }
      page.tellWillMove(to: self)
      adopt(page)
    }
    for page in turn.leaving { page.movement = .fromParent }
    guard tellsOfAppearance else { return }
    for page in turn.arriving { _ = page.loadViewForUIKit() }
    let animated = turn.isAnimated
    for (pages, appearing) in [(turn.arriving, true), (turn.leaving, false)] {
      for page in pages where page.canBegin(appearing: appearing) {
        page.beginTransition(appearing: appearing, animated: animated, by: .container)
      }
    }
  }

  /// Ends what began: who arrived, who left, then who has a new parent and who has none any more.
  func finish(_ turn: PageTurn) {
    guard self.turn === turn, !Simulator.current.isDead else { return }
    self.turn = nil
    if let ticket = turn.ticket { Simulator.current.queue.cancel(ticket) }
    end(came: turn.arriving, went: turn.leaving)
    scroller?.settle(after: turn.isSeen && !turn.arriving.isEmpty ? turn.direction : nil)
    for page in turn.arriving where page.container === self {
      page.movement = []
      page.tellDidMove(to: self)
    }
    for page in turn.leaving { letGo(of: page) }
    if turn.isByHand {
      dots?.currentPage += turn.direction == .forward ? 1 : -1
      tellDelegate(of: turn, completed: true)
      lookAhead(after: turn)
    } else if turn.isAnimated, !turn.arriving.isEmpty, let old = turn.leaving.first,
      transitionStyle == .scroll, Simulator.current.has(.animatedPagesStayNeighbours)
    {
      // It believes that it knows who comes before (rule 1279).
      knownNeighbours = [turn.direction == .forward ? .reverse : .forward: old]
    }
    turn.completion?(true)
  }

  /// Takes away those that went and tells both: pages that curl say first who has left (rule 484).
  private func end(came: [UIViewController], went: [UIViewController]) {
    let all = transitionStyle == .scroll ? came + went : went + came
    for page in went { page.loadedView?.detach() }
    for page in all where page.isInTransition { page.endTransition() }
  }

  /// Brings a turn to an end because something else begins; a finger loses its hold.
  func endTurnEarly() {
    guard let turn else { return }
    turn.isByHand ? cancelTurn() : finish(turn)
  }

  func letGo(of page: UIViewController) {
    guard page.container === self, !pages.contains(where: { $0 === page }) else { return }
    page.tellWillMove(to: nil)
    release(page)
    page.movement = []
    page.tellDidMove(to: nil)
  }

  private var tellsOfAppearance: Bool {
    appearance == .appeared || appearance == .appearing
      || Simulator.current.has(.pagesAppearAtOnce)
  }

  /// The dots below pages that scroll sideways are asked for when code has set the pages.
  private func askForDots() {
    let simulator = Simulator.current!
    guard let dataSource, transitionStyle == .scroll, navigationOrientation == .horizontal,
      simulator.has(.pagesHaveDots)
    else { return }
    let names = [simulator.name(of: self)]
    let count = simulator.callOptional(
      .query, on: dataSource, "presentationCount(for:)", names
    ) { dataSource.presentationCount(for: self) }
    guard count != nil else { return removeDots() }
    let index = simulator.callOptional(
      .query, on: dataSource, "presentationIndex(for:)", names
    ) { dataSource.presentationIndex(for: self) }
    guard let count, let index else { return }
    showDots(count, index)
  }
}
