import UIKit

extension LetterViewController {
  /// The return key leads to the next field, and from the last one the keyboard goes.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let next = page.fields.drop { $0 != textField }.dropFirst().first
    if let next { next.becomeFirstResponder() } else { textField.resignFirstResponder() }
    return true
  }
}
