import UIKit

class QuestionViewController: UIViewController {
  var whenDone: ((String) -> Void)?
  let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(field)
    addButton("Done", at: 90, action: #selector(done))
    addButton("Cancel", at: 140, action: #selector(cancel))
  }

  @objc func done() {
    whenDone?(field.text ?? "")
    presentingViewController?.dismiss(animated: true)
  }

  @objc func cancel() {
    presentingViewController?.dismiss(animated: true)
  }
}
