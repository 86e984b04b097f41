import UIKit

class PageViewController: UIViewController {
  let headline = makeBar("The whale")
  let footer = makeBar("Page 1 of 635")

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [headline, footer] { view.addSubview(bar) }
  }

  // What is covered of the screen, in the coordinates of the view.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var covered = UIEdgeInsets.zero
    if #available(iOS 11, *) {
      covered = view.safeAreaInsets
    } else {
      let bar = UIApplication.shared.statusBarFrame
      covered.top = view.convert(bar, from: nil).intersection(view.bounds).height
    }
    let page = view.bounds.inset(by: covered)
    headline.frame = CGRect(x: page.minX, y: page.minY, width: page.width, height: 30)
    footer.frame = CGRect(x: page.minX, y: page.maxY - 30, width: page.width, height: 30)
  }
}
