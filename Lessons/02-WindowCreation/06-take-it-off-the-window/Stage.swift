import StageKit
import UIKit

/// What happens to the letter beside turns of the device.
enum Stage {
  static let actions: [String: (Any?) throws -> Any?] = [
    // A phone call: the status bar becomes higher, and what lies below it smaller.
    "takeCall": { points in
      guard let points = points as? Int, let root = OnScreen.root,
        let view = OnScreen.view(of: root)
      else { return false }
      var frame = OnScreen.frame(of: view)
      frame.origin.y += CGFloat(points)
      frame.size.height -= CGFloat(points)
      view.frame = frame
      OnScreen.layOut()
      return OnScreen.frame(of: view) == frame
    },
    // Whether the app has moved something since that layout was over.
    "hasMovedLater": { _ in OnScreen.hasMovedLater },
    // Something else fills the screen, and goes.
    "coverForAWhile": { _ in
      guard let root = OnScreen.root else { return false }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false) {
        root.dismiss(animated: false)
      }
      return true
    },
  ]
}
