public import Foundation

/// What a person's movement means, such as a swipe; the movement itself comes from whoever uses the
/// device.
open class UIGestureRecognizer: NSObject {
  /// Whether the movement is looked for at all.
  open var isEnabled = true
}
