import UIKit

class PageViewController: UIViewController {
  let headline = makeBar("The whale")
  let footer = makeBar("Page 1 of 635")

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [headline, footer] { view.addSubview(bar) }
  }

  // Everything is in a view of its own, as large as what is free.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if desk.superview == nil { view.addSubview(desk) }
    var free = view.bounds
    if #available(iOS 11, *) {
      free = view.safeAreaLayoutGuide.layoutFrame
    } else if #available(iOS 7, *) {
      free.origin.y = topLayoutGuide.length
      free.size.height -= topLayoutGuide.length
    }
    desk.frame = free
    headline.frame = CGRect(x: 0, y: 0, width: free.width, height: 30)
    footer.frame = CGRect(x: 0, y: free.height - 30, width: free.width, height: 30)
    for bar in [headline, footer] { desk.addSubview(bar) }
  }

  let desk = UIView()
}
