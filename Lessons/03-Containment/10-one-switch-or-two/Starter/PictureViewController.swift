import UIKit

/// Shows what it hears of rotations.
class PictureViewController: UIViewController {
  private let count = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
  private let last = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
  private var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    count.text = "Turned 0 times"
    last.text = "still"
    view.addSubview(count)
    view.addSubview(last)
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    last.text = "will"
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    last.text? += ", animates"
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
    turns += 1
    last.text? += ", did"
    count.text = "Turned \(turns) times"
  }
}
