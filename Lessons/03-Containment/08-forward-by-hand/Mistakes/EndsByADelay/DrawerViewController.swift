import UIKit

class DrawerViewController: UIViewController {
  let content = ContentViewController()
  var isOpen = false

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Open", #selector(open)), ("Close", #selector(close)), ("Help", #selector(showHelp)))

    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isOpen { content.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isOpen { content.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isOpen { content.beginAppearanceTransition(false, animated: animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isOpen { content.endAppearanceTransition() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeContent()
  }

  @objc func open() {
    if isOpen { return }
    content.beginAppearanceTransition(true, animated: true)
    isOpen = true
    UIView.animate(withDuration: 0.3) { self.placeContent() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      self.content.endAppearanceTransition()
    }
  }

  @objc func close() {
    if !isOpen { return }
    content.beginAppearanceTransition(false, animated: false)
    isOpen = false
    placeContent()
    content.endAppearanceTransition()
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
