import UIKit

/// Shows comments, the newest first, in whatever room its parent gives it.
class ListViewController: UIViewController {
  var comments: [String] = [] {
    didSet { if isViewLoaded { showComments() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    showComments()
  }

  private func showComments() {
    for label in view.subviews { label.removeFromSuperview() }
    for (place, comment) in comments.reversed().prefix(4).enumerated() {
      let label = UILabel(frame: CGRect(x: 10, y: 10 + 30 * place, width: 240, height: 30))
      label.text = comment
      view.addSubview(label)
    }
  }
}
