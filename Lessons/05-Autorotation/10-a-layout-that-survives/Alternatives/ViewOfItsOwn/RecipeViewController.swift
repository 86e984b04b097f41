import UIKit

/// A view that shares itself between a picture and the steps.
class RecipeView: UIView {
  let picture = UIView(frame: .zero)
  let steps = UILabel(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width, bounds.height)
    if width > height {
      picture.frame = CGRect(x: 0, y: 0, width: width / 2, height: height)
      steps.frame = picture.frame.offsetBy(dx: width / 2, dy: 0)
    } else {
      picture.frame = CGRect(x: 0, y: 0, width: width, height: height / 2)
      steps.frame = picture.frame.offsetBy(dx: 0, dy: height / 2)
    }
  }
}

class RecipeViewController: UIViewController {
  // For iOS 5; later versions turn to all but upside down by themselves.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation != .portraitUpsideDown
  }

  override func loadView() {
    let recipe = RecipeView(frame: UIScreen.main.applicationFrame)
    recipe.picture.accessibilityIdentifier = "picture"
    recipe.picture.backgroundColor = .red
    recipe.steps.text = "Cut the tomatoes."
    recipe.addSubview(recipe.picture)
    recipe.addSubview(recipe.steps)
    view = recipe
  }
}
