import EventTrace
import Foundation

/// Where a drag comes from: a view with an interaction, or a list (rule 945).
@MainActor
protocol DragSource: AnyObject {
  /// The view that is held.
  var sourceView: UIView? { get }
  /// What is dragged from that place of the view; nothing where nothing can be.
  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem]
  /// What was held is lifted.
  func lifted(_ session: DragSession)
  /// The finger begins to move it.
  func begins(_ session: DragSession)
  func moved(_ session: DragSession)
  /// The finger has let go.
  func willEnd(_ session: DragSession, _ operation: UIDropOperation)
  /// What is dragged is where it belongs.
  func didEnd(_ session: DragSession, _ operation: UIDropOperation)
  /// It goes back before it was dragged at all.
  func lowered(_ session: DragSession)
}

/// What things can be dropped on: a view with an interaction, or a list (rule 945).
@MainActor
protocol DropTarget: AnyObject {
  func mayTake(_ session: DropSession) -> Bool
  func entered(_ session: DropSession)
  /// What would become of the things; nil where nobody says so.
  func proposal(for session: DropSession) -> UIDropProposal?
  func left(_ session: DropSession)
  func perform(_ session: DropSession, _ proposal: UIDropProposal)
  /// The animations of the drop are over.
  func concluded(_ session: DropSession)
  func ended(_ session: DropSession)
}

/// A drag as who gives the things sees it.
final class DragSession: NSObject, UIDragSession {
  fileprivate(set) var items: [UIDragItem] = []
  var localContext: Any?
  /// Who gives the things.
  let source: any DragSource
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Where the finger is, in the window.
  fileprivate(set) var place: CGPoint

  init(of source: any DragSource, at place: CGPoint) {
    (self.source, self.place) = (source, place)
  }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: nil) }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier)
    }
  }
}

/// The same drag as who takes the things sees it; there are none of other apps here.
final class DropSession: NSObject, UIDropSession {
  let drag: DragSession
  let progress = Progress(totalUnitCount: 1)
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  init(of drag: DragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    drag.canLoadObjects(ofClass: aClass)
  }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let progress = progress
    progress.totalUnitCount = Int64(max(1, providers.count))
    var objects = [(any NSItemProviderReading)?](repeating: nil, count: providers.count)
    var missing = providers.count
    let finish = {
      progress.completedUnitCount = progress.totalUnitCount
      completion(objects.compactMap(\.self))
    }
    if providers.isEmpty { Simulator.current.post("UIDropSession loadObjects", finish) }
    for (number, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        objects[number] = object
        missing -= 1
        if missing == 0 { finish() }
      }
    }
    return progress
  }
}

/// One drag, from the lift of what a finger holds to the end of the last animation (rule 945).
final class Drag {
  let session: DragSession
  /// The drag as views see it over which it is.
  let drop: DropSession
  /// Whether the finger has moved since the lift.
  private(set) var hasBegun = false
  private weak var window: UIWindow?
  private(set) var target: (any DropTarget)?
  private var proposal: UIDropProposal?
  /// The views that were asked, and what they said.
  private var answers: [ObjectIdentifier: Bool] = [:]
  private var entered: [any DropTarget] = []

  /// Seconds that what was dropped takes to its place, or back.
  static let duration = 0.4

  /// Asks the source; nil where nothing can be dragged from there.
  init?(from source: any DragSource, at place: CGPoint) {
    guard let view = source.sourceView, let window = view.drawnWindow else { return nil }
    session = DragSession(of: source, at: place)
    drop = DropSession(of: session)
    self.window = window
    session.items = source.items(for: session, at: view.convert(place, from: nil))
    if session.items.isEmpty || Simulator.current.isDead { return nil }
  }

  func lift() {
    Simulator.current.drags.append(self)
    session.source.lifted(session)
  }

  func move(to place: CGPoint) {
    guard !Simulator.current.isDead else { return }
    session.place = place
    if !hasBegun {
      hasBegun = true
      Simulator.current.openMenu?.close()
      session.source.begins(session)
    }
    session.source.moved(session)
    follow()
  }

  /// Asks the views below the finger, the innermost first.
  private func follow() {
    guard let window, !Simulator.current.isDead else { return }
    let hit = window.hitTest(session.place, with: UIEvent())
    let views = hit.map { sequence(first: $0, next: \.drawnSuperview) }
    let found = views?.lazy.flatMap(\.dropTargets).first { takes($0) }
    if found !== target {
      target?.left(drop)
      target = found
      if let found {
        if !entered.contains(where: { $0 === found }) { entered.append(found) }
        found.entered(drop)
      }
    }
    proposal = target?.proposal(for: drop)
  }

  private func takes(_ target: any DropTarget) -> Bool {
    if let known = answers[ObjectIdentifier(target)] { return known }
    let answer = target.mayTake(drop)
    answers[ObjectIdentifier(target)] = answer
    return answer
  }

  /// What becomes of the things now; one that may not be moved is not.
  private var operation: UIDropOperation {
    guard target != nil, let operation = proposal?.operation else { return .cancel }
    if operation == .move, !session.allowsMoveOperation { return .cancel }
    return operation.isTaken ? operation : .cancel
  }

  /// The finger goes up.
  ///
  /// - Parameter isWanted: Whether the person let go; otherwise the touch was taken away.
  func end(_ isWanted: Bool) {
    let simulator = Simulator.current!
    guard hasBegun else {
      simulator.drags.removeAll { $0 === self }
      return session.source.lowered(session)
    }
    let operation = isWanted ? operation : .cancel
    session.source.willEnd(session, operation)
    if operation.isTaken, let target, let proposal {
      target.perform(drop, proposal)
    } else {
      target?.left(drop)
    }
    let taker = operation.isTaken ? target : nil
    simulator.post("UIDragInteraction", after: Self.duration) { [self] in
      taker?.concluded(drop)
      session.source.didEnd(session, operation)
      for target in entered { target.ended(drop) }
      simulator.drags.removeAll { $0 === self }
    }
  }
}

extension UIView {
  /// What things can be dropped on here, the last one that was added first.
  fileprivate var dropTargets: [any DropTarget] {
    let list = (self as? UIScrollView)?.dropTarget.map { [$0] } ?? []
    return attributes.interactions.reversed().compactMap { $0 as? any DropTarget } + list
  }
}

/// The long press that lifts what can be dragged (rule 945).
final class DragLiftRecognizer: UILongPressGestureRecognizer {
  private weak var source: (any DragSource)?
  private var drag: Drag?

  init(of source: any DragSource) {
    self.source = source
    super.init()
  }

  override init?(coder: NSCoder) { nil }

  override var mayBegin: Bool {
    drag = source.flatMap { Drag(from: $0, at: middle) }
    return drag != nil
  }

  // A menu opens beside the lift, until the finger moves.
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    !(other is ContextMenuRecognizer)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    !(other is ContextMenuRecognizer)
  }

  override func act() {
    switch ownState {
    case .began: drag?.lift()
    case .changed: drag?.move(to: middle)
    case .ended: finish(true)
    case .cancelled: finish(false)
    case .possible, .failed: break
    }
  }

  private func finish(_ isWanted: Bool) {
    let ended = drag
    drag = nil
    ended?.end(isWanted)
  }
}

/// The drags that are going on.
private final class DragState {
  var drags: [Drag] = []
}

extension Simulator {
  private static let dragKey = StateKey { _ in DragState() }
  /// The drags that are going on, from the lift to the end of the last animation.
  var drags: [Drag] {
    get { state(Self.dragKey).drags }
    set { state(Self.dragKey).drags = newValue }
  }
}
