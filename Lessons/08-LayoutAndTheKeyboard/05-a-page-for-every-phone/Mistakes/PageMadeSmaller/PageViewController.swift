import UIKit

class PageViewController: UIViewController {
  let headline = makeBar("The whale")
  let footer = makeBar("Page 1 of 635")

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [headline, footer] { view.addSubview(bar) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if #available(iOS 11, *) {
      view.frame = UIScreen.main.bounds.inset(by: view.window?.safeAreaInsets ?? .zero)
    } else if #available(iOS 7, *) {
      view.frame = UIScreen.main.applicationFrame
    }
    headline.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 30)
    footer.frame = CGRect(x: 0, y: view.bounds.height - 30, width: view.bounds.width, height: 30)
  }
}
