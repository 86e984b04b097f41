import Foundation

/// The sections and items of a list at one moment; iOS 13.0 and later.
///
/// A section or item is in it once. What UIKit stops an app for (an item that is not there, one
/// that is added twice) raises here too.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var places: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Makes a snapshot of nothing.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// How many items all sections have.
  public var numberOfItems: Int { places.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items the section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// The items of the section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  /// The section of the item; nil when it is not there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { places[identifier] }
  /// The place of the item among all; nil when it is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The place of the section; nil when it is not there.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // What a list asks by place, and answers in places.

  /// Where the items of this snapshot are in another one, unless they are to be reloaded there.
  func rows(keptIn other: Self) -> [IndexPath: IndexPath] {
    let reloaded = Set(other.reloadedItemIdentifiers)
    let sections = Set(other.reloadedSectionIdentifiers)
    var kept: [IndexPath: IndexPath] = [:]
    var found: [ItemIdentifierType: IndexPath] = [:]
    for (index, section) in other.sectionIdentifiers.enumerated() where !sections.contains(section)
    {
      for (row, item) in other.itemIdentifiers(inSection: section).enumerated() {
        found[item] = IndexPath(row: row, section: index)
      }
    }
    for (index, section) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: section).enumerated()
      where !reloaded.contains(item) {
        kept[IndexPath(row: row, section: index)] = found[item]
      }
    }
    return kept
  }

  /// Where the sections are in another snapshot, except for those that it reloads.
  func sections(keptIn other: Self) -> [Int: Int] {
    var kept: [Int: Int] = [:]
    for (index, section) in sectionIdentifiers.enumerated()
    where !other.reloadedSectionIdentifiers.contains(section) {
      kept[index] = other.indexOfSection(section)
    }
    return kept
  }

  /// The same content, with nothing left to be reloaded.
  var settled: Self {
    var settled = self
    settled.reloadedItemIdentifiers = []
    settled.reconfiguredItemIdentifiers = []
    settled.reloadedSectionIdentifiers = []
    return settled
  }

  func numberOfItems(inSectionAt index: Int) -> Int {
    sectionIdentifiers[safe: index].map(numberOfItems(inSection:)) ?? 0
  }
  func item(at place: IndexPath) -> ItemIdentifierType? {
    sectionIdentifiers[safe: place.section].flatMap {
      itemIdentifiers(inSection: $0)[safe: place.item]
    }
  }
  func place(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = places[item], let index = indexOfSection(section),
      let row = itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: row, section: index)
  }

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }
  /// Puts in sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return refuse("section", "insert") }
    insert(identifiers, at: index)
  }
  /// Puts in sections behind another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return refuse("section", "insert") }
    insert(identifiers, at: index + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { places[item] = nil }
      sectionIdentifiers.removeAll { $0 == identifier }
    }
  }

  /// Adds items at the end of a section; without one, of the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return refuse(
        "There are currently no sections in the data source. Please add a section first.")
    }
    guard items[section] != nil else { return refuse("section", "append") }
    insert(identifiers, in: section, at: numberOfItems(inSection: section))
  }
  /// Puts in items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }
  /// Puts in items behind another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }
  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      guard let section = places.removeValue(forKey: identifier) else { continue }
      items[section]?.removeAll { $0 == identifier }
    }
  }
  /// Removes everything.
  public mutating func deleteAllItems() { self = Self() }
  /// Puts an item before another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  /// Puts an item behind another one, also of another section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }
  /// Puts a section with its items before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }
  /// Puts a section with its items behind another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// The items' cells are made again when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { places[$0] == nil }) {
      return refuse(
        "Attempted to reload item identifier that does not exist in the snapshot: \(missing)")
    }
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }
  /// As ``reloadItems(_:)``; iOS 15.0 and later.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    if let missing = identifiers.first(where: { places[$0] == nil }) {
      return refuse(
        "Attempted to reconfigure item identifier that does not exist in the snapshot: \(missing)")
    }
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }
  /// The sections' cells are made again when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ items[$0] != nil }) else { return refuse("section", "reload") }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }
  /// The items that are reloaded when it is applied; iOS 15.0 and later.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are configured again when it is applied; iOS 15.0 and later.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are reloaded when it is applied; iOS 15.0 and later.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = places[identifier], places[other] != nil, identifier != other else {
      return refuse("item", "move")
    }
    items[section]?.removeAll { $0 == identifier }
    places[identifier] = nil
    insert([identifier], beside: other, offset: offset)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    guard let from = indexOfSection(identifier), items[other] != nil, identifier != other else {
      return refuse("section", "move")
    }
    sectionIdentifiers.remove(at: from)
    guard let index = indexOfSection(other) else { return }
    sectionIdentifiers.insert(identifier, at: index + offset)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    guard areUnique(identifiers, "section") else { return }
    guard identifiers.allSatisfy({ items[$0] == nil }) else { return refuse("section", "insert") }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { items[identifier] = [] }
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    guard let section = places[other], let index = items[section]?.firstIndex(of: other) else {
      return refuse("item", "insert")
    }
    insert(identifiers, in: section, at: index + offset)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    guard areUnique(identifiers, "item") else { return }
    var index = index
    let known = identifiers.filter { places[$0] != nil }
    if !known.isEmpty {
      noteMoved(known)
      index -= (items[section] ?? []).prefix(index).filter(Set(known).contains).count
      deleteItems(known)
    }
    items[section]?.insert(contentsOf: identifiers, at: index)
    for identifier in identifiers { places[identifier] = section }
  }

  /// Whether no identifier is given twice (message M56).
  private func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ what: String) -> Bool
  {
    var seen: Set<Identifier> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    guard !twice.isEmpty else { return true }
    let list = twice.map { "    \($0)" }.joined(separator: ",\n")
    refuse(
      "Fatal: supplied \(what) identifiers are not unique. Duplicate identifiers: {(\n\(list)\n)}")
    return false
  }

  /// Items that are there already go to the new place (message M57).
  private func noteMoved(_ known: [ItemIdentifierType]) {
    let list = known.map { "    \($0)" }.joined(separator: ",\n")
    let isOne = known.count == 1
    let nouns = isOne ? "identifier that already exists" : "identifiers that already exist"
    let verb = isOne ? "identifier" : "identifiers"
    Simulator.current.console(
      "Diffable data source detected an attempt to insert or append \(known.count) item \(nouns) in "
        + "the snapshot. The existing item \(verb) will be moved into place instead, but this "
        + "operation will be more expensive. For best performance, inserted item identifiers should "
        + "always be unique. Set a symbolic breakpoint on "
        + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the "
        + "debugger. Item identifiers that already exist: (\n\(list)\n)")
  }

  /// Also where there is no section yet, or no such item (messages M58 and M59).
  private func refuse(_ reason: String) {
    Simulator.current.raise(.internalInconsistency, reason)
  }

  private func refuse(_ what: String, _ how: String) {
    Simulator.current.raise(
      .internalInconsistency,
      "A snapshot cannot \(how) here: each \(what) identifier is in it once, and the one to go by "
        + "is in it.")
  }
}
