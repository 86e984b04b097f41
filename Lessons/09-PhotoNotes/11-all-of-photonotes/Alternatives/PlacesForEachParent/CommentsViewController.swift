import UIKit

/// Strip, list and field of one photo, one below the other.
class CommentsViewController: UIViewController {
  let strip = StripViewController()
  let list = ListViewController()
  let field = FieldViewController()

  private let photo: Photo
  private var observers: [NSObjectProtocol] = []
  /// The upper edge of the keyboard, in the window; nil without a keyboard.
  private var keyboard: CGRect?

  init(photo: Photo) {
    self.photo = photo
    super.init(nibName: nil, bundle: nil)
    title = "Comments"
    for child in [strip, list, field] {
      addChild(child)
      child.didMove(toParent: self)
    }
    field.whenSent = { text in photo.add(text) }
    list.comments = photo.comments
    listen(Photo.didChange, of: photo) { me, _ in me.list.comments = me.photo.comments }
    listen(UIResponder.keyboardWillChangeFrameNotification) { me, notification in
      me.keyboardMoves(notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey])
    }
    listen(UIResponder.keyboardWillHideNotification) { me, _ in me.keyboardMoves(nil) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used.")
  }

  deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  private func listen(
    _ name: Notification.Name, of object: AnyObject? = nil,
    _ respond: @escaping (CommentsViewController, Notification) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak self] notification in
        if let me = self { respond(me, notification) }
      })
  }

  private func keyboardMoves(_ value: Any?) {
    keyboard = (value as? NSValue)?.cgRectValue
    if isViewLoaded { view.setNeedsLayout() }
  }

  override func loadView() {
    view = UIView()
    for child in [strip, list, field] { view.addSubview(child.view) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var end = view.bounds.height
    if #available(iOS 7, *) { end -= bottomLayoutGuide.length }
    if let keyboard {
      end = min(end, view.convert(keyboard, from: nil).minY)
    }
    let head: CGFloat = strip.text.isEmpty ? 0 : 40
    end = max(end, head + 60)
    let width = view.bounds.width
    strip.view.frame = CGRect(x: 0, y: 0, width: width, height: head)
    list.view.frame = CGRect(x: 0, y: head, width: width, height: end - 60 - head)
    field.view.frame = CGRect(x: 0, y: end - 60, width: width, height: 60)
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    if isViewLoaded && view.window == nil {
      view = nil
      for child in [strip, list, field] where child.isViewLoaded { child.view = nil }
    }
  }
}
