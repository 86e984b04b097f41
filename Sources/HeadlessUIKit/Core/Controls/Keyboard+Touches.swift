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

  /// What the key says that ends a line; nil where there is none, as where numbers are typed (rule 1362).
  package var returnKeyName: String? {
    guard keyboardFrame != nil, let editor = firstResponder, let (keys, type) = editor.keys else {
      return nil
    }
    let pads: [UIKeyboardType] = [.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad]
    guard !pads.contains(keys) else { return nil }
    return switch type {
    case .default: editor is UISearchTextField ? "Search" : "Return"
    case .google, .yahoo: "Search"
    case .emergencyCall: "Emergency call"
    default: "\(type)".capitalized
    }
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
    // An alert keeps its buttons above the keys, whatever it has to leave out.
    if let overlay = keyboard.overlay, overlay.drawnWindow != nil { return true }
    var top: UIViewController?
    while let next = (top ?? window.root)?.presentation?.presented { top = next }
    guard let top, let view = top.loadedView else { return false }
    return top.isAlert || !editor.isInside(view)
  }
}

extension UIResponder {
  /// The keys with which one types into it, and what the last one does; nil where nothing is typed.
  fileprivate var keys: (UIKeyboardType, UIReturnKeyType)? {
    switch self {
    case let field as UITextField: (field.keyboardType, field.returnKeyType)
    case let view as UITextView: (view.keyboardType, view.returnKeyType)
    default: nil
    }
  }
}
