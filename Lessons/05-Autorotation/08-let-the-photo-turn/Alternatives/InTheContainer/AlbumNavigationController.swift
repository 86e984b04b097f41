import UIKit

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
    let isWide = view.bounds.width > view.bounds.height
    if isWide && viewController.supportedInterfaceOrientations == .portrait {
      present(UprightViewController(), animated: false) { self.dismiss(animated: false) }
    }
  }
}
