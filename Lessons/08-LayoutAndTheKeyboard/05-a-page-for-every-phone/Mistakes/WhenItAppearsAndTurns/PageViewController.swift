import UIKit

class PageViewController: UIViewController {
  let headline = makeBar("The whale")
  let footer = makeBar("Page 1 of 635")

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [headline, footer] { view.addSubview(bar) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    arrange()
  }
  override func didRotate(from o: UIInterfaceOrientation) {
    super.didRotate(from: o)
    arrange()
  }
  func arrange() {
    let page = view.bounds.inset(by: covered)
    headline.frame = CGRect(x: page.minX, y: page.minY, width: page.width, height: 30)
    footer.frame = CGRect(x: page.minX, y: page.maxY - 30, width: page.width, height: 30)
  }

  /// What bars and the edges of the screen cover of the view.
  var covered: UIEdgeInsets {
    if #available(iOS 11, *) { return view.safeAreaInsets }
    guard #available(iOS 7, *) else { return .zero }
    return UIEdgeInsets(
      top: topLayoutGuide.length, left: 0, bottom: bottomLayoutGuide.length, right: 0)
  }
}
