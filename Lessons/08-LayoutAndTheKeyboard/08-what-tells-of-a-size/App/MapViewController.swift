import UIKit

class MapViewController: UIViewController {
  let byTurn = UILabel(frame: CGRect(x: 20, y: 80, width: 130, height: 20))
  let byLayout = UILabel(frame: CGRect(x: 160, y: 80, width: 130, height: 20))

  // For iOS 5.
  override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    byTurn.text = "by the turn"
    byLayout.text = "by the layout"
    view.addSubview(byTurn)
    view.addSubview(byLayout)
    let button = UIButton(type: .system)
    button.setTitle("Share the screen", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 200, height: 44)
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(button)
    report("viewDidLoad")
  }

  // The three callbacks about a rotation.

  override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    super.willRotate(to: orientation, duration: duration)
    report("willRotate")
  }

  override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval)
  {
    super.willAnimateRotation(to: orientation, duration: duration)
    report("willAnimateRotation")
    byTurn.frame.origin.y = view.bounds.height - 40
  }

  override func didRotate(from orientation: UIInterfaceOrientation) {
    super.didRotate(from: orientation)
    report("didRotate")
  }

  // iOS 5 and later.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    report("viewWillLayoutSubviews")
    arrange()
  }

  // iOS 6 and later.
  override func updateViewConstraints() {
    report("updateViewConstraints")
    arrange()
    super.updateViewConstraints()
  }

  func arrange() {
    byLayout.frame.origin.y = view.bounds.height - 40
  }

  // Leaves the lower part of the screen to something else.
  @objc func share() {
    view.frame.size.height -= 100
  }

  func report(_ place: String) {
    print("\(place): \(Int(view.bounds.width)) × \(Int(view.bounds.height))")
  }
}
