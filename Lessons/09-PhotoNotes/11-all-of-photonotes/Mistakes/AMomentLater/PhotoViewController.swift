import UIKit

class PhotoViewController: UIViewController {
  let photo: Photo
  private var comments: CommentsViewController?

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Photo"
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func loadView() {
    view = PhotoView(photo, target: self, action: #selector(toggle))
  }

  @objc func toggle() {
    if let comments {
      takeOut(comments)
      self.comments = nil
    } else {
      let comments = CommentsViewController(photo: photo)
      takeIn(comments)
      self.comments = comments
    }
  }

  private func takeIn(_ comments: CommentsViewController) {
    comments.strip.text = "Enlarge"
    comments.strip.whenTapped = { [weak self] in self?.enlarge() }
    addChild(comments)
    comments.view.frame = place
    view.addSubview(comments.view)
    comments.didMove(toParent: self)
  }

  private func takeOut(_ comments: CommentsViewController) {
    comments.willMove(toParent: nil)
    comments.view.removeFromSuperview()
    comments.removeFromParent()
  }

  private func enlarge() {
    guard let comments else { return }
    takeOut(comments)
    comments.strip.text = "Done"
    comments.strip.whenTapped = { [weak self] in self?.reduce() }
    comments.modalPresentationStyle = .fullScreen
    present(comments, animated: true)
  }

  private func reduce() {
    dismiss(animated: true) { [weak self] in
      guard let self, let comments = self.comments else { return }
      self.takeIn(comments)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async {
      if self.comments?.parent === self { self.comments?.view.frame = self.place }
    }
  }

  /// Where the panel lies in the view as it is now, above the tab bar.
  private var place: CGRect {
    var free = view.bounds.size
    if #available(iOS 7, *) { free.height -= bottomLayoutGuide.length }
    return CGRect(x: free.width - 260, y: free.height - 220, width: 240, height: 200)
  }
}
