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
  /// The rectangle that the value holds; zero for a number, with which Foundation here would end the app.
  public var cgRectValue: CGRect { self is NSNumber ? .zero : rectValue }
  /// A value that holds the point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point that the value holds.
  public var cgPointValue: CGPoint { self is NSNumber ? .zero : pointValue }
  /// A value that holds the size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size that the value holds.
  public var cgSizeValue: CGSize { self is NSNumber ? .zero : sizeValue }
  /// A value that holds the insets. iOS 2.0 and later.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// The insets that the value holds. iOS 2.0 and later.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard !(self is NSNumber) else { return .zero }
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
    guard !(self is NSNumber) else { return .zero }
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
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A point as text, `{0, 0}`. iOS 2.0 and later.
  public static func string(for point: CGPoint) -> String {
    "{\(digits(point.x)), \(digits(point.y))}"
  }
  /// A size as text, `{320, 480}`. iOS 2.0 and later.
  public static func string(for size: CGSize) -> String {
    "{\(digits(size.width)), \(digits(size.height))}"
  }
  /// The rectangle that a text says; zero for another text. iOS 2.0 and later.
  public static func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
  /// The point that a text says; zero for another text. iOS 2.0 and later.
  public static func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
  /// The size that a text says; zero for another text. iOS 2.0 and later.
  public static func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  /// A vector as text, `{3, 4}`. iOS 7.0 and later.
  public static func string(for vector: CGVector) -> String {
    "{\(digits(vector.dx)), \(digits(vector.dy))}"
  }
  /// A transform as text, `[1, 0, 0, 1, 0, 0]`. iOS 2.0 and later.
  public static func string(for transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(parts.map(digits).joined(separator: ", "))]"
  }
  /// Insets as text: top, left, bottom and right. iOS 2.0 and later.
  public static func string(for insets: UIEdgeInsets) -> String {
    let parts = [insets.top, insets.left, insets.bottom, insets.right]
    return "{\(parts.map(digits).joined(separator: ", "))}"
  }
  /// Insets as text: top, leading, bottom and trailing. iOS 11.0 and later.
  public static func string(for insets: NSDirectionalEdgeInsets) -> String {
    let parts = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return "{\(parts.map(digits).joined(separator: ", "))}"
  }
  /// An offset as text, `{3, 4}`. iOS 5.0 and later.
  public static func string(for offset: UIOffset) -> String {
    "{\(digits(offset.horizontal)), \(digits(offset.vertical))}"
  }
  /// The vector that a text says; zero for another text. iOS 7.0 and later.
  public static func cgVector(for string: String) -> CGVector {
    let parts = numbers(2, in: string)
    return CGVector(dx: parts[0], dy: parts[1])
  }
  /// The transform that a text says; none for another text. iOS 2.0 and later.
  public static func cgAffineTransform(for string: String) -> CGAffineTransform {
    let parts = numbers(6, in: string)
    guard parts != numbers(6, in: "") else { return .identity }
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }
  /// The insets that a text says; zero for another text. iOS 2.0 and later.
  public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = numbers(4, in: string)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
  /// The insets that a text says; zero for another text. iOS 11.0 and later.
  public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let parts = numbers(4, in: string)
    return NSDirectionalEdgeInsets(
      top: parts[0], leading: parts[1], bottom: parts[2], trailing: parts[3])
  }
  /// The offset that a text says; zero for another text. iOS 5.0 and later.
  public static func uiOffset(for string: String) -> UIOffset {
    let parts = numbers(2, in: string)
    return UIOffset(horizontal: parts[0], vertical: parts[1])
  }

  /// A number with seventeen digits at most, and none behind a point where it is whole (rule 893).
  private static func digits(_ number: CGFloat) -> String {
    String(format: "%.17g", Double(number))
  }

  /// So many numbers between brackets; zeros for another text.
  private static func numbers(_ count: Int, in string: String) -> [CGFloat] {
    let text = string.trimmingCharacters(in: CharacterSet(charactersIn: "{[]} "))
    let parts = text.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    return parts.count == count ? parts.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }
}
