import UIKit

class EntryViewController: UIViewController {
  private let text: String
  private let whenDeleted: () -> Void

  init(text: String, whenDeleted: @escaping () -> Void) {
    self.text = text
    self.whenDeleted = whenDeleted
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    label.text = text
    view.addSubview(label)
    addButton("Delete", at: 150, action: #selector(deleteEntry))
  }

  @objc func deleteEntry() {
    whenDeleted()
    navigationController?.popViewController(animated: true)
  }
}
