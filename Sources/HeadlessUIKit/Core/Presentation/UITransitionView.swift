/// What presented views are in while they are there, and the views of a transition while it runs.
final class UITransitionView: UIView {
  /// Hears when the view is laid out.
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    guard let presentationController else { return }
    presentationController.layOutContainer()
  }
}
