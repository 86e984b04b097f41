import StageKit
import UIKit

/// The bar above the keyboard, which is in no window here.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "hasBar": { _ in bar != nil },
    "delegateIsMissing": { _ in
      fields.contains { $0.delegate == nil } && OnScreen.root is any UITextFieldDelegate
    },
    "heightOfBar": { _ in bar.map { Int(OnScreen.frame(of: $0).height) } ?? 0 },
    // The user taps the button Done of the bar; false where none is.
    "tapDone": { _ in
      guard let bar, OnScreen.frame(of: bar).height >= 30 else { return false }
      if let item = (bar as? UIToolbar)?.items?.last(where: { $0.action != nil }),
        let action = item.action
      {
        return UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      }
      guard let done = all(in: bar).compactMap({ $0 as? UIControl }).first else { return false }
      done.sendActions(for: .touchUpInside)
      return true
    },
  ]

  /// The fields that have a return key.
  private static var fields: [UITextField] {
    (OnScreen.window.map { all(in: $0) } ?? []).compactMap { $0 as? UITextField }
      .filter { $0.keyboardType != .numberPad }
  }

  /// What the field that is edited has above its keyboard.
  private static var bar: UIView? {
    let views = OnScreen.window.map { all(in: $0) } ?? []
    return views.first(where: \.isFirstResponder)?.inputAccessoryView
  }

  private static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }
}
