import UIKit

class MagazineViewController: UIViewController {
  let cover = CoverViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(cover)
    view.addSubview(cover.view)
    cover.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    cover.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
  }
}
