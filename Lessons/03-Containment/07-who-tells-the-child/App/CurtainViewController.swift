import UIKit

class CurtainViewController: UIViewController {
  let stage = StageViewController()

  // iOS 6 and later ask this one …
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // … iOS 5 asked this one, which stood for rotation as well.
  override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Raise the curtain", #selector(raise)))

    addChild(stage)
    stage.view.frame = view.bounds
    view.insertSubview(stage.view, at: 0)
    stage.didMove(toParent: self)
  }

  @objc func raise() {
    stage.beginAppearanceTransition(true, animated: false)
    stage.endAppearanceTransition()
  }
}
