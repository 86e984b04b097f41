import UIKit

/// What people have written about a photo, and a field to write more.
class CommentsViewController: UIViewController {
  let photo: Photo
  /// Says what a tap on the strip does where the comments are now; the parent sets it.
  let strip = StripViewController()
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
    for child in [strip, list, field] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    photoDidChange()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    DispatchQueue.main.async { self.placeChildren() }
  }

  private func placeChildren() {
    var (highest, rest, lowest) = (room, room, room)
    highest.size.height = 40
    rest.origin.y = highest.maxY
    rest.size.height -= 100
    lowest.origin.y = rest.maxY
    lowest.size.height = 60
    strip.view.frame = highest
    list.view.frame = rest
    field.view.frame = lowest
  }

  /// The part of the view that nothing covers.
  private var room: CGRect {
    if #available(iOS 11, *) { return view.bounds.inset(by: view.safeAreaInsets) }
    return view.bounds
  }

  @objc func photoDidChange() {
    list.comments = photo.comments
  }
}
