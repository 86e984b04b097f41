import EventTrace
public import Foundation

/// Lets things be dragged out of a view; iOS 11.0 and later (rule 945).
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who gives the things; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  private lazy var press = DragLiftRecognizer(of: self)

  /// Whether things can be dragged out of views that say nothing of it: on iPads, and on phones from iOS 15 on.
  open class var isEnabledByDefault: Bool {
    Simulator.current.has(.phonesDrag) || Simulator.current.configuration.device.idiom == .pad
  }
  /// Whether it lets things be dragged.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press.isEnabled = isEnabled }
  }
  /// Whether other recognizers may go on while a view is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false {
    didSet {
      declaredOnly(
        "UIDragInteraction.allowsSimultaneousRecognitionDuringLift", oldValue,
        allowsSimultaneousRecognitionDuringLift)
    }
  }

  /// Makes one whose things the delegate gives.
  public init(delegate: any UIDragInteractionDelegate) {
    Self.requiresClass(since: 11.0)
    self.delegate = delegate
    super.init()
  }
  /// It is about to belong to another view, or to none.
  open func willMove(to view: UIView?) { self.view?.release(press) }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) {
    self.view = view
    press.isEnabled = isEnabled
    view?.attach(press)
  }
}

extension UIDragInteraction: DragSource {
  var sourceView: UIView? { view }

  func items(for session: DragSession, at place: CGPoint) -> [UIDragItem] {
    guard let delegate else { return [] }
    let simulator = Simulator.current!
    return simulator.callOrDefault(
      .query, on: delegate, "dragInteraction(_:itemsForBeginning:)", [],
      describe: { "\($0.count) items" }
    ) { delegate.dragInteraction(self, itemsForBeginning: session) }.result
  }

  func lifted(_ session: DragSession) {
    let animator = DragAnimator()
    for item in session.items {
      _ = ask("dragInteraction(_:previewForLifting:session:)") {
        $0.dragInteraction(self, previewForLifting: item, session: session)
      }
    }
    tell("dragInteraction(_:willAnimateLiftWith:session:)") {
      $0.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    }
    animator.run()
  }

  func begins(_ session: DragSession) {
    let simulator = Simulator.current!
    session.allowsMoveOperation = simulator.ask(
      delegate, "dragInteraction(_:sessionAllowsMoveOperation:)", []
    ) { $0.dragInteraction(self, sessionAllowsMoveOperation: session) }
    session.isRestrictedToDraggingApplication = simulator.ask(
      delegate, "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)", [],
      otherwise: false
    ) { $0.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) }
    _ = simulator.ask(
      delegate, "dragInteraction(_:prefersFullSizePreviewsFor:)", [], otherwise: false
    ) { $0.dragInteraction(self, prefersFullSizePreviewsFor: session) }
    tell("dragInteraction(_:sessionWillBegin:)") {
      $0.dragInteraction(self, sessionWillBegin: session)
    }
  }

  func moved(_ session: DragSession) {
    tell("dragInteraction(_:sessionDidMove:)") {
      $0.dragInteraction(self, sessionDidMove: session)
    }
  }

  func willEnd(_ session: DragSession, _ operation: UIDropOperation) {
    tell("dragInteraction(_:session:willEndWith:)", "\(operation)") {
      $0.dragInteraction(self, session: session, willEndWith: operation)
    }
    guard !operation.isTaken, let view else { return }
    for item in session.items {
      let animator = DragAnimator()
      _ = ask("dragInteraction(_:previewForCancelling:withDefault:)") {
        $0.dragInteraction(
          self, previewForCancelling: item, withDefault: UITargetedDragPreview(view: view))
      }
      tell("dragInteraction(_:item:willAnimateCancelWith:)") {
        $0.dragInteraction(self, item: item, willAnimateCancelWith: animator)
      }
      animator.run()
    }
  }

  func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
    tell("dragInteraction(_:session:didEndWith:)", "\(operation)") {
      $0.dragInteraction(self, session: session, didEndWith: operation)
    }
    guard operation.isTaken else { return }
    tell("dragInteraction(_:sessionDidTransferItems:)") {
      $0.dragInteraction(self, sessionDidTransferItems: session)
    }
  }

  func lowered(_ session: DragSession) {}

  private func tell(
    _ name: String, _ argument: String? = nil, _ call: (any UIDragInteractionDelegate) -> Void
  ) { Simulator.current.tell(delegate, name, argument.map { [$0] } ?? [], call) }

  private func ask<Object>(
    _ name: String, _ call: (any UIDragInteractionDelegate) -> Object?
  ) -> Object? {
    guard let delegate else { return nil }
    return Simulator.current.askForObject(name, of: delegate, []) { call(delegate) }
  }
}

/// Gives what is dragged out of a view; iOS 11.0 and later (rule 945).
@MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged; nothing when nothing can be.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// What is seen of a thing that is lifted; nil for nothing. iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// The view is about to be lifted; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The finger begins to drag; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether the things may be moved and not only copied; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether they stay in the app; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Whether previews are shown in full size; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The finger has moved; iOS 11.0 and later.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The finger has let go; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// The animations of the end are over; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  /// Who took the things has them; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// What is seen of a thing that goes back; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// A thing is about to go back; iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
  /// What is added to a drag that goes on. iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// To which of several drags something is added; nil for none. iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Something is about to be added to a drag. iOS 11.0 and later.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
}

extension UIDragInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { isMissing(answering: false) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) { isMissing() }
}

extension UIDragInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { isMissing(answering: []) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) { isMissing() }
}
