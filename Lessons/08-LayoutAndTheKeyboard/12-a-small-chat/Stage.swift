import StageKit
import UIKit

/// Where the keyboard begins, and other keyboards.
enum Stage {
  static var keyboard = CGRect.null

  static let actions: [String: (Any?) throws -> Any?] = [
    "watchKeyboard": { _ in
      let center = NotificationCenter.default
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        center.addObserver(forName: name, object: nil, queue: nil) { notification in
          let key = UIResponder.keyboardFrameEndUserInfoKey
          keyboard = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .null
        }
      }
      return true
    },
    // In points from the upper edge of the screen.
    "keyboardEdge": { _ in
      keyboard.isNull ? Int(UIScreen.main.bounds.height) : Int(keyboard.minY)
    },
    // Gives the field that is edited a keyboard of that height.
    "changeKeyboard": { argument in
      let views = OnScreen.window.map { all(in: $0) } ?? []
      guard let height = argument as? Int,
        let field = views.first(where: \.isFirstResponder) as? UITextField
      else { return false }
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      field.reloadInputViews()
      return true
    },
  ]

  private static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }
}
