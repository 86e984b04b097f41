import Synchronization

/// Entries that wait for workers: those with equal keys are one piece of work.
final class WorkQueue: Sendable {
  /// Equal work, of which one is graded for all.
  struct Item: Sendable {
    var entries: [Plan.Entry]
  }

  private let items: [Item]
  private let next = Mutex(0)

  /// - Parameter entries: In the order of the plan; those of one exercise come together, so that a
  ///   worker keeps its judge warm.
  init(_ entries: [Plan.Entry]) {
    var places: [String: Int] = [:]
    var items: [Item] = []
    for entry in entries {
      if let place = places[entry.key] {
        items[place].entries.append(entry)
      } else {
        places[entry.key] = items.count
        items.append(Item(entries: [entry]))
      }
    }
    self.items = items.sorted {
      ($0.entries[0].exercise, $0.entries[0].index) < ($1.entries[0].exercise, $1.entries[0].index)
    }
  }

  /// The next piece of work; nil when all are taken or nothing more is to begin.
  func take() -> Item? {
    next.withLock { next in
      guard next < items.count else { return nil }
      next += 1
      return items[next - 1]
    }
  }

  /// Lets nobody take any more.
  func close() {
    next.withLock { $0 = items.count }
  }
}
