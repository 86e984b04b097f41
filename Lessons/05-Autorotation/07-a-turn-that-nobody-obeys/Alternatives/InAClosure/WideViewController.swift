import UIKit

class WideViewController: UIViewController {
  var place = 1
  var whenDone: (Int) -> Void = { _ in }
  private let label = UILabel(frame: CGRect(x: 20, y: 180, width: 200, height: 44))

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .landscapeLeft
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Next place", #selector(goOn)), ("Upright", #selector(finish)))
    label.text = "Place \(place)"
    view.addSubview(label)
  }

  @objc func goOn() {
    place += 1
    label.text = "Place \(place)"
  }

  @objc func finish() {
    whenDone(place)
  }
}
