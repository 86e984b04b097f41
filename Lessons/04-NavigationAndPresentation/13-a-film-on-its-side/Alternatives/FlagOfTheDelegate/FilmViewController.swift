import UIKit

class FilmViewController: UIViewController {
  // A film is wide: it supports the two ways to hold a phone on its side, and nothing else.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Close", at: 40, action: #selector(close))
  }

  @objc func close() {
    (UIApplication.shared.delegate as? AppDelegate)?.showsFilm = false
    dismiss(animated: true)
  }
}
