import UIKit

class ListViewController: UIViewController {
  // From iOS 6 on: one set of orientations in place of a question about each.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Show the ceiling", at: 40, action: #selector(showCeiling))
    addButton("Show the torch", at: 90, action: #selector(showTorch))
    addButton("Show the ticket", at: 140, action: #selector(showTicket))
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func showCeiling() {
    present(CeilingViewController(), animated: true, completion: nil)
  }

  @objc func showTorch() {
    present(TorchViewController(), animated: true, completion: nil)
  }

  @objc func showTicket() {
    present(TicketViewController(), animated: true, completion: nil)
  }
}
