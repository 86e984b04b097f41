import UIKit

class ListViewController: UIViewController {
  private let list = ShoppingList()
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    list.onChange = { [weak self] in self?.showThings() }
    addButton("Add things", at: 90, action: #selector(addThings))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showThings()
  }

  @objc func addThings() {
    present(AddViewController(list: list), animated: true)
  }

  private func showThings() {
    label.text = "To buy: " + list.things.joined(separator: ", ")
  }
}
