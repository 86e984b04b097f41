import UIKit

class ListViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Show the film", at: 40, action: #selector(showFilm))
  }

  @objc func showFilm() {
    let film = FilmViewController()
    film.modalPresentationStyle = .fullScreen
    present(film, animated: true)
  }
}
