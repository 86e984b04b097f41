import EventTrace
import Foundation

/// Which rows or items may be needed soon (rule 406).
struct Prefetching {
  /// Those that are to be told of now, and those that are not needed after all.
  var (new, cancelled): ([IndexPath], [IndexPath]) = ([], [])

  /// - Parameters:
  ///   - shown: What is on screen, in order.
  ///   - counts: How many rows each section has.
  ///   - room: How many there is room for.
  ///   - goesBack: Whether the content moves towards its beginning.
  ///   - told: What was told of and has not been shown or cancelled; brought up to date.
  init(
    after shown: [IndexPath], of counts: [Int], room: Int, goesBack: Bool,
    told: inout Set<IndexPath>
  ) {
    told = told.subtracting(shown).filter { $0.item < counts[safe: $0.section] ?? 0 }
    guard let edge = goesBack ? shown.first : shown.last else { return }
    var place = edge
    var wanted: [IndexPath] = []
    while wanted.count < room,
      let next = goesBack ? Self.before(place, counts) : Self.after(place, counts)
    {
      wanted.append(next)
      place = next
    }
    new = wanted.filter { !told.contains($0) }
    // What lies on the way is still to come.
    cancelled = told.subtracting(wanted).filter { goesBack ? $0 > edge : $0 < edge }.sorted()
    told = told.union(wanted).subtracting(cancelled)
  }

  /// How many of these there is room for: one that is cut off counts by as much as is seen of it.
  static func room(for views: [UIView], in list: UIScrollView) -> Int {
    let seen = views.reduce(CGFloat(0)) { sum, view in
      let (frame, bounds) = (view.drawnFrame, list.drawnBounds)
      let part = frame.intersection(bounds)
      guard view.drawnSuperview === list, !frame.isEmpty, !part.isNull else { return sum + 1 }
      return sum + part.width * part.height / (frame.width * frame.height)
    }
    return max(1, Int(seen.rounded()))
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
      room: Prefetching.room(for: Array(shownCells.values), in: self),
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
      after: shownItems, of: counts, room: Prefetching.room(for: shownCells, in: self),
      goesBack: prefetchesBack, told: &prefetched)
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
