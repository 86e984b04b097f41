import UIKit

class MagazineViewController: UIViewController {
  let cover = CoverViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    show(cover)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    cover.view.frame = view.bounds.insetBy(dx: 20, dy: 20)
  }
}
