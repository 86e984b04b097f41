import UIKit

class PosterViewController: UIViewController {
  init(isForPad: Bool) {
    super.init(nibName: isForPad ? "PosterView-iPad" : "PosterView", bundle: nil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
