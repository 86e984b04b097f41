import UIKit

/// Writes in the middle of its view, however large the view is.
class PlayerViewController: UIViewController {
  let song = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    song.text = "A song"
    song.textAlignment = .center
    view.addSubview(song)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    song.frame = view.bounds.insetBy(dx: 20, dy: 20)
  }
}
