import Foundation

/// Where a section is that scrolls across the way of its collection (rule 760).
struct SidewaysSection {
  /// What of it can be seen, in the content of the collection.
  let frame: CGRect
  /// Whether it scrolls to the left and right, and not up and down.
  let isAcross: Bool
  /// How long all its groups are together with the insets, in points.
  let length: CGFloat
  /// Where each group begins and ends on that way.
  let groups: [ClosedRange<CGFloat>]
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties

  /// Where the content may come to rest, in order; nil for anywhere.
  ///
  /// - Parameter room: The length that can be seen, in points.
  fileprivate func stops(in room: CGFloat) -> [CGFloat]? {
    guard let first = groups.first else { return nil }
    switch behavior {
    case .none, .continuous: return nil
    case .continuousGroupLeadingBoundary, .groupPaging:
      return groups.map { $0.lowerBound - first.lowerBound }
    case .groupPagingCentered:
      return groups.map { ($0.lowerBound + $0.upperBound - room) / 2 }
    case .paging:
      guard room > 0 else { return nil }
      return (0..<max(1, Int((length / room).rounded(.up)))).map { CGFloat($0) * room }
    }
  }

  /// Whether one stroke goes no further than to the next stop.
  fileprivate var turnsPages: Bool {
    behavior != .continuous && behavior != .continuousGroupLeadingBoundary
  }
}

/// The view in which the items of a section are that scrolls across.
final class SectionScrollView: UIScrollView {
  private var section: SidewaysSection?
  private var laidOutOrigin: CGPoint?

  /// Takes what the layout says of the section.
  func take(_ section: SidewaysSection) {
    let isNew = self.section == nil
    self.section = section
    place(section.frame)
    contentSize =
      section.isAcross
      ? CGSize(width: section.length, height: section.frame.height)
      : CGSize(width: section.frame.width, height: section.length)
    let bounces = section.properties.bounce
    self.bounces = bounces != .never
    alwaysBounceHorizontal = bounces == .always && section.isAcross
    alwaysBounceVertical = bounces == .always && !section.isAcross
    switch section.properties.decelerationRate {
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    case .automatic:
      decelerationRate = section.behavior == .continuous ? .normal : .fast
    }
    // What is centred begins and ends beyond the content.
    guard section.behavior == .groupPagingCentered, let stops = section.stops(in: room),
      let first = stops.first, let last = stops.last
    else { return }
    let (before, after) = (max(0, -first), max(0, last + room - section.length))
    contentInset =
      section.isAcross
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    if isNew { scroll(to: section.isAcross ? CGPoint(x: first, y: 0) : CGPoint(x: 0, y: first)) }
    laidOutOrigin = drawnBoundsOrigin
  }

  /// Scrolls to an item, whose frame is in the content of the collection.
  func scroll(
    to frame: CGRect, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    var offset = drawnBoundsOrigin
    let room = drawnBounds.size
    if isAcross {
      if position.contains(.left) { offset.x = frame.minX }
      if position.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
      if position.contains(.right) { offset.x = frame.maxX - room.width }
      offset.x = min(max(offset.x, offsets.least.x), offsets.most.x)
    } else {
      if position.contains(.top) { offset.y = frame.minY }
      if position.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
      if position.contains(.bottom) { offset.y = frame.maxY - room.height }
      offset.y = min(max(offset.y, offsets.least.y), offsets.most.y)
    }
    setContentOffset(offset, animated: animated)
  }

  /// Whether it scrolls to the left and right.
  var isAcross: Bool { section?.isAcross ?? true }
  private var room: CGFloat { isAcross ? drawnBounds.width : drawnBounds.height }

  override func resting(near target: CGPoint, from start: CGPoint, _ pace: CGPoint) -> CGPoint {
    guard let section, let stops = section.stops(in: room) else { return target }
    let (wanted, begun, pace) =
      isAcross ? (target.x, start.x, pace.x) : (target.y, start.y, pace.y)
    var index = Self.nearest(stops, to: wanted)
    if section.turnsPages {
      let from = Self.nearest(stops, to: begun)
      if pace != 0 { index = from + (pace > 0 ? 1 : -1) }
      index = min(max(index, from - 1), from + 1)
    }
    let stop = stops[min(max(index, 0), stops.count - 1)]
    return isAcross ? CGPoint(x: stop, y: target.y) : CGPoint(x: target.x, y: stop)
  }

  private static func nearest(_ stops: [CGFloat], to place: CGFloat) -> Int {
    stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard laidOutOrigin != drawnBoundsOrigin else { return }
    laidOutOrigin = drawnBoundsOrigin
    (drawnSuperview as? UICollectionView)?.showItemsAgain()
  }
}

/// The sections of a collection that scroll across (rule 760).
extension UICollectionView {
  /// Brings the scroll views of sections up to what the layout says.
  final func followSections() {
    let sections = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sideways ?? [:]
    if scrollers.isEmpty, sections.isEmpty { return }
    for index in scrollers.keys.sorted() where sections[index] == nil {
      scrollers.removeValue(forKey: index)?.detach()
    }
    for (index, section) in sections.sorted(by: { $0.key < $1.key }) {
      let scroller = scrollers[index] ?? makeScroller(index)
      scroller.take(section)
    }
  }

  private func makeScroller(_ index: Int) -> SectionScrollView {
    let scroller = SectionScrollView(frame: .zero)
    scroller.ownContentInsetAdjustmentBehavior = .never
    scroller.scrollsToTop = false
    scrollers[index] = scroller
    // Over what lies behind the sections.
    let behind = drawnSubviews.prefix {
      $0 === backgroundView || ($0 as? UICollectionReusableView)?.isDecoration ?? false
    }
    insert(scroller, at: behind.count)
    return scroller
  }

  /// Where an element is in the content of the collection, as it has been scrolled across.
  final func seenFrame(_ place: UICollectionViewLayoutAttributes) -> CGRect {
    guard place.isSideways, let offset = scrollers[place.indexPath.section]?.drawnBoundsOrigin
    else { return place.frame }
    return place.frame.offsetBy(dx: -offset.x, dy: -offset.y)
  }

  /// The view in which an element is.
  final func holder(of place: UICollectionViewLayoutAttributes) -> UIView {
    place.isSideways ? scrollers[place.indexPath.section] ?? self : self
  }
}

/// An item that a section may change before it is shown (rule 761).
final class CollectionVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

  var name: String { attributes.representedElementKind ?? "UICollectionViewCell" }
  var frame: CGRect { attributes.frame }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementKind: String? { attributes.representedElementKind }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var bounds: CGRect { CGRect(origin: .zero, size: attributes.frame.size) }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
}

extension UICollectionView.ScrollPosition {
  static var horizontal: Self { [.left, .centeredHorizontally, .right] }
  static var vertical: Self { [.top, .centeredVertically, .bottom] }
}
