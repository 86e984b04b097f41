import UIKit

/// Says of each photo how many comments it has.
class CountsViewController: UIViewController {
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, photo) in Album.photos.enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * place, width: 280, height: 40))
      labels.append(label)
      view.addSubview(label)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showNumbers()
  }

  func showNumbers() {
    for (label, photo) in zip(labels, Album.photos) {
      label.text = "\(photo.name): \(photo.comments.count)"
    }
  }
}
