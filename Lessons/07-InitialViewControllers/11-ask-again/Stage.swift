import StageKit
import UIKit

/// What tells one wrong answer from another.
enum Stage {
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
    "isSomebodyLoggedIn": { _ in try call("name") as? String != "" },
  ]
}
