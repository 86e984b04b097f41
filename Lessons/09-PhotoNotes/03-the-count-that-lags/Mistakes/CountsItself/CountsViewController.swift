import UIKit

/// Says of each photo how many comments it has.
class CountsViewController: UIViewController {
  private var labels: [UILabel] = []
  private var counts = [0, 0]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, photo) in Album.photos.enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * place, width: 280, height: 40))
      labels.append(label)
      view.addSubview(label)
      NotificationCenter.default.addObserver(
        self, selector: #selector(photoChanged), name: Photo.didChange, object: photo)
    }
    showNumbers()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func photoChanged(_ notification: Notification) {
    for (place, photo) in Album.photos.enumerated() where notification.object as? Photo === photo {
      counts[place] += 1
    }
    showNumbers()
  }

  func showNumbers() {
    for (place, photo) in Album.photos.enumerated() {
      labels[place].text = "\(photo.name): \(counts[place])"
    }
  }
}
