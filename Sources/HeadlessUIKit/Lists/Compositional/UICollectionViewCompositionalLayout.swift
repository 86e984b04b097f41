public import Foundation

/// Makes the section of that index; iOS 13.0 and later.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections that are made of groups, which are made of items; iOS 13.0 and later.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What holds for all sections.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private var placed: [UICollectionViewLayoutAttributes] = []
  private var contentSize = CGSize.zero
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

  /// Makes a layout that asks for each section.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout with sections that are all alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(sectionProvider: { _, _ in section })
  }

  /// Makes a layout with sections that are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

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
      chosen: view.chosenSizes)
    page.place(
      configuration.boundarySupplementaryItems.filter { !$0.isFooter }, IndexPath(index: 0))
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
    (placed, contentSize) = (page.placed, page.contentSize)
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placed.filter { $0.frame.intersects(rect) } }

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

  /// The sizes that cells have chosen (rule 717).
  private let chosen: [IndexPath: CGSize]

  init(size: CGSize, isVertical: Bool, chosen: [IndexPath: CGSize]) {
    (self.size, self.isVertical, self.chosen) = (size, isVertical, chosen)
  }

  var contentSize: CGSize {
    isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
  }

  mutating func place(_ section: NSCollectionLayoutSection, _ index: Int, items: Int) {
    let insets = section.contentInsets
    let path = IndexPath(item: 0, section: index)
    let start = end
    place(section.boundarySupplementaryItems.filter { !$0.isFooter }, path, insets: insets)
    end += isVertical ? insets.top : insets.leading
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    place(groupsOf: section, in: room, index, items)
    end += isVertical ? insets.bottom : insets.trailing
    place(section.boundarySupplementaryItems.filter(\.isFooter), path, insets: insets)
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
    let goesOn = section.orthogonalScrollingBehavior == .none ? isVertical : !isVertical
    let before = section.contentInsets
    var item = 0
    var advance: CGFloat = 0
    var reached = end
    while item < items {
      let start = isVertical ? CGPoint(x: before.leading, y: end) : CGPoint(x: end, y: before.top)
      let frame = CGRect(
        x: start.x + (goesOn ? 0 : advance), y: start.y + (goesOn ? advance : 0),
        width: group.width, height: group.height)
      var places = Array(section.group.places(in: frame).prefix(items - item))
      guard !places.isEmpty else { break }
      var growth: CGFloat = 0
      if isVertical, section.group.layoutSize.heightDimension.isEstimated {
        growth = settle(&places, from: IndexPath(item: item, section: index))
      }
      for place in places {
        add(place, IndexPath(item: item, section: index))
        item += 1
      }
      reached = isVertical ? max(reached, frame.maxY + growth) : frame.maxX
      advance += (goesOn ? group.height + growth : group.width) + section.interGroupSpacing
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

  private mutating func add(_ place: CollectionItemPlace, _ path: IndexPath) {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    if place.choosesHeight, isVertical { attributes.choice = .height }
    attributes.frame = place.frame
    attributes.zIndex = place.zIndex
    placed.append(attributes)
    for (item, frame) in place.supplementaries {
      add(item.elementKind, path, frame, zIndex: item.zIndex)
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
      let length = item.layoutSize.size(in: room)
      let origin =
        isVertical ? CGPoint(x: insets.leading, y: end) : CGPoint(x: end, y: insets.top)
      let frame = CGRect(origin: origin, size: length)
        .offsetBy(dx: item.offset.x, dy: item.offset.y)
      add(item.elementKind, path, frame, zIndex: item.zIndex)
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
