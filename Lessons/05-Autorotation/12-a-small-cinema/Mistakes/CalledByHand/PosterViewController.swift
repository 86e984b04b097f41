import UIKit

class PosterViewController: UIViewController {
  private let film: String
  private let picture = UIView()

  init(film: String) {
    self.film = film
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isPad ? .all : .allButUpsideDown
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    isPad || toInterfaceOrientation != .portraitUpsideDown
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = .red
    view.addSubview(picture)
    addButton("Play", at: 100, action: #selector(play))
    addButton("Back to the programme", at: 150, action: #selector(goBack))
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    picture.frame =
      bounds.width > bounds.height
      ? CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      : CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
  }

  @objc func play() {
    present(FilmViewController(film: film), animated: true)
  }

  @objc func goBack() {
    let programme = navigationController?.viewControllers.first
    _ = navigationController?.popViewController(animated: true)
    programme?.viewDidAppear(true)
  }
}
