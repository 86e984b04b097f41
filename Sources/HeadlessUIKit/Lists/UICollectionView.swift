public import Foundation

/// Items wherever a layout puts them, of which only the visible ones have views; iOS 6.0 and later.
open class UICollectionView: UIScrollView {
  /// Which way a flow of items scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { forget() } }
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      forget()
    }
  }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled: Bool {
    get { requires("isPrefetchingEnabled", since: 10.0, ownPrefetchingEnabled) }
    set { ownPrefetchingEnabled = requires("setPrefetchingEnabled:", since: 10.0, newValue) }
  }
  final var ownPrefetchingEnabled = true
  open var backgroundView: UIView? {
    didSet {
      oldValue?.detach()
      if let backgroundView { insert(backgroundView, at: 0) }
    }
  }

  private struct Element: Hashable {
    var kind: String?
    var path: IndexPath
  }

  /// How many items each section has; nil when the data source is to be asked.
  private var counts: [Int]?
  private var laidOutSize: CGSize?
  private var shown: [Element: UICollectionReusableView] = [:]
  private var reusable: [String: [UICollectionReusableView]] = [:]
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var selection: [IndexPath] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Asking again

  open func reloadData() {
    Simulator.current.call("reloadData()", on: self) {
      selection = []
      forget()
    }
  }
  open func reloadSections(_ sections: IndexSet) { forget() }
  open func reloadItems(at indexPaths: [IndexPath]) { forget() }
  open func insertItems(at indexPaths: [IndexPath]) { forget() }
  open func deleteItems(at indexPaths: [IndexPath]) { forget() }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forget() }
  open func insertSections(_ sections: IndexSet) { forget() }
  open func deleteSections(_ sections: IndexSet) { forget() }
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forget()
    Simulator.current.post("UICollectionView.performBatchUpdates", after: 0.3) {
      completion?(true)
    }
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  final func forget() {
    counts = nil
    laidOutSize = nil
    setNeedsLayout()
  }

  // MARK: Making cells

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = maker(cellClass)
  }
  /// Nibs are not read: the cell is an empty one.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    Simulator.current.unimplemented(
      "UINib", "the nib \(nib?.name ?? "") is not read; its cells are empty.")
    makers[identifier] = maker(UICollectionViewCell.self)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers["\(elementKind) \(identifier)"] = maker(viewClass) }

  private func maker(_ type: AnyClass?) -> (() -> UICollectionReusableView)? {
    (type as? UICollectionReusableView.Type).map { type in { .make(type) } }
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  )
    -> UICollectionViewCell
  { dequeue(identifier, kind: nil) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue("\(elementKind) \(identifier)", kind: elementKind)
      ?? UICollectionReusableView(frame: .zero)
  }

  private func dequeue(_ identifier: String, kind: String?) -> UICollectionReusableView? {
    if let view = reusable[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let maker = makers[identifier] else {
      Simulator.current.raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(kind ?? "UICollectionElementKindCell") with identifier "
          + "\(identifier.split(separator: " ").last ?? "") - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
      return nil
    }
    let view = maker()
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  private func layOutItems() {
    guard drawnWindow != nil, !Simulator.current.isDead else { return }
    backgroundView?.place(drawnBounds)
    let isNew = counts == nil
    let known = learn()
    if laidOutSize != drawnBounds.size {
      laidOutSize = drawnBounds.size
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
    }
    let attributes = (collectionViewLayout.layoutAttributesForElements(in: drawnBounds) ?? [])
      .filter {
        ($0.representedElementKind != nil
          || ($0.indexPath.item < known[safe: $0.indexPath.section] ?? 0))
      }
    let wanted = Set(
      attributes.map { Element(kind: $0.representedElementKind, path: $0.indexPath) })
    let order = { (left: Element, right: Element) in
      left.path == right.path ? (left.kind ?? "") < (right.kind ?? "") : left.path < right.path
    }
    for element in shown.keys.sorted(by: order) where isNew || !wanted.contains(element) {
      recycle(element)
    }
    for place in attributes { show(place) }
  }

  private func learn() -> [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let found = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    counts = found
    return found
  }

  private func show(_ place: UICollectionViewLayoutAttributes) {
    let element = Element(kind: place.representedElementKind, path: place.indexPath)
    if let view = shown[element] { return view.place(place.frame) }
    guard let dataSource, !Simulator.current.isDead else { return }
    let simulator = Simulator.current!
    let view: UICollectionReusableView
    if let kind = element.kind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.path)
    } else {
      var made: UICollectionViewCell?
      simulator.callback(
        "collectionView(_:cellForItemAt:)", on: dataSource,
        ["\(element.path.section)-\(element.path.item)"]
      ) { made = dataSource.collectionView(self, cellForItemAt: element.path) }
      guard let made else { return }
      made.isSelected = selection.contains(element.path)
      view = made
    }
    guard !simulator.isDead else { return }
    shown[element] = view
    view.place(place.frame)
    view.apply(place)
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    }
    if view.drawnSuperview !== self { insert(view, at: drawnSubviews.count) }
  }

  private func recycle(_ element: Element) {
    guard let view = shown.removeValue(forKey: element) else { return }
    view.detach()
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
    }
    if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
  }

  private var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  // MARK: What an app asks

  open var numberOfSections: Int { learn().count }
  open func numberOfItems(inSection section: Int) -> Int { learn()[safe: section] ?? 0 }
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Element(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionReusableView?
  {
    requires(
      "supplementaryViewForElementKind:atIndexPath:", since: 9.0,
      shown[Element(kind: elementKind, path: indexPath)])
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    let room = drawnBounds.size
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    offset.x = min(max(0, offset.x), max(0, contentSize.width - room.width))
    offset.y = min(max(0, offset.y), max(0, contentSize.height - room.height))
    setContentOffset(offset, animated: animated)
  }

  // MARK: Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item from code; the delegate does not hear of it.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if !allowsMultipleSelection {
      for old in selection { deselectItem(at: old, animated: animated) }
    }
    guard let indexPath else { return }
    selection.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = indexPathForItem(at: touch.location(in: self))
    else { return super.touchesEnded(touches, with: event) }
    tapItem(at: item)
  }

  /// A person taps on an item: the delegate decides and hears of it.
  final func tapItem(at item: IndexPath) {
    guard allowsSelection, !Simulator.current.isDead,
      item.item < learn()[safe: item.section] ?? 0
    else { return }
    let delegate = itemDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: item) ?? true,
      delegate?.collectionView(self, shouldSelectItemAt: item) ?? true
    else { return }
    if allowsMultipleSelection, selection.contains(item) {
      deselectItem(at: item, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: item)
      return
    }
    let before = selection
    selectItem(at: item, animated: false, scrollPosition: [])
    if !allowsMultipleSelection {
      for old in before where old != item { delegate?.collectionView(self, didDeselectItemAt: old) }
    }
    guard let delegate else { return }
    Simulator.current.callback(
      "collectionView(_:didSelectItemAt:)", on: delegate, ["\(item.section)-\(item.item)"]
    ) { delegate.collectionView(self, didSelectItemAt: item) }
  }

  package final override var renderedKind: String { "UICollectionView" }
  /// iOS 11.0 and later.
  open var dragInteractionEnabled: Bool {
    get { requires("dragInteractionEnabled", since: 11.0, ownDragInteractionEnabled) }
    set {
      ownDragInteractionEnabled = requires("setDragInteractionEnabled:", since: 11.0, newValue)
      Simulator.current.unimplemented(
        "UICollectionView.dragInteractionEnabled", "nothing is dragged.")
    }
  }
  final var ownDragInteractionEnabled: Bool = false
  /// iOS 9.0 and later.
  open var remembersLastFocusedIndexPath: Bool {
    get { requires("remembersLastFocusedIndexPath", since: 9.0, ownRemembersLastFocusedIndexPath) }
    set {
      ownRemembersLastFocusedIndexPath = requires(
        "setRemembersLastFocusedIndexPath:", since: 9.0, newValue)
    }
  }
  final var ownRemembersLastFocusedIndexPath: Bool = false
  /// iOS 14.0 and later.
  open var selectionFollowsFocus: Bool {
    get { requires("selectionFollowsFocus", since: 14.0, ownSelectionFollowsFocus) }
    set {
      ownSelectionFollowsFocus = requires("setSelectionFollowsFocus:", since: 14.0, newValue)
    }
  }
  final var ownSelectionFollowsFocus: Bool = false
  /// iOS 14.0 and later.
  open var isEditing: Bool {
    get { requires("isEditing", since: 14.0, ownIsEditing) }
    set {
      ownIsEditing = requires("setEditing:", since: 14.0, newValue)
    }
  }
  final var ownIsEditing: Bool = false
  /// iOS 14.0 and later.
  open var allowsSelectionDuringEditing: Bool {
    get { requires("allowsSelectionDuringEditing", since: 14.0, ownAllowsSelectionDuringEditing) }
    set {
      ownAllowsSelectionDuringEditing = requires(
        "setAllowsSelectionDuringEditing:", since: 14.0, newValue)
    }
  }
  final var ownAllowsSelectionDuringEditing: Bool = false
  /// iOS 14.0 and later.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get {
      requires(
        "allowsMultipleSelectionDuringEditing", since: 14.0, ownAllowsMultipleSelectionDuringEditing
      )
    }
    set {
      ownAllowsMultipleSelectionDuringEditing = requires(
        "setAllowsMultipleSelectionDuringEditing:", since: 14.0, newValue)
    }
  }
  final var ownAllowsMultipleSelectionDuringEditing: Bool = false
  /// Hears which items may be needed soon; here none is needed before it is shown. iOS 10.0 and later.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { requires("prefetchDataSource", since: 10.0, ownPrefetchDataSource) }
    set {
      ownPrefetchDataSource = requires("setPrefetchDataSource:", since: 10.0, newValue)
      Simulator.current.unimplemented(
        "UICollectionView.prefetchDataSource", "no item is asked for before it is shown.")
    }
  }
  private final weak var ownPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    requires("visibleSupplementaryViewsOfKind:", since: 9.0)
    return indexPathsForVisibleItems.compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    requires("indexPathsForVisibleSupplementaryElementsOfKind:", since: 9.0)
    return indexPathsForVisibleItems.filter {
      supplementaryView(forElementKind: elementKind, at: $0) != nil
    }
  }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    requires("setCollectionViewLayout:animated:completion:", since: 7.0)
    setCollectionViewLayout(layout, animated: animated)
    Simulator.current.post("UICollectionView") { completion?(true) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
  /// A finger moves items; here nothing follows it. iOS 9.0 and later.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    requires("beginInteractiveMovementForItemAtIndexPath:", since: 9.0)
    Simulator.current.unimplemented(
      "UICollectionView.beginInteractiveMovementForItem(at:)", "items do not follow a finger.")
    return false
  }
  /// iOS 9.0 and later.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    requires("updateInteractiveMovementTargetPosition:", since: 9.0)
  }
  /// iOS 9.0 and later.
  open func endInteractiveMovement() { requires("endInteractiveMovement", since: 9.0) }
  /// iOS 9.0 and later.
  open func cancelInteractiveMovement() { requires("cancelInteractiveMovement", since: 9.0) }
}
