import UIKit

class VeilViewController: UIViewController {
  private let lift: () -> Void

  init(lift: @escaping () -> Void) {
    self.lift = lift
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Let go of the veil", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(liftTapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func liftTapped() {
    lift()
  }
}
