import UIKit

/// Says how many comments a photo has.
class CountLabel: UILabel {
  private let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(frame: .zero)
    NotificationCenter.default.addObserver(
      self, selector: #selector(showNumber), name: Photo.didChange, object: photo)
    showNumber()
  }

  required init?(coder: NSCoder) {
    fatalError("This label is made in code.")
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func showNumber() {
    text = "\(photo.name): \(photo.comments.count)"
  }
}

class CountsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var top: CGFloat = 100
    for photo in Album.photos {
      let label = CountLabel(photo: photo)
      label.frame = CGRect(x: 20, y: top, width: 280, height: 40)
      view.addSubview(label)
      top += 50
    }
  }
}
