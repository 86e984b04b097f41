import UIKit

/// What people have written about a photo, and a field to write more.
class CommentsViewController: UIViewController {
  let photo: Photo
  private let list = ListViewController()
  private let field = FieldViewController()

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    field.whenSent = { photo.add($0) }
    NotificationCenter.default.addObserver(
      self, selector: #selector(photoDidChange), name: Photo.didChange, object: photo)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  // Needed up to iOS 8: a center that still knew this object would call it when it is gone.
  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [list, field] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    let edge = view.bounds.height - 60
    list.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: edge)
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    field.view.frame = CGRect(x: 0, y: edge, width: view.bounds.width, height: 60)
    field.view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    photoDidChange()
  }

  @objc func photoDidChange() {
    list.comments = photo.comments
  }
}
