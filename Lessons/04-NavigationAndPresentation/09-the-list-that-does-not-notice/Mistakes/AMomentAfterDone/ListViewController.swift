import UIKit

class ListViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    showThings()
  }

  private let list = ShoppingList()
  private let label = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    addButton("Add things", at: 90, action: #selector(addThings))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showThings()
  }

  @objc func addThings() {
    let add = AddViewController(list: list)
    add.onDone = { [weak self] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { self?.showThings() }
    }
    add.presentationController?.delegate = self
    present(add, animated: true)
  }

  private func showThings() {
    label.text = "To buy: " + list.things.joined(separator: ", ")
  }
}
