import UIKit

class WelcomeViewController: UIViewController {
  private let whenDone: () -> Void

  /// - Parameter whenDone: Called when Begin is tapped.
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
    addButton("Begin", at: 100, action: #selector(begin))
  }

  @objc func begin() {
    whenDone()
  }
}
