import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    view.addSubview(scroll)
    scroll.addSubview(page)
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      center.addObserver(self, selector: #selector(keyboardMoves), name: name, object: nil)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroll.frame = view.bounds
    scroll.contentSize = view.bounds.size
    page.frame = CGRect(origin: .zero, size: view.bounds.size)
  }

  let scroll = UIScrollView()

  @objc func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let keyboard = view.convert(value?.cgRectValue ?? .null, from: nil)
    scroll.contentInset.bottom = max(0, view.bounds.maxY - keyboard.minY)
    reveal()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    reveal()
  }

  func reveal() {
    guard let field = page.fields.first(where: \.isFirstResponder) else {
      scroll.contentOffset = .zero
      return
    }
    let free = scroll.bounds.height - scroll.contentInset.bottom
    scroll.contentOffset.y = max(0, field.frame.maxY - free)
  }
}
