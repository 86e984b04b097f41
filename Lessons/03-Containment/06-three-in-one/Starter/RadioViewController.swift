import UIKit

class RadioViewController: UIViewController {
  let station = StationViewController()
  let player = PlayerViewController()
  let volume = VolumeViewController(nibName: "Volume", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    // Add the three children here.
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Give each child its part of the view here.
  }
}
