import UIKit

class AddViewController: UIViewController {
  private let list: ShoppingList
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  init(list: ShoppingList) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addButton("Add", at: 90, action: #selector(add))
    addButton("Done", at: 140, action: #selector(done))
  }

  @objc func add() {
    list.add(field.text ?? "")
    field.text = ""
  }

  var onDone: () -> Void = {}

  @objc func done() {
    onDone()
    dismiss(animated: true)
  }
}
