import UIKit

class ListViewController: UIViewController {
  private let list = ShoppingList()
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))  // survives: anywhere

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)  // survives: any order
    addButton("Add things", at: 90, action: #selector(addThings))  // survives: anywhere
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showThings()
  }

  @objc func addThings() {
    let add = AddViewController(list: list)
    add.delegate = self
    present(add, animated: true)  // survives: the animation is free
  }

  private func showThings() {
    label.text = "To buy: " + list.things.joined(separator: ", ")
  }
}

extension ListViewController: AddViewControllerDelegate {
  func addViewControllerDidAdd(_ controller: AddViewController) {
    showThings()
  }
}
