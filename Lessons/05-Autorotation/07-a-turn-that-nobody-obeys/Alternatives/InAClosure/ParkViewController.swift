import UIKit

class ParkViewController: UIViewController {
  private var place = 1
  private let label = UILabel(frame: CGRect(x: 20, y: 180, width: 200, height: 44))

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Next place", #selector(goOn)), ("Wide", #selector(showWide)))
    view.addSubview(label)
    showPlace()
  }

  @objc func goOn() {
    place += 1
    showPlace()
  }

  @objc func showWide() {
    guard presentedViewController == nil else { return }
    let wide = WideViewController()
    wide.place = place
    wide.whenDone = { [weak self] place in
      self?.place = place
      self?.showPlace()
      self?.dismiss(animated: true)
    }
    present(wide, animated: true)
  }

  private func showPlace() {
    label.text = "Place \(place)"
  }
}
