import EventTrace
public import Foundation

/// Items wherever a layout puts them, of which only the visible ones have views; iOS 6.0 and later.
open class UICollectionView: UIScrollView {
  override var placesSubviewsItself: Bool { true }
  /// Which way a flow of items scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The raw value, as in UIKit.
    public let rawValue: UInt
    /// Makes the value of a raw one.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Its delegate, by the name under which a subclass of the app's overrides it.
  ///
  /// - Important: not UIKit's; see ``_CourseTypedDelegate``.
  open var _courseDelegate: (any UICollectionViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UICollectionViewDelegate }
    set { take(typedDelegate: newValue) }
  }
  final override func passDelegateOn() {
    let typed = (self as UIScrollView).delegate as? any UICollectionViewDelegate
    if typed != nil || (self as UIScrollView).delegate == nil { _courseDelegate = typed }
  }
  /// The kind of views above sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of views below sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who is asked for what there is to show; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { discardCounts() } }
  /// Who says where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      // Before the first layout there is no change.
      if laidOutBounds != nil { asksWhereToRest = true }
      // Items keep their cells, and only the decorations are the old layout's (rule 845).
      for element in shown.keys.sorted(by: Self.comesBefore) where element.isDecoration {
        recycle(element)
      }
      counts = nil
      chooseSizesAgain()
    }
  }
  /// Whether the layout is to say where the content rests when it has laid out items (rule 794).
  private final var asksWhereToRest = false
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items are prefetched at all (rule 406).
  open var isPrefetchingEnabled: Bool {
    get { requires("isPrefetchingEnabled", since: 10.0, ownPrefetchingEnabled) }
    set { ownPrefetchingEnabled = requires("setPrefetchingEnabled:", since: 10.0, newValue) }
  }
  final var ownPrefetchingEnabled = true
  /// The items of which the prefetching data source was told.
  final var prefetched: Set<IndexPath> = []
  /// Where the content was when items were prefetched last.
  final var prefetchOffset: CGFloat = 0
  final var prefetchesBack = false
  /// A view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.detach()
      if let backgroundView { insert(backgroundView, at: 0) }
    }
  }

  private struct Element: Hashable {
    var kind: String?
    var path: IndexPath
    var isDecoration = false
  }

  /// How many items each section has; nil when the data source is to be asked.
  final var counts: [Int]?
  /// The changes that the layout has not heard of yet.
  private var itemsToTell: [UICollectionViewUpdateItem] = []
  /// Whether no cell stays, as after `reloadData()`.
  private var asksForAll = true
  /// The cell of the item that is configured again; nil at other times.
  final var reconfigured: UICollectionViewCell?
  private var laidOutSize: CGSize?
  private var laidOutBounds: CGRect?
  /// The sizes that cells have chosen, by their places (rule 717).
  private(set) final var chosenSizes: [IndexPath: CGSize] = [:]
  /// The same for headers, footers and the like.
  private(set) final var chosenBands: [CollectionBand: CGSize] = [:]
  /// The views of sections that scroll across (rule 760).
  final var scrollers: [Int: SectionScrollView] = [:]
  private var choosesAgain = false
  private var shown: [Element: UICollectionReusableView] = [:]
  /// Whether items change just now, and the views that go with it (rule 1069).
  private var isUpdating = false
  private var leaving: [(view: UICollectionReusableView, element: Element)] = []
  /// Seconds that the items take to their new places.
  private static let durationOfUpdates = 0.3
  private var reusable: [String: [UICollectionReusableView]] = [:]
  private var makers: [String: (CGRect) -> UICollectionReusableView] = [:]
  final var selection: [IndexPath] = []
  /// The item that a finger is on and that may be chosen; nil for none.
  final var highlightedItem: IndexPath?
  /// What is changed in one batch, and how deep batches are nested.
  final var updates = ListUpdates()
  /// The item whose actions are pulled out, and their buttons.
  final var swipedItem: IndexPath?
  final var itemButtons: [UIView] = []
  final var updateDepth = 0

  /// Creates a collection view with the given frame, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes one as a file of Interface Builder has it.
  public required init?(coder: NSCoder) {
    Self.requiresClass(since: 6.0)
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  override func prepareToBeRead() { collectionViewLayout.collectionView = self }

  // MARK: Asking again (ListUpdates)

  /// Asks the data source again for everything.
  open func reloadData() {
    Simulator.current.call("reloadData()", on: self) {
      guard updateDepth == 0 else { return updates.countsAgain = true }
      selection = []
      prefetched = []
      discardCounts()
      collectionViewLayout.invalidateNumbers(reloading: true)
    }
  }
  /// Asks the data source again for sections.
  open func reloadSections(_ sections: IndexSet) {
    update {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }
  /// Asks the data source again for items.
  open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadedRows += indexPaths } }
  /// Tells that there are items at these places now.
  open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertedRows += indexPaths } }
  /// Tells that the items at these places are gone.
  open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deletedRows += indexPaths } }
  /// Tells that an item has another place now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Tells that there are sections at these places now.
  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }
  /// Tells that the sections at these places are gone.
  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }
  /// Makes several changes at once, which must add up with what the data source says (rule 286).
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    openUpdates()
    updates?()
    closeUpdates()
    asksWhereToRest = true
    let seconds = UIView.areAnimationsEnabled ? Self.durationOfUpdates : 0
    Simulator.current.post("UICollectionView.performBatchUpdates", after: seconds) {
      completion?(true)
    }
  }
  /// Lays the items out in another way.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    let old = collectionViewLayout
    guard animated, laidOutBounds != nil, drawnWindow != nil, layout !== old,
      Simulator.current.has(.layoutsHearOfTransitions)
    else {
      collectionViewLayout = layout
      return
    }
    // The cells move while the new layout takes over (rule 1275).
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    collectionViewLayout = layout
    UIView.change(
      withDuration: Self.durationOfUpdates,
      animations: {
        layoutIfNeeded()
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      }, completion: nil)
  }

  final func discardCounts() {
    counts = nil
    asksForAll = true
    (chosenSizes, chosenBands) = ([:], [:])
    discardPlaces()
  }

  /// Items that stay keep their cells, and sections their headers and footers; only the others are asked for
  /// (rule 839).
  final func keep(
    _ kept: KeptRows, _ after: [Int], without reloaded: Set<IndexPath>,
    told items: [UICollectionViewUpdateItem]
  ) {
    selection = selection.compactMap { kept[$0] }
    guard !asksForAll else { return discardCounts() }
    highlightedItem = highlightedItem.flatMap { kept[$0] }
    swipedItem = swipedItem.flatMap { kept[$0] }
    var going: [(element: Element, view: UICollectionReusableView)] = []
    let old = shown
    shown = [:]
    for (element, view) in old {
      if let place = place(of: element, by: kept), !reloaded.contains(element.path) {
        shown[place] = view
      } else {
        going.append((element, view))
      }
    }
    (chosenSizes, chosenBands) = ([:], [:])
    counts = after
    discardPlaces()
    collectionViewLayout.invalidateNumbers(reloading: false)
    itemsToTell = items
    collectionViewLayout.leaving = items.isEmpty ? [:] : Self.attributes(of: old)
    isUpdating = true
    layOutItems()
    itemsToTell = []
    for (element, view) in shown where element.kind == nil {
      (view as? UICollectionViewCell)?.isOpened = isOutlineOpen(at: element.path)
    }
    // A view that goes is still on screen while another one comes for its place.
    for (element, view) in going.sorted(by: { Self.comesBefore($0.element, $1.element) }) {
      recycle(view, at: element)
    }
    isUpdating = false
    letGoOfLeaving()
    if !items.isEmpty, drawnWindow != nil { collectionViewLayout.finalizeCollectionViewUpdates() }
    collectionViewLayout.leaving = [:]
  }

  /// Where the cells among those views are.
  private static func attributes(
    of views: [Element: UICollectionReusableView]
  ) -> [IndexPath: UICollectionViewLayoutAttributes] {
    var places: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for (element, view) in views where element.kind == nil {
      let place = UICollectionViewLayoutAttributes(forCellWith: element.path)
      (place.frame, place.alpha) = (view.drawnFrame, view.drawnAlpha)
      places[element.path] = place
    }
    return places
  }

  /// Where a view is after an update; nil for one whose item or section is gone.
  private func place(of element: Element, by kept: KeptRows) -> Element? {
    var new = element
    if element.isDecoration || element.path.count < 2 { return new }
    if element.kind == nil {
      guard let path = kept[element.path] else { return nil }
      new.path = path
    } else {
      guard let section = kept[section: element.path.section] else { return nil }
      new.path = IndexPath(item: element.path.item, section: section)
    }
    return new
  }

  private static func comesBefore(_ left: Element, _ right: Element) -> Bool {
    left.path == right.path ? (left.kind ?? "") < (right.kind ?? "") : left.path < right.path
  }

  /// Cells and headers say again how large they want to be.
  final func chooseSizesAgain() {
    (chosenSizes, chosenBands) = ([:], [:])
    discardPlaces()
  }

  /// Has the layout say anew where everything is; the cells stay those that they are (rule 714).
  final func discardPlaces() {
    laidOutSize = nil
    setNeedsLayout()
  }

  /// Asks the layout whether it still holds where the content has been scrolled to (rule 714).
  private func followScrolling() {
    let (old, new) = (laidOutBounds, drawnBounds)
    laidOutBounds = new
    if let old, old.size != new.size { asksWhereToRest = true }
    guard let old, old != new else { return }
    // The layout compares the new bounds with those of the collection, which has the old ones yet (rule 1280).
    toldBounds = old
    defer { toldBounds = nil }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
    if deviceNumber >= 7 {
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forBoundsChange: new))
    } else {
      collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: Making cells

  /// Says which class cells of that name have.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = maker(cellClass)
  }
  /// Says which nib cells of that name are in.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(identifier, nib)
  }
  /// Says which nib views of that kind and name are in.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { register("\(kind) \(identifier)", nib) }

  private func register(_ name: String, _ nib: UINib?) {
    guard let nib else { return makers[name] = nil }
    makers[name] = { _ in
      nib.onlyView(UICollectionReusableView.self) ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// Has the views of a prototype made for that identifier, with their kind in front of it for all but
  /// cells.
  final func registerPrototype(
    _ identifier: String, _ make: @escaping () -> UICollectionReusableView?
  ) {
    makers[identifier] = { _ in make() ?? UICollectionViewCell(frame: .zero) }
  }

  /// Says which class views of that kind and name have.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { makers["\(elementKind) \(identifier)"] = maker(viewClass) }

  private func maker(_ type: AnyClass?) -> ((CGRect) -> UICollectionReusableView)? {
    (type as? UICollectionReusableView.Type).map { type in { .make(type, $0) } }
  }

  /// A cell of that name, used again or new.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  )
    -> UICollectionViewCell
  { dequeue(identifier, kind: nil) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero) }

  /// A view of that kind and name, used again or new.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue("\(elementKind) \(identifier)", kind: elementKind)
      ?? UICollectionReusableView(frame: .zero)
  }

  /// Where the view goes that the data source is being asked for; a new one is made there (rule 1092).
  private final var frameAsked = CGRect.zero
  /// What was dequeued since the data source was asked for a cell.
  private final var dequeued: [UICollectionReusableView] = []

  private func dequeue(_ identifier: String, kind: String?) -> UICollectionReusableView? {
    // Whoever configures a cell again gets the one that the item has (rule 839).
    if kind == nil, let reconfigured, reconfigured.reuseIdentifier == identifier {
      return reconfigured
    }
    if let view = reusable[identifier]?.popLast() {
      dequeued.append(view)
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
    let view = maker(frameAsked)
    view.ownReuseIdentifier = identifier
    dequeued.append(view)
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
    let isNew = asksForAll
    asksForAll = false
    let known = askForCounts()
    followScrolling()
    if let laidOutSize, laidOutSize.width != drawnBounds.width {
      (chosenSizes, chosenBands) = ([:], [:])
    }
    placeUntilSettled(known, isNew)
    prefetchItems()
    askWhereToRest()
  }

  /// After a change of layout, items or size the layout may want another part of the content (rule 794).
  private func askWhereToRest() {
    guard asksWhereToRest, !ownDragging, !ownDecelerating else { return }
    asksWhereToRest = false
    guard Simulator.current.has(.layoutsSayWhereContentRests) else { return }
    let proposed = contentOffset
    var wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    // The delegate has the last word (rule 834).
    if Simulator.current.has(.delegatesSayWhereContentRests), let delegate = itemDelegate {
      wanted =
        Simulator.current.callOptional(
          .query, on: delegate,
          "collectionView(_:targetContentOffsetForProposedContentOffset:)",
          [Simulator.current.name(of: self), "\(wanted)"]
        ) {
          delegate.collectionView(self, targetContentOffsetForProposedContentOffset: wanted)
        } ?? wanted
    }
    guard wanted != proposed, wanted.x.isFinite, wanted.y.isFinite else { return }
    contentOffset = wanted
  }

  private static let mostPasses = 20

  /// The layout says where scrolling comes to rest (rule 763).
  final override func resting(near target: CGPoint, from start: CGPoint, _ pace: CGPoint) -> CGPoint
  {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: target,
      withScrollingVelocity: CGPoint(x: pace.x / 1000, y: pace.y / 1000))
  }

  /// A section was scrolled across: others of its items are seen.
  final func showItemsAgain() {
    guard drawnWindow != nil, !Simulator.current.isDead, let counts else { return }
    placeUntilSettled(counts, false)
    prefetchItems()
  }

  /// Cells that chose their sizes let others come up, which choose theirs.
  private func placeUntilSettled(_ known: [Int], _ isNew: Bool) {
    placeItems(known, isNew)
    for _ in 0..<Self.mostPasses where choosesAgain {
      (choosesAgain, laidOutSize) = (false, nil)
      placeItems(known, false)
    }
  }

  private func placeItems(_ known: [Int], _ isNew: Bool) {
    let told = itemsToTell
    // A layout of the app's says itself whether another size is a reason to prepare it again (rule 1281).
    let isOtherSize = collectionViewLayout.followsSize && laidOutSize != drawnBounds.size
    if laidOutSize == nil || isOtherSize {
      laidOutSize = drawnBounds.size
      collectionViewLayout.prepare()
      contentSize = collectionViewLayout.collectionViewContentSize
      if !told.isEmpty { collectionViewLayout.prepare(forCollectionViewUpdates: told) }
      itemsToTell = []
      followSections()
    }
    var attributes = (collectionViewLayout.layoutAttributesForElements(in: drawnBounds) ?? [])
      .filter {
        ($0.representedElementKind != nil
          || ($0.indexPath.item < known[safe: $0.indexPath.section] ?? 0))
      }
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      attributes = layout.revise(attributes)
    }
    if !told.isEmpty, itemsToTell.isEmpty { askWhereFromAndTo(attributes) }
    let wanted = Set(attributes.map { element(of: $0) })
    let going = shown.keys.filter { isNew || !wanted.contains($0) }
    for element in going.sorted(by: Self.comesBefore) { recycle(element) }
    for place in attributes { show(place) }
    liftMovedItem()
  }

  /// A cell that is new at its place says how large it wants to be (rule 717).
  private func askForSize(
    _ view: UICollectionReusableView, _ place: UICollectionViewLayoutAttributes
  ) {
    guard place.choice != .none, Simulator.current.has(.cellsSizeThemselves),
      let copy = place.copy() as? UICollectionViewLayoutAttributes
    else { return }
    let size: CGSize
    if let kind = place.representedElementKind {
      let band = CollectionBand(kind: kind, path: place.indexPath)
      guard chosenBands[band] == nil else { return }
      size = view.preferredLayoutAttributesFitting(copy).frame.size
      chosenBands[band] = size
    } else {
      guard chosenSizes[place.indexPath] == nil else { return }
      size = view.preferredLayoutAttributesFitting(copy).frame.size
      chosenSizes[place.indexPath] = size
    }
    if size != place.frame.size { choosesAgain = true }
  }

  @discardableResult
  final func askForCounts() -> [Int] {
    if let counts { return counts }
    let found = countItems()
    counts = found
    return found
  }

  /// How many items each section has, by what the data source says now.
  final func countItems() -> [Int] {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    return (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
  }

  private func element(of place: UICollectionViewLayoutAttributes) -> Element {
    Element(
      kind: place.representedElementKind, path: place.indexPath,
      isDecoration: place.isForDecoration)
  }

  private func show(_ place: UICollectionViewLayoutAttributes) {
    let element = element(of: place)
    let holder = holder(of: place)
    let origin = holder === self ? CGPoint.zero : holder.drawnFrame.origin
    if let view = shown[element] {
      if view.drawnSuperview !== holder { holder.insert(view, at: holder.drawnSubviews.count) }
      view.take(place, from: origin)
      askForSize(view, place)
      return
    }
    guard let dataSource, !Simulator.current.isDead else { return }
    let simulator = Simulator.current!
    let view: UICollectionReusableView
    let outerFrame = frameAsked
    frameAsked = place.frame
    defer { frameAsked = outerFrame }
    if let kind = element.kind, element.isDecoration {
      guard let maker = collectionViewLayout.decorationMakers[kind] else {
        simulator.raise(
          .internalInconsistency,
          "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib "
            + "or connect a prototype in a storyboard")
        return
      }
      view = maker()
    } else if let kind = element.kind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: element.path)
      if view.ownReuseIdentifier == nil, !view.isAbsent {
        return raiseWithoutIdentifier(view, kind, at: element.path)
      }
    } else {
      var made: UICollectionViewCell?
      let outer = dequeued
      simulator.callback(
        "collectionView(_:cellForItemAt:)", on: dataSource,
        [spelled(element.path)]
      ) {
        dequeued = []
        simulator.makingCell {
          made = dataSource.collectionView(self, cellForItemAt: element.path)
        }
      }
      // Who asked for a layout in the meantime has asked for other cells.
      let asked = dequeued
      dequeued = outer
      guard let made, !simulator.isDead else { return }
      if made.ownReuseIdentifier == nil {
        return raiseWithoutIdentifier(made, nil, at: element.path)
      }
      if let forgotten = asked.first(where: { $0 !== made }),
        simulator.has(.dequeuedViewsAreAwaited)
      {
        return raiseForgotten(forgotten)
      }
      made.isSelected = selection.contains(element.path)
      made.isEdited = mayEdit(element.path)
      made.isOpened = isOutlineOpen(at: element.path)
      view = made
    }
    guard !simulator.isDead else { return }
    shown[element] = view
    view.take(place, from: origin)
    askForSize(view, place)
    if !element.isDecoration { tell(willShow: view, element) }
    // Headers and footers lie over cells.
    let over = drawnSubviews.firstIndex {
      ($0 as? UICollectionReusableView)?.isDecoration == false && !($0 is UICollectionViewCell)
    }
    if holder !== self {
      if view.drawnSuperview !== holder { holder.insert(view, at: holder.drawnSubviews.count) }
    } else if view.drawnSuperview !== self {
      // Decorations lie under the cells.
      let place =
        element.isDecoration
        ? 0 : element.kind == nil ? over ?? drawnSubviews.count : drawnSubviews.count
      insert(view, at: place)
    }
  }

  /// The data source took a view and gave another one (message M162).
  private func raiseForgotten(_ view: UICollectionReusableView) {
    let simulator = Simulator.current!
    simulator.raise(
      .internalInconsistency,
      "Expected dequeued view to be returned to the collection view in preparation for display. When the "
        + "collection view's data source is asked to provide a view for a given index path, ensure that "
        + "a single view is dequeued and returned to the collection view. Avoid dequeuing views without "
        + "a request from the collection view. For retrieving an existing view in the collection view, "
        + "use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
        + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: <\(simulator.name(of: view))>; "
        + "Collection view: <\(simulator.name(of: self))>")
  }

  /// The data source made a view by itself that it has to dequeue (message M160).
  private func raiseWithoutIdentifier(
    _ view: UICollectionReusableView, _ kind: String?, at path: IndexPath
  ) {
    let simulator = Simulator.current!
    guard let kind else {
      return simulator.raise(
        .internalInconsistency,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
          + "reuseIdentifier - cells must be retrieved by calling "
          + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    simulator.raise(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
        + "(\(kind),<NSIndexPath> {length = 2, path = \(path.section) - \(path.item)}) was not "
        + "retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
        + "(<\(simulator.name(of: view))>)")
  }

  private func recycle(_ element: Element) {
    guard let view = shown.removeValue(forKey: element) else { return }
    recycle(view, at: element)
  }

  private func recycle(_ view: UICollectionReusableView, at element: Element) {
    view.detach()
    view.taken = nil
    guard !isUpdating else { return leaving.append((view, element)) }
    letGo(view, at: element)
  }

  /// The views that updates have taken away are let go of when their animation ends (rule 1069).
  private func letGoOfLeaving() {
    let gone = leaving
    leaving = []
    guard !gone.isEmpty else { return }
    guard UIView.areAnimationsEnabled, drawnWindow != nil else {
      return gone.forEach { letGo($0.view, at: $0.element) }
    }
    Simulator.current.post("UICollectionView.updates", after: Self.durationOfUpdates) {
      [weak self] in
      for (view, element) in gone { self?.letGo(view, at: element) }
    }
  }

  /// Tells of a view that is no longer shown, and keeps it to be used again.
  private func letGo(_ view: UICollectionReusableView, at element: Element) {
    if !element.isDecoration { tell(noLongerShows: view, element) }
    if let identifier = view.reuseIdentifier { reusable[identifier, default: []].append(view) }
  }

  /// Tells the delegate of a view that comes on screen (rule 320).
  private func tell(willShow view: UICollectionReusableView, _ element: Element) {
    let simulator = Simulator.current!
    guard simulator.has(.collectionsTellWhatWillShow) else { return }
    let (name, path) = (simulator.name(of: view), element.path)
    if let kind = element.kind {
      simulator.tell(
        itemDelegate, "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
        [name, kind, spelled(path)]
      ) {
        $0.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
      }
    } else if let cell = view as? UICollectionViewCell {
      simulator.tell(
        itemDelegate, "collectionView(_:willDisplay:forItemAt:)", [name, spelled(path)]
      ) { $0.collectionView(self, willDisplay: cell, forItemAt: path) }
    }
  }

  /// Tells the delegate of a view that has left the screen (rule 320).
  private func tell(noLongerShows view: UICollectionReusableView, _ element: Element) {
    let simulator = Simulator.current!
    let (name, path) = (simulator.name(of: view), element.path)
    if let kind = element.kind {
      simulator.tell(
        itemDelegate, "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
        [name, kind, spelled(path)]
      ) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
      }
    } else if let cell = view as? UICollectionViewCell {
      simulator.tell(
        itemDelegate, "collectionView(_:didEndDisplaying:forItemAt:)", [name, spelled(path)]
      ) { $0.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
    }
  }

  private lazy var ownMenuPress = ContextMenuRecognizer { [weak self] in self?.itemMenu($0) }
  final override var menuPress: UIGestureRecognizer? {
    guard Simulator.current.has(.contextMenus), itemDelegate != nil else { return nil }
    if ownMenuPress.view == nil { ownMenuPress.view = self }
    return ownMenuPress
  }
  final var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  // MARK: What an app asks

  /// How many sections there are.
  open var numberOfSections: Int { askForCounts().count }
  /// How many items the section has.
  open func numberOfItems(inSection section: Int) -> Int { askForCounts()[safe: section] ?? 0 }
  /// The cells on screen.
  open var visibleCells: [UICollectionViewCell] { shownCells }
  // The same, whatever a class says (rule 788).
  final var shownCells: [UICollectionViewCell] { shownItems.compactMap { shownCell(at: $0) } }
  final var shownItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  final func shownCell(at item: IndexPath) -> UICollectionViewCell? {
    shown[Element(kind: nil, path: item)] as? UICollectionViewCell
  }
  final func shownItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.layoutAttributesForElements(
      in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
      .first { $0.representedElementKind == nil && seenFrame($0).contains(point) }?.indexPath
  }
  final func shownItem(of cell: UICollectionViewCell) -> IndexPath? {
    // A header may be a cell, too, and is no item (rule 1461).
    shown.first { $0.value === cell && $0.key.kind == nil }?.key.path
  }
  /// The views of that kind that are shown, by their places.
  final func shownViews(
    ofKind kind: String
  ) -> [(path: IndexPath, view: UICollectionReusableView)] {
    shown.filter { $0.key.kind == kind && !$0.key.isDecoration }
      .map { (path: $0.key.path, view: $0.value) }.sorted { $0.path < $1.path }
  }
  /// The places of the cells on screen.
  open var indexPathsForVisibleItems: [IndexPath] { shownItems }
  /// The cell at that place; nil when it is not on screen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCell(at: indexPath)
  }
  /// The view of that kind at that place; nil when it is not on screen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  )
    -> UICollectionReusableView?
  {
    requires(
      "supplementaryViewForElementKind:atIndexPath:", since: 9.0,
      shown[Element(kind: elementKind, path: indexPath)])
  }
  /// The place of it; nil when it is not there.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownItem(of: cell) }
  /// The item at that point; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { shownItem(at: point) }
  /// Where the item is; nil when there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Scrolls until the item is there.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard canScroll(to: indexPath),
      var frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    var scrollPosition = scrollPosition
    if let scroller = scrollers[indexPath.section] {
      scroller.scroll(to: frame, scrollPosition, animated: animated)
      scrollPosition.subtract(scroller.isAcross ? .horizontal : .vertical)
      if scroller.isAcross { frame.origin.x = 0 } else { frame.origin.y = 0 }
    }
    var offset = contentOffset
    let room = clearRoom
    if scrollPosition.contains(.top) { offset.y = frame.minY - room.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.midY }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.maxY }
    if scrollPosition.contains(.left) { offset.x = frame.minX - room.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.midX }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.maxX }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(withinContent(offset), animated: animated)
  }

  // MARK: Selection

  /// The places of the selected items; empty for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item from code, or with nil none; the delegate does not hear of it. Nothing changes where
  /// items cannot be selected (rule 823).
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard selectsItems else { return }
    putSelection(at: indexPath)
    if let indexPath, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// The same without a scroll, whatever a class says.
  final func putSelection(at item: IndexPath?) {
    if item == nil || !selectsSeveral {
      for old in selection where old != item { takeSelection(from: old) }
    }
    guard let item else { return }
    if !selection.contains(item) { selection.append(item) }
    shownCell(at: item)?.isSelected = true
  }
  final func takeSelection(from item: IndexPath) {
    selection.removeAll { $0 == item }
    shownCell(at: item)?.isSelected = false
  }

  /// Deselects an item; the delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    takeSelection(from: indexPath)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let item = shownItem(at: touch.location(in: self))
    else { return super.touchesBegan(touches, with: event) }
    highlightItem(at: item)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A finger that moved away meant no item.
    guard let touch = touches.first, touch.start.distance(to: touch.place) <= 10,
      let item = shownItem(at: touch.location(in: self))
    else {
      unhighlightItem()
      if let touch = touches.first, swipe(touch) { return }
      return super.touchesEnded(touches, with: event)
    }
    if hideItemButtons() { return unhighlightItem() }
    if item == highlightedItem { choose(item) }
    unhighlightItem()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
    super.touchesCancelled(touches, with: event)
  }

  package final override var renderedKind: String { "UICollectionView" }
  /// Whether the user may drag out of it; iOS 11.0 and later.
  open var dragInteractionEnabled: Bool {
    get { requires("dragInteractionEnabled", since: 11.0, ownDragInteractionEnabled) }
    set {
      ownDragInteractionEnabled = requires("setDragInteractionEnabled:", since: 11.0, newValue)
    }
  }
  final var ownDragInteractionEnabled = UIDragInteraction.isEnabledByDefault
  /// Who knows what can be dragged out of it; held weakly. iOS 11.0 and later.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { requires("dragDelegate", since: 11.0, ownDragDelegate) }
    set { ownDragDelegate = requires("setDragDelegate:", since: 11.0, newValue) }
  }
  final weak var ownDragDelegate: (any UICollectionViewDragDelegate)?
  /// Who takes what is dropped; held weakly. iOS 11.0 and later.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { requires("dropDelegate", since: 11.0, ownDropDelegate) }
    set { ownDropDelegate = requires("setDropDelegate:", since: 11.0, newValue) }
  }
  final weak var ownDropDelegate: (any UICollectionViewDropDelegate)?
  final lazy var dragging = CollectionDragging(of: self)
  private lazy var liftPress = DragLiftRecognizer(of: dragging)
  /// Whether the focus comes back to where it was; iOS 9.0 and later.
  open var remembersLastFocusedIndexPath: Bool {
    get { requires("remembersLastFocusedIndexPath", since: 9.0, ownRemembersLastFocusedIndexPath) }
    set {
      ownRemembersLastFocusedIndexPath = requires(
        "setRemembersLastFocusedIndexPath:", since: 9.0, newValue)
    }
  }
  final var ownRemembersLastFocusedIndexPath: Bool = false {
    didSet {
      declaredOnly(
        "UICollectionView.remembersLastFocusedIndexPath", oldValue, ownRemembersLastFocusedIndexPath
      )
    }
  }
  /// Whether what has the focus is selected; iOS 14.0 and later.
  open var selectionFollowsFocus: Bool {
    get { requires("selectionFollowsFocus", since: 14.0, ownSelectionFollowsFocus) }
    set {
      ownSelectionFollowsFocus = requires("setSelectionFollowsFocus:", since: 14.0, newValue)
    }
  }
  final var ownSelectionFollowsFocus: Bool = false {
    didSet {
      declaredOnly("UICollectionView.selectionFollowsFocus", oldValue, ownSelectionFollowsFocus)
    }
  }
  /// Whether its items are edited; iOS 14.0 and later.
  open var isEditing: Bool {
    get { requires("isEditing", since: 14.0, ownIsEditing) }
    set {
      ownIsEditing = requires("setEditing:", since: 14.0, newValue)
    }
  }
  final var ownIsEditing: Bool = false {
    didSet {
      guard ownIsEditing != oldValue else { return }
      for item in shownItems { shownCell(at: item)?.isEdited = mayEdit(item) }
    }
  }
  /// Whether an item can be selected while they are edited; iOS 14.0 and later.
  open var allowsSelectionDuringEditing: Bool {
    get { requires("allowsSelectionDuringEditing", since: 14.0, ownAllowsSelectionDuringEditing) }
    set {
      ownAllowsSelectionDuringEditing = requires(
        "setAllowsSelectionDuringEditing:", since: 14.0, newValue)
    }
  }
  final var ownAllowsSelectionDuringEditing: Bool = false
  /// Whether several items can be selected while they are edited; iOS 14.0 and later.
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
  /// Hears which items may be needed soon; held weakly. iOS 10.0 and later (rule 406).
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { requires("prefetchDataSource", since: 10.0, ownPrefetchDataSource) }
    set {
      ownPrefetchDataSource = requires("setPrefetchDataSource:", since: 10.0, newValue)
      setNeedsLayout()
    }
  }
  final weak var ownPrefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The headers, footers and others of that kind that are shown (rule 826).
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    requires("visibleSupplementaryViewsOfKind:", since: 9.0)
    return shownViews(ofKind: elementKind).map(\.view)
  }
  /// Where the headers, footers and others of that kind are that are shown (rule 826).
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    requires("indexPathsForVisibleSupplementaryElementsOfKind:", since: 9.0)
    return shownViews(ofKind: elementKind).map(\.path)
  }
  /// Goes over to another layout.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    requires("setCollectionViewLayout:animated:completion:", since: 7.0)
    let isSeen = animated && UIView.areAnimationsEnabled && layout !== collectionViewLayout
    setCollectionViewLayout(layout, animated: animated)
    let seconds = isSeen && laidOutBounds != nil ? Self.durationOfUpdates : 0
    Simulator.current.post("UICollectionView", after: seconds) { completion?(true) }
  }
  /// Shows a section at another place (rule 828).
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update {
      $0.deletedSections.insert(section)
      $0.insertedSections.insert(newSection)
    }
  }
  /// A finger begins to move an item; iOS 9.0 and later (rule 770).
  ///
  /// - Returns: Whether the data source lets it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    requires("beginInteractiveMovementForItemAtIndexPath:", since: 9.0)
    return beginMoving(indexPath)
  }
  /// The finger is there now; iOS 9.0 and later.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    requires("updateInteractiveMovementTargetPosition:", since: 9.0)
    moveItem(to: targetPosition)
  }
  /// The user has let go of the item that he moves; iOS 9.0 and later.
  open func endInteractiveMovement() {
    requires("endInteractiveMovement", since: 9.0)
    endMoving(true)
  }
  /// The item that the user moves goes back; iOS 9.0 and later.
  open func cancelInteractiveMovement() {
    requires("cancelInteractiveMovement", since: 9.0)
    endMoving(false)
  }
  /// The item that a finger moves; nil for none.
  final var movedItem: MovedItem?
  /// The press that moves items; nil where the app has its own.
  final var movePress: UIGestureRecognizer?
  final override var ownPresses: [UIGestureRecognizer] {
    let presses = [menuPress, movePress].compactMap(\.self)
    guard offersDrags else { return presses }
    if liftPress.view == nil { liftPress.view = self }
    return [liftPress] + presses
  }
  final override var dropTarget: (any DropTarget)? {
    ownDropDelegate != nil || offersDrags ? dragging : nil
  }

  // MARK: Places of supplementary views

  /// The place of a supplementary view; nil for one that is not shown. iOS 14.0 and later.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    requires("indexPathForSupplementaryView:", since: 14.0)
    for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
      let view = shownViews(ofKind: kind).first { $0.view === supplementaryView }
      if let view { return view.path }
    }
    return nil
  }
  /// The attributes of a supplementary view; nil for none. iOS 6.0 and later.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    requires(
      "layoutAttributesForSupplementaryElementOfKind:atIndexPath:", since: 6.0,
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }
  /// Configures the cells of these items again without making others; iOS 15.0 and later (rule 839).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    guard requires("reconfigureItemsAtIndexPaths:", since: 15.0), let dataSource else { return }
    let simulator = Simulator.current!
    for path in indexPaths {
      guard let cell = shownCell(at: path), !simulator.isDead else { continue }
      reconfigured = cell
      simulator.callback("collectionView(_:cellForItemAt:)", on: dataSource, [spelled(path)]) {
        _ = dataSource.collectionView(self, cellForItemAt: path)
      }
      reconfigured = nil
    }
    chooseSizesAgain()
  }
}
