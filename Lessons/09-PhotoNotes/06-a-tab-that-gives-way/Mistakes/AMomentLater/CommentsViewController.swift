import UIKit

/// What people have written about a photo, and a field to write more.
class CommentsViewController: UIViewController {
  let photo: Photo
  private let list = ListViewController()
  private let field = FieldViewController()

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Comments"
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
      let isNew = child.parent == nil
      if isNew { addChild(child) }
      view.addSubview(child.view)
      if isNew { child.didMove(toParent: self) }
    }
    photoDidChange()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async { self.placeChildren() }
  }

  private func placeChildren() {
    var (rest, lowest) = (view.bounds, view.bounds)
    rest.size.height -= 60
    if #available(iOS 7, *) { rest.size.height -= bottomLayoutGuide.length }
    lowest.origin.y = rest.maxY
    lowest.size.height = 60
    list.view.frame = rest
    field.view.frame = lowest
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    guard isViewLoaded, view.window == nil else { return }
    for controller in [self, list, field] { controller.view = nil }
  }

  @objc func photoDidChange() {
    list.comments = photo.comments
  }
}
