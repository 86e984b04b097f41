import EventTrace
public import Foundation

/// Takes what is dropped on a view; iOS 11.0 and later (rule 945).
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes the things; held weakly.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it belongs to; nil for none.
  open private(set) weak var view: UIView?
  /// Whether several drags may be over the view at once; there is one hand here.
  open var allowsSimultaneousDropSessions = false {
    didSet {
      declaredOnly(
        "UIDropInteraction.allowsSimultaneousDropSessions", oldValue,
        allowsSimultaneousDropSessions)
    }
  }
  /// Makes one whose delegate takes the things.
  public init(delegate: any UIDropInteractionDelegate) {
    Self.requiresClass(since: 11.0)
    self.delegate = delegate
    super.init()
  }
  /// It belongs to another view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

extension UIDropInteraction: DropTarget {
  func mayTake(_ session: DropSession) -> Bool {
    delegate != nil
      && Simulator.current.ask(delegate, "dropInteraction(_:canHandle:)", []) {
        $0.dropInteraction(self, canHandle: session)
      }
  }

  func entered(_ session: DropSession) {
    tell("dropInteraction(_:sessionDidEnter:)") {
      $0.dropInteraction(self, sessionDidEnter: session)
    }
  }

  func proposal(for session: DropSession) -> UIDropProposal? {
    guard let delegate else { return nil }
    return Simulator.current.callOptional(
      .query, on: delegate, "dropInteraction(_:sessionDidUpdate:)", [],
      describe: { "\($0.operation)" }
    ) { delegate.dropInteraction(self, sessionDidUpdate: session) }
  }

  func left(_ session: DropSession) {
    tell("dropInteraction(_:sessionDidExit:)") { $0.dropInteraction(self, sessionDidExit: session) }
  }

  func perform(_ session: DropSession, _ proposal: UIDropProposal) {
    tell("dropInteraction(_:performDrop:)") { $0.dropInteraction(self, performDrop: session) }
    guard let view else { return }
    for item in session.items {
      let animator = DragAnimator()
      if let delegate {
        let _: UITargetedDragPreview? = Simulator.current.askForObject(
          "dropInteraction(_:previewForDropping:withDefault:)", of: delegate, []
        ) {
          delegate.dropInteraction(
            self, previewForDropping: item, withDefault: UITargetedDragPreview(view: view))
        }
      }
      tell("dropInteraction(_:item:willAnimateDropWith:)") {
        $0.dropInteraction(self, item: item, willAnimateDropWith: animator)
      }
      animator.run()
    }
  }

  func concluded(_ session: DropSession) {
    tell("dropInteraction(_:concludeDrop:)") { $0.dropInteraction(self, concludeDrop: session) }
  }

  func ended(_ session: DropSession) {
    tell("dropInteraction(_:sessionDidEnd:)") { $0.dropInteraction(self, sessionDidEnd: session) }
  }

  private func tell(_ name: String, _ call: (any UIDropInteractionDelegate) -> Void) {
    Simulator.current.tell(delegate, name, [], call)
  }
}

/// Takes what is dropped on a view; iOS 11.0 and later (rule 945).
@MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether it might take the things; asked once for each drag. iOS 11.0 and later.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// The drag came over the view; iOS 11.0 and later.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would become of the things here; asked with each movement. Nothing, where it is not declared.
  /// iOS 11.0 and later.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// The drag has left the view; iOS 11.0 and later.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// The things were dropped; iOS 11.0 and later.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The animations of the drop are over; iOS 11.0 and later.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag is over, wherever the things were dropped; iOS 11.0 and later.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// What is seen of a thing that is dropped; iOS 11.0 and later.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// A thing is about to go to its place; iOS 11.0 and later.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { isMissing(answering: true) }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { isMissing(answering: UIDropProposal(operation: .cancel)) }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { isMissing() }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { isMissing(answering: nil) }
  /// The default for a type that does not implement this member.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { isMissing() }
}
