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
}

extension UIViewController: UIContentContainer {}
