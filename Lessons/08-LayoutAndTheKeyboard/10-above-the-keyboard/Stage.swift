import StageKit
import UIKit

/// Where the keyboard is, how much of a field can be seen, and other keyboards.
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
    // How much of the field that is edited lies under the keyboard or beyond the screen, in percent.
    "covered": { _ in
      guard let field = fields.first(where: \.isFirstResponder), let window = field.window
      else { return -1 }
      let frame = field.convert(field.bounds, to: nil)
      let whole = area(frame)
      guard whole > 0 else { return 100 }
      let seen = frame.intersection(window.bounds)
      return Int((whole - area(seen) + area(seen.intersection(keyboard))) / whole * 100)
    },
    // Gives the field that is edited a keyboard of that height.
    "changeKeyboard": { argument in
      guard let field = fields.first(where: \.isFirstResponder), let height = argument as? Int
      else { return false }
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      field.reloadInputViews()
      return true
    },
    "endEditing": { _ in fields.contains { $0.isFirstResponder && $0.resignFirstResponder() } },
  ]

  /// All fields that are on screen.
  private static var fields: [UITextField] {
    OnScreen.window.map { all(in: $0).compactMap { $0 as? UITextField } } ?? []
  }

  private static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }

  private static func area(_ frame: CGRect) -> CGFloat {
    frame.isNull ? 0 : frame.width * frame.height
  }
}
