import UIKit

/// What people have written about a photo, and a field to write more.
class CommentsViewController: UIViewController {
  let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }
}
