import UIKit

class NoticeViewController: UIViewController {
  private let word: String
  private let read: () -> Void

  init(word: String, read: @escaping () -> Void) {
    self.word = word
    self.read = read
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    label.text = word
    view.addSubview(label)
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.frame = CGRect(x: 20, y: 160, width: 200, height: 44)
    button.addTarget(self, action: #selector(okTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func okTapped() {
    read()
  }
}
