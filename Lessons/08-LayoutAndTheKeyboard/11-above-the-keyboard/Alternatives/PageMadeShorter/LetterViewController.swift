import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()
  private var keyboard = CGRect.null

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardMoves),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  // All three fields share what is left.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.frame = view.bounds
    page.frame.size.height = min(page.frame.height, view.convert(keyboard, from: nil).minY)
  }

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    keyboard = value?.cgRectValue ?? .null
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }
}
