import UIKit

class PosterViewController: UIViewController {
  let byNumber = UILabel()
  let byHeight = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    byNumber.text = "By number"
    byHeight.text = "By height"
    view.addSubview(byNumber)
    view.addSubview(byHeight)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // On the author's own phone the view is 460 points high, and its middle is at 230.
    byNumber.frame = CGRect(x: 20, y: 230 - 20, width: 140, height: 40)
    byHeight.frame = CGRect(x: 160, y: view.bounds.midY - 20, width: 140, height: 40)
  }
}
