public import Foundation

/// Where one cell or header of a collection is; iOS 6.0 and later.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  final var isForDecoration = false
  /// What of its size the cell may choose (rule 717).
  final var choice = SizeChoice.none
  enum SizeChoice { case none, width, height, both }
  /// Whether it is in a section that scrolls across (rule 760).
  final var isSideways = false
  /// Where it is, in the coordinates of the content.
  open var frame = CGRect.zero
  /// The place of the item: section and item.
  open var indexPath: IndexPath
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// Whether it is hidden.
  open var isHidden = false
  /// How far in front it is; 0 is usual.
  open var zIndex = 0
  /// A transform of the drawn view; the identity for none.
  open var transform = CGAffineTransform.identity
  /// Whether both say the same; what an app's own class says beside that is not known.
  final func says(what other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == UICollectionViewLayoutAttributes.self && type(of: other) == type(of: self)
      && frame == other.frame && indexPath == other.indexPath && alpha == other.alpha
      && isHidden == other.isHidden && zIndex == other.zIndex && transform == other.transform
  }
  /// Whether it says more than a place.
  final var hasLook: Bool { alpha != 1 || isHidden || zIndex != 0 || !transform.isIdentity }
  /// nil for a cell.
  open internal(set) var representedElementKind: String?

  /// Makes the attributes of nothing in particular, for a copy to fill.
  public override init() {
    Self.requiresClass(since: 6.0)
    indexPath = IndexPath(indexes: [0, 0])
    super.init()
  }

  /// Makes the attributes of a cell.
  public init(forCellWith indexPath: IndexPath) {
    Self.requiresClass(since: 6.0)
    self.indexPath = indexPath
    super.init()
  }

  /// Makes the attributes of a header, footer or the like.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    Self.requiresClass(since: 6.0)
    self.indexPath = indexPath
    super.init()
    representedElementKind = elementKind
  }

  /// A copy of the same class, which a subclass completes.
  open func copy(with zone: NSZone? = nil) -> Any {
    let isPlain = type(of: self) == UICollectionViewLayoutAttributes.self
    let copy =
      isPlain
      ? UICollectionViewLayoutAttributes()
      : NSObject.make(type(of: self)) as! UICollectionViewLayoutAttributes
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.isForDecoration = isForDecoration
    (copy.choice, copy.isSideways) = (choice, isSideways)
    (copy.transform, copy.frame) = (transform, frame)
    (copy.alpha, copy.isHidden, copy.zIndex) = (alpha, isHidden, zIndex)
    return copy
  }

  /// The width and height, in points; the middle stays where it is (rule 866).
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The middle, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
}

/// Decides where the cells of a collection are; iOS 6.0 and later.
open class UICollectionViewLayout: NSObject, KeepsDeclaredValues {
  final var declared = DeclaredValues()
  /// The collection view that uses it; nil for none.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() {
    Self.requiresClass(since: 6.0)
    super.init()
  }
  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    super.init()
    coder.readNib(into: self)
  }

  /// Told before it is asked where things are; call `super`.
  open func prepare() {}
  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where everything in that part of the content is; nil for nothing.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where the item is; nil when there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a view of that kind is; nil for none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another size of the collection is enough to prepare it again (rule 1281).
  var followsSize: Bool { false }
  /// Whether everything has to be laid out again, asked when the content is scrolled (rule 714).
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling comes to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Has everything laid out again; from iOS 7 on by a context that says nothing more (rule 1313).
  open func invalidateLayout() {
    guard deviceNumber >= 7, !Simulator.current.isDead else {
      collectionView?.discardPlaces()
      return
    }
    invalidateLayout(with: makeInvalidationContext())
  }
  /// Where a decoration is; nil for nowhere.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Says which class makes decorations of that kind (rule 713).
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
      { .make(type) }
    }
  }
  /// Says which file has the decorations of that kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in
      { nib.onlyView(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero) }
    }
  }
  final var decorationMakers: [String: () -> UICollectionReusableView] = [:]
  /// Where the content comes to rest after a change of layout, items or size (rule 794).
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    requires("targetContentOffsetForProposedContentOffset:", since: 7.0, proposedContentOffset)
  }
  /// Where items were before the updates of which it is being told.
  final var leaving: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  /// From where an item comes; nil for where it will be (rule 840).
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath) }
  /// Where an item goes that was on screen; nil for nowhere (rule 840).
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  )
    -> UICollectionViewLayoutAttributes?
  { leaving[itemIndexPath] ?? layoutAttributesForItem(at: itemIndexPath) }
  /// Told of changes after the layout was prepared for them (rule 840).
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Told when the changes are shown (rule 840).
  open func finalizeCollectionViewUpdates() {}
  /// The bounds are about to change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// The bounds have changed.
  open func finalizeAnimatedBoundsChange() {}
  /// Told before the collection changes to another layout, with an animation; iOS 7.0 and later (rule 1275).
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {
    requires("prepareForTransitionToLayout:", since: 7.0)
  }
  /// Told before the collection changes from another layout, with an animation; iOS 7.0 and later (rule 1275).
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    requires("prepareForTransitionFromLayout:", since: 7.0)
  }
  /// Told when the collection has changed its layout, with an animation; iOS 7.0 and later (rule 1275).
  open func finalizeLayoutTransition() { requires("finalizeLayoutTransition", since: 7.0) }
  /// Where a header, footer or the like comes from; never asked here.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, footer or the like goes; never asked here.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration comes from; never asked here.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration goes; never asked here.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of what is moved by a finger: that of the item under it. iOS 9.0 and later (rule 770).
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    requires("targetIndexPathForInteractivelyMovingItem:withPosition:", since: 9.0)
    return collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  /// Where what is moved by a finger is; never asked here. iOS 9.0 and later.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    requires(
      "layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:", since: 9.0)
    let attributes =
      layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// Which way the layout was designed for; iOS 11.0 and later.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    requires("developmentLayoutDirection", since: 11.0, .leftToRight)
  }
  /// Whether it is mirrored where the language runs the other way; never asked here. iOS 11.0 and later.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool {
    requires("flipsHorizontallyInOppositeLayoutDirection", since: 11.0, false)
  }
  /// What describes places in this layout.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// What says how much of this layout is no longer right.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// Has a part of it laid out anew; here all of it is.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    requires("invalidateLayoutWithContext:", since: 7.0)
    collectionView?.discardPlaces()
  }
  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    NSObject.make(Self.invalidationContextClass) as? UICollectionViewLayoutInvalidationContext
      ?? UICollectionViewLayoutInvalidationContext()
  }
  /// The numbers of items are others, after a reload or an update (rule 1193).
  final func invalidateNumbers(reloading: Bool) {
    guard deviceNumber >= 7, !Simulator.current.isDead else { return }
    let context = makeInvalidationContext()
    (context.isForReload, context.isForNumbers) = (reloading, true)
    invalidateLayout(with: context)
  }

  /// What is no longer right when the bounds change: an object of ``invalidationContextClass``.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  )
    -> UICollectionViewLayoutInvalidationContext
  {
    requires("invalidationContextForBoundsChange:", since: 7.0)
    return makeInvalidationContext()
  }
  /// Whether a size that a cell wants changes the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    requires(
      "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:", since: 8.0,
      false)
  }
  /// What is no longer right when a cell wants another size; never asked here. iOS 8.0 and later.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    requires(
      "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:", since: 8.0)
    return makeInvalidationContext()
  }
  /// What is no longer right while items are moved; never asked here. iOS 9.0 and later.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    // The name is longer than a line.
    // swift-format-ignore
    requires("invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:", since: 9.0)
    return makeInvalidationContext()
  }
  /// Which headers and the like come with items that come; never asked here. iOS 7.0 and later.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    requires("indexPathsToInsertForSupplementaryViewOfKind:", since: 7.0, [])
  }
  /// Which headers and the like go with items that go; never asked here. iOS 7.0 and later.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    requires("indexPathsToDeleteForSupplementaryViewOfKind:", since: 7.0, [])
  }
  /// Which decorations come with items that come; never asked here. iOS 7.0 and later.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    requires("indexPathsToInsertForDecorationViewOfKind:", since: 7.0, [])
  }
  /// Which decorations go with items that go; never asked here. iOS 7.0 and later.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    requires("indexPathsToDeleteForDecorationViewOfKind:", since: 7.0, [])
  }
}
