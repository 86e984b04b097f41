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
    let page = view.bounds.inset(by: covered)
    headline.frame = CGRect(x: page.minX, y: page.minY, width: page.width, height: 30)
    footer.frame = CGRect(x: page.minX, y: page.maxY - 30, width: page.width, height: 30)
  }

  /// What bars and the edges of the screen cover of the view.
  var covered: UIEdgeInsets {
    let screen = UIScreen.main.bounds
    let notches: [CGFloat: CGFloat] = [812: 44, 896: 48, 852: 59]
    if let notch = notches[max(screen.width, screen.height)] {
      return view.bounds.width > view.bounds.height
        ? UIEdgeInsets(top: 0, left: notch, bottom: 21, right: notch)
        : UIEdgeInsets(top: notch, left: 0, bottom: 34, right: 0)
    }
    guard #available(iOS 7, *) else { return .zero }
    return UIEdgeInsets(
      top: topLayoutGuide.length, left: 0, bottom: bottomLayoutGuide.length, right: 0)
  }
}
