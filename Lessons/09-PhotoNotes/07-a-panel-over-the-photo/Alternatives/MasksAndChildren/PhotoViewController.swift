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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.bounds.width, view.bounds.height)
    for child in children {
      child.view.frame = CGRect(x: width - 260, y: height / 2 - 20, width: 240, height: height / 2)
    }
  }

  @objc func toggleComments() {
    if let comments = children.first {
      comments.willMove(toParent: nil)
      comments.view.removeFromSuperview()
      comments.removeFromParent()
      return
    }
    let comments = CommentsViewController(photo: photo)
    addChild(comments)
    view.addSubview(comments.view)
    let size = view.bounds.size
    comments.view.frame = CGRect(
      x: size.width - 260, y: size.height / 2 - 20, width: 240, height: size.height / 2)
    comments.view.autoresizingMask = [.flexibleLeftMargin]
    comments.didMove(toParent: self)
  }
}
