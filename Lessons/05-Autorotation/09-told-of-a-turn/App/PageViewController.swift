import UIKit

class PageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Show the cover", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(showCover), for: .touchUpInside)
    view.addSubview(button)
  }

  // Called up to iOS 7.
  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
  }

  // Called from iOS 8 on.
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
  }

  @objc func showCover() {
    present(CoverViewController(), animated: true, completion: nil)
  }
}
