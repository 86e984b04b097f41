import UIKit

class RecipeViewController: UIViewController {
  let picture = UIView(frame: .zero)
  let steps = UILabel(frame: .zero)
  private let boxes = [UIView(), UIView()]

  // For iOS 5; later versions turn to all but upside down by themselves.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = .red
    steps.text = "Cut the tomatoes."
    for (box, part) in zip(boxes, [picture, steps]) {
      part.frame = box.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      box.addSubview(part)
      view.addSubview(box)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    shareView()
  }

  private func shareView() {
    let whole = view.bounds
    let (halfWidth, halfHeight) = (whole.width / 2, whole.height / 2)
    if whole.width > whole.height {
      boxes[0].frame = CGRect(x: 0, y: 0, width: halfWidth, height: whole.height)
      boxes[1].frame = CGRect(x: halfWidth, y: 0, width: halfWidth, height: whole.height)
    } else {
      boxes[0].frame = CGRect(x: 0, y: 0, width: whole.width, height: halfHeight)
      boxes[1].frame = CGRect(x: 0, y: halfHeight, width: whole.width, height: halfHeight)
    }
  }
}
