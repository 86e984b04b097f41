import UIKit

class ShutterViewController: TurningViewController {
  let picture = PictureViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  // UIKit asks each time, so the answer may change.
  override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    isViewLoaded && !picture.view.isHidden
  }

  override func shouldAutomaticallyForwardRotationMethods() -> Bool { !picture.view.isHidden }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Open", #selector(open)), ("Close", #selector(close)))

    addChild(picture)
    picture.view.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: 120)
    picture.view.isHidden = true
    view.addSubview(picture.view)
    picture.didMove(toParent: self)
  }

  @objc func open() {
    guard picture.view.isHidden else { return }
    picture.beginAppearanceTransition(true, animated: false)
    picture.view.isHidden = false
    picture.endAppearanceTransition()
  }

  @objc func close() {
    guard !picture.view.isHidden else { return }
    picture.beginAppearanceTransition(false, animated: false)
    picture.view.isHidden = true
    picture.endAppearanceTransition()
  }
}
