import UIKit

class ProfileViewController: UIViewController {
  private let name = UILabel(
    frame: CGRect(x: 20, y: 40, width: 280, height: 40))
  private let town = UILabel(
    frame: CGRect(x: 20, y: 140, width: 280, height: 40))
  private weak var asked: UILabel?

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
    asked = label
    let question = QuestionViewController(text: label.text)
    question.delegate = self
    present(question, animated: true)
  }
}

extension ProfileViewController: QuestionViewControllerDelegate {
  func questionViewController(_ question: QuestionViewController, didEndWith answer: String?) {
    let label = asked
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      if let answer { label?.text = answer }
    }
    dismiss(animated: true)
  }
}
