import UIKit

class AlbumViewController: UIViewController {
  let caption = CaptionViewController(nibName: "Caption", bundle: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    let titles = ["Add the child", "Give it a frame", "Show its view"]
    let actions = [#selector(addTheChild), #selector(giveFrame), #selector(showView)]
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(x: 20, y: 40 + 50 * index, width: 200, height: 44)
      button.addTarget(self, action: actions[index], for: .touchUpInside)
      view.addSubview(button)
    }
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
