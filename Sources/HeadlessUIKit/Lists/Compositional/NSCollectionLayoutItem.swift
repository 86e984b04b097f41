public import Foundation

/// The place of one cell, as large as its size says; iOS 13.0 and later.
open class NSCollectionLayoutItem: NSObject {
  /// The size that it asks for.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that belong to the item, such as badges.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What of the place the cell leaves free.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// How far other items keep away; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item with views that belong to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    Self.requiresClass(since: 13.0)
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }

  /// Lays out what is in a place of that size.
  ///
  /// - Parameter cells: The numbers of its cells in the section, and how large those want to be.
  func places(in frame: CGRect, _ cells: CollectionCellSizes) -> [CollectionItemPlace] {
    let cell = inset(frame)
    return [
      CollectionItemPlace(
        frame: cell, supplementaries: supplementaryItems.map { ($0, $0.frame(at: cell)) },
        choosesHeight: layoutSize.heightDimension.isEstimated,
        choosesWidth: layoutSize.widthDimension.isEstimated)
    ]
  }

  /// Its size in a group, where the cell has a say in the width.
  fileprivate func size(in room: CGSize, _ cells: CollectionCellSizes) -> CGSize {
    var size = layoutSize.size(in: room)
    guard layoutSize.widthDimension.isEstimated, let chosen = cells.chosen(cells.first) else {
      return size
    }
    size.width = chosen.width + contentInsets.leading + contentInsets.trailing
    return size
  }

  final func inset(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX + contentInsets.leading, y: frame.minY + contentInsets.top,
      width: max(0, frame.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, frame.height - contentInsets.top - contentInsets.bottom))
  }
}

/// Where a cell is, and what belongs to it.
struct CollectionItemPlace {
  var frame: CGRect
  var supplementaries: [(item: NSCollectionLayoutSupplementaryItem, frame: CGRect)] = []
  var zIndex = 0
  /// Whether its height is an estimate.
  var choosesHeight = false
  /// Whether its width is an estimate.
  var choosesWidth = false

  /// The same elsewhere.
  func moved(by distance: CGPoint) -> CollectionItemPlace {
    var place = self
    place.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
    place.supplementaries = supplementaries.map {
      ($0.item, $0.frame.offsetBy(dx: distance.x, dy: distance.y))
    }
    return place
  }
}

/// How large the cells of a section want to be, as far as they were asked (rule 717).
struct CollectionCellSizes {
  /// The number of the first cell that is laid out.
  var first: Int
  /// The size that the cell of a number has chosen; nil where it was not asked.
  let chosen: (Int) -> CGSize?
}

/// Cells and groups in a row, a column, or where the app says; iOS 13.0 and later.
///
/// The items follow each other, from the first again after the last, until there is no more room.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// The items that fit, or as many equal ones as said.
    case line(NSLayoutConstraint.Axis, count: Int?)
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  private let arrangement: Arrangement
  /// The items and groups in it.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between its items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
  ) {
    (self.subitems, self.arrangement) = (subitems, arrangement)
    super.init(layoutSize: size)
  }

  /// Makes a row of items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.horizontal, count: nil))
  }
  /// As many items of the same width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.horizontal, count: max(1, count)))
  }
  /// As many items of the width that they have; iOS 16.0 and later.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    requires("horizontalGroupWithLayoutSize:repeatingSubitem:count:", since: 16.0)
    return horizontal(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// Makes a column of items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, .line(.vertical, count: nil))
  }
  /// As many items of the same height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], .line(.vertical, count: max(1, count)))
  }
  /// As many items of the height that they have; iOS 16.0 and later.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    requires("verticalGroupWithLayoutSize:repeatingSubitem:count:", since: 16.0)
    return vertical(layoutSize: layoutSize, subitem: subitem, count: count)
  }
  /// Items in the frames that the app gives them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment) ->
      [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider))
  }

  override func places(in frame: CGRect, _ cells: CollectionCellSizes) -> [CollectionItemPlace] {
    let room = inset(frame)
    switch arrangement {
    case .line(let axis, let count): return line(along: axis, count, in: room, cells)
    case .custom(let provider):
      let environment = CollectionLayoutEnvironment(size: room.size)
      return provider(environment).map {
        CollectionItemPlace(
          frame: $0.frame.offsetBy(dx: room.minX, dy: room.minY), zIndex: $0.zIndex)
      }
    }
  }

  /// A group in a group is as large as it says.
  fileprivate override func size(in room: CGSize, _ cells: CollectionCellSizes) -> CGSize {
    layoutSize.size(in: room)
  }

  private func line(
    along axis: NSLayoutConstraint.Axis, _ count: Int?, in room: CGRect,
    _ cells: CollectionCellSizes
  ) -> [CollectionItemPlace] {
    let isRow = axis == .horizontal
    let whole = isRow ? room.width : room.height
    let gap = interItemSpacing?.spacing ?? 0
    var cells = cells
    var parts: [(item: NSCollectionLayoutItem, length: CGFloat, places: [CollectionItemPlace])] = []
    var used: CGFloat = 0
    while let item = next(after: parts.count, of: count) {
      var size = item.size(in: room.size, cells)
      if let count {
        let share = max(0, (whole - gap * CGFloat(count - 1)) / CGFloat(count))
        if isRow { size.width = share } else { size.height = share }
      }
      let around = item.edgeSpacing?.insets ?? .zero
      let margins = isRow ? around.left + around.right : around.top + around.bottom
      let length = (isRow ? size.width : size.height) + margins
      // An item that is too long for the group alone is still there, once. A group that does not know
      // its own width yet has one item.
      let hasRoom = used + gap + length <= whole + 0.001 && length > 0
      guard count != nil || parts.isEmpty || hasRoom && !(isRow && isAsWideAsItems) else { break }
      used += length + (parts.isEmpty ? 0 : gap)
      var places = item.places(in: CGRect(origin: .zero, size: size), cells)
      if isRow, count != nil { for index in places.indices { places[index].choosesWidth = false } }
      cells.first += places.count
      parts.append((item, length, places))
    }
    var stretch: CGFloat = 0
    if interItemSpacing?.isFlexible == true, parts.count > 1 {
      stretch = max(0, whole - used) / CGFloat(parts.count - 1)
    }
    var position = isRow ? room.minX : room.minY
    return parts.enumerated().flatMap { index, part -> [CollectionItemPlace] in
      let around = part.item.edgeSpacing?.insets ?? .zero
      if index > 0 { position += gap + stretch }
      let origin =
        isRow
        ? CGPoint(x: position + around.left, y: room.minY + around.top)
        : CGPoint(x: room.minX + around.left, y: position + around.top)
      position += part.length
      return part.places.map { $0.moved(by: origin) }
    }
  }

  /// Whether it is as wide as what is in it, as a group of one item that chooses its width.
  final var isAsWideAsItems: Bool {
    layoutSize.widthDimension.isEstimated && subitems.count == 1
      && subitems[0].layoutSize.widthDimension.isEstimated
  }

  /// The item whose turn it is; nil when the group is full or has none.
  private func next(after placed: Int, of count: Int?) -> NSCollectionLayoutItem? {
    guard !subitems.isEmpty, placed < count ?? Self.mostItems else { return nil }
    return subitems[placed % subitems.count]
  }

  /// No group on a screen holds more.
  private static let mostItems = 1_000
}

/// An item of a group that the app lays out; iOS 13.0 and later.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Where it is in the group, in points.
  public let frame: CGRect
  /// How far in front it is; 0 is usual.
  public let zIndex: Int

  /// Makes a nscollection layout group custom item with that frame, in points.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Makes a nscollection layout group custom item with that frame, in points.
  public init(frame: CGRect, zIndex: Int) {
    Self.requiresClass(since: 13.0)
    (self.frame, self.zIndex) = (frame, zIndex)
  }
}

/// A badge or the like that belongs to an item; iOS 13.0 and later.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The name of the kind of view.
  public let elementKind: String
  /// The point of the item that it is bound to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of its own that is bound; nil for the same one.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// How far in front it is; 0 is usual.
  open var zIndex = 1

  /// Makes a view that is bound to an item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }

  final func frame(at cell: CGRect) -> CGRect {
    containerAnchor.frame(of: layoutSize.size(in: cell.size), at: cell)
  }
}

/// A header or footer of a section or of the whole; iOS 13.0 and later.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner it is.
  public let alignment: NSRectAlignment
  /// By how much it is moved, in points.
  public let offset: CGPoint
  /// Whether it makes the section larger.
  open var extendsBoundary = true
  /// Whether it stays on screen while its section does (rule 762).
  open var pinToVisibleBounds = false

  /// Makes a header or footer at that edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// Makes a header or footer at that edge, moved by so many points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  /// How far it is from the left, where it is narrower than the room.
  final func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
    switch alignment {
    case .topLeading, .leading, .bottomLeading: 0
    case .topTrailing, .trailing, .bottomTrailing: room - width
    case .none, .top, .bottom: (room - width) / 2
    }
  }

  /// Whether it is behind the section's items and not before them.
  final var isFooter: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing: true
    case .none, .top, .topLeading, .topTrailing, .leading, .trailing: false
    }
  }
}

/// What is behind a section; iOS 13.0 and later.
///
/// - Important: Not modelled: nothing is there.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The name of the kind of view.
  public let elementKind: String
  /// How far in front it is; 0 is usual.
  public var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind a whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
