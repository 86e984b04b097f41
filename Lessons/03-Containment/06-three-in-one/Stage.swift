import StageKit
import UIKit

/// Another app takes a part of the screen. And another parent shows the volume.
enum Stage {
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
      volume.willMove(toParent: nil)
      volume.view.removeFromSuperview()
      volume.removeFromParent()
      let parent = UIViewController()
      window.rootViewController = parent
      window.isHidden = false
      parent.addChild(volume)
      parent.view.addSubview(volume.view)
      volume.didMove(toParent: parent)
      lent = volume
      return true
    },
    "placeVolume": { _ in
      guard let view = lent.flatMap({ OnScreen.view(of: $0) }) else { return false }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = place
      return true
    },
    "isVolumeInPlace": { _ in
      lent.flatMap { OnScreen.view(of: $0) }.map { OnScreen.frame(of: $0) == place }
    },
  ]) { $1 }
}
