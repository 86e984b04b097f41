import UIKit

class ListViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Show the film", at: 40, action: #selector(showFilm))
  }

  @objc func showFilm() {
    let film = FilmViewController()
    film.modalPresentationStyle = .fullScreen
    (UIApplication.shared.delegate as? AppDelegate)?.showsFilm = true
    present(film, animated: true)
  }
}
