import UIKit

class ShutterViewController: TurningViewController {
  let picture = PictureViewController()

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool {
    false
  }

  override func shouldAutomaticallyForwardRotationMethods() -> Bool { false }

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

  override func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willRotate(
      to: toInterfaceOrientation, duration: duration)
    if !picture.view.isHidden {
      picture.willRotate(to: toInterfaceOrientation, duration: duration)
    }
  }

  override func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {
    super.willAnimateRotation(
      to: toInterfaceOrientation, duration: duration)
    if !picture.view.isHidden {
      picture.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }
  }

  override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
    super.didRotate(from: fromInterfaceOrientation)
    if !picture.view.isHidden { picture.didRotate(from: interfaceOrientation) }
  }
}
