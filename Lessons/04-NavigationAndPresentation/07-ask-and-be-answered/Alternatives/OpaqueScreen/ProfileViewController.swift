import UIKit

class ProfileViewController: UIViewController {
  private let name = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
  private let town = UILabel(frame: CGRect(x: 20, y: 140, width: 280, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "Ada"
    town.text = "Turin"
    view.addSubview(name)
    view.addSubview(town)
    addButton("Change name", at: 80, action: #selector(changeName))
    addButton("Change town", at: 180, action: #selector(changeTown))
  }

  @objc func changeName() {
    ask(about: name)
  }

  @objc func changeTown() {
    ask(about: town)
  }

  private func ask(about label: UILabel) {
    let question = QuestionViewController()
    question.field.text = label.text
    question.whenDone = { label.text = $0 }
    present(question, animated: true)
  }
}
