import UIKit

class NamesViewController: UIViewController {
  let field = UITextField(
    frame: CGRect(x: 20, y: 100, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    view.addSubview(field)
    let button = UIButton(type: .system)
    button.setTitle("Greet", for: .normal)
    button.frame = CGRect(x: 20, y: 150, width: 280, height: 44)
    button.addTarget(self, action: #selector(greet), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func greet() {
    let greeting = GreetingViewController()
    greeting.name = field.text ?? ""
    field.text = ""
    navigationController?.pushViewController(greeting, animated: true)
  }
}
