import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      center.addObserver(self, selector: #selector(keyboardMoves), name: name, object: nil)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.frame = CGRect(origin: .zero, size: view.bounds.size)
  }

  /// Where the keyboard is, on the screen.
  var keyboard = CGRect.null

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    keyboard = value?.cgRectValue ?? .null
    arrange()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    arrange()
  }

  // The view looks at another part of what is in it.
  func arrange() {
    view.bounds.origin.y = 0
    guard let field = page.fields.first(where: \.isFirstResponder) else { return }
    let covered = view.convert(keyboard, from: nil)
    view.bounds.origin.y = max(0, field.frame.maxY + 10 - covered.minY)
  }
}
