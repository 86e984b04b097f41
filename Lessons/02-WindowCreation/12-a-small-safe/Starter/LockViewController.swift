import UIKit

class LockViewController: UIViewController {
  private let whenUnlocked: () -> Void

  /// - Parameter whenUnlocked: Called when Unlock is tapped.
  init(whenUnlocked: @escaping () -> Void) {
    self.whenUnlocked = whenUnlocked
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    addButton("Unlock", at: 160, action: #selector(unlock))
  }

  @objc func unlock() {
    whenUnlocked()
  }
}
