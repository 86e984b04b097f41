import StageKit
import UIKit

/// Another app takes a part of the screen. And another parent shows the volume.
enum Stage {
  /// Where that parent lies; the volume should fill it.
  static let place = CGRect(x: 30, y: 60, width: 250, height: 90)
  static let window = UIWindow(frame: UIScreen.main.bounds)
  static var lent: UIViewController?

  static let actions = Surroundings.actions.merging([
    // Something covers the whole screen for a moment.
    "cover": { _ in
      guard let root = OnScreen.root else { return false }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      root.present(cover, animated: false)
      let isCovered = root.presentedViewController === cover
      root.dismiss(animated: false)
      return isCovered
    },
    "lendVolume": { _ in
      let children = OnScreen.root.map { OnScreen.children(of: $0) } ?? []
      let volume = children.first { String(describing: type(of: $0)) == "VolumeViewController" }
      guard let volume else { return false }
      // A container of UIKit's takes it in, and out of the radio.
      let parent = UINavigationController(rootViewController: volume)
      parent.isNavigationBarHidden = true
      window.rootViewController = parent
      window.isHidden = false
      lent = volume
      return true
    },
    "placeVolume": { _ in
      guard let view = lent.flatMap({ OnScreen.view(of: $0) }) else { return false }
      view.translatesAutoresizingMaskIntoConstraints = true
      window.frame = place
      window.layoutIfNeeded()
      return true
    },
    "isVolumeInPlace": { _ in
      lent.flatMap { OnScreen.view(of: $0) }.map {
        OnScreen.frame(of: $0) == CGRect(origin: .zero, size: place.size)
      }
    },
  ]) { $1 }
}
