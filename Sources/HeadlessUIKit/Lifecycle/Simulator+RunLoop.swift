package import EventTrace

/// Work that posts itself again and again, so that the app never comes to rest.
package struct NeverIdle: Error, Hashable {
  /// What was posted last, such as `DispatchQueue.main.async`.
  package var label: String
  /// When it was given up.
  package var instant: VirtualInstant
  /// How many items ran in vain.
  package var count: Int

  /// Makes the error.
  package init(label: String, instant: VirtualInstant, count: Int) {
    self.label = label
    self.instant = instant
    self.count = count
  }
}

/// The run loop: one item of the queue at a time, a layout pass after each.
extension Simulator {
  /// How many items may run at one instant before the app counts as never idle.
  static let itemsPerInstant = 10_000
  /// How many items may run before an app that lets time pass in ever smaller steps does.
  private static let itemsInAll = 1_000_000
  /// How many times animations may be followed by others: an hour of them, and more.
  private static let animationsInRow = 10_000

  /// Runs what is due, and what keeps the app busy, until nothing of it is left.
  ///
  /// - Throws: ``NeverIdle`` with the name of what posts itself again.
  package func settle() throws(NeverIdle) {
    try commit()
    try run(until: queue.now)
    var count = 0
    let start = queue.now
    let limit = start.advanced(by: turn.neverRests ? 1 : Self.patience)
    while !isDead, let last = lastToRun {
      count += 1
      // One animation after the other, without an end: whoever waits goes on, as XCUITest does (rule 1037).
      if turn.neverRests || count > Self.animationsInRow / 100, last.due > limit {
        noteNeverAtRest(last.label)
        break
      }
      guard count <= Self.animationsInRow || queue.now > start else {
        throw NeverIdle(label: last.label, instant: queue.now, count: count)
      }
      if count > Self.animationsInRow {
        noteNeverAtRest(last.label)
        break
      }
      try run(until: last.due)
    }
    noteStuckTransitions()
    reportSurvivors()
  }

  /// How many seconds an app is waited for whose animations follow each other.
  private static let patience = 60.0

  private func noteNeverAtRest(_ label: String) {
    guard !turn.neverRests else { return }
    turn.neverRests = true
    diagnose(
      "neverAtRest", rule: 1037, on: application,
      "The app never comes to rest: \(label) begins again each time it ends. From here on each step of the "
        + "script waits for a second at most.")
  }

  /// Lets virtual time pass; everything that falls due in it happens.
  ///
  /// - Throws: ``NeverIdle`` with the name of what posts itself again.
  package func advance(by seconds: Double) throws(NeverIdle) {
    let end = queue.now.advanced(by: seconds)
    try run(until: end)
    queue.move(to: end)
    try settle()
  }

  /// Lets time pass while a finger is on the screen: what falls due happens, and no more.
  ///
  /// - Throws: ``NeverIdle`` with the name of what posts itself again.
  package func pass(_ seconds: Double) throws(NeverIdle) {
    let end = queue.now.advanced(by: seconds)
    try commit()
    try run(until: end)
    queue.move(to: end)
  }

  /// Whether UIKit has nothing left to do by itself, as after ``settle()``.
  package var isAtRest: Bool {
    lastToRun == nil && !pendingAppearances.areDue
  }

  /// The last of the items that keep the app busy; nil when there is none, or the app is suspended.
  private var lastToRun: EventQueue.Item? {
    queue.lastToKeepBusy.flatMap { $0.due <= awake(until: $0.due) ? $0 : nil }
  }

  private func run(until limit: VirtualInstant) throws(NeverIdle) {
    var (count, all) = (0, 0)
    var instant = queue.now
    while !isDead, let item = queue.next(until: awake(until: limit)) {
      if item.due > instant { (instant, count) = (item.due, 0) }
      count += 1
      all += 1
      guard count <= Self.itemsPerInstant, all <= Self.itemsInAll else {
        throw NeverIdle(label: item.label, instant: instant, count: max(count, all))
      }
      if item.isBesideMain { item.work() } else { runLoopObservers.during(item.work) }
      sideWork.look()
      try commit()
      runLoopObservers.tellAfterLayout()
    }
  }

  /// Runs turns inside of a turn of the main thread, until then or until something else than a timer has happened
  /// (rule 973).
  ///
  /// - Parameters:
  ///   - limit: nil for no end.
  ///   - isStopped: Whether the app has stopped it.
  /// - Returns: Whether something has happened.
  func runNested(
    until limit: VirtualInstant?, once: Bool, isStopped: () -> Bool = { false }
  ) -> Bool {
    let last = limit ?? VirtualInstant(nanoseconds: .max)
    var count = 0
    while !isDead, !isStopped(), count < Self.itemsInAll,
      let item = queue.next(until: awake(until: last))
    {
      count += 1
      let outer = queuedWork.begin(on: DispatchQueue.main)
      item.work()
      queuedWork.end(outer)
      sideWork.look()
      // A layout pass that runs this very loop is not begun once more; one that never ends is found there.
      if !turn.isCommitting { try? commit() }
      if once, !item.isTimer, !item.isBesideMain { return true }
    }
    if let limit, !isDead { queue.move(to: limit) }
    precondition(
      limit != nil || isDead || isStopped() || count == Self.itemsInAll,
      "RunLoop.run(mode:before:) waits for ever: nothing is due, and touches come when it has "
        + "returned")
    return !once || count > 0
  }

  private static let turnKey = StateKey { _ in Turn() }
  private var turn: Turn { state(Self.turnKey) }

  /// What UIKit does at the end of each turn of the run loop: lay out, then let appearances end.
  ///
  /// - Throws: ``NeverIdle`` where each appearance that ends begins another.
  private func commit() throws(NeverIdle) {
    let turn = turn
    turn.isCommitting = true
    defer { turn.isCommitting = false }
    layOutWindows()
    drawViews()
    var count = 0
    let appearances = pendingAppearances
    while appearances.areDue, !isDead {
      count += 1
      guard count <= Self.itemsPerInstant else {
        throw NeverIdle(label: "viewDidAppear(_:)", instant: queue.now, count: count)
      }
      for end in appearances.take() { end() }
      layOutWindows()
      drawViews()
    }
  }

  /// Lets the appearances of the launch end, now that the app is active (rules 30 and 100).
  func releaseAppearances() {
    pendingAppearances.areHeld = false
    guard has(.firstAppearanceEndsLate) else { return }
    let held = pendingAppearances.take()
    post("first appearance", after: Self.firstAppearanceDelay) { [self] in
      pendingAppearances.putBack(held)
    }
  }

  /// Seconds: more than nothing and less than a tenth, as far as was observed.
  private static let firstAppearanceDelay = 0.05
}

/// How far a turn of the run loop is.
private final class Turn {
  /// Whether UIKit does what it does at the end of a turn.
  var isCommitting = false
  /// Whether the app was waited for in vain.
  var neverRests = false
}
