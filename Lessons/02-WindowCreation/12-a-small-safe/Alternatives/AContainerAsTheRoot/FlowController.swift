import UIKit

final class FlowController: UIViewController {
  private(set) var isOpen = false
  override func viewDidLoad() {
    super.viewDidLoad()
    swap(
      to: WelcomeViewController { [weak self] in
        self?.isOpen = true
        self?.swap(to: SecretsViewController())
      })
  }
  private func swap(to new: UIViewController) {
    for old in children {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    addChild(new)
    new.view.frame = view.bounds
    view.addSubview(new.view)
    new.didMove(toParent: self)
  }
}
