import UIKit

class BannerViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let banner = UILabel(frame: view.bounds)
    banner.text = "Draft"
    view.addSubview(banner)
  }
}
