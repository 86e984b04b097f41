import StageKit
import UIKit

/// What others write, where the keyboard is, and who still has a view.
enum Stage {
  static var keyboard: CGRect?

  /// A view, for as long as somebody holds it.
  struct Watched {
    weak var view: UIView?
  }

  /// The views of the comments in the tab and of what is in them.
  static var watched: [Watched] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    "write": { try call("write", on: $0) },
    "watchViews": { _ in
      guard let tabs = OnScreen.root, let comments = OnScreen.children(of: tabs).last else {
        return false
      }
      let controllers = [comments] + OnScreen.children(of: comments)
      watched = controllers.compactMap { OnScreen.view(of: $0) }.map { Watched(view: $0) }
      return !watched.isEmpty
    },
    "areViewsAlive": { _ in watched.contains { $0.view != nil } },
    "watchKeyboard": { _ in
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        keyboard = frame?.cgRectValue
      }
      return true
    },
    // How far the part with the field that is edited ends above the keyboard.
    "gapToKeyboard": { _ in
      guard let keyboard, let part = edited?.superview,
        let whole = part.superview
      else { return nil }
      return Double(whole.convert(keyboard, from: nil).minY - OnScreen.frame(of: part).maxY)
    },
  ]

  /// The view that is the first responder.
  static var edited: UIView? {
    OnScreen.window.map { all(in: $0) }?.first(where: \.isFirstResponder)
  }

  static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }
}
