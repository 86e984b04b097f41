import UIKit

class DrawerViewController: UIViewController {
  let content = ContentViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open", at: 40, action: DrawerViewController.open)
    addButton("Close", at: 90, action: DrawerViewController.close)

    addChild(content)
    content.view.frame = view.bounds.offsetBy(dx: 0, dy: view.bounds.height)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func open() {
    content.viewWillAppear(false)
    content.view.frame.origin.y = view.bounds.midY
    content.viewDidAppear(false)
  }

  func close() {
    content.viewWillDisappear(false)
    content.view.frame.origin.y = view.bounds.maxY
    content.viewDidDisappear(false)
  }

  private func addButton(
    _ title: String, at y: CGFloat, action: @escaping (DrawerViewController) -> () -> Void
  ) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
