import UIKit

/// Two labels at the lower edge: one asks how much of the view is covered, the other does not.
class NotesViewController: UIViewController {
  let atTheEdge = UILabel()
  let aboveTheBar = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    atTheEdge.text = "At the edge"
    aboveTheBar.text = "Above what covers"
    for label in [atTheEdge, aboveTheBar] { view.addSubview(label) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let half = view.bounds.width / 2
    let edge = view.bounds.maxY
    atTheEdge.frame = CGRect(x: 0, y: edge - 30, width: half, height: 30)
    aboveTheBar.frame = CGRect(x: half, y: edge - covered - 30, width: half, height: 30)
  }

  /// How much of the view is covered at its lower edge.
  var covered: CGFloat {
    guard #available(iOS 7, *) else { return 0 }
    return bottomLayoutGuide.length
  }
}
