import UIKit

/// What people have written about a photo, and a field to write more.
class CommentsViewController: UIViewController {
  let photo: Photo
  private var observer: NSObjectProtocol?
  private let list = ListViewController()
  private let field = FieldViewController()

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    field.whenSent = { photo.add($0) }
    observer = NotificationCenter.default.addObserver(
      forName: Photo.didChange, object: photo, queue: nil
    ) { _ in
      self.photoDidChange()
    }
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  // Needed up to iOS 8: a center that still knew this object would call it when it is gone.
  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [list, field] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    photoDidChange()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var (rest, lowest) = (view.bounds, view.bounds)
    rest.size.height -= 60
    lowest.origin.y = rest.maxY
    lowest.size.height = 60
    list.view.frame = rest
    field.view.frame = lowest
  }

  @objc func photoDidChange() {
    list.comments = photo.comments
  }
}
