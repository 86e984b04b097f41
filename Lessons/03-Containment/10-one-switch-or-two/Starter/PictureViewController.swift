import UIKit

/// Shows what it hears of rotations.
class PictureViewController: UIViewController {
  private let count = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
  private let last = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
  private let how = UILabel(frame: CGRect(x: 20, y: 90, width: 200, height: 30))
  private var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    count.text = "Turned 0 times"
    last.text = "still"
    view.addSubview(count)
    view.addSubview(last)
    view.addSubview(how)
  }

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(to: toInterfaceOrientation, duration: duration)
    last.text = "will"
    how.text = "to \(toInterfaceOrientation.rawValue) in \(duration) s"
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    last.text? += ", animates"
    how.text? += ", to \(toInterfaceOrientation.rawValue) in \(duration) s"
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
    turns += 1
    last.text? += ", did"
    how.text? += ", from \(fromInterfaceOrientation.rawValue)"
    count.text = "Turned \(turns) times"
  }
}
