import UIKit

class MapViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Map"
  }

  required init?(coder: NSCoder) { nil }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }
}
