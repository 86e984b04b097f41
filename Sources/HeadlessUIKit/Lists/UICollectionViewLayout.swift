public import Foundation

/// Where one cell or header of a collection lies; iOS 6.0 and later.
open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath: IndexPath
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  /// nil for a cell.
  public internal(set) var representedElementKind: String?

  public init(forCellWith indexPath: IndexPath) {
    Self.requiresClass(since: 6.0)
    self.indexPath = indexPath
    super.init()
  }

  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    Self.requiresClass(since: 6.0)
    self.indexPath = indexPath
    super.init()
    representedElementKind = elementKind
  }

  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
}

/// Decides where the cells of a collection lie; iOS 6.0 and later.
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }

  open func prepare() {}
  open var collectionViewContentSize: CGSize { .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func invalidateLayout() { collectionView?.forget() }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    Simulator.current.unimplemented(
      "UICollectionViewLayout.register(_:forDecorationViewOfKind:)", "there are no decorations.")
  }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    requires("targetContentOffsetForProposedContentOffset:", since: 7.0, proposedContentOffset)
  }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    requires("invalidateLayoutWithContext:", since: 7.0)
    invalidateLayout()
  }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  )
    -> UICollectionViewLayoutInvalidationContext
  {
    requires("invalidationContextForBoundsChange:", since: 7.0)
    return UICollectionViewLayoutInvalidationContext()
  }
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    requires(
      "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:", since: 8.0,
      false)
  }
}
