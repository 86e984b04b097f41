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
        followEdited()
      }
      return true
    },
    // Whether, while the keyboard slid in, the field that is edited was moved at a moment of the app's own.
    "movedByATimer": { _ in movedByATimer },
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

  /// Whether the field jumped once on the way of a keyboard, after it was announced and before it had come.
  private static var movedByATimer = false

  /// Looks at the field that is edited while the keyboard slides in, which takes a quarter of a second.
  ///
  /// Who hears that it comes has moved the field before the first look, and who hears that it has come moves it
  /// after the last.
  private static func followEdited() {
    var places: [CGFloat] = []
    for hundredths in stride(from: 2, through: 24, by: 2) {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(hundredths) / 100) {
        guard let edited else { return }
        places.append(edited.convert(edited.bounds, to: nil).minY)
        guard hundredths == 24, places.count == 12 else { return }
        if zip(places, places.dropFirst()).count(where: { $0 != $1 }) == 1 { movedByATimer = true }
      }
    }
  }

  /// The view that is the first responder.
  static var edited: UIView? {
    OnScreen.window.map { all(in: $0) }?.first(where: \.isFirstResponder)
  }

  static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }
}
