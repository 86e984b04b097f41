import UIKit

/// Says of each photo how many comments it has.
class CountsViewController: UIViewController {
  private var listener: NSObjectProtocol?
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, photo) in Album.photos.enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * place, width: 280, height: 40))
      labels.append(label)
      view.addSubview(label)
    }
    listener = NotificationCenter.default.addObserver(
      forName: Photo.didChange, object: nil, queue: nil
    ) { [weak self] _ in
      self?.showNumbers()
    }
    showNumbers()
  }

  deinit {
    NotificationCenter.default.removeObserver(listener as Any)
  }

  @objc func showNumbers() {
    for (label, photo) in zip(labels, Album.photos) {
      label.text = "\(photo.name): \(photo.comments.count)"
    }
  }
}
