import UIKit

class OrderViewController: UIViewController {
  let table = 7
  var cups: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Table \(table)"
    let cups = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
    cups.text = "0"
    view.addSubview(cups)
    self.cups = cups
    addButton("One more cup", at: 110, action: #selector(addCup))
    addButton("Menu", at: 160, action: #selector(showMenu))
  }

  @objc func addCup() {
    let count = Int(cups?.text ?? "") ?? 0
    cups?.text = "\(count + 1)"
  }

  @objc func showMenu() {
    navigationController?.pushViewController(MenuViewController(), animated: true)
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
