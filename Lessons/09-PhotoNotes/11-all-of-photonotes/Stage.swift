import StageKit
import UIKit

/// What others write, where the keyboard is, and who still has a view.
enum Stage {
  static var keyboard: CGRect?
  static weak var panel: UIViewController?

  static let actions = Surroundings.actions.merging([
    "watchKeyboard": { _ in
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboard = frame?.cgRectValue
      }
      return true
    },
    // The child of the first tab.
    "watchPanel": { _ in
      let photo = OnScreen.root.flatMap { OnScreen.children(of: $0).first }
      panel = photo.flatMap { OnScreen.children(of: $0).last }
      return panel != nil
    },
    "isPanelAlive": { _ in panel != nil },
    // How far the part with the field that is edited ends above the keyboard.
    "gapToKeyboard": { _ in
      guard let keyboard, let part = edited?.superview,
        let whole = part.superview
      else { return nil }
      return Double(whole.convert(keyboard, from: nil).minY - OnScreen.frame(of: part).maxY)
    },
  ]) { $1 }

  /// The view that is the first responder.
  static var edited: UIView? {
    OnScreen.window.map { all(in: $0) }?.first(where: \.isFirstResponder)
  }

  static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }
}
