public import Foundation

/// Cells one after another in lines; iOS 6.0 and later.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  final override var followsSize: Bool { true }
  /// The size that stands for that of the content.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// What says how much of this layout is no longer right.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// Kept; cells do not size themselves here.
  open var estimatedItemSize: CGSize {
    get { requires("estimatedItemSize", since: 8.0, ownEstimatedItemSize) }
    set {
      ownEstimatedItemSize = requires("setEstimatedItemSize:", since: 8.0, newValue)
      invalidateLayout()
    }
  }
  final var ownEstimatedItemSize = CGSize.zero
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between items in a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// How far items keep from the edges of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points; zero for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; zero for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether it scrolls up and down or sideways.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay on screen while their section does; iOS 9.0 and later (rule 415).
  open var sectionHeadersPinToVisibleBounds: Bool {
    get {
      requires("sectionHeadersPinToVisibleBounds", since: 9.0, ownSectionHeadersPinToVisibleBounds)
    }
    set {
      ownSectionHeadersPinToVisibleBounds = requires(
        "setSectionHeadersPinToVisibleBounds:", since: 9.0, newValue)
      invalidateLayout()
    }
  }
  final var ownSectionHeadersPinToVisibleBounds = false
  /// Whether footers stay on screen while their section does; iOS 9.0 and later (rule 415).
  open var sectionFootersPinToVisibleBounds: Bool {
    get {
      requires("sectionFootersPinToVisibleBounds", since: 9.0, ownSectionFootersPinToVisibleBounds)
    }
    set {
      ownSectionFootersPinToVisibleBounds = requires(
        "setSectionFootersPinToVisibleBounds:", since: 9.0, newValue)
      invalidateLayout()
    }
  }
  final var ownSectionFootersPinToVisibleBounds = false

  private var placed: [UICollectionViewLayoutAttributes] = []
  private var end: CGFloat = 0
  /// Where each section begins and ends, along the way of scrolling.
  private var extents: [(start: CGFloat, end: CGFloat)] = []

  public override init() { super.init() }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    placed = []
    extents = []
    end = 0
    let wasTooLarge = hasLargeItem
    hasLargeItem = false
    guard let collectionView else { return }
    for section in 0..<collectionView.numberOfSections { place(section, in: collectionView) }
    guard hasLargeItem, !wasTooLarge, !Simulator.current.isDead else { return }
    Simulator.current.noteLargeItem(
      in: self, of: collectionView, isWide: scrollDirection == .vertical)
  }
  /// Whether an item has no room across the lines; that is said once until it has (M133).
  private var hasLargeItem = false

  /// Notes an item that is longer across the lines than the room in a collection on screen.
  private func measure(_ length: CGFloat, room: CGFloat, in view: UICollectionView) {
    guard ownEstimatedItemSize == .zero, view.drawnWindow != nil, !view.drawnBounds.isEmpty else {
      return
    }
    var room = room
    if Simulator.current.has(.flowLayoutsMindContentInsets) {
      let insets = view.insetsOfContent
      room -=
        scrollDirection == .vertical ? insets.left + insets.right : insets.top + insets.bottom
    }
    if length > room + 0.001 { hasLargeItem = true }
  }

  /// Lengths run along the lines and across them, whichever way the collection scrolls.
  /// The size of a cell that has not chosen one yet; what the delegate says comes before an estimate.
  private func estimate(for said: CGSize) -> CGSize {
    let isEstimated = ownEstimatedItemSize != .zero && ownEstimatedItemSize != Self.automaticSize
    return isEstimated && said == itemSize ? ownEstimatedItemSize : said
  }

  private func place(_ section: Int, in view: UICollectionView) {
    let delegate = flowDelegate
    let isVertical = scrollDirection == .vertical
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let start = end
    placeBand(header, UICollectionView.elementKindSectionHeader, section, view)
    let before = isVertical ? inset.left : inset.top
    let room =
      (isVertical ? view.drawnBounds.width : view.drawnBounds.height) - before
      - (isVertical ? inset.right : inset.bottom)
    end += isVertical ? inset.top : inset.left
    var line: [(path: IndexPath, size: CGSize)] = []
    var used: CGFloat = 0
    var isFirst = true
    let flush = { (isLast: Bool) in
      guard !line.isEmpty else { return }
      if !isFirst { self.end += lineSpacing }
      isFirst = false
      let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
      let lengths = line.map { isVertical ? $0.size.width : $0.size.height }
      // All lines but the last are justified.
      let spare = room - lengths.reduce(0, +)
      let gap =
        isLast || line.count == 1 ? itemSpacing : max(itemSpacing, spare / CGFloat(line.count - 1))
      // One that has a line to itself, since no second one fits, is in the middle (rule 466).
      let isAlone = line.count == 1 && 2 * lengths[0] + itemSpacing > room + 0.001
      var position = isAlone ? before + max(0, spare / 2) : before
      for (item, length) in zip(line, lengths) {
        let across = self.end + (thickness - (isVertical ? item.size.height : item.size.width)) / 2
        let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
        if self.ownEstimatedItemSize != .zero { attributes.choice = .both }
        attributes.frame = CGRect(
          origin: isVertical
            ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position), size: item.size)
        self.placed.append(attributes)
        position += length + gap
      }
      self.end += thickness
      line = []
      used = 0
    }
    for item in 0..<view.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let said = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      let size = view.chosenSizes[path] ?? estimate(for: said)
      let length = isVertical ? size.width : size.height
      measure(length, room: room, in: view)
      if !line.isEmpty, used + itemSpacing + length > room + 0.001 { flush(false) }
      used += (line.isEmpty ? 0 : itemSpacing) + length
      line.append((path, size))
    }
    flush(true)
    end += isVertical ? inset.bottom : inset.right
    placeBand(footer, UICollectionView.elementKindSectionFooter, section, view)
    extents.append((start, end))
  }

  /// Headers and footers that stay on screen, where they are just now; the others where they were placed.
  private func pinned(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let isHeader = attributes.representedElementKind == UICollectionView.elementKindSectionHeader
    guard attributes.representedElementKind != nil, let view = collectionView,
      isHeader ? ownSectionHeadersPinToVisibleBounds : ownSectionFootersPinToVisibleBounds,
      let extent = extents[safe: attributes.indexPath.section]
    else { return attributes }
    let isVertical = scrollDirection == .vertical
    let (seen, insets) = (view.drawnBounds, view.insetsOfContent)
    let first = isVertical ? seen.minY + insets.top : seen.minX + insets.left
    let last = isVertical ? seen.maxY - insets.bottom : seen.maxX - insets.right
    let length = isVertical ? attributes.frame.height : attributes.frame.width
    let old = isVertical ? attributes.frame.minY : attributes.frame.minX
    let new =
      isHeader
      ? max(old, min(first, extent.end - length)) : min(old, max(last - length, extent.start))
    let moved = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: attributes.representedElementKind ?? "",
      with: attributes.indexPath)
    moved.frame = attributes.frame.offsetBy(
      dx: isVertical ? 0 : new - old, dy: isVertical ? new - old : 0)
    moved.zIndex = 10
    return moved
  }

  private func placeBand(_ size: CGSize, _ kind: String, _ section: Int, _ view: UICollectionView) {
    let isVertical = scrollDirection == .vertical
    let thickness = isVertical ? size.height : size.width
    guard thickness > 0 else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: end, width: view.drawnBounds.width, height: thickness)
      : CGRect(x: end, y: 0, width: thickness, height: view.drawnBounds.height)
    placed.append(attributes)
    end += thickness
  }

  open override var collectionViewContentSize: CGSize {
    guard let view = collectionView else { return .zero }
    return scrollDirection == .vertical
      ? CGSize(width: view.drawnBounds.width, height: end)
      : CGSize(width: end, height: view.drawnBounds.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  )
    -> [UICollectionViewLayoutAttributes]?
  { placed.map(pinned).filter { $0.frame.overlaps(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { placed.first { $0.representedElementKind == nil && $0.indexPath == indexPath } }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
      .map(pinned)
  }
}

/// Says how large cells are and how far apart; iOS 6.0 and later.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// How far items keep from the edges of the section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least distance between lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least distance between items in a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of the header, in points; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of the footer, in points; zero for none.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    isMissing(answering: (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero)
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    isMissing(
      answering: (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero)
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    isMissing(
      answering: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0)
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    isMissing(
      answering: (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    )
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    isMissing(
      answering: (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    )
  }
  /// The default for a type that does not implement this member.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    isMissing(
      answering: (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    )
  }
}
