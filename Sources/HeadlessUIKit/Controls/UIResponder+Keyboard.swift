public import Foundation

// The keyboard itself is not shown, so none of these is ever posted by the runtime.
extension UIResponder {
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// iOS 5.0 and later.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// iOS 5.0 and later.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// iOS 3.2 and later.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// iOS 3.2 and later.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// iOS 3.0 and later.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// iOS 3.0 and later.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// iOS 9.0 and later.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// A value that holds the rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
  /// A value that holds the point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { pointValue }
  /// A value that holds the size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { sizeValue }
}
