import UIKit

class WelcomeViewController: UIViewController {
  private let whenDone: () -> Void

  init(whenDone: @escaping () -> Void) {
    self.whenDone = whenDone
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Begin", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(beginTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func beginTapped() {
    whenDone()
  }
}
