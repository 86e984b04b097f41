import UIKit

class ReaderViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    [.portrait, .landscapeLeft, .landscapeRight]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.addObserver(
      self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
      object: nil)
  }

  @objc func turned() {
    let (size, isWide) = (UIScreen.main.bounds.size, UIDevice.current.orientation.isLandscape)
    view.bounds.size = isWide ? CGSize(width: size.height, height: size.width) : size
  }
}
