import UIKit

class OrderViewController: UIViewController {
  var cups: UILabel?
  var count = 0
  /// What was shown already; everything in it can be made again.
  var pictures: [String: UIImage] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    let cups = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 44))
    cups.text = "\(count)"
    view.addSubview(cups)
    self.cups = cups
    addButton("One more cup", at: 110, action: #selector(addCup))
    addButton("Menu", at: 160, action: #selector(showMenu))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    cups?.text = "\(count)"
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    pictures = [:]
  }

  override func viewDidUnload() {
    super.viewDidUnload()
    cups = nil
  }

  @objc func addCup() {
    count += 1
    viewWillAppear(false)
    if pictures["cup"] == nil { pictures["cup"] = Picture.ofCup() }
  }

  @objc func showMenu() {
    let menu = MenuViewController()
    navigationController?.pushViewController(menu, animated: true)
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
