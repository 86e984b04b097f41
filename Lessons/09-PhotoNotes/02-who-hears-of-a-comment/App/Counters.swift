import UIKit

/// Shows how many comments a photo has, as far as it knows.
class CounterViewController: UIViewController {
  let photo: Photo
  let label = UILabel(frame: CGRect(x: 20, y: 0, width: 280, height: 40))
  var name: String { "Nobody" }

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    show(photo)
  }

  func show(_ photo: Photo) {
    label.text = "\(name): \(photo.name) \(photo.comments.count)"
  }

  @objc func photoChanged(_ notification: Notification) {
    if let photo = notification.object as? Photo { show(photo) }
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }
}

/// Asks the photo when its view is loaded, and whenever it appears.
class AskingViewController: CounterViewController {
  override var name: String { "Asks" }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(photo)
  }
}

/// Listens to every photo that posts the notification.
class HearingAllViewController: CounterViewController {
  override var name: String { "Hears all" }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(photoChanged), name: Photo.didChange, object: nil)
  }
}

/// Listens only to its photo.
class HearingItsOwnViewController: CounterViewController {
  override var name: String { "Hears its own" }

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(photoChanged), name: Photo.didChange, object: photo)
  }
}
