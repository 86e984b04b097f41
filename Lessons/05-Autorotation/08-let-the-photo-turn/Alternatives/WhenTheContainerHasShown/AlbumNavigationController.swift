import UIKit

/// Passes on what the controller on top says, and sees to it whenever it has shown one.
class AlbumNavigationController: UINavigationController, UINavigationControllerDelegate {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    let isWide = UIApplication.shared.statusBarOrientation.isLandscape
    let ways = viewController.supportedInterfaceOrientations
    guard ways.isDisjoint(with: isWide ? .landscape : .portrait) else { return }
    let empty = EmptyViewController(ways: ways)
    present(empty, animated: false)
    empty.dismiss(animated: false)
  }
}
