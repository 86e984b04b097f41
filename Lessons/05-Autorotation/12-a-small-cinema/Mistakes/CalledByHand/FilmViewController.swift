import UIKit

class FilmViewController: UIViewController {
  private let film: String

  init(film: String) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation.isLandscape
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 280, height: 44))
    label.text = film
    view.addSubview(label)
    addButton("Close", at: 40, action: #selector(close))
  }

  @objc func close() {
    dismiss(animated: true)
  }
}
