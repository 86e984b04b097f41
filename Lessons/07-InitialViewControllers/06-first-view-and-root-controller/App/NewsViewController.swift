import UIKit

class NewsViewController: UIViewController {
  // Asked up to iOS 5, and on later versions for as long as it is the only answer.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
  }
}
