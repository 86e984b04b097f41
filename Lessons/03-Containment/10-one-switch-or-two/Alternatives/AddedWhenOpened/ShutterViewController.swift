import UIKit

class ShutterViewController: TurningViewController {
  let picture = PictureViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(("Open", #selector(open)), ("Close", #selector(close)))
  }

  @objc func open() {
    guard picture.parent == nil else { return }
    addChild(picture)
    picture.view.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: 120)
    view.addSubview(picture.view)
    picture.didMove(toParent: self)
  }

  @objc func close() {
    guard picture.parent != nil else { return }
    picture.willMove(toParent: nil)
    picture.view.removeFromSuperview()
    picture.removeFromParent()
  }
}
