import UIKit

class FilmViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeRight
  }

  // Asked up to iOS 5.
  override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
    toInterfaceOrientation == .landscapeLeft || toInterfaceOrientation == .landscapeRight
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Back to the programme", for: .normal)
    button.frame = CGRect(x: 20, y: 40, width: 200, height: 44)
    button.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func goBack() {
    dismiss(animated: true, completion: nil)
  }
}
