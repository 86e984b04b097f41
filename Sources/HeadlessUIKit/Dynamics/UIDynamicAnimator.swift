public import Foundation

/// Moves things by physics, a step for each picture of the screen (rule 796); iOS 7.0 and later.
open class UIDynamicAnimator: NSObject {
  /// In which coordinates it works; nil for none.
  public let referenceView: UIView?
  /// The layout whose items it moves; nil for none.
  final weak var layout: UICollectionViewLayout?
  /// Who hears of it; held weakly.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// What it follows.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// What it moves, in the order in which it came.
  final var entries: [DynamicEntry] = []
  final var entriesOfItems: [ObjectIdentifier: DynamicEntry] = [:]
  final let world = PhysicsWorld()
  /// Whether somebody has said something else of how items take part.
  final var qualitiesAreStale = true
  private var isMoving = false
  private var passed = 0.0
  private var ticket: EventQueue.Ticket?

  /// Makes one for what is in a view.
  public init(referenceView view: UIView) {
    Self.requiresClass(since: 7.0)
    referenceView = view
    super.init()
  }
  public override init() {
    Self.requiresClass(since: 7.0)
    referenceView = nil
    super.init()
  }
  /// Makes one for the items of a layout, which is laid out anew whenever one has moved.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    Self.requiresClass(since: 7.0)
    referenceView = nil
    self.layout = layout
    super.init()
  }

  /// Lets something act from now on.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behaviors.append(behavior)
    behavior.join(self)
    wake()
  }
  /// Lets something no longer act.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    behavior.leave()
    wake()
  }
  /// Lets nothing act any more.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// What is in a rectangle of all that it moves.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    entries.filter { rect.intersects($0.box) }.map(\.item)
  }
  /// Hears that the app moved something itself: it goes on from there (rule 796).
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let entry = entriesOfItems[ObjectIdentifier(item)] else { return }
    entry.read()
    world.reshape(entry.body, item.physicsShapes)
    wake()
  }
  /// Whether anything moves.
  open var isRunning: Bool { isMoving }
  /// For how many seconds things have moved.
  open var elapsedTime: TimeInterval { passed }
  /// What a layout says of a cell that is moved; nil for one that is not.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, indexPath)
  }
  /// What a layout says of a header or footer that is moved; nil for one that is not.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, indexPath) }
  /// What a layout says of a decoration that is moved; nil for one that is not.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for entry in entries {
      guard let attributes = entry.item as? UICollectionViewLayoutAttributes,
        attributes.representedElementCategory == category, attributes.indexPath == path,
        attributes.representedElementKind == kind
      else { continue }
      return attributes
    }
    return nil
  }

  // MARK: Its time

  /// Something has changed: it runs on until everything has come to rest anew.
  final func wake() {
    world.wake()
    let simulator = Simulator.current!
    guard !isMoving, !entries.isEmpty, !simulator.isDead else { return }
    isMoving = true
    simulator.tell(delegate, "dynamicAnimatorWillResume(_:)", [simulator.name(of: self)]) {
      $0.dynamicAnimatorWillResume(self)
    }
    schedule()
  }

  /// Waits for the next picture. As with a display link the app does not count as busy meanwhile: things that never
  /// come to rest move as long as time passes (rule 796).
  private func schedule() {
    guard isMoving, ticket == nil else { return }
    ticket = Simulator.current.queue.post(
      after: PhysicsWorld.interval, label: "UIDynamicAnimator"
    ) { [weak self] in
      guard let self else { return }
      ticket = nil
      takeStep()
    }
  }

  private func takeStep() {
    let simulator = Simulator.current!
    guard isMoving, !simulator.isDead else { return }
    passed += PhysicsWorld.interval
    step()
    for behavior in allBehaviors where !simulator.isDead { behavior.action?() }
    guard isMoving else { return }
    guard world.isAtRest else { return schedule() }
    isMoving = false
    simulator.tell(delegate, "dynamicAnimatorDidPause(_:)", [simulator.name(of: self)]) {
      $0.dynamicAnimatorDidPause(self)
    }
  }
}

/// Hears of an animator; iOS 7.0 and later.
@MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things are about to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  /// The default for a type that does not implement this member.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { isMissing() }
}
