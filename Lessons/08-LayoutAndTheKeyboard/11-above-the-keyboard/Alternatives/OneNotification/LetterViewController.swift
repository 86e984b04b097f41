import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()

  /// Where the keyboard is, on the screen.
  private var keyboard = CGRect.null

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    // One notification tells of the keyboard when it comes, changes, and goes.
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardMoves),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  @objc private func keyboardMoves(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    keyboard = value?.cgRectValue ?? .null
    arrange()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { arrange() }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  private func arrange() {
    page.frame = view.bounds
    guard let field = page.fields.first(where: { $0.isFirstResponder }) else { return }
    // How far the field reaches below the keyboard's upper edge.
    let covered = field.bounds.maxY - field.convert(keyboard, from: nil).minY
    if covered > 0 { page.frame.origin.y -= covered }
  }
}
