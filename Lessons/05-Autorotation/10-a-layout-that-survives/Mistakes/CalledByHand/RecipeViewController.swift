import UIKit

class RecipeViewController: UIViewController {
  let picture = UIView(frame: .zero)
  let steps = UILabel(frame: .zero)

  // For iOS 5; later versions turn to all but upside down by themselves.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = .red
    steps.text = "Cut the tomatoes."
    view.addSubview(picture)
    view.addSubview(steps)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    shareView()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    viewWillLayoutSubviews()
  }

  private func shareView() {
    let whole = view.bounds
    let (halfWidth, halfHeight) = (whole.width / 2, whole.height / 2)
    if whole.width > whole.height {
      picture.frame = CGRect(x: 0, y: 0, width: halfWidth, height: whole.height)
      steps.frame = CGRect(x: halfWidth, y: 0, width: halfWidth, height: whole.height)
    } else {
      picture.frame = CGRect(x: 0, y: 0, width: whole.width, height: halfHeight)
      steps.frame = CGRect(x: 0, y: halfHeight, width: whole.width, height: halfHeight)
    }
  }
}
