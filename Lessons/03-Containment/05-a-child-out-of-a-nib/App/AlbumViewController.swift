import UIKit

class AlbumViewController: UIViewController {
  let caption = CaptionViewController(nibName: "Caption", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(
      ("Add the child", #selector(addTheChild)), ("Give it a frame", #selector(giveFrame)),
      ("Show its view", #selector(showView)))
  }

  @objc func addTheChild() {
    addChild(caption)
  }

  @objc func giveFrame() {
    let height: CGFloat = 80
    caption.view.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  @objc func showView() {
    view.addSubview(caption.view)
    caption.didMove(toParent: self)
  }
}
