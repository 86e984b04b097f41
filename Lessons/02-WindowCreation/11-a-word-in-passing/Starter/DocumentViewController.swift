import UIKit

class DocumentViewController: UIViewController {
  private let saved: () -> Void

  init(saved: @escaping () -> Void) {
    self.saved = saved
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(save), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func save() {
    saved()
  }
}
