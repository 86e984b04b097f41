import EventTrace
import Foundation

/// Which rows or items may be needed soon (rule 406).
struct Prefetching {
  /// Those that are to be told of now, and those that are not needed after all.
  var (new, cancelled): ([IndexPath], [IndexPath]) = ([], [])

  /// - Parameters:
  ///   - shown: What is on screen, in order.
  ///   - counts: How many rows each section has.
  ///   - goesBack: Whether the content moves towards its beginning.
  ///   - told: What was told of and has not been shown or cancelled; brought up to date.
  init(
    after shown: [IndexPath], of counts: [Int], goesBack: Bool, told: inout Set<IndexPath>
  ) {
    told.subtract(shown)
    guard var place = goesBack ? shown.first : shown.last else { return }
    var wanted: [IndexPath] = []
    while wanted.count < shown.count,
      let next = goesBack ? Self.before(place, counts) : Self.after(place, counts)
    {
      wanted.append(next)
      place = next
    }
    new = wanted.filter { !told.contains($0) }
    cancelled = told.subtracting(wanted).sorted()
    told = Set(wanted)
  }

  private static func after(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
    if path.item + 1 < counts[safe: path.section] ?? 0 {
      return IndexPath(item: path.item + 1, section: path.section)
    }
    return counts.indices.first { $0 > path.section && counts[$0] > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }

  private static func before(_ path: IndexPath, _ counts: [Int]) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return counts.indices.last { $0 < path.section && counts[$0] > 0 }
      .map { IndexPath(item: counts[$0] - 1, section: $0) }
  }
}

extension UITableView {
  /// Tells after the layout which rows will be needed next.
  final func prefetchRows() {
    let simulator = Simulator.current!
    guard simulator.has(.listsPrefetch), ownIsPrefetchingEnabled,
      let hearer = ownPrefetchDataSource,
      let sections, !simulator.isDead
    else { return }
    let y = drawnBoundsOrigin.y
    if y != prefetchOffset { prefetchesBack = y < prefetchOffset }
    prefetchOffset = y
    let plan = Prefetching(
      after: shownCells.keys.sorted(), of: sections.map(\.rows.count),
      goesBack: prefetchesBack, told: &prefetched)
    if !plan.cancelled.isEmpty {
      simulator.post("UITableView.prefetch") { [weak self, weak hearer] in
        guard let self else { return }
        simulator.tell(
          hearer, "tableView(_:cancelPrefetchingForRowsAt:)", [spelled(plan.cancelled)]
        ) { $0.tableView(self, cancelPrefetchingForRowsAt: plan.cancelled) }
      }
    }
    guard !plan.new.isEmpty else { return }
    simulator.post("UITableView.prefetch") { [weak self, weak hearer] in
      guard let self else { return }
      simulator.tell(hearer, "tableView(_:prefetchRowsAt:)", [spelled(plan.new)]) {
        $0.tableView(self, prefetchRowsAt: plan.new)
      }
    }
  }
}

extension UICollectionView {
  /// Tells after the layout which items will be needed next.
  final func prefetchItems() {
    let simulator = Simulator.current!
    guard simulator.has(.listsPrefetch), ownPrefetchingEnabled, let hearer = ownPrefetchDataSource,
      let counts, !simulator.isDead
    else { return }
    let offset = drawnBoundsOrigin.x + drawnBoundsOrigin.y
    if offset != prefetchOffset { prefetchesBack = offset < prefetchOffset }
    prefetchOffset = offset
    let plan = Prefetching(
      after: shownItems, of: counts, goesBack: prefetchesBack, told: &prefetched)
    if !plan.cancelled.isEmpty {
      simulator.post("UICollectionView.prefetch") { [weak self, weak hearer] in
        guard let self else { return }
        simulator.tell(
          hearer, "collectionView(_:cancelPrefetchingForItemsAt:)", [spelled(plan.cancelled)]
        ) { $0.collectionView(self, cancelPrefetchingForItemsAt: plan.cancelled) }
      }
    }
    guard !plan.new.isEmpty else { return }
    simulator.post("UICollectionView.prefetch") { [weak self, weak hearer] in
      guard let self else { return }
      simulator.tell(hearer, "collectionView(_:prefetchItemsAt:)", [spelled(plan.new)]) {
        $0.collectionView(self, prefetchItemsAt: plan.new)
      }
    }
  }
}

/// Several places in a list as a trace has them.
private func spelled(_ paths: [IndexPath]) -> String {
  "[" + paths.map { spelled($0) }.joined(separator: ", ") + "]"
}
