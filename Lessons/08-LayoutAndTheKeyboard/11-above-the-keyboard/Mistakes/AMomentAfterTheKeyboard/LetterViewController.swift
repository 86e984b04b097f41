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
    arrange()
  }

  /// Where the keyboard is, on the screen.
  var keyboard = CGRect.null

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      self.keyboard = value?.cgRectValue ?? .null
      self.arrange()
    }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    arrange()
  }

  /// Moves the page up until the field that is edited ends above the keyboard.
  func arrange() {
    page.frame = view.bounds
    page.layoutIfNeeded()
    guard let field = page.fields.first(where: \.isFirstResponder) else { return }
    let free = view.convert(keyboard, from: nil).minY
    page.frame.origin.y = min(0, free - field.frame.maxY)
  }
}
