public import Foundation

/// Makes the section of that index; iOS 13.0 and later.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections that are made of groups, which are made of items; iOS 13.0 and later.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final override var followsSize: Bool { true }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
  private var pins: [CollectionPin] = []
  /// The sections that scroll across, by their numbers (rule 760).
  private(set) final var sideways: [Int: SidewaysSection] = [:]
  /// The sections that were made last.
  private(set) final var sections: [Int: NSCollectionLayoutSection] = [:]

  /// Makes a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    Self.requiresClass(since: 13.0)
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Not read: files of Interface Builder have no such layouts.
  public required init?(coder: NSCoder) { nil }

  // None of the four is made of another, so apps' classes may have each in their own way (rule 1257).
  /// Makes a layout that asks for each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    Self.requiresClass(since: 13.0)
    provider = sectionProvider
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout with sections that are all alike.
  public init(section: NSCollectionLayoutSection) {
    Self.requiresClass(since: 13.0)
    provider = { _, _ in section }
    configuration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// Makes a layout with sections that are all alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    Self.requiresClass(since: 13.0)
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  /// Sections of rows; iOS 14.0 and later.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    requires("layoutWithListConfiguration:", since: 14.0)
    return UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func prepare() {
    guard let view = collectionView else { return }
    var page = CollectionPage(
      size: view.drawnBounds.size, isVertical: configuration.scrollDirection == .vertical,
      chosen: view.chosenSizes, bands: view.chosenBands)
    page.place(
      configuration.boundarySupplementaryItems.filter { !$0.isFooter }, IndexPath(index: 0))
    let first = page.pins.count
    let environment = CollectionLayoutEnvironment(size: page.size)
    sections = [:]
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else { continue }
      sections[index] = section
      if index > 0 { page.end += configuration.interSectionSpacing }
      page.place(section, index, items: view.numberOfItems(inSection: index))
    }
    page.place(
      configuration.boundarySupplementaryItems.filter(\.isFooter), IndexPath(index: 0))
    for index in page.pins.indices where index < first || page.pins[index].end == nil {
      page.pins[index].start = 0
      page.pins[index].end = page.end
    }
    (placed, contentSize, pins, sideways) = (
      page.placed, page.contentSize, page.pins, page.sideways
    )
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    pin()
    guard let view = collectionView, !sideways.isEmpty else {
      return placed.filter { $0.frame.intersects(rect) }
    }
    return placed.filter { view.seenFrame($0).intersects(rect) }
  }

  /// Puts what is pinned where it is just now (rule 762).
  private func pin() {
    guard let view = collectionView else { return }
    let (bounds, insets) = (view.drawnBounds, view.insetsOfContent)
    let isVertical = configuration.scrollDirection == .vertical
    for pin in pins {
      var frame = pin.frame
      let length = isVertical ? frame.height : frame.width
      let seen =
        isVertical
        ? (bounds.minY + insets.top, bounds.maxY - insets.bottom)
        : (bounds.minX + insets.left, bounds.maxX - insets.right)
      let natural = isVertical ? frame.minY : frame.minX
      let place =
        pin.isFooter
        ? min(natural, max(seen.1 - length, pin.start))
        : max(natural, min(seen.0, (pin.end ?? natural) - length))
      if isVertical { frame.origin.y = place } else { frame.origin.x = place }
      placed[pin.number].frame = frame
    }
  }

  /// Has the sections change how the items look that are seen (rule 761).
  final func revise(
    _ seen: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let view = collectionView,
      sections.values.contains(where: { $0.visibleItemsInvalidationHandler != nil })
    else { return seen }
    var revised = seen
    let environment = CollectionLayoutEnvironment(size: view.drawnBounds.size)
    for index in sections.keys.sorted() {
      guard let handler = sections[index]?.visibleItemsInvalidationHandler else { continue }
      let numbers = seen.indices.filter {
        seen[$0].indexPath.count == 2 && seen[$0].indexPath.section == index
      }
      guard !numbers.isEmpty else { continue }
      for number in numbers {
        revised[number] = seen[number].copy() as? UICollectionViewLayoutAttributes ?? seen[number]
      }
      let across = view.scrollers[index]?.drawnBoundsOrigin ?? .zero
      let whole = view.drawnBoundsOrigin
      handler(
        numbers.map { CollectionVisibleItem(revised[$0]) },
        CGPoint(x: whole.x + across.x, y: whole.y + across.y), environment)
    }
    return revised
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == nil && $0.indexPath == indexPath }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }
  /// The attributes of a section's background (rule 1011).
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first {
      $0.isForDecoration && $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
  }
}

/// What holds for all sections; iOS 13.0 and later.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// Whether it scrolls up and down or sideways.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers at its edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// From where sections count their insets; iOS 14.0 and later.
  open var contentInsetsReference: UIContentInsetsReference {
    get { requires("contentInsetsReference", since: 14.0, ownInsetsReference) }
    set { ownInsetsReference = requires("setContentInsetsReference:", since: 14.0, newValue) }
  }
  final var ownInsetsReference = UIContentInsetsReference.safeArea {
    didSet {
      declaredOnly(
        "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference", oldValue,
        ownInsetsReference)
    }
  }

  public override init() {
    Self.requiresClass(since: 13.0)
    super.init()
  }
}

/// A layout that is being made, section after section.
private struct CollectionPage {
  let size: CGSize
  let isVertical: Bool
  /// How far the sections reach so far, in the direction that scrolls.
  var end: CGFloat = 0
  private(set) var placed: [UICollectionViewLayoutAttributes] = []
  var pins: [CollectionPin] = []
  private(set) var sideways: [Int: SidewaysSection] = [:]

  /// The sizes that cells, and headers and footers, have chosen (rule 717).
  private let chosen: [IndexPath: CGSize]
  private let bands: [CollectionBand: CGSize]

  init(
    size: CGSize, isVertical: Bool, chosen: [IndexPath: CGSize], bands: [CollectionBand: CGSize]
  ) {
    (self.size, self.isVertical, self.chosen, self.bands) = (size, isVertical, chosen, bands)
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
  }

  mutating func place(_ section: NSCollectionLayoutSection, _ index: Int, items: Int) {
    let insets = section.contentInsets
    let path = IndexPath(item: 0, section: index)
    let (start, pinned) = (end, pins.count)
    let around = section.supplementariesFollowContentInsets ? insets : .zero
    place(section.boundarySupplementaryItems.filter { !$0.isFooter }, path, insets: around)
    end += isVertical ? insets.top : insets.leading
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    place(groupsOf: section, in: room, index, items)
    end += isVertical ? insets.bottom : insets.trailing
    place(section.boundarySupplementaryItems.filter(\.isFooter), path, insets: around)
    for number in pinned..<pins.count { (pins[number].start, pins[number].end) = (start, end) }
    for item in section.decorationItems { add(item, path, from: start) }
  }

  /// A decoration is behind its whole section, headers and footers too, but for its own insets (rule 713).
  private mutating func add(
    _ item: NSCollectionLayoutDecorationItem, _ path: IndexPath, from start: CGFloat
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: path)
    let insets = item.contentInsets
    let all =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: end - start)
      : CGRect(x: start, y: 0, width: end - start, height: size.height)
    attributes.frame = CGRect(
      x: all.minX + insets.leading, y: all.minY + insets.top,
      width: max(0, all.width - insets.leading - insets.trailing),
      height: max(0, all.height - insets.top - insets.bottom))
    attributes.zIndex = item.zIndex
    placed.append(attributes)
  }

  /// Puts one group after another, until each item has its place.
  private mutating func place(
    groupsOf section: NSCollectionLayoutSection, in room: CGSize, _ index: Int, _ items: Int
  ) {
    let group = section.group.layoutSize.size(in: room)
    let isSideways = section.orthogonalScrollingBehavior != .none
    let goesOn = isSideways ? !isVertical : isVertical
    let before = section.contentInsets
    let origin = isVertical ? CGPoint(x: before.leading, y: end) : CGPoint(x: end, y: before.top)
    var item = 0
    var advance: CGFloat = 0
    var reached = end
    var groups: [ClosedRange<CGFloat>] = []
    while item < items {
      var frame = CGRect(
        x: origin.x + (goesOn == isVertical ? 0 : advance),
        y: origin.y + (goesOn == isVertical ? advance : 0),
        width: group.width, height: group.height)
      let sizes = CollectionCellSizes(first: item) { [chosen] in
        chosen[IndexPath(item: $0, section: index)]
      }
      var places = Array(section.group.places(in: frame, sizes).prefix(items - item))
      guard !places.isEmpty else { break }
      if section.group.isAsWideAsItems, let end = places.map(\.frame.maxX).max() {
        frame.size.width = end + section.group.subitems[0].contentInsets.trailing - frame.minX
      }
      if isVertical, section.group.layoutSize.heightDimension.isEstimated {
        frame.size.height += settle(&places, from: IndexPath(item: item, section: index))
      }
      for place in places {
        add(place, IndexPath(item: item, section: index), isSideways)
        item += 1
      }
      reached = max(reached, isVertical ? frame.maxY : frame.maxX)
      let (start, length) =
        goesOn == isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
      if isSideways { groups.append(start...(start + length)) }
      advance += length + section.interGroupSpacing
    }
    if isSideways, let last = groups.last {
      let frame =
        isVertical
        ? CGRect(x: 0, y: end, width: size.width, height: reached - end)
        : CGRect(x: end, y: 0, width: reached - end, height: size.height)
      let length = last.upperBound + (isVertical ? before.trailing : before.bottom)
      sideways[index] = SidewaysSection(
        frame: frame, isAcross: isVertical, length: length, groups: groups,
        behavior: section.orthogonalScrollingBehavior,
        properties: section.ownScrollingProperties)
    }
    end = max(end, reached)
  }

  /// Gives cells of a group the heights that they have chosen, row by row.
  ///
  /// - Returns: By how much the group becomes higher.
  private func settle(_ places: inout [CollectionItemPlace], from first: IndexPath) -> CGFloat {
    var shift: CGFloat = 0
    let rows = Dictionary(grouping: places.indices) { places[$0].frame.minY }
    for row in rows.sorted(by: { $0.key < $1.key }).map(\.value) {
      var growth: CGFloat?
      for number in row {
        let path = IndexPath(item: first.item + number, section: first.section)
        let old = places[number].frame.height
        let new = places[number].choosesHeight ? chosen[path]?.height ?? old : old
        places[number].frame = CGRect(
          x: places[number].frame.minX, y: places[number].frame.minY + shift,
          width: places[number].frame.width, height: new)
        growth = max(growth ?? new - old, new - old)
      }
      shift += growth ?? 0
    }
    return shift
  }

  private mutating func add(
    _ place: CollectionItemPlace, _ path: IndexPath, _ isSideways: Bool
  ) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let choosesHeight = place.choosesHeight && isVertical
    attributes.choice =
      place.choosesWidth ? (choosesHeight ? .both : .width) : choosesHeight ? .height : .none
    attributes.frame = place.frame
    attributes.zIndex = place.zIndex
    attributes.isSideways = isSideways
    placed.append(attributes)
    for (item, frame) in place.supplementaries {
      add(item.elementKind, path, frame, zIndex: item.zIndex)
      placed.last?.isSideways = isSideways
    }
  }

  /// Headers or footers, one after another.
  mutating func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ path: IndexPath,
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    for item in items {
      let room = CGSize(
        width: max(0, size.width - insets.leading - insets.trailing), height: size.height)
      var length = item.layoutSize.size(in: room)
      let isChosen = isVertical && item.layoutSize.heightDimension.isEstimated
      if isChosen, let size = bands[CollectionBand(kind: item.elementKind, path: path)] {
        length.height = size.height
      }
      let origin =
        isVertical
        ? CGPoint(x: insets.leading + item.start(of: length.width, in: room.width), y: end)
        : CGPoint(x: end, y: insets.top)
      let frame = CGRect(origin: origin, size: length)
        .offsetBy(dx: item.offset.x, dy: item.offset.y)
      add(item.elementKind, path, frame, zIndex: item.zIndex)
      if isChosen { placed.last?.choice = .height }
      if item.pinToVisibleBounds {
        pins.append(
          CollectionPin(number: placed.count - 1, frame: frame, isFooter: item.isFooter))
      }
      if item.extendsBoundary { end += isVertical ? length.height : length.width }
    }
  }

  private mutating func add(_ kind: String, _ path: IndexPath, _ frame: CGRect, zIndex: Int) {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = frame
    attributes.zIndex = zIndex
    placed.append(attributes)
  }
}

/// A header or footer that stays on screen as long as its section (rule 762).
struct CollectionPin {
  /// Which of the attributes it is.
  let number: Int
  /// Where it is when nothing pins it.
  let frame: CGRect
  let isFooter: Bool
  /// Where its section begins and ends, along the way of scrolling.
  var start: CGFloat = 0
  var end: CGFloat?
}

/// Which header, footer or the like it is.
struct CollectionBand: Hashable {
  let kind: String
  let path: IndexPath
}
