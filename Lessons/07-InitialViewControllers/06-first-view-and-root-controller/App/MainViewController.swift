import UIKit

/// The root, which contains whatever the app shows.
class MainViewController: UIViewController {
  let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This controller is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Before iOS 5 there are no children: the view is all that can be added.
    if #available(iOS 5, *) { addChild(content) }
    view.addSubview(content.view)
    if #available(iOS 5, *) { content.didMove(toParent: self) }
  }

  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }
}
