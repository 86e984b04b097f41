import StageKit
import UIKit

/// Something else fills the screen, and goes.
enum Stage {
  static let actions = Surroundings.animations.merging([
    "coverForAWhile": { _ in
      guard let root = OnScreen.root else { return false }
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      root.present(other, animated: false) {
        root.dismiss(animated: false)
      }
      return true
    }
  ]) { $1 }
}
