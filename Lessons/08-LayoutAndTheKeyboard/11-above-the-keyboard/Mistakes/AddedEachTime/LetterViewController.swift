import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardComes), name: UIResponder.keyboardWillShowNotification,
      object: nil)
    center.addObserver(
      self, selector: #selector(keyboardGoes), name: UIResponder.keyboardWillHideNotification,
      object: nil)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.frame = view.bounds
  }

  var lift: CGFloat = 0

  @objc func keyboardComes(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let keyboard = view.convert(value?.cgRectValue ?? .null, from: nil)
    guard let field = page.fields.first(where: \.isFirstResponder) else { return }
    lift = max(0, field.frame.maxY - keyboard.minY)
    page.frame.origin.y -= lift
  }

  @objc func keyboardGoes(_ notification: Notification) {
    page.frame.origin.y += lift
  }
}
