import UIKit

class ListViewController: UIViewController {
  private let list = ShoppingList()
  private let label = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in self?.showThings()
    }
    addButton("Add things", at: 90, action: #selector(addThings))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showThings()
  }

  @objc func addThings() {
    let add = AddViewController(list: list)
    present(add, animated: true)
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
