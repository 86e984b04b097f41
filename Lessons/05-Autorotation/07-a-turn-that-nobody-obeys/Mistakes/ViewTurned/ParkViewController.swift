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
      ("Next place", #selector(goOn)), ("Wide", #selector(showWide)),
      ("Upright", #selector(showUpright)))
    view.addSubview(label)
    showPlace()
  }

  @objc func goOn() {
    place += 1
    showPlace()
  }

  @objc func showWide() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.bounds = CGRect(x: 0, y: 0, width: 480, height: 320)
  }

  @objc func showUpright() {
    view.transform = .identity
    view.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  }

  private func showPlace() {
    label.text = "Place \(place)"
  }
}
