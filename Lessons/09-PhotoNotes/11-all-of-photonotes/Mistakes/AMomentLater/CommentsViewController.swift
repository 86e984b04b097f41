import UIKit

/// What people have written about a photo, and a field to write more.
class CommentsViewController: UIViewController {
  let photo: Photo
  /// Says what a tap on the strip does where the comments are now; the parent sets it.
  let strip = StripViewController()
  private let list = ListViewController()
  private let field = FieldViewController()
  /// Where the keyboard is, in the window.
  private var keyboard = CGRect.null

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Comments"
    field.whenSent = { photo.add($0) }
    NotificationCenter.default.addObserver(
      self, selector: #selector(photoDidChange), name: Photo.didChange, object: photo)
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(keyboardWillMove), name: name, object: nil)
    }
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
      let isNew = child.parent == nil
      if isNew { addChild(child) }
      view.addSubview(child.view)
      if isNew { child.didMove(toParent: self) }
    }
    photoDidChange()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var (highest, rest, lowest) = (view.bounds, view.bounds, view.bounds)
    highest.size.height = strip.text.isEmpty ? 0 : 40
    rest.origin.y = highest.maxY
    let left = view.bounds.height - highest.height - covered - 60
    rest.size.height = max(0, left)
    lowest.origin.y = rest.maxY
    lowest.size.height = 60
    strip.view.frame = highest
    list.view.frame = rest
    field.view.frame = lowest
  }

  /// How much of the view bars and keyboard cover at its lower edge.
  private var covered: CGFloat {
    var bars: CGFloat = 0
    if #available(iOS 7, *) { bars = bottomLayoutGuide.length }
    if keyboard.isNull { return bars }
    return max(bars, view.bounds.maxY - view.convert(keyboard, from: nil).minY)
  }

  @objc func keyboardWillMove(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let hides = notification.name == UIResponder.keyboardWillHideNotification
    keyboard = hides ? .null : value?.cgRectValue ?? .null
    if isViewLoaded { view.setNeedsLayout() }
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    guard isViewLoaded, view.window == nil else { return }
    for controller in [self, strip, list, field] { controller.view = nil }
  }

  @objc func photoDidChange() {
    list.comments = photo.comments
  }
}
