import UIKit

class ParkViewController: UIViewController {
  private var place = 1
  private var isWide = false
  private let label = UILabel(frame: CGRect(x: 20, y: 180, width: 200, height: 44))

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isWide ? .landscape : .portrait
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation.isLandscape == isWide
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
    turn(wide: true)
  }

  @objc func showUpright() {
    turn(wide: false)
  }

  private func turn(wide: Bool) {
    isWide = wide
    // Up to iOS 15 the interface follows what the device is told to be.
    let side: UIInterfaceOrientation = wide ? .landscapeRight : .portrait
    UIDevice.current.setValue(side.rawValue, forKey: "orientation")
  }

  private func showPlace() {
    label.text = "Place \(place)"
  }
}
