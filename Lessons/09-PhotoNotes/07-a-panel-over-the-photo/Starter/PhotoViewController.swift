import UIKit

class PhotoViewController: UIViewController {
  let photo: Photo

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func loadView() {
    view = PhotoView(photo, target: self, action: #selector(toggleComments))
  }

  @objc func toggleComments() {
  }
}
