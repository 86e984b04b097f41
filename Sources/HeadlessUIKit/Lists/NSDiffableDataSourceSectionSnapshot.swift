/// The items of one section as a tree, of which branches open and close; iOS 14.0 and later.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, each before what is in it.
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a section without items.
  public init() {}

  /// The items that are in no other one.
  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
  /// The items of which everything around is open.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Adds items at the end of another one's; without one, at the end of all.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: self.items.count, in: nil) }
    guard contains(parent) else { return refuse("append to") }
    insert(items, at: end(of: parent), in: parent)
  }

  /// Puts in items before another one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return refuse("insert before") }
    insert(items, at: index, in: parents[item])
  }

  /// Puts in items behind another one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard contains(item) else { return refuse("insert after") }
    insert(items, at: end(of: item), in: parents[item])
  }

  /// Removes items and what is in them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      let part = index..<end(of: item)
      for gone in self.items[part] {
        parents[gone] = nil
        expanded.remove(gone)
      }
      self.items.removeSubrange(part)
    }
  }

  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is in these items.
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  /// Hides what is in these items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Puts the other snapshot's items in the place of those in `parent`.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(items.filter { parents[$0] == parent })
    for item in snapshot.items { append([item], to: snapshot.parents[item] ?? parent) }
    expanded.formUnion(snapshot.expanded)
  }

  /// Whether what is in the item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Whether all items around it are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    return sequence(first: item) { parents[$0] }.dropFirst().allSatisfy(expanded.contains)
  }

  /// Whether the item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  /// The place of the item; nil when it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The item around it; nil for none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
  /// How many items it is in.
  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item) { parents[$0] }.reduce(-1) { level, _ in level + 1 }
  }

  /// What is in an item, with it or without.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    guard let index = index(of: parent) else { return Self() }
    var part = Self()
    for item in items[(includingParent ? index : index + 1)..<end(of: parent)] {
      let above = parents[item].flatMap { part.contains($0) ? $0 : nil }
      part.append([item], to: above)
    }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// The place behind all that is in an item.
  private func end(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else { return items.count }
    let level = level(of: item)
    return items[(index + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.count
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], at index: Int, in parent: ItemIdentifierType?
  ) {
    guard Set(new).count == new.count, !new.contains(where: contains) else {
      return refuse("insert twice in")
    }
    items.insert(contentsOf: new, at: index)
    for item in new { parents[item] = parent }
  }

  private func refuse(_ how: String) {
    Simulator.current.raise(
      .internalInconsistency,
      "A snapshot cannot \(how) here: each item identifier is in it once, and the one to go by is in "
        + "it.")
  }
}
