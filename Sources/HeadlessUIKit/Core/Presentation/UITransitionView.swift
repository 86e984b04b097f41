import Foundation

/// What presented views are in while they are there, and the views of a transition while it runs.
final class UITransitionView: UIView {
  override var placesSubviewsItself: Bool { true }
  /// Hears when the view is laid out.
  weak var presentationController: UIPresentationController?

  /// The window or the container's view that it stands before in the responder chain; nil for one in the tree
  /// of views (rules 752 and 1110).
  weak var standsIn: UIView?
  override var next: UIResponder? { standsIn ?? super.next }

  private var popover: UIPopoverPresentationController? {
    let popover = presentationController as? UIPopoverPresentationController
    return popover?.isShownAsPopover == true ? popover : nil
  }

  /// Whether a popover lies in it, and a finger beside that goes to it.
  var holdsPopover: Bool { popover != nil }

  override class var findsTouchesItself: Bool { true }
  override var drawnPresentation: DrawnPresentation? { presentation }

  /// Beside a popover the views that it lets through take touches (rule 346).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return popover?.passthroughView(at: point, in: self, with: event) ?? hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let popover else { return super.touchesEnded(touches, with: event) }
    popover.touchedBeside()
  }

  override func layoutSubviews() {
    presentationController?.layOutContainer()
    super.layoutSubviews()
  }
}
