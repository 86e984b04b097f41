import UIKit

class TabsViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [NewsViewController()]
  }
}
