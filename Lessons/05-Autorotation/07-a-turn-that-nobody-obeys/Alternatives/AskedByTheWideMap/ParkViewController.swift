import UIKit

/// Whoever knows the place at which the visitors are.
protocol PlaceOwner: AnyObject {
  var place: Int { get set }
}

class ParkViewController: UIViewController, PlaceOwner {
  var place = 1 {
    didSet { label?.text = "Place \(place)" }
  }
  private weak var label: UILabel?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    addButtons(("Next place", #selector(goOn)), ("Wide", #selector(showWide)))
    label = addPlace(place)
  }

  @objc func goOn() {
    place += 1
  }

  @objc func showWide() {
    let map = WideMapViewController()
    map.owner = self
    map.modalTransitionStyle = .crossDissolve
    present(map, animated: true)
  }
}

/// The map on its side. It has no place of its own.
class WideMapViewController: UIViewController {
  weak var owner: PlaceOwner?
  private weak var label: UILabel?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .landscapeLeft
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Next place", #selector(goOn)), ("Upright", #selector(goBack)))
    label = addPlace(owner?.place ?? 1)
  }

  @objc func goOn() {
    guard let owner else { return }
    owner.place += 1
    label?.text = "Place \(owner.place)"
  }

  @objc func goBack() {
    presentingViewController?.dismiss(animated: true)
  }
}

extension UIViewController {
  fileprivate func addPlace(_ place: Int) -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 180, width: 200, height: 44))
    label.text = "Place \(place)"
    view.addSubview(label)
    return label
  }
}
