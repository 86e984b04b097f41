import UIKit

class TabsViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["News", "Account"].map { title in
      let tab = UIViewController()
      tab.title = title
      return tab
    }
  }
}
