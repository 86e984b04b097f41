import UIKit

class ProgrammeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isPad ? .all : .portrait
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    isPad || toInterfaceOrientation == .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, title) in Films.today.enumerated() {
      let y = 100 + 50 * CGFloat(index)
      addButton(title, at: y, action: #selector(showPoster(_:)))
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A pop leaves the interface as it stands; only what is presented turns it.
    guard !isPad else { return }
    guard view.bounds.width > view.bounds.height else { return }
    present(UprightViewController(), animated: false) {
      self.dismiss(animated: false)
    }
  }

  @objc func showPoster(_ sender: UIButton) {
    let poster = PosterViewController(film: sender.currentTitle ?? "")
    navigationController?.pushViewController(poster, animated: true)
  }
}

/// Is presented for an instant, so that UIKit turns the interface upright.
class UprightViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}
