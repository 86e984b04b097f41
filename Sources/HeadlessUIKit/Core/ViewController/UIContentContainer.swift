public import Foundation

/// What gets room from a container and hears when that changes; iOS 8.0 and later.
@MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// Told before the view gets another size; call `super`.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told before the traits change; call `super`.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
  /// The size that the child gets, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// The size that it wants, in points; zero for none.
  var preferredContentSize: CGSize { get }
  /// A child wants another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child's constraints give another size.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {
  /// The parent hears that the size has changed (rule 393).
  func tellContentSize() {
    guard Simulator.current.has(.contentSizesAreTold), let parent = container else { return }
    parent.tell(
      "preferredContentSizeDidChange(forChildContentContainer:)",
      [Simulator.current.name(of: self)]
    ) { parent.preferredContentSizeDidChange(forChildContentContainer: self) }
  }
}
