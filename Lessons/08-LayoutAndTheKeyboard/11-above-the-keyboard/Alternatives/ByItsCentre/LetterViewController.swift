import UIKit

class LetterViewController: UIViewController, UITextFieldDelegate {
  let page = Page()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    for field in page.fields { field.delegate = self }
    let center = NotificationCenter.default
    center.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self else { return }
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      edge = view.convert(value?.cgRectValue ?? .null, from: nil).minY
      lift()
    }
    center.addObserver(
      forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
    ) { [weak self] _ in
      self?.edge = .infinity
      self?.lift()
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.bounds.size = view.bounds.size
    page.center.x = view.bounds.midX
    lift()
  }

  var edge = CGFloat.infinity

  func textFieldDidBeginEditing(_ textField: UITextField) {
    lift()
  }

  func lift() {
    let ends = page.fields.filter(\.isFirstResponder).map(\.frame.maxY)
    page.center.y = view.bounds.midY + min(0, edge - (ends.first ?? 0) - 5)
  }
}
