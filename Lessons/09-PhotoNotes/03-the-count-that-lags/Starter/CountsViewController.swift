import UIKit

/// Says of each photo how many comments it has.
class CountsViewController: UIViewController {
  var labels: [UILabel] = []
  var counts = [0, 0]

  override func viewDidLoad() {
    super.viewDidLoad()
    for place in Album.photos.indices {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + 50 * place, width: 280, height: 40))
      labels.append(label)
      view.addSubview(label)
    }
    showNumbers()
    NotificationCenter.default.addObserver(forName: Photo.didChange, object: nil, queue: nil) { _ in
      self.counts[0] += 1
      self.showNumbers()
    }
  }

  func showNumbers() {
    for (place, photo) in Album.photos.enumerated() {
      labels[place].text = "\(photo.name): \(counts[place])"
    }
  }
}
