import UIKit

class PageViewController: UIViewController {
  let headline = makeBar("The whale")
  let footer = makeBar("Page 1 of 635")

  override func viewDidLoad() {
    super.viewDidLoad()
    for bar in [headline, footer] { view.addSubview(bar) }
    // Up to iOS 8 there are no anchors.
    guard #available(iOS 9, *) else { return }
    for bar in [headline, footer] {
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.heightAnchor.constraint(equalToConstant: 30).isActive = true
      if #available(iOS 11, *) {
        let safe = view.safeAreaLayoutGuide
        bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor).isActive = true
        bar.trailingAnchor.constraint(equalTo: safe.trailingAnchor).isActive = true
      } else {
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      }
    }
    headline.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
    footer.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor).isActive = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if #available(iOS 9, *) { return }
    var page = view.bounds
    if #available(iOS 7, *) {
      page.origin.y += topLayoutGuide.length
      page.size.height -= topLayoutGuide.length
    }
    headline.frame = CGRect(x: 0, y: page.minY, width: page.width, height: 30)
    footer.frame = CGRect(x: 0, y: page.maxY - 30, width: page.width, height: 30)
  }
}
