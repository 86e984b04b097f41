public import Foundation

/// A layout between two others, as far as a gesture or the app says; iOS 7.0 and later (rule 816).
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  final override var followsSize: Bool { currentLayout.followsSize || nextLayout.followsSize }
  /// The layout from which it comes.
  public final let currentLayout: UICollectionViewLayout
  /// The layout to which it goes.
  public final let nextLayout: UICollectionViewLayout
  /// How far it is, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }
  private var values: [String: CGFloat] = [:]

  /// Makes one between two layouts.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    Self.requiresClass(since: 7.0)
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }
  /// No file of Interface Builder has one.
  public required init?(coder: NSCoder) { nil }

  /// Keeps a number of the app's.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// The number that the app has kept; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var paths: Set<IndexPath> = []
    for layout in [currentLayout, nextLayout] {
      for attributes in layout.layoutAttributesForElements(in: rect) ?? []
      where attributes.representedElementCategory == .cell {
        paths.insert(attributes.indexPath)
      }
    }
    return paths.sorted().compactMap(layoutAttributesForItem)
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let from = currentLayout.layoutAttributesForItem(at: indexPath),
      let to = nextLayout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    attributes.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    attributes.alpha = between(from.alpha, to.alpha)
    return attributes
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }
}

/// A change of the layout that follows a finger (rule 816).
extension UICollectionView {
  /// Hears how a change of layout ends: whether its animation did, and whether it was completed.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins to change to another layout; the layout that it answers says how far it is. iOS 7.0 and later.
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    requires("startInteractiveTransitionToCollectionViewLayout:completion:", since: 7.0)
    let current = collectionViewLayout
    let transition =
      delegate.flatMap { delegate in
        Simulator.current.askForObject(
          "collectionView(_:transitionLayoutForOldLayout:newLayout:)", of: delegate,
          [current, layout].map(Simulator.current.name)
        ) {
          delegate.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
        }
      } ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    collectionViewLayout = transition
    for layout in [current, layout] { layout.collectionView = self }
    declared["transition"] = completion
    return transition
  }
  /// Goes on to the other layout. iOS 7.0 and later.
  public func finishInteractiveTransition() {
    requires("finishInteractiveTransition", since: 7.0)
    endTransition(isCompleted: true)
  }
  /// Goes back to the layout from which it came. iOS 7.0 and later.
  public func cancelInteractiveTransition() {
    requires("cancelInteractiveTransition", since: 7.0)
    endTransition(isCompleted: false)
  }

  private func endTransition(isCompleted: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let completion: LayoutInteractiveTransitionCompletion? = declared["transition"]
    declared["transition"] = LayoutInteractiveTransitionCompletion?.none
    let (left, kept) =
      isCompleted
      ? (transition.currentLayout, transition.nextLayout)
      : (transition.nextLayout, transition.currentLayout)
    left.collectionView = nil
    collectionViewLayout = kept
    Simulator.current.post("UICollectionView.transition", after: 0.3) {
      completion?(true, isCompleted)
    }
  }
}
