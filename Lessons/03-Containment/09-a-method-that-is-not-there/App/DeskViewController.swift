import UIKit

class DeskViewController: UIViewController {
  let lamp = LampViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Add without looking", #selector(addWithoutLooking)), ("Look first", #selector(lookFirst)))
  }

  @objc func addWithoutLooking() {
    addChild(lamp)
    lamp.view.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 100)
    view.addSubview(lamp.view)
    lamp.didMove(toParent: self)
  }

  @objc func lookFirst() {
    if #available(iOS 5, *) {
      addWithoutLooking()
    } else {
      lamp.viewWillAppear(false)
      lamp.view.frame = CGRect(x: 0, y: 200, width: view.bounds.width, height: 100)
      view.addSubview(lamp.view)
      lamp.viewDidAppear(false)
    }
  }

  // Up to iOS 5 UIKit asks this …
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    true
  }

  // … and from iOS 6 on this.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

class LampViewController: UIViewController {}
