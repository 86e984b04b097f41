import UIKit

class ProgrammeViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Turn by hand", at: 40, action: #selector(turnByHand))
    addButton("Show the film", at: 90, action: #selector(showFilm))
  }

  @objc func turnByHand() {
    UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
  }

  @objc func showFilm() {
    present(FilmViewController(), animated: true, completion: nil)
  }

  private func addButton(_ title: String, at y: CGFloat, action: Selector) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    button.addTarget(self, action: action, for: .touchUpInside)
    view.addSubview(button)
  }
}
