import StageKit
import UIKit

/// What tells one wrong answer from another, and what a picture of the screen would show.
enum Stage {
  static var picture: [String] = []

  static let actions: [String: (Any?) throws -> Any?] = [
    // Something else fills the screen, and goes.
    "coverForAWhile": { _ in
      guard let root = OnScreen.root else { return false }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false) { root.dismiss(animated: false) }
      return true
    },
    "tellWillTerminate": { _ in
      OnScreen.delegate?.applicationWillTerminate(UIApplication.shared)
    },
    // Hears last that the app is in the background, when all that the app does at once is done.
    "waitForThePicture": { _ in
      NotificationCenter.default.addObserver(
        forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
      ) { _ in picture = OnScreen.windows.flatMap { texts(in: $0) } }
      return true
    },
    "isAccountInThePicture": { _ in picture.contains { $0.contains("Account of") } },
    "isSomebodyLoggedIn": { _ in try call("name") as? String != "" },
  ]

  static func texts(in view: UIView) -> [String] {
    [(view as? UILabel)?.text].compactMap { $0 }
      + OnScreen.subviews(of: view).flatMap { texts(in: $0) }
  }
}
