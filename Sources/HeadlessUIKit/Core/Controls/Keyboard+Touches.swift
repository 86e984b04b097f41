package import Foundation

/// The keys of the keyboard take what a finger does on them (rule 1356).
///
/// They are in a window of the system's, in front of the app's.
extension Simulator {
  /// Whether the keys of the keyboard are at that point of the screen, in front of the app's usual windows.
  package func areKeys(at point: CGPoint) -> Bool {
    keyboardFrame?.contains(point) == true && !isSomethingOverKeys
  }

  /// Whether the window lies in front of the keys.
  func isOverKeys(_ window: UIWindow) -> Bool {
    !has(.keyboardsAreOverWindows) && window.windowLevel >= .alert
  }

  /// What the keys leave free of the screen.
  package var roomAboveKeys: CGRect {
    var room = screen.bounds
    if let keys = keyboardFrame, keys.minX <= room.minX, keys.maxX >= room.maxX,
      !isSomethingOverKeys
    {
      room.size.height = max(0, keys.minY - room.minY)
    }
    return room
  }

  /// Whether an old alert, or a controller that is presented, covers the one who types: for that UIKit puts the
  /// keyboard away.
  private var isSomethingOverKeys: Bool {
    guard let editor = firstResponder as? UIView, let window = editor.drawnWindow else {
      return false
    }
    if let overlay = keyboard.overlay, overlay.drawnWindow != nil, !editor.isInside(overlay) {
      return true
    }
    var top: UIViewController?
    while let next = (top ?? window.root)?.presentation?.presented { top = next }
    guard let view = top?.loadedView else { return false }
    return !editor.isInside(view)
  }
}
