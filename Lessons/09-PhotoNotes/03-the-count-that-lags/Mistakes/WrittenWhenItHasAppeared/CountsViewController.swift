import UIKit

/// Says of each photo how many comments it has.
class CountsViewController: UIViewController {
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, photo) in Album.photos.enumerated() {
      let top = CGFloat(100 + 50 * place)
      let label = UILabel(frame: CGRect(x: 20, y: top, width: 280, height: 40))
      labels.append(label)
      view.addSubview(label)
      NotificationCenter.default.addObserver(
        self, selector: #selector(showNumbers), name: Photo.didChange, object: photo)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showNumbers()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func showNumbers() {
    for (label, photo) in zip(labels, Album.photos) {
      label.text = "\(photo.name): \(photo.comments.count)"
    }
  }
}
