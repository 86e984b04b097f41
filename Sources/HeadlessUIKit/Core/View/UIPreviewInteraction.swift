public import Foundation

/// Follows how firmly a view is pressed; nobody presses firmly here. iOS 10.0 and later.
open class UIPreviewInteraction: NSObject {
  /// The view that is pressed; nil for none.
  public private(set) final weak var view: UIView?
  /// Who is asked and told; held weakly, and never asked here.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Makes one for a view.
  public init(view: UIView) {
    Self.requiresClass(since: 10.0)
    self.view = view
    super.init()
    declaredOnly("UIPreviewInteraction.init(view:)")
  }
  /// Where the finger is, in the coordinates of a space: nowhere here.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
  /// Ends what was begun: nothing ever is here.
  open func cancel() {}
}

/// Hears how firmly a view is pressed; iOS 10.0 and later.
@MainActor
public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
  /// The first step has come so far, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool)
  /// What was begun is over.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
  /// Whether it may begin.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// The second step has come so far, from 0 to 1.
  func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool)
}

extension UIPreviewInteractionDelegate {
  /// The default for a type that does not implement this member.
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool {
    isMissing(answering: true)
  }
  /// The default for a type that does not implement this member.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) { isMissing() }
}
