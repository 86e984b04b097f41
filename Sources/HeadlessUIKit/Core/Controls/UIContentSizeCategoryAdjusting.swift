public import Foundation

/// What can take the text size that the user has chosen; iOS 10.0 and later.
@MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether its font follows when the user chooses another size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
