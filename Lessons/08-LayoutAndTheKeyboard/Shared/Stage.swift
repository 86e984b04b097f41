import StageKit
import UIKit

/// The views on screen, other sizes of the root's view, and the keyboard.
enum Surroundings {
  static var keyboard = CGRect.null

  static let resize: [String: (Any?) throws -> Any?] = [
    // Something else takes a part of the screen.
    "resize": { argument in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }),
        let size = argument as? [Int], size.count == 2
      else { return false }
      view.bounds.size = CGSize(width: size[0], height: size[1])
      OnScreen.layOut()
      return true
    },
    // Something else takes so many points of the screen at the lower edge.
    "takeFromBottom": { argument in
      guard let view = OnScreen.root.flatMap({ OnScreen.view(of: $0) }),
        let points = argument as? Int
      else { return false }
      view.frame.size.height -= CGFloat(points)
      OnScreen.layOut()
      return true
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater },
  ]

  static let keyboards: [String: (Any?) throws -> Any?] = [
    "watchKeyboard": { _ in
      let center = NotificationCenter.default
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ] {
        center.addObserver(forName: name, object: nil, queue: nil) { notification in
          let key = UIResponder.keyboardFrameEndUserInfoKey
          let end = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .null
          keyboard = name == UIResponder.keyboardWillShowNotification ? end : .null
          followEdited()
        }
      }
      return true
    },
    // Whether, while the keyboard slid in, the field that is edited was moved at a moment of the app's own.
    "movedByATimer": { _ in movedByATimer },
    // Gives the field that is edited a keyboard of that height.
    "changeKeyboard": { argument in
      guard let field = edited as? UITextField, let height = argument as? Int
      else { return false }
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      field.reloadInputViews()
      return true
    },
  ]

  /// Whether the field jumped once on the way of a keyboard, after it was announced and before it had come.
  private(set) static var movedByATimer = false
  /// How often a keyboard has been announced.
  private static var announcements = 0

  /// Looks at the field that is edited while the keyboard slides in, which takes a quarter of a second.
  ///
  /// Who hears that it comes has moved the field before the first look, and who hears that it has come moves it
  /// after the last. What scrolls on the way is elsewhere at each look.
  private static func followEdited() {
    announcements += 1
    let announcement = announcements
    var places: [CGFloat] = []
    for hundredths in stride(from: 2, through: 24, by: 2) {
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(hundredths) / 100) {
        guard announcement == announcements, !keyboard.isNull, let edited else { return }
        places.append(edited.convert(edited.bounds, to: nil).minY)
        guard hundredths == 24, places.count == 12 else { return }
        if zip(places, places.dropFirst()).count(where: { $0 != $1 }) == 1 { movedByATimer = true }
      }
    }
  }

  /// All views on screen.
  static var views: [UIView] { OnScreen.window.map { all(in: $0) } ?? [] }
  /// The view that is the first responder.
  static var edited: UIView? { views.first(where: \.isFirstResponder) }

  static func all(in view: UIView) -> [UIView] {
    OnScreen.subviews(of: view).flatMap { [$0] + all(in: $0) }
  }
}
