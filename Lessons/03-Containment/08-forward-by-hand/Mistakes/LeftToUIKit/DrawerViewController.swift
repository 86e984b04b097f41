import UIKit

class DrawerViewController: UIViewController {
  let content = ContentViewController()
  var isOpen = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Open", #selector(open)), ("Close", #selector(close)), ("Help", #selector(showHelp)))

    addChild(content)
    content.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  @objc func open() {
    isOpen = true
    view.addSubview(content.view)
    placeContent()
  }

  @objc func close() {
    isOpen = false
    content.view.removeFromSuperview()
    placeContent()
  }

  @objc func showHelp() {
    present(HelpViewController(), animated: true)
  }

  /// The content's upper edge lies in the middle of the drawer's view, or at its lower edge.
  private func placeContent() {
    let bounds = view.bounds
    content.view.frame = bounds.offsetBy(dx: 0, dy: isOpen ? bounds.midY : bounds.height)
  }
}
