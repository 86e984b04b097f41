import UIKit

final class EditorViewController: UIViewController {
  private let done: (String?) -> Void
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 280, height: 30))
  init(done: @escaping (String?) -> Void) {
    self.done = done; super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addButton("Save", at: 100, action: #selector(save))
    addButton("Cancel", at: 150, action: #selector(cancel))
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed), name: UITextField.textDidChangeNotification, object: field
    )
  }
  @objc func changed() { if #available(iOS 13, *) { isModalInPresentation = field.hasText } }
  @objc func save() { if field.hasText { done(field.text) } }
  @objc func cancel() { done(nil) }
}
