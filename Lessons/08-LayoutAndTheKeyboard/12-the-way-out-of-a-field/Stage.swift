import StageKit
import UIKit

/// The bar above the keyboard, which is in no window here.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    "hasBar": { _ in bar != nil },
    "typesDigits": { _ in
      let type = (Surroundings.edited as? UITextField)?.keyboardType
      return type == .numberPad || type == .phonePad || type == .decimalPad
    },
    // The controller answers for a field that has no delegate; true if it does.
    "answersUnasked": { _ in
      guard let field = Surroundings.edited as? UITextField, field.delegate == nil else {
        return false
      }
      return (OnScreen.root as? any UITextFieldDelegate)?.textFieldShouldReturn(field) != nil
    },
    "hasButton": { _ in
      guard let bar, OnScreen.frame(of: bar).height >= 30 else { return false }
      return (bar as? UIToolbar)?.items?.contains { $0.action != nil } ?? false
    },
    "heightOfBar": { _ in bar.map { Int(OnScreen.frame(of: $0).height) } ?? 0 },
    // The user taps the button Done of the bar; false where none is.
    "tapDone": { _ in
      guard let bar, OnScreen.frame(of: bar).height >= 30, says("Done", bar) else { return false }
      let items = (bar as? UIToolbar)?.items?.filter { $0.action != nil } ?? []
      // An item of the system has its word, but no title.
      let found = items.first { $0.title == "Done" } ?? items.last { $0.title == nil } ?? items.last
      if let item = found, let action = item.action {
        return UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      }
      guard let done = ([bar] + Surroundings.all(in: bar)).compactMap({ $0 as? UIControl }).first
      else { return false }
      done.sendActions(for: .touchUpInside)
      return true
    },
  ]

  /// Whether something in the bar, or the bar itself, says that.
  private static func says(_ word: String, _ bar: UIView) -> Bool {
    bar.layoutIfNeeded()
    let titles = (bar as? UIToolbar)?.items?.compactMap(\.title) ?? []
    let drawn = ([bar] + Surroundings.all(in: bar)).map { view in
      (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    }
    return titles.contains(word) || drawn.contains(word)
  }

  /// What is above the keyboard: the bar of the field that is edited, or else of the first responder after
  /// it in the chain that has one, such as the controller.
  private static var bar: UIView? {
    guard let edited = Surroundings.edited else { return nil }
    return sequence(first: edited as UIResponder, next: \.next).lazy
      .compactMap(\.inputAccessoryView).first
  }
}
