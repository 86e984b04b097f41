public import Foundation

// What is posted when the keyboard comes and goes (rule 183); its keys are not shown.
extension UIResponder {
  /// Posted before the keyboard comes.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has come.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard goes.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has gone.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard gets another frame; iOS 5.0 and later.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard has got another frame; iOS 5.0 and later.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The frame of the keyboard before, on the screen; iOS 3.2 and later.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The frame of the keyboard afterwards, on the screen; iOS 3.2 and later.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, in seconds; iOS 3.0 and later.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// How the keyboard moves, as the number of a curve; iOS 3.0 and later.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's; iOS 9.0 and later.
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
  /// A value that holds the insets. iOS 2.0 and later.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// The insets that the value holds. iOS 2.0 and later.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  /// A value that holds the transform. iOS 2.0 and later.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    unsafe self.init(bytes: &transform, objCType: "[16d]")
  }
  /// The transform that the value holds. iOS 2.0 and later.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    unsafe getValue(&transform)
    return transform
  }
  /// A value that holds the transform. iOS 2.0 and later.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var transform = transform
    unsafe self.init(bytes: &transform, objCType: "[6d]")
  }
  /// The transform that the value holds. iOS 2.0 and later.
  public var cgAffineTransformValue: CGAffineTransform {
    var transform = CGAffineTransform.identity
    unsafe getValue(&transform)
    return transform
  }
  /// A value that holds the offset. iOS 5.0 and later.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
  }
  /// The offset that the value holds. iOS 5.0 and later.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
  }
  /// A value that holds the insets. iOS 11.0 and later.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
  /// The insets that the value holds. iOS 11.0 and later.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let insets = edgeInsetsValue
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
  /// A value that holds the vector. iOS 2.0 and later.
  public convenience init(cgVector vector: CGVector) {
    self.init(point: CGPoint(x: vector.dx, y: vector.dy))
  }
  /// The vector that the value holds. iOS 2.0 and later.
  public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}

extension NSCoder {
  /// A rectangle as text, `{{0, 0}, {320, 480}}`. iOS 2.0 and later.
  public static func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
  /// A point as text, `{0, 0}`. iOS 2.0 and later.
  public static func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
  /// A size as text, `{320, 480}`. iOS 2.0 and later.
  public static func string(for size: CGSize) -> String { NSStringFromSize(size) }
  /// The rectangle that a text says; zero for another text. iOS 2.0 and later.
  public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// The point that a text says; zero for another text. iOS 2.0 and later.
  public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size that a text says; zero for another text. iOS 2.0 and later.
  public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
}
