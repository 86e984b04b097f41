import UIKit

/// Says of each photo how many comments it has.
class CountsViewController: UIViewController {
  private var labels: [UILabel] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, photo) in Album.photos.enumerated() {
      let top = CGFloat(100 + 50 * place)  // survives: anywhere
      let label = UILabel(frame: CGRect(x: 20, y: top, width: 280, height: 40))  // survives: too
      labels.append(label)  // survives: any order
      view.addSubview(label)
      NotificationCenter.default.addObserver(
        self, selector: #selector(showNumbers), name: Photo.didChange, object: photo)
    }
    showNumbers()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)  // survives: only memory up to iOS 8 tells
  }

  @objc func showNumbers() {
    for (label, photo) in zip(labels, Album.photos) {
      label.text = "\(photo.name): \(photo.comments.count)"
    }
  }
}
