import UIKit

class PhotoViewController: UIViewController {
  let photo: Photo
  private var comments: CommentsViewController?

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
    if let comments {
      comments.willMove(toParent: nil)
      comments.view.removeFromSuperview()
      comments.removeFromParent()
      self.comments = nil
    } else {
      let comments = CommentsViewController(photo: photo)
      addChild(comments)
      comments.view.frame = place
      view.addSubview(comments.view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { [self] in
        comments.didMove(toParent: self)
      }
      self.comments = comments
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    comments?.view.frame = place
  }

  /// Where the panel lies in the view as it is now.
  private var place: CGRect {
    let size = view.bounds.size
    return CGRect(
      x: size.width - 260, y: size.height / 2 - 20, width: 240, height: size.height / 2)
  }
}
