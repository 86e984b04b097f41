import UIKit

class MagazineViewController: UIViewController {
  let cover = CoverViewController()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addChild(cover)
    view.addSubview(cover.view)
    cover.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    cover.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
  }
}
