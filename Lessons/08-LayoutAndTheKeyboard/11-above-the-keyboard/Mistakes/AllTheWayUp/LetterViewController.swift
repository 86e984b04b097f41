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
    page.frame = view.bounds
  }

  /// Where the keyboard is, on the screen.
  var keyboard = CGRect.null

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    keyboard = view.convert(value?.cgRectValue ?? .null, from: nil)
    page.frame.origin.y = keyboard.minY - view.bounds.height
  }
}
