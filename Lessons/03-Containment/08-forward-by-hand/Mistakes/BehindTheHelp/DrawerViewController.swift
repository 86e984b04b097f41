import UIKit

class DrawerViewController: UIViewController {
  let content = ContentViewController()
  var isOpen = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open", at: 40, action: #selector(open))
    addButton("Close", at: 90, action: #selector(close))
    addButton("Help", at: 140, action: #selector(showHelp))

    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  @objc func open() {
    if isOpen { return }
    content.beginAppearanceTransition(true, animated: false)
    isOpen = true
    placeContent()
    content.endAppearanceTransition()
  }

  @objc func close() {
    if !isOpen { return }
    content.beginAppearanceTransition(false, animated: false)
    isOpen = false
    placeContent()
    content.endAppearanceTransition()
  }

  @objc func showHelp() {
    let help = HelpViewController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true)
  }

  /// The content's upper edge lies in the middle of the drawer's view, or at its lower edge.
  private func placeContent() {
    let bounds = view.bounds
    content.view.frame = bounds.offsetBy(dx: 0, dy: isOpen ? bounds.midY : bounds.height)
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
