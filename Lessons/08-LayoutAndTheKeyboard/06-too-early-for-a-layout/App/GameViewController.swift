import UIKit

class GameViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    report("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report("viewWillAppear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    report("viewWillLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report("viewDidAppear")
  }

  func report(_ place: String) {
    print("\(place): \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
  }
}
