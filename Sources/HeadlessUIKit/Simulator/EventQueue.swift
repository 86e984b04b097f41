package import EventTrace

/// What is still to happen, by virtual time and then by the order in which it was posted.
package final class EventQueue {
  /// The present virtual time.
  package private(set) var now = VirtualInstant.zero
  var clockMoved: (VirtualInstant) -> Void = { _ in }

  /// How many turns there were.
  private(set) var turns = 0

  private var heap: [Item] = []
  private var posted = 0
  private var cancelled: Set<Int> = []

  /// One thing that is to happen once.
  struct Item {
    let due: VirtualInstant
    let number: Int
    let label: String
    /// Whether the app counts as busy until it has happened, as with an animation.
    let keepsBusy: Bool
    /// Whether another queue than the main one does it.
    let isBesideMain: Bool
    /// Whether a timer does it, which a run loop does not count as an event (rule 973).
    var isTimer: Bool { label == "Timer" || label.hasPrefix("perform(") }
    let work: () -> Void

    func isBefore(_ other: Item) -> Bool {
      (due, number) < (other.due, other.number)
    }
  }

  /// A claim on a posted item, by which it can be taken back.
  struct Ticket: Hashable {
    fileprivate let number: Int
  }

  /// Posts `work`; `label` names it if it never comes to an end.
  @discardableResult
  func post(
    after seconds: Double = 0, label: String, keepsBusy: Bool = false, isBesideMain: Bool = false,
    _ work: @escaping () -> Void
  ) -> Ticket {
    posted += 1
    heap.append(
      Item(
        due: now.advanced(by: seconds), number: posted, label: label, keepsBusy: keepsBusy,
        isBesideMain: isBesideMain, work: work))
    siftUp(heap.count - 1)
    return Ticket(number: posted)
  }

  func cancel(_ ticket: Ticket) {
    cancelled.insert(ticket.number)
  }

  /// The last of the items that keep the app busy; nil when there is none.
  var lastToKeepBusy: Item? {
    heap.lazy.filter { $0.keepsBusy && !self.cancelled.contains($0.number) }
      .max { $0.isBefore($1) }
  }

  /// Takes the next item that is due until `limit` and moves the clock to it.
  func next(until limit: VirtualInstant) -> Item? {
    dropCancelled()
    guard let first = heap.first, first.due <= limit else { return nil }
    removeFirst()
    turns += 1
    unsafe clockReadings = 0
    move(to: first.due)
    return first
  }

  /// Takes the next item that another queue than the main one does, and leaves the others where they are.
  func nextBesideMain(until limit: VirtualInstant) -> Item? {
    let items = heap.lazy.filter { $0.isBesideMain && !self.cancelled.contains($0.number) }
    guard let first = items.min(by: { $0.isBefore($1) }), first.due <= limit else { return nil }
    cancelled.insert(first.number)
    unsafe clockReadings = 0
    move(to: first.due)
    return first
  }

  /// Moves the clock forward; it never goes back.
  func move(to instant: VirtualInstant) {
    guard instant > now else { return }
    now = instant
    clockMoved(instant)
  }

  private func dropCancelled() {
    while let first = heap.first, cancelled.remove(first.number) != nil { removeFirst() }
  }

  private func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private func siftUp(_ start: Int) {
    var index = start
    while index > 0, heap[index].isBefore(heap[(index - 1) / 2]) {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  private func siftDown(_ start: Int) {
    var index = start
    while true {
      var first = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].isBefore(heap[first]) {
        first = child
      }
      if first == index { return }
      heap.swapAt(index, first)
      index = first
    }
  }
}
