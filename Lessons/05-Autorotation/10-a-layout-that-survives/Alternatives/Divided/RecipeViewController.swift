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

  private func shareView() {
    let whole = view.bounds
    let edge: CGRectEdge = whole.width > whole.height ? .minXEdge : .minYEdge
    let (first, second) = whole.divided(atDistance: max(whole.width, whole.height) / 2, from: edge)
    picture.frame = first
    steps.frame = second
  }
}
