import UIKit

class LockViewController: UIViewController {
  private let unlock: () -> Void

  init(unlock: @escaping () -> Void) {
    self.unlock = unlock
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Unlock", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(unlockTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func unlockTapped() {
    unlock()
  }
}
