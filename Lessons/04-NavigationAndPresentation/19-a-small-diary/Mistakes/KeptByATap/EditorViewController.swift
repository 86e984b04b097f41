import UIKit

/// Hears what the user has written.
protocol EditorViewControllerDelegate: AnyObject {
  /// The user is done; without a text when nothing is to be kept.
  func editorViewController(_ editor: EditorViewController, didEndWith text: String?)
}

class EditorViewController: UIViewController {
  weak var delegate: EditorViewControllerDelegate?
  private let field = UITextField(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    field.addTarget(self, action: #selector(began), for: .editingDidBegin)
    view.addSubview(field)
    addButton("Save", at: 90, action: #selector(save))
    addButton("Cancel", at: 140, action: #selector(cancel))
  }

  @objc func began() {
    if #available(iOS 13, *) { isModalInPresentation = true }
  }

  @objc func textChanged() {
    // A sheet with something written in it is not pulled away by mistake.
    if #available(iOS 13, *) { isModalInPresentation = field.text?.isEmpty == false }
  }

  @objc func save() {
    guard let text = field.text, !text.isEmpty else { return }
    delegate?.editorViewController(self, didEndWith: text)
  }

  @objc func cancel() {
    delegate?.editorViewController(self, didEndWith: nil)
  }
}
