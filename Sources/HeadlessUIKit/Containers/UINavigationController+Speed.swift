public import Foundation

extension UINavigationController {
  /// How long a bar takes to hide or show, in seconds; iOS 2.0 and later.
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
}
