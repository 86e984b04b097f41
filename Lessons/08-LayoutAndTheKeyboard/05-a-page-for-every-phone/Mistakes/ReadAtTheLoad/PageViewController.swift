import UIKit

class PageViewController: UIViewController {
  let headline = makeBar("The whale")
  let footer = makeBar("Page 1 of 635")

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [headline, footer] { view.addSubview(bar) }
    if #available(iOS 11, *) { covered = view.safeAreaInsets }
  }

  var covered = UIEdgeInsets.zero

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if #available(iOS 11, *) {
    } else if #available(iOS 7, *) {
      covered.top = topLayoutGuide.length
    }
    let page = view.bounds.inset(by: covered)
    headline.frame = CGRect(x: page.minX, y: page.minY, width: page.width, height: 30)
    footer.frame = CGRect(x: page.minX, y: page.maxY - 30, width: page.width, height: 30)
  }
}
