import UIKit

class EditorViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let whenSaved: (String) -> Void
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  init(whenSaved: @escaping (String) -> Void) {
    self.whenSaved = whenSaved
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addButton("Save", at: 90, action: #selector(save))
    addButton("Cancel", at: 140, action: #selector(cancel))
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    field.text?.isEmpty != false
  }

  @objc func save() {
    guard let text = field.text, text != "" else { return }
    whenSaved(text)
    dismiss(animated: true)
  }

  @objc func cancel() {
    dismiss(animated: true)
  }
}
