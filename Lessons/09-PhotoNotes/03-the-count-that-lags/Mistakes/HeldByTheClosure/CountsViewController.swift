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
    NotificationCenter.default.addObserver(forName: Photo.didChange, object: nil, queue: nil) { _ in
      self.showNumbers()
    }
    showNumbers()
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
