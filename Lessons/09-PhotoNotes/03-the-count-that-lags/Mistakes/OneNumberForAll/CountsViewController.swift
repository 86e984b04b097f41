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
    NotificationCenter.default.addObserver(
      self, selector: #selector(photoChanged), name: Photo.didChange, object: nil)
    showNumbers()
  }

  @objc func photoChanged(_ notification: Notification) {
    guard let changed = notification.object as? Photo else { return }
    for (label, photo) in zip(labels, Album.photos) {
      label.text = "\(photo.name): \(changed.comments.count)"
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func showNumbers() {
    for (label, photo) in zip(labels, Album.photos) {
      label.text = "\(photo.name): \(photo.comments.count)"
    }
  }
}
