import StageKit
import UIKit

/// What others write, and where the keyboard is.
enum Stage {
  static var keyboardTop: CGFloat?

  static let actions: [String: (Any?) throws -> Any?] = [
    "write": { try call("write", on: $0) },
    "watchKeyboard": { _ in
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboardTop = frame?.cgRectValue.minY
      }
      return true
    },
    "keyboardTop": { _ in keyboardTop.map { Double($0) } },
  ]
}
