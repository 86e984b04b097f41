import UIKit

class MapViewController: TurningViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Map"
  }

  required init?(coder: NSCoder) { nil }
}
