import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardMoves),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.frame = view.bounds
  }

  // All three fields share what is left.
  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let keyboard = view.convert(value?.cgRectValue ?? .null, from: nil)
    page.frame.size.height = min(view.bounds.height, keyboard.minY)
    page.layoutIfNeeded()
  }
}
